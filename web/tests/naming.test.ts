import { beforeAll, expect, test } from "vitest";
import {
  askText,
  causesText,
  eventText,
  name,
  optionText,
  outcomeText,
  ROOMS,
  standing,
  type Question,
  type Reader,
} from "../src/words/naming";
import type { Event } from "../src/generated/gwent";
import { load } from "../src/words/words.svelte";

const reader: Reader = {
  game: "gwent",
  edition: "anniversary",
  chairs: [
    { seat: 0, name: "Ada", kind: "person" },
    { seat: 1, name: "Ben", kind: "person" },
  ],
  seat: 0,
};

beforeAll(() => load(...ROOMS.gwent!, ...ROOMS.dice!, ...ROOMS.unmatched!));

test("a card is called by its name", () => {
  expect(name("catapult")).toBe("Catapult");
});

test("what has no name is its own", () => {
  expect(name("no-such-thing")).toBe("no-such-thing");
});

test("a die is called by its faces and what it shows", () => {
  expect(name("d10", "dice")).toMatch(/10/);
  expect(name("d10=7", "dice")).toMatch(/7/);
});

test("a fighter of several has its letter", () => {
  expect(name("wolf-b", "unmatched")).toMatch(/B/);
});

test("an option is said by its parts", () => {
  expect(optionText(reader, { do: "decoy", text: "decoy ves close", card: "ves", row: "close" })).toBe(
    "Take back Ves (Close Combat)",
  );
});

test("a seat in an option is a player", () => {
  expect(optionText(reader, { do: "first", text: "first 0", seat: 0 })).toBe("You start");
  expect(optionText(reader, { do: "first", text: "first 1", seat: 1 })).toBe("Ben starts");
});

test("a question is put to the one who is asked, and told to everybody else", () => {
  const question: Question = { seat: 0, about: "swap", step: { rule: "swap", seat: 0, n: 1 } };

  expect(askText(reader, question)).toBe("Replace a card of your opening hand? You may replace one more.");
  expect(askText({ ...reader, seat: 1 }, question)).toBe("Ada may replace cards of the opening hand.");
});

test("an event is told without what the reader may not know", () => {
  expect(eventText(reader, { kind: "drew", seat: 1, card: null })).toBe("Ben draws a card.");
});

test("an event for which the game has no words is not told", () => {
  expect(eventText({ ...reader, game: "dice" }, { kind: "sounded", seat: 0, row: "close" })).toBeNull();
});

test("equal causes are counted", () => {
  expect(causesText(reader, ["catapult", "catapult", "ves"])).toBe("Catapult × 2, Ves");
});

test("an ending tells the winner's side", () => {
  expect(outcomeText(reader, { winner: 0, why: "gems" })).toMatch(/^You win/);
});

test("how it stands is told to whoever sits there, and of both to whoever watches", () => {
  const watcher = { ...reader, seat: null };

  expect(standing(reader, 0, 8)).toBe("You lead by 8.");
  expect(standing(reader, 0, -8)).toBe("You trail by 8.");
  expect(standing(watcher, 0, 8)).toBe("Ada leads by 8.");
  expect(standing(watcher, 0, -8)).toBe("Ben leads by 8.");
  expect(standing(watcher, 0, 0)).toBe("It is level.");
});

test("a tie says whose it is", () => {
  expect(standing(reader, 0, 0)).toBe("You are level.");
  expect(standing(reader, 0, 0, 0)).toBe("You are level, and a tie is yours.");
  expect(standing(reader, 0, 0, 1)).toBe("You are level, and a tie is Ben’s.");
  expect(standing({ ...reader, seat: null }, 0, 0, 1)).toBe("It is level, and a tie is Ben’s.");
});

test("a card is told with the name of whoever played it, also on the other side", () => {
  const spy: Event = { kind: "placed", seat: 1, by: 0, card: "thaler", row: "siege", cause: null };

  expect(eventText(reader, spy)).toBe("You play Thaler on Ben's side (Siege).");
  expect(eventText({ ...reader, seat: 1 }, spy)).toBe("Ada plays Thaler on your side (Siege).");
});

test("an offer to draw is not a card that is drawn", () => {
  const duel: Reader = { ...reader, game: "unmatched" };

  expect(optionText(duel, { do: "draw-one", text: "draw" })).toBe("Draw a card");
  expect(optionText(duel, { do: "draw", text: "draw igni", card: "igni" })).toBe("Draw Igni");
  expect(optionText(duel, { do: "through-nobody", text: "through nobody" })).toBe("Through nobody");
});
