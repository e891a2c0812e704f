import { expect, test } from "vitest";
import { star } from "../src/games/gwent/shapes";
import { cardOf, heaped, keyed } from "../src/games/gwent/view";
import { sizeOf, spread } from "../src/games/piles";

test("a written pile is spelled out and counted; one that is not shown is empty", () => {
  expect(spread(["nekker*2", "griffin"])).toEqual(["nekker", "nekker", "griffin"]);
  expect(sizeOf(["nekker*2", "griffin"])).toBe(3);
  expect(spread(undefined)).toEqual([]);
});

test("cards of a pile have keys of their own", () => {
  const cards = keyed(["nekker*2", "griffin"]);

  expect(cards.map((one) => one.card)).toEqual(["nekker", "nekker", "griffin"]);
  expect(new Set(cards.map((one) => one.key)).size).toBe(3);
});

test("the key of a card stays when another kind leaves", () => {
  const before = keyed(["decoy", "nekker*2"]);
  const after = keyed(["nekker*2"]);

  expect(before.slice(1).map((one) => one.key)).toEqual(after.map((one) => one.key));
});

test("units of a row that is too full are heaped with their equal neighbours", () => {
  const ghoul = { card: "ghoul", strength: 1 };
  const units = [ghoul, ghoul, ghoul, { card: "fiend", strength: 6 }, { card: "ghoul", strength: 2 }];

  expect(heaped(units, 5).map((one) => one.n)).toEqual([1, 1, 1, 1, 1]);
  expect(heaped(units, 4).map((one) => [one.card, one.n])).toEqual([
    ["ghoul", 3],
    ["fiend", 1],
    ["ghoul", 1],
  ]);
});

test("an option is about a card, or about none", () => {
  expect(cardOf({ do: "decoy", text: "decoy harpy ranged", card: "harpy", row: "ranged" })).toBe("harpy");
  expect(cardOf({ do: "revive", text: "revive ves", card: "ves" })).toBe("ves");
  expect(cardOf({ do: "row", text: "row siege", row: "siege" })).toBeNull();
  expect(cardOf({ do: "first", text: "first 0", seat: 0 })).toBeNull();
  expect(cardOf({ do: "done", text: "done" })).toBeNull();
});

test("a star has twice as many corners as points", () => {
  expect(star(0, 0, 2, 1, 5).split("L")).toHaveLength(10);
});
