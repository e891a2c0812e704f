/** What is printed on the cards, from the game's content files. */
import type { RowName } from "../../generated/gwent";
import { content } from "../../net/http";
import { maybe, say } from "../../words/words.svelte";
import { name } from "../../words/naming";

export const ROWS: RowName[] = ["close", "ranged", "siege"];

export interface Fact {
  id: string;
  kind: "unit" | "hero" | "special" | "weather" | "leader";
  faction: string;
  set: string;
  strength: number | null;
  rows: RowName[];
  abilities: string[];
  /** Never in a deck: it enters for another card. */
  reserve?: boolean;
}

interface Line {
  unit?: number;
  hero?: number;
  special?: string;
  weather?: string[];
  row?: RowName | "agile";
  abilities?: string[];
  reserve?: boolean;
}

type Sections = Record<string, Record<string, Record<string, Line>>>;

export type Facts = Map<string, Fact>;

/** The catalogue, asked for once. */
export async function facts(): Promise<Facts> {
  const { files } = await content("gwent");
  const found: Facts = new Map();
  for (const [faction, sets] of Object.entries(files.cards as Sections))
    for (const [set, lines] of Object.entries(sets))
      for (const [id, line] of Object.entries(lines)) found.set(id, cardFact(id, faction, set, line));
  for (const [faction, sets] of Object.entries(files.leaders as Sections))
    for (const [set, lines] of Object.entries(sets))
      for (const id of Object.keys(lines))
        found.set(id, { id, kind: "leader", faction, set, strength: null, rows: [], abilities: [] });
  return found;
}

function cardFact(id: string, faction: string, set: string, line: Line): Fact {
  const kind =
    line.hero !== undefined ? "hero" : line.unit !== undefined ? "unit" : line.special ? "special" : "weather";
  const rows: RowName[] = line.row === "agile" ? ["close", "ranged"] : line.row ? [line.row] : [];
  const struck = (line.weather ?? []).filter((row): row is RowName => ROWS.includes(row as RowName));
  const abilities = [...(line.abilities ?? []), ...(line.special ? [line.special] : [])];
  return {
    id,
    kind,
    faction,
    set,
    strength: line.hero ?? line.unit ?? null,
    rows: kind === "weather" ? struck : rows,
    abilities,
    reserve: !!line.reserve,
  };
}

/** Which small mark stands for an ability. */
export const ABILITY_MARKS: Record<string, string> = {
  "tight-bond": "linked-rings",
  medic: "heart-plus",
  spy: "eye",
  muster: "backup",
  "morale-boost": "upgrade",
  "commanders-horn": "horn",
  scorch: "flame",
  "scorch-close": "flame",
  "scorch-ranged": "flame",
  "scorch-siege": "flame",
  berserker: "bear-face",
  mardroeme: "mushroom",
  "summon-avenger": "raise-zombie",
  decoy: "scarecrow",
};

/** Which small mark stands for weather on a row. */
export const WEATHER_MARKS: Record<RowName, string> = { close: "snowflake", ranged: "fog", siege: "rain" };

/** What kind of card it is, in a few words: "Unit 8 · siege". */
export function kindText(fact: Fact): string {
  const kind =
    fact.strength === null ? say(`web-kind-${fact.kind}`) : say(`web-kind-${fact.kind}-n`, { n: fact.strength });
  const rows = fact.kind === "weather" ? [] : fact.rows.map((row) => name(row));
  return [kind, rows.length > 1 ? rows.join(` ${say("web-or")} `) : rows[0]].filter(Boolean).join(" · ");
}

/** What it does, each ability with its name. */
export function doesText(fact: Fact): { name: string; text: string }[] {
  const own = maybe(`card-${fact.id}.does`) ?? maybe(`leader-${fact.id}.does`);
  if (own) return [{ name: "", text: own }];
  const all = [
    ...(fact.kind === "hero" ? ["hero"] : []),
    ...(fact.rows.length > 1 && fact.kind !== "weather" ? ["agile"] : []),
    ...fact.abilities,
  ];
  return all.map((one) => ({ name: say(`ability-${one}`), text: say(`ability-${one}.does`) }));
}
