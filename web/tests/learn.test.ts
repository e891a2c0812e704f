import { expect, test } from "vitest";
import type { Side, View } from "../src/generated/gwent";
import { hintsFor } from "../src/learn/hints";
import { after, judged, lessonOf, LESSONS } from "../src/learn/lessons";
import { gwentSide, gwentView } from "./tables";

const step = { rule: "turn", seat: 0 };

function view(change: Partial<View> = {}, mine: Partial<Side> = {}, theirs: Partial<Side> = {}): View {
  return gwentView({ leads: 1, sides: [gwentSide(mine), gwentSide(theirs)], ...change });
}

test("a lesson is won with the game, lost with it, and open until then", () => {
  const rows = lessonOf("rows")!;
  expect(judged(rows, view({ leads: 0 }), false)).toBe("open");
  expect(judged(rows, view({ outcome: { winner: 0, why: "gems" } }), true)).toBe("reached");
  expect(judged(rows, view({ outcome: { winner: 1, why: "gems" } }), true)).toBe("missed");
  expect(judged(rows, view(), true)).toBe("missed");
});

test("the lesson of weather is won when the other side is below its number and we lead", () => {
  const weather = lessonOf("weather")!;
  expect(judged(weather, view({ leads: 0 }, { total: 18 }, { total: 7 }), false)).toBe("reached");
  expect(judged(weather, view({ leads: 1 }, { total: 5 }, { total: 7 }), false)).toBe("open");
  expect(judged(weather, view({ leads: 0 }, { total: 18 }, { total: 10 }), false)).toBe("open");
});

test("lessons follow each other, and the last is followed by none", () => {
  expect(after(LESSONS[0]!)!.id).toBe("passing");
  expect(after(LESSONS.at(-1)!)).toBeUndefined();
  expect(lessonOf("nothing")).toBeUndefined();
});

test("hints fit what is asked, and nobody is hinted at who is not asked", () => {
  expect(hintsFor(view({ decision: { seat: 1, about: "turn", step } }), 0)).toEqual([]);
  expect(hintsFor(view({ decision: { seat: 0, about: "swap", step } }), 0)).toEqual(["swap"]);
  expect(hintsFor(view(), 0)).toEqual(["turn"]);
  expect(hintsFor(view({}, { total: 3 }, { total: 30 }), 0)).toEqual(["turn", "far", "strength"]);
  expect(hintsFor(view({ leads: 0 }, { total: 9 }, { passed: true }), 0)[0]).toBe("passed-lead");
});
