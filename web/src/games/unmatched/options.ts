/** The offered options by what they are about, so that the table itself can be touched. Nothing is offered that was not given. */
import type { About, CardOption, Option, SpaceOption } from "../../generated/unmatched";

/** Questions about cards that lie elsewhere than in the own hand. */
const ELSEWHERE: (About | undefined)[] = ["equipment", "take", "look"];

/** Who acts: the one that moves, is placed or attacks. */
export function actorOf(option: Option): string | undefined {
  return "space" in option || "target" in option ? option.fighter : undefined;
}

/** Who it happens to. */
export function targetOf(option: Option): string | undefined {
  if ("target" in option) return option.target;
  return "fighter" in option && !("space" in option) ? option.fighter : undefined;
}

export interface Offer {
  /** Cards of the own hand, each with what it can be used for. */
  hand: Map<string, CardOption>;
  /** Cards that lie elsewhere: they are shown in the picker. */
  picker: CardOption[];
  /** Whoever may move or be placed, in order. */
  movers: string[];
  /** What can be done to somebody, or by somebody to somebody. */
  deeds: Option[];
  moves: SpaceOption[];
  /** Everything else: buttons. */
  plain: Option[];
}

export function offerOf(options: Option[], about: About | undefined): Offer {
  const cards = options.filter((one) => "card" in one);
  const elsewhere = ELSEWHERE.includes(about);
  const moves = options.filter((one) => "space" in one);
  return {
    hand: new Map(elsewhere ? [] : cards.map((one) => [one.card, one])),
    picker: elsewhere ? cards : [],
    movers: [...new Set(moves.map((one) => one.fighter))],
    deeds: options.filter((one) => targetOf(one) !== undefined),
    moves,
    plain: options.filter((one) => !("card" in one || "fighter" in one)),
  };
}

/** The spaces that this fighter can go to, each with its option. */
export function spacesFor(offer: Offer, mover: string | undefined): Map<string, SpaceOption> {
  return new Map(offer.moves.filter((one) => one.fighter === mover).map((one) => [one.space, one]));
}

/** What touching a target means: all deeds to it, or those of the picked actor if it has any. */
export function deedsTo(offer: Offer, target: string, actor?: string): Option[] {
  const all = offer.deeds.filter((one) => targetOf(one) === target);
  const own = all.filter((one) => actorOf(one) === actor);
  return own.length ? own : all;
}
