/** Decks that come from elsewhere: as data, as a file, or as a list of names; all that is wrong is said at once. */
import type { Facts } from "../games/gwent/facts";
import { letters, nearest, type Names } from "./names";
import type { Deck } from "./deck";

/** Something that cannot be read; `came` is what stood there, `near` the nearest name that is known. */
export interface Trouble {
  kind:
    "nothing" | "link" | "file" | "line" | "field" | "faction" | "leader" | "card" | "count" | "no-leader" | "no-cards";
  came: string;
  near: string;
}

export interface Reading {
  deck: Deck | null;
  troubles: Trouble[];
}

const FIELDS = ["name", "faction", "leader", "source", "cards", "reserve"];
const MOST = 99;

/** A reading in progress: a deck that fills, and what was wrong on the way. */
class Reader {
  deck: Deck = { name: "", faction: "", leader: "", cards: {} };
  troubles: Trouble[] = [];

  constructor(
    readonly names: Names,
    readonly facts: Facts,
  ) {}

  wrong(kind: Trouble["kind"], came = "", near = ""): void {
    this.troubles.push({ kind, came: came.slice(0, 80), near });
  }

  add(id: string, n: number, came: string): void {
    const sum = (this.deck.cards[id] ?? 0) + n;
    if (n < 1 || sum > MOST) this.wrong("count", came);
    else this.deck.cards[id] = sum;
  }

  done(): Reading {
    const faction = this.deck.faction || (this.facts.get(this.deck.leader)?.faction ?? "");
    if (!this.troubles.length) {
      if (!this.deck.leader) this.wrong("no-leader");
      if (!Object.keys(this.deck.cards).length) this.wrong("no-cards");
    }
    return this.troubles.length
      ? { deck: null, troubles: this.troubles }
      : { deck: { ...this.deck, faction }, troubles: [] };
  }
}

export function troubled(kind: Trouble["kind"], came = ""): Reading {
  return { deck: null, troubles: [{ kind, came: came.slice(0, 80), near: "" }] };
}

/** A deck from the data of its file. */
export function readData(data: unknown, names: Names, facts: Facts): Reading {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return troubled("file");
  const reader = new Reader(names, facts);
  const fields = data as Record<string, unknown>;
  for (const field of Object.keys(fields))
    if (!FIELDS.includes(field)) reader.wrong("field", field, nearest(field, FIELDS));
  for (const field of ["name", "source"] as const)
    if (typeof fields[field] === "string") reader.deck[field] = fields[field];
  reader.deck.faction = known(fields.faction, "faction", reader);
  reader.deck.leader = known(fields.leader, "leader", reader);
  for (const word of Array.isArray(fields.cards) ? fields.cards : []) readWord(String(word), reader);
  return reader.done();
}

function known(id: unknown, kind: "faction" | "leader", reader: Reader): string {
  const of = reader.names[kind];
  if (id === undefined) return "";
  if (typeof id === "string" && of.get(letters(id)) === id) return id;
  reader.wrong(kind, String(id), nearest(String(id), of.values()));
  return "";
}

/** `nekker*3` */
function readWord(word: string, reader: Reader): void {
  const [, id = word, n = "1"] = /^([\w-]+)(?:\*(\d{1,3}))?$/.exec(word) ?? [];
  if (reader.facts.has(id) && reader.facts.get(id)!.kind !== "leader") reader.add(id, Number(n), word);
  else reader.wrong("card", id, nearest(id, reader.names.card.values()));
}

/** A deck from a text: a file's text, or a list of names. */
export function readText(text: string, names: Names, facts: Facts): Reading {
  if (!text.trim()) return troubled("nothing");
  if (text.trimStart().startsWith("{")) return readJson(text, names, facts);
  return /^\s*(name|faction|leader|cards)\s*=/m.test(text)
    ? readFile(text, names, facts)
    : readList(text, names, facts);
}

function readJson(text: string, names: Names, facts: Facts): Reading {
  try {
    return readData(JSON.parse(text), names, facts);
  } catch {
    return troubled("file");
  }
}

const ENTRY = /^[ \t]*(\w+)[ \t]*=[ \t]*("(?:[^"\\\n]|\\.)*"|\[(?:"[^"\n]*"|#[^\n]*|[\s,])*\])[ \t]*(?:#.*)?$/gm;

/** A file of a deck: TOML with strings and lists of strings alone. */
function readFile(text: string, names: Names, facts: Facts): Reading {
  const data: Record<string, unknown> = {};
  const rest = text.replace(ENTRY, (entry, field: string, value: string) => {
    const plain = value.startsWith("[") ? value.replace(/("[^"\n]*")|#[^\n]*/g, "$1").replace(/,\s*\]$/, "]") : value;
    try {
      data[field] = JSON.parse(plain);
      return "";
    } catch {
      return entry;
    }
  });
  const left = rest.split("\n").find((line) => line.trim() && !line.trim().startsWith("#"));
  return left === undefined ? readData(data, names, facts) : troubled("line", left.trim());
}

/** A list of names, a card in each line with its number before or behind it; faction and leader are lines too. */
function readList(text: string, names: Names, facts: Facts): Reading {
  const reader = new Reader(names, facts);
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));
  lines.forEach((line, k) => readLine(line, k === 0, reader));
  return reader.done();
}

function readLine(line: string, first: boolean, reader: Reader): void {
  const before = /^(\d+)\s*[x×*]?\s+(.+)$/iu.exec(line);
  const behind = /^(.+?)\s*[x×*]\s*(\d+)$/iu.exec(line);
  const [n, name] = before ? [before[1]!, before[2]!] : behind ? [behind[2]!, behind[1]!] : ["", line];
  const { card, leader, faction } = reader.names;
  const key = letters(name);
  if (card.has(key)) readCard(card.get(key)!, n, line, reader);
  else if (!n && leader.has(key)) reader.deck.leader = leader.get(key)!;
  else if (!n && faction.has(key)) reader.deck.faction = faction.get(key)!;
  else if (!n && first) reader.deck.name = line;
  else unknown(name, n === "", reader);
}

/** A line that names nothing: most likely a card, or a leader where no number stands. */
function unknown(name: string, alone: boolean, reader: Reader): void {
  const { card, leader, called } = reader.names;
  const near = nearest(letters(name), [...card.keys(), ...(alone ? leader.keys() : [])]);
  reader.wrong(leader.has(near) ? "leader" : "card", name, called(near));
}

function readCard(id: string, n: string, line: string, reader: Reader): void {
  if (!reader.facts.get(id)!.reserve) reader.add(id, n ? Number(n) : 1, line);
}
