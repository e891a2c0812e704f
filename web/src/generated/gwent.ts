// Made from src/sevencats/gwent/wire.py by `make generate`; do not edit.

import type * as core from "./core";

/** Something to do with one card. */
export interface CardOption {
  do: CardDeed;
  text: string;
  card: string;
}

/** Something to do with a card that lies on a row. */
export interface PlacedCardOption {
  do: PlacedCardDeed;
  text: string;
  card: string;
  row: RowName;
}

/** The row on which the card is to lie. */
export interface RowOption {
  do: "row";
  text: string;
  row: RowName;
}

/** This seat shall start. */
export interface FirstOption {
  do: "first";
  text: string;
  seat: number;
}

export interface PlainOption {
  do: "leader" | "pass" | "done";
  text: string;
}

export interface Unit {
  card: string;
  strength: number;
}

/** `sounded`: a leader's horn; `horn`: any horn works here. */
export interface Row {
  units: Unit[];
  specials: string[];
  sounded: boolean;
  horn: boolean;
  weather: boolean;
  total: number;
}

export interface Rows {
  close: Row;
  ranged: Row;
  siege: Row;
}

/** One side of the table. `hand`, `deck` and `aside` are told to its own seat; to the other `known` (cards of the hand), `shown` (by a leader), `marked` (cards of the deck), `stirred` (in hand or deck), `seen` (ever), and, where deck lists are open, `unseen`. */
export interface Side {
  faction: string;
  leader: string;
  leader_used: boolean;
  gems: number;
  passed: boolean;
  total: number;
  rows: Rows;
  weather: string[];
  discard: string[];
  reserve: string[];
  removed: string[];
  hand_size: number;
  deck_size: number;
  aside_size: number;
  hand?: string[];
  deck?: string[];
  aside?: string[];
  known?: string[];
  shown?: string[];
  marked?: string[];
  stirred?: string[];
  seen?: string[];
  unseen?: string[];
}

/** A step of the agenda: a rule, its seat, and perhaps a card and a number. */
export interface Step {
  rule: string;
  seat: number;
  card?: string;
  n?: number;
}

/** A row of a seat. */
export interface Place {
  seat: number;
  row: RowName;
}

/** Who is asked about what; -1 is luck. Only the one who is asked hears the options, and for each card that may be played, by the text of its option, the places where it would lie or work. */
export interface Question {
  seat: number;
  about: About;
  step: Step;
  options?: Option[];
  aims?: Record<string, Place[]>;
}

/** The table as a seat sees it; `leads` is who would win the round now, or -1. */
export interface View {
  game: "gwent";
  edition: string;
  house: Record<string, core.HouseValue>;
  open_lists: boolean;
  seat: number | null;
  round: number;
  turn: number;
  starter: number;
  scores: [number, number][];
  leads: number;
  decision: Question | null;
  agenda: Step[];
  outcome: core.Outcome | null;
  sides: Side[];
}

/** `first`: the seat starts a round; `round`: it has won one, or nobody (-1). `faction`: of a tied one the faction that wins ties, if somebody has it; if both do, nobody has won. */
export interface RoundEvent {
  kind: RoundKind;
  seat: number;
  round: number;
  faction: string | null;
}

/** A special card was played; a medic revived a unit, or Skellige's returned, to be placed next; a card was taken openly, or discarded. */
export interface CardEvent {
  kind: CardKind;
  seat: number;
  card: string;
}

/** A card was drawn, swapped for another at the start, or fetched from the deck. */
export interface SecretEvent {
  kind: SecretKind;
  seat: number;
  card: string | null;
}

/** A special card was laid on a row; a unit was taken back by a decoy, transformed (what it becomes is placed next), kept by Monsters, or moved to this row. */
export interface RowEvent {
  kind: RowKind;
  seat: number;
  card: string;
  row: RowName;
}

export interface Placed {
  kind: "placed";
  seat: number;
  by: number;
  card: string;
  row: RowName;
  cause: Cause | null;
}

export interface Destroyed {
  kind: "destroyed";
  seat: number;
  by: number;
  card: string;
  row: RowName;
  cause: "scorch";
}

/** A card of the seat's hand was shown to another, `by`. */
export interface Shown {
  kind: "shown";
  seat: number;
  by: number;
  card: string | null;
}

export interface Passed {
  kind: "passed";
  seat: number;
}

export interface LeaderUsed {
  kind: "leader";
  seat: number;
  leader: string;
}

/** A leader's horn. */
export interface Sounded {
  kind: "sounded";
  seat: number;
  row: RowName;
}

/** So many cards went from the discard pile back into the deck. */
export interface Shuffled {
  kind: "shuffled";
  seat: number;
  n: number;
}

/** A deck as its file has it; cards and reserve are written as words. */
export interface Deck {
  name?: string;
  faction: string;
  leader: string;
  cards: string[];
  reserve?: string[];
  source?: string;
}

/** One side of a position, piles and rows written as words (docs/notation.md). */
export interface PositionSide {
  faction?: string;
  leader?: string;
  leader_used?: boolean;
  gems?: number;
  passed?: boolean;
  close?: string[];
  ranged?: string[];
  siege?: string[];
  sounded?: RowName[];
  hand?: string[];
  deck?: string[];
  discard?: string[];
  reserve?: string[];
  removed?: string[];
  aside?: string[];
  weather?: string[];
  known?: string[];
  marked?: string[];
  stirred?: string[];
  shown?: string[];
  familiar?: string[];
  left?: string[];
  seen?: string[];
}

/** A whole position, secrets included; what is left out is usual. */
export interface Position {
  game?: "gwent";
  edition?: string;
  house?: Record<string, core.HouseValue>;
  open_lists?: boolean;
  round?: number;
  turn?: number;
  starter?: number;
  last_passer?: number;
  luck?: number;
  scores?: [number, number][];
  luck_inside?: boolean;
  asked?: Step;
  by_lot?: boolean;
  agenda?: Step[];
  side?: PositionSide[];
}

/** A premade deck by its name, or a deck. */
export interface SeatSetup {
  name?: string;
  deck?: string | Deck;
  leader?: string;
}

/** Instead of all the rest a setup may have a position, with the names of the seats. */
export interface Setup {
  edition?: string;
  house?: Record<string, core.HouseValue>;
  open_lists?: boolean;
  seats?: SeatSetup[];
  position?: Position;
}

export type RowName = "close" | "ranged" | "siege";

export type CardDeed = "play" | "draw" | "revive" | "discard" | "replace" | "take" | "show";

export type PlacedCardDeed = "keep" | "decoy";

export type RoundKind = "first" | "round";

export type CardKind = "played" | "revived" | "returned" | "took" | "discarded";

export type SecretKind = "drew" | "swapped" | "fetched";

export type RowKind = "laid" | "decoyed" | "transformed" | "kept" | "moved";

export type Cause = "muster" | "medic" | "avenger" | "mardroeme" | "skellige";

export type About = "first" | "swap" | "draw" | "turn" | "row" | "decoy" | "revive" | "weather" | "show" | "take" | "discard" | "fetch" | "keep" | "return";

export type Option = CardOption | PlacedCardOption | RowOption | FirstOption | PlainOption;

export type Event = RoundEvent | CardEvent | SecretEvent | RowEvent | Placed | Destroyed | Shown | Passed | LeaderUsed | Sounded | Shuffled;
