// Made from src/sevencats/dice/wire.py by `make generate`; do not edit.

import type * as core from "./core";
import type * as gwent from "./gwent";

/** Something to do with a die; `roll` is what luck answers, and its text is the die alone. */
export interface DieOption {
  do: DieDeed;
  text: string;
  die: string;
}

export interface FactionOption {
  do: "faction";
  text: string;
  faction: string;
}

/** This seat shall start. */
export interface FirstOption {
  do: "first";
  text: string;
  seat: number;
}

export interface PlainOption {
  do: "pass" | "done" | "decline" | "largest";
  text: string;
}

/** One side of the table. `hand`, `aside`, `rolling` and `deck` are told to its own seat, and where hands are open to all; `shown` and `unseen` are what everybody knows of them. */
export interface Side {
  faction: string;
  difficulty: string | null;
  wins: number;
  passed: boolean;
  total: number;
  row: string[];
  kept: boolean;
  gone: string[];
  shown: string[];
  unseen: string[];
  hand_size: number;
  rolling_size: number;
  deck_size: number;
  hand?: string[];
  aside?: string[];
  rolling?: string[];
  deck?: string[];
}

/** A step of the agenda: a rule, its seat, and perhaps a number. */
export interface Step {
  rule: string;
  seat: number;
  n?: number;
}

/** Who is asked about what; -1 is luck. Only the one who is asked hears the options. */
export interface Question {
  seat: number;
  about: About;
  step: Step;
  options?: Option[];
}

/** The table as a seat sees it. */
export interface View {
  game: "dice";
  variant: string;
  house: Record<string, core.HouseValue>;
  open_hands: boolean;
  winner_needed: boolean;
  seat: number | null;
  round: number;
  turn: number;
  starter: number;
  first_passer: number;
  stock: number;
  scores: [number, number][];
  reward: string | null;
  decision: Question | null;
  agenda: Step[];
  outcome: core.Outcome | null;
  sides: Side[];
}

/** The seat plays this faction. */
export interface Joined {
  kind: "faction";
  seat: number;
  faction: string;
}

/** A d10 set the difficulty of an NPC. */
export interface Challenged {
  kind: "difficulty";
  seat: number;
  difficulty: string;
  roll: number;
}

/** `first`: the seat starts a round; `round`: it has won one, or nobody (-1). */
export interface RoundEvent {
  kind: gwent.RoundKind;
  seat: number;
  round: number;
}

/** A die was picked for a hand, rolled, chosen to be rolled again, or added. */
export interface HandEvent {
  kind: HandKind;
  seat: number;
  die: string | null;
}

/** A die of Monsters stays, by this roll of a d10. */
export interface Kept {
  kind: "kept";
  seat: number;
  die: string;
  roll: number;
}

/** An NPC keeps these dice: lowest, median or highest. */
export interface Based {
  kind: "base";
  seat: number;
  keeps: string;
}

/** A ten adds a die. */
export interface Exploded {
  kind: "exploded";
  seat: number;
  die: string;
}

/** No die of the row shows so little as this d10. */
export interface RolledAgain {
  kind: "rolled-again";
  seat: number;
  die: string;
}

/** The d10 of a Tactics check, and the check's total. */
export interface Checked {
  kind: "check";
  seat: number;
  die: string;
  total: number;
}

/** A die was laid, and the row's total with it. */
export interface Played {
  kind: "played";
  seat: number;
  die: string;
  total: number;
}

export interface Passed {
  kind: "passed";
  seat: number;
}

export interface RolledOff {
  kind: "roll-off";
  seat: number;
  die: string;
  roll: number;
}

/** A person won a die from an NPC, by this roll of a d100. */
export interface Rewarded {
  kind: "reward";
  seat: number;
  die: string;
  roll: number;
}

/** One side of a position, piles written as words (docs/notation.md). */
export interface PositionSide {
  faction?: string;
  difficulty?: string;
  wins?: number;
  passed?: boolean;
  row?: string[];
  kept?: boolean;
  hand?: string[];
  aside?: string[];
  shown?: string[];
  gone?: string[];
  rolling?: string[];
  deck?: string[];
}

/** A whole position, secrets included; what is left out is usual. */
export interface Position {
  game?: "dice";
  variant?: string;
  house?: Record<string, core.HouseValue>;
  open_hands?: boolean;
  winner_needed?: boolean;
  round?: number;
  turn?: number;
  starter?: number;
  first_passer?: number;
  stock?: number;
  scores?: [number, number][];
  reward?: string;
  outcome?: core.Outcome;
  luck?: number;
  luck_inside?: boolean;
  asked?: Step;
  by_lot?: boolean;
  agenda?: Step[];
  side?: PositionSide[];
}

/** A seat with a `difficulty` is an NPC; any other is a person with dice, of which it may have picked a `hand`, and perhaps the total of a Tactics check or the base to which a d10 is added. */
export interface SeatSetup {
  name?: string;
  faction?: string;
  difficulty?: string;
  dice?: string[];
  hand?: string[];
  tactics?: number;
  tactics_base?: number;
}

/** Instead of all the rest a setup may have a position, with the names of the seats. */
export interface Setup {
  variant?: string;
  house?: Record<string, core.HouseValue>;
  open_hands?: boolean;
  winner_needed?: boolean;
  seats?: SeatSetup[];
  position?: Position;
}

export type HandKind = "picked" | "rolled" | "rerolled" | "added";

export type DieDeed = "roll" | "play" | "reroll" | "take" | "add";

export type About = "faction" | "difficulty" | "first" | "pick" | "roll" | "check" | "reroll" | "explode" | "turn" | "add" | "keep" | "roll-off" | "reward";

export type Option = DieOption | FactionOption | FirstOption | PlainOption;

export type Event = Joined | Challenged | RoundEvent | HandEvent | Kept | Based | Exploded | RolledAgain | Checked | Played | Passed | RolledOff | Rewarded;
