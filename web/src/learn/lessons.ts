/** The lessons: positions to play, each with a goal that is read from the view. The client knows no rules here either. */
import type { View } from "../generated/gwent";
import { lay } from "../net/http";
import { go } from "../router.svelte";
import { name } from "../words/naming";
import type { Values } from "../words/words.svelte";
import written from "./lessons.json";

export interface Lesson {
  id: string;
  icon: string;
  /** The goal is to win; or already to lead while the other side is below this. */
  below?: number;
  /** As `docs/notation.md` writes it; ours is the first side. */
  position: { side: Record<string, unknown>[] };
}

export const LESSONS: Lesson[] = written;
const ME = 0;

export function lessonOf(id: string | null | undefined): Lesson | undefined {
  return LESSONS.find((one) => one.id === id);
}

export function after(lesson: Lesson): Lesson | undefined {
  return LESSONS[LESSONS.indexOf(lesson) + 1];
}

/** The names of all cards of a lesson, for its sentences. */
export function namesIn(lesson: Lesson): Values {
  const words = lesson.position.side.flatMap((side) => Object.values(side).flat());
  const cards = words.filter((word) => typeof word === "string").map((word) => word.split("*")[0]!);
  return Object.fromEntries(cards.map((card) => [card, name(card)]));
}

/** Is the goal of a lesson reached, missed, or still open? */
export function judged({ below = 0 }: Lesson, view: View, over: boolean): "reached" | "missed" | "open" {
  const ahead = view.leads === ME && view.sides[1 - ME]!.total < below;
  if (view.outcome?.winner === ME || (ahead && !over)) return "reached";
  return over ? "missed" : "open";
}

/** Lay the table of a lesson and sit down at it. */
export async function begin(lesson: Lesson): Promise<void> {
  const table = await lay({
    game: "gwent",
    setup: { position: lesson.position },
    seats: [{ who: "me" }, { who: "bot", level: "novice" }],
  });
  go(`/table/${table.id}?lesson=${lesson.id}`);
}
