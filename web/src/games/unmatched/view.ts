/** What `unmatched/view.py` tells, as far as the screen draws it. */
import type { Question } from "../../words/naming";

export interface View {
  game: string;
  board: string;
  seat: number | null;
  number: number;
  turn: number;
  actions: number;
  decision: Question | null;
  agenda: { rule: string; seat: number; n?: number }[];
  outcome: { winner: number; why: string } | null;
  combat: Combat | null;
  fighters: Fighter[];
  sides: Side[];
}

export interface Combat {
  revealed: boolean;
  winner: number | null;
  attack: Part;
  defence: Part;
}

/** `card` is missing as long as it lies face down for the reader, and null where no card was laid. */
export interface Part {
  seat: number;
  fighter: string;
  card?: string | null;
  value?: number;
  cancelled?: boolean;
  ignored?: string;
  added?: [cause: string, n: number][];
  instead?: number;
}

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
  stuck: boolean;
}

export interface Side {
  hero: string;
  equipment: string[];
  hand_size: number;
  deck_size: number;
  hidden: string[];
  discard: string[];
  ongoing: string | null;
  playing: string | null;
  sources: number;
  dormant: boolean;
  out: boolean;
  hand?: string[];
  shown?: string[];
}
