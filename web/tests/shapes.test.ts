import { expect, test } from "vitest";
import { drawn, eventOf } from "../src/net/shapes";

test("options are read by their texts and places as words", () => {
  const options = [{ do: "play", text: "play ves", card: "ves" }];
  const decision = { seat: 0, about: "turn", options, aims: { "play ves": [{ seat: 0, row: "close" }] } };

  expect(drawn({ view: { decision }, events: [] }).view).toEqual({
    decision: { seat: 0, about: "turn", options: ["play ves"], aims: { "play ves": ["0 close"] } },
  });
});

test("a view that asks nothing is left as it is", () => {
  const view = { decision: { seat: 1, about: "turn" } };

  expect(drawn({ view, events: [] }).view).toBe(view);
});

test("an event keeps its parts by name and has them as what, where and n too", () => {
  const placed = { kind: "placed", seat: 1, by: 0, card: "thaler", row: "siege", cause: null };

  expect(eventOf(placed)).toEqual({ ...placed, what: "thaler", where: "siege", n: 0 });
  expect(eventOf({ kind: "drew", seat: 1, card: null }).what).toBe("");
  expect(eventOf({ kind: "round", seat: 0, round: 2, faction: null }).n).toBe(2);
});
