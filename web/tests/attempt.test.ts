import { expect, test } from "vitest";
import { Attempt } from "../src/net/attempt.svelte";
import { Refusal } from "../src/net/http";

test("an attempt is busy until it is answered", async () => {
  const attempt = new Attempt();
  let answer = () => {};

  const made = attempt.make(() => new Promise((done) => (answer = done)));
  expect(attempt.busy).toBe(true);
  answer();

  expect(await made).toBe(true);
  expect([attempt.busy, attempt.why]).toEqual([false, ""]);
});

test("an attempt that is refused says why, until the next one is made", async () => {
  const attempt = new Attempt();

  const made = await attempt.make(() => Promise.reject(new Refusal("The table is full.", 409)));

  expect(made).toBe(false);
  expect([attempt.busy, attempt.why]).toEqual([false, "The table is full."]);
  await attempt.make(() => Promise.resolve());
  expect(attempt.why).toBe("");
});
