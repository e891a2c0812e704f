/** What cards, leaders and factions may be called in a text, and the nearest of those names. */
import type { Facts } from "../games/gwent/facts";
import { every } from "../words/words.svelte";

/** Ids by the letters of their names. */
export interface Names {
  card: Map<string, string>;
  leader: Map<string, string>;
  faction: Map<string, string>;
  /** The name that has these letters, as it is written. */
  called: (key: string) => string;
}

/** Only the letters and digits of a name, without accents. */
export function letters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

export function namesOf(facts: Facts, factions: string[], editions: string[]): Names {
  const written = new Map<string, string>();
  const of = (kind: string, ids: string[]): Map<string, string> => {
    const found = new Map<string, string>();
    for (const id of ids) {
      const message = `${kind}-${id}`;
      for (const name of [id, ...every(message), ...editions.flatMap((edition) => every(`${message}.${edition}`))]) {
        found.set(letters(name), id);
        if (name !== id || !written.has(letters(name))) written.set(letters(name), name);
      }
    }
    return found;
  };
  const all = [...facts.values()];
  return {
    card: of(
      "card",
      all.filter((fact) => fact.kind !== "leader").map((fact) => fact.id),
    ),
    leader: of(
      "leader",
      all.filter((fact) => fact.kind === "leader").map((fact) => fact.id),
    ),
    faction: of("faction", factions),
    called: (key) => written.get(key) ?? key,
  };
}

/** The known name that is nearest to what came, or nothing if none is near. */
export function nearest(came: string, known: Iterable<string>): string {
  let best = "";
  let least = Math.max(1, Math.floor(came.length * 0.4)) + 1;
  for (const name of known) {
    const steps = distance(came, name);
    if (steps < least) [best, least] = [name, steps];
  }
  return best;
}

/** How many letters must be changed, added or left out to make one of the other. */
export function distance(a: string, b: string): number {
  let line = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(line[j]! + 1, next[j - 1]! + 1, line[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    line = next;
  }
  return line[b.length]!;
}
