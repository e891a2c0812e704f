/** What the table page gives to the screen of a game. */
import type { GameName, Games, Told } from "../generated/games";
import type { Perform, Stage } from "../motion/stage.svelte";
import type { Reader } from "../words/naming";

/** A telling with a view, of this game or of any. */
export type Shown<G extends GameName = GameName> = { [K in G]: Told<K> & { view: Games[K]["View"] } }[G];

export function isShown<G extends GameName = GameName>(told: Told, game?: G): told is Told & Shown<G> {
  return told.view !== null && (game === undefined || told.game === game);
}

export interface ScreenProps<G extends GameName = GameName> {
  /** The table as it is shown now: `told.view` is what this seat may know, `told.view.decision.options` what it may do. */
  told: Shown<G>;
  /** Take one of the offered options, by its text. */
  choose: (option: string) => void;
  /** A choice is on its way; what was offered is offered no longer. */
  busy: boolean;
  /** Everything that happened so far, as sentences. */
  log: LogLine[];
  /** Set `stage.perform` to show motion between two tellings. */
  stage: Stage;
  /** Open the menu of the table, if it has one; on a phone the screen has its only button for it. */
  menu?: () => void;
  /** Take the own last choice back, if nothing was learned by it; others are asked first. */
  undo?: () => void;
  /** The key of the invite link by which we came, if we did. */
  invitation: string | null;
}

export interface LogLine {
  key: number;
  seat: number;
  text: string;
}

/** Whose eyes read a table: whoever watches, or looks at a replay, sits nowhere, and everybody is called by name. */
export function readerOf(told: Told): Reader {
  const seat = told.seats.length ? told.seat : null;
  const edition = told.game === "gwent" ? told.view?.edition : undefined;
  return { game: told.game, edition, chairs: told.chairs, seat };
}

/** Is somebody at this screen to answer the open question? Whoever watches never is, nor is a replay. */
export function isAsked(told: Told): boolean {
  const question = told.view?.decision;
  return !!question?.options?.length && told.status === "playing" && told.seats.includes(question.seat);
}

/** Motion between two tellings of one game; between others there is none. */
export function performs<G extends GameName>(
  game: G,
  work: (before: Shown<G>, after: Shown<G>, hurry: AbortSignal) => Promise<void>,
): Perform {
  return async (before, after, hurry) => {
    if (isShown(before, game) && isShown(after, game)) await work(before, after, hurry);
  };
}

/** What a game and its seats can be wished to be like. */
export interface Wish<G extends GameName> {
  setup: Games[G]["Setup"];
  seats: { setup: Games[G]["SeatSetup"] }[];
}

export type Wishes = { [G in GameName]: Wish<G> };

/** Nothing is wished for yet: two seats at a table that is as usual. */
export function noWishes(): Wishes {
  const none = () => ({ setup: {}, seats: [{ setup: {} }, { setup: {} }] });
  return { gwent: none(), dice: none(), unmatched: none() };
}

/** What the page that lays a table gives to a game's part of it: the component changes the setups of the wish. */
export interface SetupProps<G extends GameName> {
  wish: Wish<G>;
  opponent: "bot" | "friend" | "hot";
  /** Somebody sits down at a table that is laid: only their own seat is theirs to choose. */
  joining?: boolean;
}
