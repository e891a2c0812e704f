/** Names and sentences about the table: ids, options, events and questions in the reader's language. */
import type { Chair } from "../wire";
import { maybe, say, type Values } from "./words.svelte";

export interface Event {
  kind: string;
  seat: number;
  what: string;
  where: string;
  n: number;
}

const KINDS = ["card", "leader", "row", "faction", "fighter", "hero", "space", "deck", "die", "ability"];
const SLOTS = ["a", "b", "c", "d", "e"];

/** What a thing is called; a thing without a name keeps its id, made readable. */
export function name(id: string, edition = ""): string {
  for (const kind of KINDS) {
    const found = (edition && maybe(`${kind}-${id}.${edition}`)) || maybe(`${kind}-${id}`);
    if (found) return found;
  }
  return id.replaceAll("-", " ");
}

/** An option as a sentence: its first word is the verb, the others are named. */
export function optionText(game: string, option: string, edition = ""): string {
  const [verb, ...rest] = option.split(" ") as [string, ...string[]];
  const values: Values = Object.fromEntries(rest.map((word, k) => [SLOTS[k] ?? `w${k}`, name(word, edition)]));
  return maybe(`${game}-option-${verb}`, values) ?? [verb, ...rest.map((word) => name(word, edition))].join(" ");
}

/** What happened, as one sentence; the game may not have a word for it. */
export function eventText(game: string, event: Event, chairs: Chair[], seat: number | null, edition = ""): string | null {
  return maybe(`${game}-event-${event.kind}`, {
    you: event.seat === seat ? "yes" : "no",
    who: whoIs(chairs, event.seat),
    what: event.what && name(event.what, edition),
    where: event.where && name(event.where, edition),
    n: event.n,
  });
}

/** The open question, to the one who is asked or to everybody else. */
export function askText(game: string, about: string, asked: number, chairs: Chair[], seat: number | null): string {
  const id = `${game}-ask-${about}`;
  if (asked === seat) return maybe(id) ?? say("web-ask-you");
  return maybe(`${id}.other`, { who: whoIs(chairs, asked) }) ?? say("web-ask-other", { who: whoIs(chairs, asked) });
}

export function whoIs(chairs: Chair[], seat: number): string {
  return chairs[seat]?.name ?? "";
}
