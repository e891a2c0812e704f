/** The screens of the games and their part of laying a table, each in a chunk of its own. */
import type { Component } from "svelte";
import type { ScreenProps, SetupProps } from "./screen";

type Screen = { default: Component<ScreenProps> };
type Setup = { default: Component<SetupProps, Record<string, never>, "wish"> };

const plain = (): Promise<Screen> => import("./plain/Screen.svelte");
const screens: Record<string, () => Promise<Screen>> = {
  gwent: () => import("./gwent/Screen.svelte"),
  dice: () => import("./dice/Screen.svelte"),
  unmatched: () => import("./unmatched/Screen.svelte"),
};
const setups: Record<string, () => Promise<Setup>> = {
  gwent: () => import("./gwent/Setup.svelte"),
  dice: () => import("./dice/Setup.svelte"),
  unmatched: () => import("./unmatched/Setup.svelte"),
};

/** The screen of a game; one without its own is played on the plain screen. */
export function screenOf(game: string): Promise<Screen> {
  return (screens[game] ?? plain)();
}

/** What can be chosen before a game begins; null if nothing. */
export async function setupOf(game: string): Promise<Setup | null> {
  return (await setups[game]?.()) ?? null;
}
