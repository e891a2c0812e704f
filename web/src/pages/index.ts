/** The pages of the house by the first part of their address, each in a chunk of its own. */
import type { Component } from "svelte";

type Loaded = Promise<{ default: Component }>;

const pages: Record<string, () => Loaded> = {
  "": () => import("./Home.svelte"),
  play: () => import("./Play.svelte"),
  table: () => import("./Table.svelte"),
  campaign: () => import("./Campaign.svelte"),
  settings: () => import("./Settings.svelte"),
  account: () => import("./Account.svelte"),
  replay: () => import("./Replay.svelte"),
  decks: () => import("./Decks.svelte"),
  learn: () => import("./Learn.svelte"),
  rules: () => import("./Rules.svelte"),
  companion: () => import("./Companion.svelte"),
  about: () => import("./About.svelte"),
};

export function pageOf(first: string): Loaded {
  return (pages[first] ?? (() => import("./Nowhere.svelte")))();
}
