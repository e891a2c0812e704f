/** Requests to the server. What it refuses comes as one sentence, in the language of the person. */
import type {
  Content,
  DeckLimits,
  DeckOdds,
  GameRecord,
  Games,
  Heard,
  Join,
  Me,
  NewTable,
  OddsWish,
  Proof,
  Reasons,
  ReplayWish,
  Rules,
  Sorry,
  TableCard,
  Tables,
  WhyWish,
} from "../generated/messages";
import type { Replayed } from "../generated/games";
import { refusalText } from "../words/refusals";
import { say } from "../words/words.svelte";

/** Why a request came to nothing; `gone` when the server did not answer at all. */
export class Refusal extends Error {
  constructor(
    why: string,
    readonly status: number,
  ) {
    super(why);
  }

  get gone(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

/** Why it came to nothing, in words for the person. */
export function excuse(error: unknown): string {
  return (error instanceof Refusal && error.message) || say("web-trouble-gone-about");
}

/** With a key the server does the same request once, however often it comes. */
export async function request<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(key === undefined ? {} : { "Idempotency-Key": key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("", 0);
  }
  const data: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(await refusalText(data as Partial<Sorry>), answer.status);
  return data as T;
}

const memory = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const known = memory.get(path) ?? request<T>("GET", path);
  memory.set(path, known);
  known.catch(() => memory.delete(path));
  return known as Promise<T>;
}

export const games = () => once<Games>("/api/games");
export const content = (game: string) => once<Content>(`/api/games/${game}/content`);
export const limits = () => once<DeckLimits>("/api/games/gwent/limits");
export const odds = (wish: OddsWish) => request<DeckOdds>("POST", "/api/games/gwent/odds", wish);
export const rules = (language: string) => once<Rules>(`/api/v2/rules/${language}`);
export const me = () => request<Me>("GET", "/api/me");
export const rename = (name: string) => request<Me>("POST", "/api/me/name", { name });
export const lay = (wish: NewTable) => request<TableCard>("POST", "/api/tables", wish);
export const tables = (mine = false) => request<Tables>("GET", `/api/tables${mine ? "?mine=1" : ""}`);
export const table = (id: string, key: string | null) => request<TableCard>("GET", `/api/tables/${id}${asked(key)}`);
export const join = (id: string, wish: Join) => request<TableCard>("POST", `/api/tables/${id}/join`, wish);
export const leave = (id: string) => request<unknown>("POST", `/api/tables/${id}/leave`);

/** How a number that lies open on a table came about. */
export function reasons(id: string, about: string, key: string | null): Promise<Reasons> {
  const query = new URLSearchParams({ about, ...(key ? { key } : {}) });
  return request<Reasons>("GET", `/api/tables/${id}/reasons?${query}`);
}

export function asked(key: string | null): string {
  return key ? `?key=${encodeURIComponent(key)}` : "";
}

/** The record of a game that is over. */
export const record = (id: string, key: string | null) =>
  request<GameRecord>("GET", `/api/tables/${id}/record${asked(key)}`);
export const replayed = (wish: ReplayWish) => request<Replayed>("POST", "/api/v2/replay", wish);
export const replayedReasons = (wish: WhyWish) => request<Reasons>("POST", "/api/replay/reasons", wish);
export const proof = (record: GameRecord) => request<Proof>("POST", "/api/replay/proof", { record });

/** All that happened at a table so far, as we may hear it. */
export const heardSoFar = (id: string, key: string | null) =>
  request<Heard>("GET", `/api/v2/tables/${id}/events${asked(key)}`);
/** The same of a record. */
export const story = (wish: ReplayWish) => request<Heard>("POST", "/api/v2/replay/events", wish);
