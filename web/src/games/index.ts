/** The screens of the games and their part of laying a table, each in a chunk of its own. */
import type { Component } from "svelte";
import type { GameName } from "../generated/games";
import type { ScreenProps, SetupProps } from "./screen";

export const SCREENS: { [G in GameName]: () => Promise<{ default: Component<ScreenProps<G>> }> } = {
  gwent: () => import("./gwent/Screen.svelte"),
  dice: () => import("./dice/Screen.svelte"),
  unmatched: () => import("./unmatched/Screen.svelte"),
};

/** What can be chosen before a game begins. */
export const SETUPS: { [G in GameName]: () => Promise<{ default: Component<SetupProps<G>, object, "wish"> }> } = {
  gwent: () => import("./gwent/Setup.svelte"),
  dice: () => import("./dice/Setup.svelte"),
  unmatched: () => import("./unmatched/Setup.svelte"),
};

export function isGame(word: string): word is GameName {
  return Object.hasOwn(SCREENS, word);
}
