import { expect, test } from "vitest";

/** They wait for something that the page can do without: an answer of the server, or a link that is reckoned here. */
const MAY_STAY_EMPTY = [
  "pages/Home.svelte",
  "pages/campaign/Game.svelte",
  "pages/companion/Share.svelte",
  "pages/decks/Share.svelte",
  "pages/decks/Start.svelte",
  "pages/table/Chat.svelte",
];

test("whatever waits for a part of the client says so when it does not come", () => {
  const files = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const silent = Object.entries(files).filter(
    ([, text]) => (text.match(/{#await /g) ?? []).length !== (text.match(/{:catch/g) ?? []).length,
  );

  expect(silent.map(([path]) => path.replace("../src/", "")).toSorted()).toEqual(MAY_STAY_EMPTY);
});
