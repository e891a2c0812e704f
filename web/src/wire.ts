/** The messages of the wire as the screens read them: those of `generated/messages`, but what belongs to a game is plain
 * data here, which the screen of that game knows by its own types. `net/shapes.ts` draws it. */
import type * as messages from "./generated/messages";

export type * from "./generated/messages";

type Data = Record<string, unknown>;
type Plain<T, K extends keyof T> = Omit<T, K | "game"> & (T extends { game: unknown } ? { game: string } : object);

export type Told = Plain<messages.Told, "view" | "events" | "result"> & {
  view: Data | null;
  events: Data[];
  result: Data | null;
};
export type Replayed = Plain<messages.Replayed, "view" | "events" | "result"> & {
  view: Data;
  events: Data[];
  result: Data | null;
};
export type CampaignTold = Omit<messages.CampaignTold, "view" | "events"> & { view: Data; events: Data[] };
export type Heard = Omit<messages.Heard, "events"> & { events: Data[] };
export type AnyTell = Exclude<messages.AnyTell, messages.Told> | Told;

export type SeatWish = Omit<messages.SeatWish, "setup"> & { setup?: Data };
export type NewTable = Omit<messages.NewTable, "setup" | "seats"> & { setup?: Data; seats?: SeatWish[] };
export type Join = Omit<messages.Join, "setup"> & { setup?: Data };
export type ReplayWish = Omit<messages.ReplayWish, "record"> & { record: Data };
export type WhyWish = Omit<messages.WhyWish, "record"> & { record: Data };
export type Kept = Omit<messages.Kept, "data"> & { data: Data };
export type Shelf = Omit<messages.Shelf, "things"> & { things: Kept[] };
export type Rule = Omit<messages.Rule, "values"> & { values?: Data };
export type Rules = Omit<messages.Rules, "entries"> & { entries: Rule[] };
