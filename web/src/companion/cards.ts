/** The units of Gwent as the score keeper needs them, read from the game's content. */
import { content } from "../net/http";
import { name } from "../words/naming";
import { say } from "../words/words.svelte";
import { ROWS, type RowName, type Unit } from "./strength";

/** Bare strengths that bond are a card of their own. */
const BONDED = "bonded-";

interface Entry {
  unit?: number;
  hero?: number;
  row?: string;
  abilities?: string[];
}

export interface Known {
  id: string;
  faction: string;
  set: string;
  rows: RowName[];
  unit: Unit;
}

export async function units(): Promise<Known[]> {
  const { files } = await content("gwent");
  const cards = files["cards"] as Record<string, Record<string, Record<string, Entry>>>;
  return Object.entries(cards).flatMap(([faction, sets]) =>
    Object.entries(sets).flatMap(([set, entries]) =>
      Object.entries(entries)
        .filter(([, entry]) => entry.row)
        .map(([id, entry]) => known(id, faction, set, entry)),
    ),
  );
}

/** What a unit is called. */
export function called(unit: Unit, edition: string): string {
  return unit.card && !unit.card.startsWith(BONDED) ? name(unit.card, "gwent", edition) : say("companion-bare", { n: unit.strength });
}

/** A unit of which only the strength is told, and what it does. */
export function bare(strength: number, does: { hero: boolean; bonds: boolean; boosts: boolean }): Unit {
  const bonds = does.bonds && !does.hero;
  return { card: bonds ? BONDED + strength : null, strength, hero: does.hero, spy: false, bonds, boost: does.boosts ? 1 : 0, doubles: false };
}

function known(id: string, faction: string, set: string, entry: Entry): Known {
  const does = (ability: string): boolean => entry.abilities?.includes(ability) ?? false;
  const hero = entry.hero !== undefined;
  return {
    id,
    faction,
    set,
    rows: entry.row === "agile" ? ["close", "ranged"] : ROWS.filter((row) => row === entry.row),
    unit: {
      card: id,
      strength: entry.hero ?? entry.unit ?? 0,
      hero,
      spy: does("spy"),
      bonds: does("tight-bond"),
      boost: does("morale-boost") ? 1 : 0,
      doubles: does("commanders-horn"),
    },
  };
}
