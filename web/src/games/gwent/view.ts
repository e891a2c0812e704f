/** The view of a table of Gwent, as `gwent/view.py` builds it, and small readings of it. */
import type { Question } from "../../words/naming";
import { spread } from "../piles";
import type { RowName } from "./facts";

const WINS_TIES = "nilfgaard";

export interface Unit {
  card: string;
  strength: number;
}

export interface RowView {
  units: Unit[];
  specials: string[];
  sounded: boolean;
  horn: boolean;
  weather: boolean;
  total: number;
}

export interface SideView {
  faction: string;
  leader: string;
  leader_used: boolean;
  gems: number;
  passed: boolean;
  total: number;
  rows: Record<RowName, RowView>;
  weather: string[];
  discard: string[];
  reserve: string[];
  hand_size: number;
  deck_size: number;
  hand?: string[];
  deck?: string[];
  shown?: string[];
  known?: string[];
}

export interface GwentQuestion extends Question {
  aims?: Record<string, string[]>;
}

export interface GwentView {
  edition: string;
  seat: number | null;
  round: number;
  turn: number;
  leads: number;
  scores: [number, number][];
  decision: GwentQuestion | null;
  outcome: { winner: number; why: string } | null;
  sides: [SideView, SideView];
}

/** The faction that says whose a tie is: of whoever it goes to, or of both, if both have it. */
export function tieBreaker(view: GwentView): string {
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

/** The card that an option is about: `decoy harpy ranged` is about the harpy. */
export function cardOf(option: string): string | null {
  const [verb, card] = option.split(" ");
  return card && !["row", "first"].includes(verb!) ? card : null;
}

/** Every card of a side that is in sight. */
export function cardsOf(side: SideView): string[] {
  const units = Object.values(side.rows).flatMap((row) => row.units.map((unit) => unit.card));
  const piles = [side.hand, side.deck, side.discard, side.shown, side.known].flatMap((pile) => spread(pile));
  return [...units, ...piles];
}
