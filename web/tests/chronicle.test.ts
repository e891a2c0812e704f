import { expect, test } from "vitest";
import { Chronicle } from "../src/games/chronicle.svelte";
import type { Told } from "../src/wire";

const event = (what: string) => ({ kind: "placed", seat: 0, what, where: "close", n: 0 });

function told(since: number, n: number, ...whats: string[]): Told {
  return { match: "m", since, n, events: whats.map(event) } as unknown as Told;
}

function chronicle(...whole: string[]) {
  const asked: string[] = [];
  const one = new Chronicle((match) => {
    asked.push(match);
    return Promise.resolve({ n: 7, events: whole.map(event) });
  });
  return { one, asked, whats: () => one.events.map((event) => event.what) };
}

test("whoever comes late asks once for what happened before, and then follows what is told", async () => {
  const { one, asked, whats } = chronicle("ves", "cow");

  await one.hear(told(7, 7));
  await one.hear(told(7, 8, "fiend"));

  expect(whats()).toEqual(["ves", "cow", "fiend"]);
  expect(asked).toEqual(["m"]);
});

test("whoever is there from the beginning asks for nothing", async () => {
  const { one, asked, whats } = chronicle();

  await one.hear(told(0, 0));
  await one.hear(told(0, 2, "ves"));

  expect(whats()).toEqual(["ves"]);
  expect(asked).toEqual([]);
});

test("what is told twice is written once", async () => {
  const { one, whats } = chronicle();

  await one.hear(told(0, 0));
  await one.hear(told(0, 2, "ves"));
  await one.hear(told(0, 2, "ves"));

  expect(whats()).toEqual(["ves"]);
});

test("a gap, or a choice that was taken back, is asked about", async () => {
  const { one, asked, whats } = chronicle("ves");

  await one.hear(told(0, 0));
  await one.hear(told(0, 2, "ves", "cow"));
  await one.hear(told(2, 3));

  expect(asked).toEqual(["m"]);
  expect(whats()).toEqual(["ves"]);
});

test("without an answer the log goes on with what is told", async () => {
  const one = new Chronicle(() => Promise.reject(new Error("gone")));

  await one.hear(told(4, 5, "ves"));

  expect(one.events.map((event) => event.what)).toEqual(["ves"]);
});
