/** Small readings of the view of a table of Gwent. */
import type { Option, Place, Side, Unit, View } from "../../generated/gwent";
import { spread } from "../piles";

const WINS_TIES = "nilfgaard";

/** The faction that says whose a tie is: of whoever it goes to, or of both, if both have it. */
export function tieBreaker(view: View): string {
  if (view.leads >= 0) return view.sides[view.leads]!.faction;
  return view.sides.every((side) => side.faction === WINS_TIES) ? WINS_TIES : "";
}

/** A card in a pile or a row with a key that stays its own while others come and go. */
export interface Keyed {
  key: string;
  card: string;
}

/** A written pile card by card, every copy with a key of its own. */
export function keyed(pile: string[]): Keyed[] {
  return withKeys(spread(pile).map((card) => ({ card })));
}

function withKeys<T extends { card: string }>(cards: T[]): (T & Keyed)[] {
  const seen = new Map<string, number>();
  return cards.map((one) => {
    const k = seen.get(one.card) ?? 0;
    seen.set(one.card, k + 1);
    return { ...one, key: `${one.card}#${k}` };
  });
}

/** Units of a row that is too full: equal neighbours become one with a number on it. */
export interface Heap extends Unit, Keyed {
  n: number;
}

export function heaped(units: Unit[], room: number): Heap[] {
  const single = withKeys(units).map((unit) => ({ ...unit, n: 1 }));
  if (units.length <= room) return single;
  const heaps: Heap[] = [];
  for (const unit of single) {
    const last = heaps.at(-1);
    if (last && last.card === unit.card && last.strength === unit.strength) last.n += 1;
    else heaps.push(unit);
  }
  return heaps;
}

/** The card that an option is about; some are about none. */
export function cardOf(option: Option): string | null {
  return "card" in option ? option.card : null;
}

/** The option to play this card, if it is offered. */
export function playOf(options: Option[], card: string): Option | undefined {
  return options.find((one) => one.do === "play" && one.card === card);
}

/** The option that needs no more words, if it is offered. */
export function plain(options: Option[], deed: "leader" | "pass" | "done"): Option | undefined {
  return options.find((one) => one.do === deed);
}

/** A place as the table writes it on its rows. */
export function placeKey({ seat, row }: Place): string {
  return `${seat} ${row}`;
}

/** Every card of a side that is in sight. */
export function cardsOf(side: Side): string[] {
  const { close, ranged, siege } = side.rows;
  const units = [close, ranged, siege].flatMap((row) => row.units.map((unit) => unit.card));
  const piles = [side.hand, side.deck, side.discard, side.shown, side.known].flatMap((pile) => spread(pile));
  return [...units, ...piles];
}
