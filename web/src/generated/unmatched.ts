// Made from src/sevencats/unmatched/wire.py by `make generate`; do not edit.

import type * as core from "./core";

/** Something to do with a card. */
export interface CardOption {
  do: CardDeed;
  text: string;
  card: string;
}

/** Something to do to a fighter. */
export interface FighterOption {
  do: FighterDeed;
  text: string;
  fighter: string;
}

/** A space for a fighter. */
export interface SpaceOption {
  do: SpaceDeed;
  text: string;
  fighter: string;
  space: string;
}

export interface AttackOption {
  do: "attack";
  text: string;
  fighter: string;
  target: string;
}

export interface PlainOption {
  do: PlainDeed;
  text: string;
}

/** One side of a combat. `card` is missing as long as it lies face down for the reader, and null where none was laid; the rest is told after the reveal: the value, whether effects were cancelled, whose effects are ignored, what was added by what, and a value instead of the printed one. */
export interface Part {
  seat: number;
  fighter: string;
  card?: string | null;
  value?: number;
  cancelled?: boolean;
  ignored?: string;
  added?: [string, number][];
  instead?: number;
}

export interface Combat {
  revealed: boolean;
  winner: number | null;
  attack: Part;
  defence: Part;
}

/** A figure: where it stands (null is off the board), and where it could go by its own move value. */
export interface Fighter {
  name: string;
  kind: string;
  seat: number;
  health: number;
  most: number;
  move: number;
  ranged: boolean;
  hero: boolean;
  space: string | null;
  zones: string[];
  reach: string[];
  left: boolean;
  stuck: boolean;
  attacked: boolean;
}

/** One side's cards. `hidden` is all that may lie in hand, deck or face down; `hand` and `deck` are told to its own seat, `shown` to the others: what they have seen of the hand. */
export interface Side {
  hero: string;
  equipment: string[];
  hand_size: number;
  deck_size: number;
  hidden: string[];
  top: string[];
  known: string[];
  marked: string[];
  discard: string[];
  ongoing: string | null;
  playing: string | null;
  later: string[];
  sources: number;
  attacked: boolean;
  dormant: boolean;
  out: boolean;
  hand?: string[];
  deck?: string[];
  shown?: string[];
}

/** A step of the agenda: a rule, its seat, and perhaps a number, a card and fighters. */
export interface Step {
  rule: string;
  seat: number;
  n?: number;
  card?: string;
  fighter?: string;
  fighters?: string[];
}

/** Who is asked about what; -1 is luck. Only the one who is asked hears the options. */
export interface Question {
  seat: number;
  about: About;
  step: Step;
  options?: Option[];
}

/** The table as a seat sees it; `number` is that of the turn, `turn` whose it is. */
export interface View {
  game: "unmatched";
  board: string;
  seat: number | null;
  number: number;
  turn: number;
  actions: number;
  decision: Question | null;
  agenda: Step[];
  outcome: core.Outcome | null;
  combat: Combat | null;
  fighters: Fighter[];
  sides: Side[];
}

/** A manoeuvre, the end of a turn by an effect, a search of the deck, a seat that is out or has no fighter left. */
export interface SeatEvent {
  kind: SeatKind;
  seat: number;
}

/** The number of the turn that begins, actions gained, cards of a hand that was looked at, or the damage to each fighter that an empty deck costs. */
export interface NumberEvent {
  kind: NumberKind;
  seat: number;
  n: number;
}

export interface CardEvent {
  kind: CardKind;
  seat: number;
  card: string;
}

export interface SecretCardEvent {
  kind: SecretCardKind;
  seat: number;
  card: string | null;
}

export interface FighterEvent {
  kind: FighterKind;
  seat: number;
  fighter: string;
  space: string | null;
}

export interface HealthEvent {
  kind: HealthKind;
  seat: number;
  fighter: string;
  space: string | null;
  n: number;
}

export interface Attacked {
  kind: "attacked";
  seat: number;
  fighter: string;
  target: string;
}

/** A combat was decided: its seat has won it. */
export interface Fought {
  kind: "fought";
  seat: number;
  attack: number;
  defence: number;
  damage: number;
}

/** One side of a position, piles written as words (docs/notation.md). */
export interface PositionSide {
  hero?: string;
  equipment?: string[];
  hand?: string[];
  deck?: string[];
  discard?: string[];
  known?: string[];
  marked?: string[];
  top?: string[];
  ongoing?: string;
  playing?: string;
  later?: string[];
  attacked?: boolean;
  dormant?: boolean;
  out?: boolean;
  shown?: string[][];
  left?: string[][];
}

/** A fighter of a position; its space may be `off`. */
export interface PositionFighter {
  name?: string;
  space?: string;
  health?: number;
  left?: boolean;
  stuck?: boolean;
  attacked?: boolean;
}

export interface PositionCombat {
  revealed?: boolean;
  winner?: number;
}

/** One side of a combat in a position; what was added is written `cause n`. */
export interface PositionPart {
  fighter?: string;
  card?: string;
  instead?: number;
  added?: string[];
  ignored?: string;
  cancelled?: boolean;
}

/** A whole position, secrets included; what is left out is usual. */
export interface Position {
  game?: "unmatched";
  board?: string;
  number?: number;
  turn?: number;
  actions?: number;
  luck?: number;
  luck_inside?: boolean;
  drawn?: boolean;
  asked?: Step;
  combat?: PositionCombat;
  part?: PositionPart[];
  agenda?: Step[];
  side?: PositionSide[];
  fighter?: PositionFighter[];
}

export interface SeatSetup {
  name?: string;
  hero?: string;
  equipment?: string[];
}

/** Instead of all the rest a setup may have a position, with the names of the seats. */
export interface Setup {
  board?: string;
  seats?: SeatSetup[];
  position?: Position;
}

export type CardDeed = "lay" | "defend" | "scheme" | "boost" | "draw" | "discard" | "take" | "equip";

export type FighterDeed = "hit" | "swap" | "through";

export type SpaceDeed = "move" | "place";

export type PlainDeed = "manoeuvre" | "draw-one" | "search-deck" | "search-discard" | "through-nobody" | "done" | "decline" | "accept" | "ignore";

export type SeatKind = "manoeuvre" | "ended" | "searched" | "out" | "dormant";

export type NumberKind = "turn" | "gained" | "looked" | "exhausted";

export type CardKind = "equipped" | "scheme" | "discarded" | "revealed" | "cancelled" | "took" | "returned";

export type SecretCardKind = "drew" | "laid";

export type FighterKind = "moved" | "placed" | "swapped" | "removed" | "rooted" | "defeated";

export type HealthKind = "damaged" | "recovered";

export type About = "equipment" | "place" | "action" | "boost" | "move" | "attack" | "defence" | "discard" | "draw" | "hit" | "ignore" | "limit" | "look" | "mill" | "riposte" | "search" | "spend" | "summon" | "take" | "through";

export type Option = CardOption | FighterOption | SpaceOption | AttackOption | PlainOption;

export type Event = SeatEvent | NumberEvent | CardEvent | SecretCardEvent | FighterEvent | HealthEvent | Attacked | Fought;
