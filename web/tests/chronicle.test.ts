import { expect, test } from "vitest";
import { Chronicle } from "../src/games/chronicle.svelte";
import type { Event } from "../src/generated/gwent";
import { gwentTold } from "./tables";

const event = (card: string): Event => ({ kind: "placed", seat: 0, by: 0, card, row: "close", cause: null });

function told(since: number, n: number, ...cards: string[]) {
  return gwentTold({ since, n, events: cards.map(event) });
}

function cardsOf(one: Chronicle): (string | null)[] {
  return one.events.flatMap((event) => ("card" in event ? [event.card] : []));
}

function chronicle(...whole: string[]) {
  const asked: string[] = [];
  const one = new Chronicle((match) => {
    asked.push(match);
    return Promise.resolve({ n: 7, events: whole.map(event) });
  });
  return { one, asked, cards: () => cardsOf(one) };
}

test("whoever comes late asks once for what happened before, and then follows what is told", async () => {
  const { one, asked, cards } = chronicle("ves", "cow");

  await one.hear(told(7, 7));
  await one.hear(told(7, 8, "fiend"));

  expect(cards()).toEqual(["ves", "cow", "fiend"]);
  expect(asked).toEqual(["m"]);
});

test("whoever is there from the beginning asks for nothing", async () => {
  const { one, asked, cards } = chronicle();

  await one.hear(told(0, 0));
  await one.hear(told(0, 2, "ves"));

  expect(cards()).toEqual(["ves"]);
  expect(asked).toEqual([]);
});

test("what is told twice is written once", async () => {
  const { one, cards } = chronicle();

  await one.hear(told(0, 0));
  await one.hear(told(0, 2, "ves"));
  await one.hear(told(0, 2, "ves"));

  expect(cards()).toEqual(["ves"]);
});

test("a gap, or a choice that was taken back, is asked about", async () => {
  const { one, asked, cards } = chronicle("ves");

  await one.hear(told(0, 0));
  await one.hear(told(0, 2, "ves", "cow"));
  await one.hear(told(2, 3));

  expect(asked).toEqual(["m"]);
  expect(cards()).toEqual(["ves"]);
});

test("without an answer the log goes on with what is told", async () => {
  const one = new Chronicle(() => Promise.reject(new Error("gone")));

  await one.hear(told(4, 5, "ves"));

  expect(cardsOf(one)).toEqual(["ves"]);
});
