import { expect, test } from "vitest";
import { Stage } from "../src/motion/stage.svelte";
import { gwentTold } from "./tables";

function told(n: number) {
  return gwentTold({ n, events: [{ kind: "passed", seat: 0 }] });
}

const moment = () => new Promise((done) => setTimeout(done));

test("tellings are shown one after another, each when the one before it was performed", async () => {
  const stage = new Stage();
  const seen: string[] = [];
  let finish = () => {};
  stage.perform = (before, after) => {
    seen.push(`${before.n}-${after.n}`);
    return new Promise((done) => (finish = done));
  };

  stage.hear(told(1));
  stage.hear(told(2));
  stage.hear(told(3));
  await moment();
  expect(stage.shown?.n).toBe(1);
  finish();
  await moment();
  expect(stage.shown?.n).toBe(2);
  finish();
  await moment();

  expect(stage.shown?.n).toBe(3);
  expect(seen).toEqual(["1-2", "2-3"]);
});

test("whoever is in a hurry is taken to the newest at once", async () => {
  const stage = new Stage();
  stage.perform = (_, __, hurry) => new Promise((done) => hurry.addEventListener("abort", () => done()));
  stage.hear(told(1));
  stage.hear(told(2));
  stage.hear(told(3));
  await moment();

  stage.skip();
  await moment();

  expect(stage.shown?.n).toBe(3);
});
