/** All that is wrong with a deck, by counting it against the limits that the engine gives. */
import type { Facts } from "../games/gwent/facts";
import type { EditionLimits } from "../generated/messages";
import { count, kinds, sizes, type Deck } from "./deck";

export interface Fault {
  kind:
    | "faction"
    | "leader-faction"
    | "leader-edition"
    | "units"
    | "specials"
    | "reserve"
    | "edition"
    | "foreign"
    | "copies";
  /** The card or leader that it is about. */
  about: string;
  /** Whose it is. */
  faction: string;
  n: number;
  limit: number;
}

export function faults(deck: Deck, limits: EditionLimits, facts: Facts): Fault[] {
  const { units, specials } = sizes(deck, facts);
  const cards = kinds(deck, facts).map((fact) => cardFault(deck, fact.id, limits, facts));
  const all = [
    ...ofTheLeader(deck, limits, facts),
    units < limits.minimum_units ? fault("units", { n: units, limit: limits.minimum_units }) : null,
    specials > limits.maximum_specials ? fault("specials", { n: specials, limit: limits.maximum_specials }) : null,
    ...cards,
  ];
  return all.filter((one) => one !== null);
}

function ofTheLeader(deck: Deck, limits: EditionLimits, facts: Facts): Fault[] {
  const faction = facts.get(deck.leader)?.faction ?? "";
  const found = deck.faction in limits.leaders ? [] : [fault("faction", { faction: deck.faction })];
  if (faction !== deck.faction) return [...found, fault("leader-faction", { about: deck.leader, faction })];
  const known = limits.leaders[deck.faction]?.includes(deck.leader) ?? true;
  return known ? found : [...found, fault("leader-edition", { about: deck.leader })];
}

function cardFault(deck: Deck, id: string, limits: EditionLimits, facts: Facts): Fault | null {
  const { faction, reserve } = facts.get(id)!;
  const limit = limits.cards[id];
  if (reserve) return fault("reserve", { about: id });
  if (limit === undefined) return fault("edition", { about: id });
  if (!fits(deck, faction, limits)) return fault("foreign", { about: id, faction });
  return count(deck, id) > limit ? fault("copies", { about: id, n: count(deck, id), limit }) : null;
}

function fault(kind: Fault["kind"], more: Partial<Fault>): Fault {
  return { kind, about: "", faction: "", n: 0, limit: 0, ...more };
}

function fits(deck: Deck, faction: string, limits: EditionLimits): boolean {
  return faction === deck.faction || limits.shared.includes(faction);
}

/** Why no more of a card can be laid into the deck; null if it can. */
export function whyNot(deck: Deck, id: string, limits: EditionLimits, facts: Facts): Fault | null {
  const more = { ...deck, cards: { ...deck.cards, [id]: count(deck, id) + 1 } };
  return cardFault(more, id, limits, facts);
}

/** The deck without what can never be in it: only so many copies as there are, of cards that its faction may play. */
export function trimmed(deck: Deck, limits: EditionLimits, facts: Facts): Deck {
  const cards: Record<string, number> = {};
  for (const { id, faction, reserve } of kinds(deck, facts)) {
    const most = reserve || !fits(deck, faction, limits) ? 0 : (limits.cards[id] ?? 0);
    if (most) cards[id] = Math.min(count(deck, id), most);
  }
  return { ...deck, cards };
}
