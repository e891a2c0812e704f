/** What a seat may know of a game of Gwen't, and small helpers to read it. */
import type { Question } from "../../words/naming";
import { spread } from "../piles";

export const FACTIONS = ["northern-realms", "nilfgaard", "scoiatael", "monsters"];

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
  hand_size: number;
  rolling_size: number;
  deck_size: number;
  hand?: string[];
  aside?: string[];
  rolling?: string[];
  deck?: string[];
}

export interface DiceView {
  game: string;
  variant: string;
  open_hands: boolean;
  winner_needed: boolean;
  seat: number | null;
  round: number;
  turn: number;
  scores: [number, number][];
  reward: string | null;
  decision: Question | null;
  outcome: { winner: number; why: string } | null;
  sides: [Side, Side];
}

/** What lies on the counter in a game of a campaign. */
export interface Stakes {
  bet: number;
  stake: number;
  purse: number;
  difficulty: string | null;
}

export interface Shown {
  id: string;
  faces: number;
  value: number;
}

/** A die by its id: `d8=7`; of `d8` only the faces are known. */
export function dieOf(id: string): Shown {
  const [, faces = "6", value = "0"] = /^d(\d+)(?:=(\d+))?$/.exec(id) ?? [];
  return { id, faces: Number(faces), value: Number(value) };
}

/** A hand from the highest value to the lowest, each die with a key that stays as long as it lies there. */
export function laid(pile: string[] = []): { key: string; die: Shown }[] {
  const seen = new Map<string, number>();
  return spread(pile)
    .map(dieOf)
    .sort((a, b) => b.value - a.value || b.faces - a.faces)
    .map((die) => {
      const n = seen.get(die.id) ?? 0;
      seen.set(die.id, n + 1);
      return { key: `${die.id}#${n}`, die };
    });
}

/** The option of this question about a die, if it is offered: `play d8=7`. */
export function optionFor(question: Question | null, id: string): string | null {
  return question?.options?.find((option) => option.split(" ").at(-1) === id && option.includes(" ")) ?? null;
}

/** Would passing lose the round for certain? The other has passed and shows more. */
export function givesAway(mine: Side, theirs: Side): boolean {
  return theirs.passed && mine.total < theirs.total;
}

/** Dice of `after` that are not in `before`, as many as there are more of them. */
export function newcomers(before: string[] = [], after: string[] = []): string[] {
  const left = spread(before);
  return spread(after).filter((id) => {
    const k = left.indexOf(id);
    if (k >= 0) left.splice(k, 1);
    return k < 0;
  });
}
