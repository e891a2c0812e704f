import { beforeAll, expect, test } from "vitest";
import { eventText, name, optionText } from "../src/words/naming";
import { load } from "../src/words/words.svelte";

beforeAll(() => load("gwent"));

test("a card is called by its name", () => {
  expect(name("catapult")).toBe("Catapult");
});

test("what has no name keeps its id, readably", () => {
  expect(name("no-such-thing")).toBe("no such thing");
});

test("an option without a message of its own is its words, named", () => {
  expect(optionText("nogame", "play catapult")).toBe("play Catapult");
});

test("an event that no message tells is not told", () => {
  expect(eventText("nogame", { kind: "x", seat: 0, what: "", where: "", n: 0 }, [], 0)).toBeNull();
});
