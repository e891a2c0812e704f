import { expect, test } from "vitest";
import { together } from "../src/games/log";
import { deviceOf } from "../src/pages/account/agent";

test("equal sentences in a row are one line with how many there were", () => {
  const log = ["draws", "draws", "passes", "draws"].map((text, key) => ({ key, seat: 1, text }));

  const lines = together(log);

  expect(lines.map((line) => [line.text, line.n])).toEqual([
    ["draws", 2],
    ["passes", 1],
    ["draws", 1],
  ]);
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile Safari/604.1",
    "Safari, iOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0",
    "Edge, Windows",
  ],
  ["python-httpx/0.27", "python-httpx"],
])("a browser is known by the name it gives itself: %s", (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
