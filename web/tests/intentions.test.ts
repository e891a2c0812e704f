import { afterEach, expect, test, vi } from "vitest";
import { Intentions } from "../src/net/intentions";

afterEach(() => vi.unstubAllGlobals());

/** The keys that are sent, when the server answers so. */
function keys(answers: (() => Response)[]): string[] {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers["Idempotency-Key"]!);
    return Promise.resolve().then(answers[sent.length - 1]);
  });
  return sent;
}

const done = () => new Response("{}");
const lost = () => {
  throw new TypeError("no network");
};
const refused = () => new Response('{"why":"No."}', { status: 400 });

test("what is sent again because no answer came keeps its key, and the next intention has another", async () => {
  const sent = keys([lost, done, done]);
  const intentions = new Intentions();

  await intentions.post("/gift", { crowns: 5 }).catch(() => {});
  await intentions.post("/gift", { crowns: 5 });
  await intentions.post("/gift", { crowns: 5 });

  expect(sent[1]).toBe(sent[0]);
  expect(sent[2]).not.toBe(sent[0]);
});

test("two clicks before an answer are one intention, another wish is another, and a refusal ends one", async () => {
  const sent = keys([done, done, refused, done]);
  const intentions = new Intentions();

  await Promise.all([intentions.post("/buy", "d4"), intentions.post("/buy", "d4")]);
  await intentions.post("/buy", "d12").catch(() => {});
  await intentions.post("/buy", "d12");

  expect(sent[1]).toBe(sent[0]);
  expect(new Set(sent).size).toBe(3);
});
