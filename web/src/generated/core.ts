// Made from src/sevencats/core/wire.py by `make generate`; do not edit.

/** How a game ended; the winner of a drawn one is -2. */
export interface Outcome {
  winner: number;
  why: string;
}

/** A point in which a table may differ from what is printed: its values, and the usual one of each edition. */
export interface HouseRule {
  name: string;
  kind: HouseKind;
  values: string[];
  usual: Record<string, HouseValue>;
}

export type HouseValue = boolean | number | string | string[];

export type HouseKind = "flag" | "number" | "word" | "words";
