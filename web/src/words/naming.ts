/** The data of the engine in words, as `docs/languages.md` says: names, questions, options, events, causes, outcomes. */
import { DIE, FIGHTER, GUEST, KINDS } from "../generated/constants";
import type { Outcome } from "../generated/core";
import type { GameName, Games } from "../generated/games";
import type { AnyEvent, AnyOption, Chair, TableCard } from "../generated/messages";
import { maybe, say, type Values } from "./words.svelte";

/** The question of any game. */
export type Question = Games[GameName]["Question"];

/** Whose eyes read: the game and its edition, the people at the table, and the reader's own seat. */
export interface Reader {
  game: GameName;
  edition?: string;
  chairs: Chair[];
  seat: number | null;
}

/** The files of the locales that a game's words are in. */
export const ROOMS: Record<GameName, string[]> = {
  gwent: ["gwent", "gwent-play"],
  dice: ["dice", "gwent", "web-dice"],
  unmatched: ["unmatched", "web-unmatched"],
};

/** What a thing is called; a thing without a name is its own. */
export function name(id: string, game: GameName = "gwent", edition = ""): string {
  for (const kind of KINDS[game]) {
    const found = printed(`${kind}-${id}`, edition, { letter: "" });
    if (found) return found.trim();
  }
  if (game === "dice") return die(id) ?? id;
  return (game === "unmatched" && figure(id)) || id;
}

/** A message, in the word that this edition prints for it. */
export function printed(id: string, edition = "", values: Values = {}): string | null {
  return (edition && maybe(`${id}.${edition}`, values)) || maybe(id, values);
}

function die(id: string): string | null {
  const [, faces, value] = DIE.exec(id) ?? [];
  if (!faces) return null;
  return value
    ? maybe("die-showing", { faces: Number(faces), value: Number(value) })
    : maybe("die", { faces: Number(faces) });
}

function figure(id: string): string | null {
  const [, kind, letter = "", digit] = FIGHTER.exec(id) ?? [];
  const fighter = kind && maybe(`fighter-${kind}`, { letter: letter.toUpperCase() })?.trim();
  if (!fighter || !digit) return fighter || null;
  return maybe("fighter-mirrored", { fighter, n: Number(digit) + 1 });
}

/** Somebody by name; the server calls guests in English until they call themselves something else. */
export function person(name: string): string {
  const [, n] = GUEST.exec(name) ?? [];
  return n ? say("guest", { n }) : name;
}

/** The name of a seat. */
export function whoIs(chairs: Chair[], seat: number): string {
  if (seat < 0) return say("nobody");
  return person(chairs[seat]?.name ?? "") || say("seat", { n: seat + 1 });
}

/** The name of a seat as its reader says it. */
export function whoOrYou(reader: Reader, seat: number): string {
  return seat === reader.seat ? say("web-you") : whoIs(reader.chairs, seat);
}

/** Those whom one plays against, by name. */
export function against(table: TableCard): string {
  if (table.hot) return say("web-against-hot");
  return table.chairs
    .filter((chair) => !table.seats.includes(chair.seat))
    .map((chair) => person(chair.name) || say("web-chair-empty"))
    .join(", ");
}

function isYou(reader: Reader, seat: number): string {
  return seat < 0 ? "nobody" : seat === reader.seat ? "yes" : "no";
}

function called(reader: Reader, id: string): string {
  return id && name(id, reader.game, reader.edition);
}

/** The open question, to the one who is asked, to everybody else, or when luck is asked. */
export function askText(reader: Reader, question: Question): string {
  const { step } = question;
  const luck = question.seat < 0;
  const seat = luck ? step.seat : question.seat;
  const way = luck ? ".luck" : question.seat === reader.seat ? "" : ".other";
  const values = {
    who: whoIs(reader.chairs, seat),
    you: isYou(reader, seat),
    n: step.n ?? 0,
    what: called(reader, ("card" in step && step.card) || ("fighter" in step && step.fighter) || ""),
  };
  return (
    maybe(`${reader.game}-ask-${question.about}${way}`, values) ?? say(way ? "web-ask-other" : "web-ask-you", values)
  );
}

/** An option as words; by its text if the game has none for it. */
export function optionText(reader: Reader, option: AnyOption): string {
  return maybe(`${reader.game}-option-${option.do}`, partsOf(reader, option)) ?? option.text;
}

/** What happened, as one sentence; null if the game has no words for it. */
export function eventText(reader: Reader, event: AnyEvent): string | null {
  return maybe(`${reader.game}-event-${event.kind}`, partsOf(reader, event));
}

/** The parts of an option or an event as messages have them, as `Words.parts` does. */
function partsOf(reader: Reader, told: AnyOption | AnyEvent): Values {
  const values: Values = { known: "yes" };
  const parts: [string, string | number | null][] = Object.entries(told);
  for (const [part, value] of parts) {
    if (["do", "kind", "text"].includes(part)) continue;
    if (part === "seat") {
      values.who = whoIs(reader.chairs, Number(value));
      values.you = isYou(reader, Number(value));
    } else if (part === "by") {
      values.doer = whoIs(reader.chairs, Number(value));
      values.mine = isYou(reader, Number(value));
      values.across = "seat" in told && value === told.seat ? "no" : "yes";
    } else if (part === "cause") values.cause = value ?? "none";
    else if (value === null) {
      values[part] = "";
      values.known = "no";
    } else values[part] = typeof value === "number" ? value : called(reader, value);
  }
  return values;
}

/** How it stands between two seats: by how much the first leads, and which of them a tie goes to, if to one. */
export function standing(reader: Reader, me: number, lead: number, tie = -1): string {
  const behind = lead < 0 || (!lead && tie === 1 - me);
  if (reader.seat === null) {
    const state = lead ? "lead" : tie < 0 ? "even" : "tie";
    return say("web-score-of", { state, n: Math.abs(lead), who: whoIs(reader.chairs, behind ? 1 - me : me) });
  }
  const state = lead ? (behind ? "trail" : "lead") : tie < 0 ? "even" : behind ? "lost" : "won";
  return say("web-score", { state, n: Math.abs(lead), who: whoIs(reader.chairs, 1 - me) });
}

/** The causes of one step of an explanation. */
export function causesText(reader: Reader, causes: string[]): string {
  return counted(causes.map((id) => called(reader, id)));
}

/** Names in a row, equal ones once with their number. */
export function counted(names: string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const n = names.filter((one) => one === name).length;
      return n > 1 ? say("times", { name, n }) : name;
    })
    .join(", ");
}

/** How the game ended, by the rules or by what people did at the table. */
export function outcomeText(reader: Reader, outcome: Outcome): string {
  const values = { who: whoIs(reader.chairs, outcome.winner), you: isYou(reader, outcome.winner) };
  return maybe(`web-why-${outcome.why}`, values) ?? say(`${reader.game}-outcome-${outcome.why}`, values);
}
