/** What the table page gives to the screen of a game. */
import type { Stage } from "../motion/stage.svelte";
import type { NewTable, Told } from "../wire";
import type { Question, Reader } from "../words/naming";

export interface ScreenProps {
  /** The table as it is shown now: `told.view` is what this seat may know, `told.view.decision.options` what it may do. */
  told: Told;
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
  return { game: told.game, edition: told.view?.edition as string, chairs: told.chairs, seat };
}

/** Is somebody at this screen to answer the open question? Whoever watches never is, nor is a replay. */
export function isAsked(told: Told): boolean {
  const question = told.view?.decision as Question | null | undefined;
  return !!question?.options?.length && told.status === "playing" && told.seats.includes(question.seat);
}

/** The part of every game's view that every screen needs. */
export interface AnyView {
  game: string;
  seat: number | null;
  decision: Question | null;
  outcome: { winner: number; why: string } | null;
}

/** What the page that lays a table gives to a game's part of it: the component changes `wish.setup` and the seats' setups. */
export interface SetupProps {
  wish: NewTable;
  opponent: "bot" | "friend" | "hot";
  /** Somebody sits down at a table that is laid: only their own seat is theirs to choose. */
  joining?: boolean;
}
