/** Small helpers to read the view of a game of Gwen't. */
import { DIE } from "../../generated/constants";
import type { DieDeed, DieOption, Option, Question, Side } from "../../generated/dice";
import { spread } from "../piles";

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
  const [, faces = "6", value = "0"] = DIE.exec(id) ?? [];
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

/** Something that a seat does with a die; luck's answers are dice too. */
export interface Deed extends DieOption {
  do: Exclude<DieDeed, "roll">;
}

/** The option of this question that does something with this die, if it is offered. */
export function optionFor(question: Question | null, id: string): Deed | null {
  for (const option of question?.options ?? []) if (isDeed(option) && option.die === id) return option;
  return null;
}

export function isDeed(option: Option): option is Deed {
  return "die" in option && option.do !== "roll";
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
