// Made by `make generate`; do not edit.

import type * as gwent from "./gwent";
import type * as dice from "./dice";
import type * as unmatched from "./unmatched";
import type * as messages from "./messages";

/** What each game tells and takes. */
export interface Games {
  gwent: { View: gwent.View, Side: gwent.Side, Question: gwent.Question, Option: gwent.Option, Event: gwent.Event, Setup: gwent.Setup, SeatSetup: gwent.SeatSetup };
  dice: { View: dice.View, Side: dice.Side, Question: dice.Question, Option: dice.Option, Event: dice.Event, Setup: dice.Setup, SeatSetup: dice.SeatSetup };
  unmatched: { View: unmatched.View, Side: unmatched.Side, Question: unmatched.Question, Option: unmatched.Option, Event: unmatched.Event, Setup: unmatched.Setup, SeatSetup: unmatched.SeatSetup };
}

export type GameName = keyof Games;

type Of<T, G extends GameName> = Omit<T, "game" | "view" | "events"> & {
  game: G;
  view: Games[G]["View"] | (T extends { view: infer V } ? Extract<V, null> : never);
  events: Games[G]["Event"][];
};

/** A telling of a table of this game, or of any: `told.game` says which. */
export type Told<G extends GameName = GameName> = { [K in G]: Of<messages.Told, K> }[G];

/** A moment of a record of this game, or of any. */
export type Replayed<G extends GameName = GameName> = { [K in G]: Of<messages.Replayed, K> }[G];

export type AnyTell = Exclude<messages.AnyTell, messages.Told> | Told;
