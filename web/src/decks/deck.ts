/** A deck as it is built: counts of cards under a name. The reserve follows from the cards. */
import { ROWS, type Fact, type Facts } from "../games/gwent/facts";
import type * as gwent from "../generated/gwent";
import type { EditionLimits } from "../generated/messages";

/** What lies on the bench: a deck, the edition that judges it, and the name under which it is kept, if it is. */
export interface Draft {
  edition: string;
  deck: Deck;
  kept?: string;
}

/** A deck as its file has it, under its name. */
export type Written = gwent.Deck & { name: string };

/** A deck as it is built, with so many of each card. */
export type Deck = Omit<Written, "cards" | "reserve"> & { cards: Record<string, number> };

export function count(deck: Deck, id: string): number {
  return deck.cards[id] ?? 0;
}

/** The deck with so many of a card. */
export function withCard(deck: Deck, id: string, n: number): Deck {
  const { [id]: _, ...others } = deck.cards;
  return { ...deck, cards: n > 0 ? { ...others, [id]: n } : others };
}

/** The kinds of card in a deck in the order of the catalogue. */
export function kinds(deck: Deck, facts: Facts): Fact[] {
  return [...facts.values()].filter((fact) => fact.kind !== "leader" && count(deck, fact.id) > 0);
}

export function isSpecial(fact: Fact): boolean {
  return fact.kind === "special" || fact.kind === "weather";
}

export interface Sizes {
  all: number;
  units: number;
  specials: number;
  strength: number;
}

export function sizes(deck: Deck, facts: Facts): Sizes {
  const found: Sizes = { all: 0, units: 0, specials: 0, strength: 0 };
  for (const fact of kinds(deck, facts)) {
    const n = count(deck, fact.id);
    found.all += n;
    found[isSpecial(fact) ? "specials" : "units"] += n;
    found.strength += n * (fact.strength ?? 0);
  }
  return found;
}

/** The reserve that its cards need. */
export function reserveOf(deck: Deck, limits: EditionLimits): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [id, other] of Object.entries(limits.reserve))
    if (count(deck, id)) found[other] = (found[other] ?? 0) + count(deck, id);
  return found;
}

/** `{ nekker: 3, griffin: 1 }` as `["nekker*3", "griffin"]`, in the order of the catalogue. */
export function piled(cards: Record<string, number>, facts: Facts): string[] {
  return [...facts.keys()].filter((id) => cards[id]).map((id) => (cards[id] === 1 ? id : `${id}*${cards[id]}`));
}

export function written(deck: Deck, facts: Facts, limits: EditionLimits): Written {
  const reserve = piled(reserveOf(deck, limits), facts);
  return {
    name: deck.name,
    faction: deck.faction,
    leader: deck.leader,
    ...(deck.source ? { source: deck.source } : {}),
    cards: piled(deck.cards, facts),
    ...(reserve.length ? { reserve } : {}),
  };
}

export interface Bar {
  name: string;
  n: number;
  heroes: number;
  strength: number;
}

/** How many units there are of each printed strength, from the weakest to the strongest of the deck. */
export function byStrength(deck: Deck, facts: Facts): Bar[] {
  const units = kinds(deck, facts).filter((fact) => fact.strength !== null);
  const most = Math.max(10, ...units.map((fact) => fact.strength!));
  return Array.from({ length: most + 1 }, (_, n) =>
    bar(
      String(n),
      units.filter((fact) => fact.strength === n),
      deck,
    ),
  );
}

/** How many cards go to each row; agile ones apart, since they go to either of two. */
export function byRow(deck: Deck, facts: Facts): Bar[] {
  const all = kinds(deck, facts);
  const units = all.filter((fact) => fact.strength !== null);
  return [
    ...ROWS.map((row) =>
      bar(
        row,
        units.filter((fact) => fact.rows.length === 1 && fact.rows[0] === row),
        deck,
      ),
    ),
    bar(
      "agile",
      units.filter((fact) => fact.rows.length > 1),
      deck,
    ),
    bar(
      "special",
      all.filter((fact) => fact.kind === "special"),
      deck,
    ),
    bar(
      "weather",
      all.filter((fact) => fact.kind === "weather"),
      deck,
    ),
  ];
}

function bar(name: string, facts: Fact[], deck: Deck): Bar {
  const sum = (value: (fact: Fact) => number): number =>
    facts.reduce((total, fact) => total + value(fact) * count(deck, fact.id), 0);
  return {
    name,
    n: sum(() => 1),
    heroes: sum((fact) => (fact.kind === "hero" ? 1 : 0)),
    strength: sum((fact) => fact.strength ?? 0),
  };
}
