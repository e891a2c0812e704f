/** Which cards of the catalogue are shown. */
import type { Fact } from "../games/gwent/facts";
import type { RowName } from "../generated/gwent";
import { plain } from "../rules/search";

export interface Filter {
  sought: string;
  /** A faction, `mine` for all that the deck's faction may play, or nothing for all. */
  faction: string;
  row: RowName | "agile" | "none" | "";
  ability: string;
  /** A printed strength, or a span such as `4-6`. */
  strength: string;
}

export const STRENGTHS = ["0-2", "3-4", "5-6", "7-9", "10-15"];
export const ANY: Filter = { sought: "", faction: "mine", row: "", ability: "", strength: "" };

/** What a card can do, being a hero or agile included. */
export function abilitiesOf(fact: Fact): string[] {
  return [...(fact.kind === "hero" ? ["hero"] : []), ...(isAgile(fact) ? ["agile"] : []), ...fact.abilities];
}

function isAgile(fact: Fact): boolean {
  return fact.strength !== null && fact.rows.length > 1;
}

export function shows(fact: Fact, filter: Filter, mine: string[], words: string): boolean {
  const { sought, faction, row, ability, strength } = filter;
  return (
    (faction === "" || (faction === "mine" ? mine.includes(fact.faction) : fact.faction === faction)) &&
    (row === "" || inRow(fact, row)) &&
    (ability === "" || abilitiesOf(fact).includes(ability)) &&
    (strength === "" || within(fact.strength, strength)) &&
    plain(sought)
      .split(" ")
      .every((word) => plain(words).includes(word))
  );
}

function inRow(fact: Fact, row: string): boolean {
  if (row === "none") return fact.strength === null;
  if (fact.strength === null) return false;
  return row === "agile" ? isAgile(fact) : fact.rows.includes(row as RowName);
}

function within(strength: number | null, span: string): boolean {
  const [least = 0, most = least] = span.split("-").map(Number);
  return strength !== null && strength >= least && strength <= most;
}
