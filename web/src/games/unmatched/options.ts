/** The offered options by what they are about, so that the table itself can be touched. Nothing is offered that was not given. */
import { isCard } from "./content";

export interface Option {
  text: string;
  verb: string;
  card?: string;
  /** Who acts: the one that moves, is placed or attacks. */
  actor?: string;
  /** Who it happens to. */
  target?: string;
  space?: string;
}

/** Questions about cards that lie elsewhere than in the own hand. */
const ELSEWHERE = ["equipment", "take", "look"];

export function read(texts: string[], fighters: string[], spaces: string[]): Option[] {
  return texts.map((text) => {
    const [verb, ...words] = text.split(" ") as [string, ...string[]];
    const named = words.filter((word) => fighters.includes(word));
    const space = words.find((word) => spaces.includes(word));
    const acts = space !== undefined || verb === "attack";
    const card = words.find(isCard);
    return {
      text,
      verb,
      ...(card && { card }),
      ...(acts && named[0] && { actor: named[0] }),
      ...(!acts && named[0] && { target: named[0] }),
      ...(verb === "attack" && named[1] && { target: named[1] }),
      ...(space && { space }),
    };
  });
}

export interface Offer {
  /** Cards of the own hand, each with what it can be used for. */
  hand: Map<string, Option>;
  /** Cards that lie elsewhere: they are shown in the picker. */
  picker: Option[];
  /** Whoever may move or be placed, in order. */
  movers: string[];
  /** What can be done to somebody, or by somebody to somebody. */
  deeds: Option[];
  moves: Option[];
  /** Everything else: buttons. */
  plain: Option[];
}

export function offerOf(options: Option[], about: string): Offer {
  const cards = options.filter((one) => one.card);
  const elsewhere = ELSEWHERE.includes(about);
  const moves = options.filter((one) => one.space);
  return {
    hand: new Map(elsewhere ? [] : cards.map((one) => [one.card!, one])),
    picker: elsewhere ? cards : [],
    movers: [...new Set(moves.map((one) => one.actor!))],
    deeds: options.filter((one) => one.target && !one.space),
    moves,
    plain: options.filter((one) => !one.card && !one.space && !one.target),
  };
}

/** The spaces that this fighter can go to, each with its option. */
export function spacesFor(offer: Offer, mover: string | undefined): Map<string, Option> {
  return new Map(offer.moves.filter((one) => one.actor === mover).map((one) => [one.space!, one]));
}

/** What touching a target means: all deeds to it, or those of the picked actor if it has any. */
export function deedsTo(offer: Offer, target: string, actor?: string): Option[] {
  const all = offer.deeds.filter((one) => one.target === target);
  const own = all.filter((one) => one.actor === actor);
  return own.length ? own : all;
}
