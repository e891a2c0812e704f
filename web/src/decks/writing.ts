/** A deck as a file that the engine reads, and as a list of names for people. */
import type { Facts } from "../games/gwent/facts";
import type { EditionLimits } from "../generated/messages";
import { count, kinds, written, type Deck } from "./deck";

/** TOML, as `sevencats deck` and `sevencats play` read it. */
export function fileOf(deck: Deck, facts: Facts, limits: EditionLimits): string {
  const lines = Object.entries(written(deck, facts, limits)).map(([field, value]) =>
    Array.isArray(value)
      ? `${field} = [\n${value.map((word) => `  ${JSON.stringify(word)},\n`).join("")}]`
      : `${field} = ${JSON.stringify(value)}`,
  );
  return `${lines.join("\n")}\n`;
}

/** A name for the file that every system takes. */
export function fileName(deck: Deck): string {
  const plain = deck.name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return `${plain || "deck"}.toml`;
}

/** Name, faction and leader, then a card in each line, in the words of the reader. */
export function listOf(deck: Deck, facts: Facts, called: (id: string) => string): string {
  const cards = kinds(deck, facts).map((fact) => `${count(deck, fact.id)} ${called(fact.id)}`);
  return [deck.name, called(deck.faction), called(deck.leader), "", ...cards, ""].join("\n");
}
