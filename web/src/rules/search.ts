/** Finds rules by a few words: in ids, titles and the names of what they are about, then in their text. */
import type { Rule } from "../generated/messages";

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, " ")
    .trim();
}

export interface Named {
  rule: Rule;
  /** What it may be called: its title and the names of what it is about. */
  names: string[];
}

export function found(query: string, all: Named[]): Rule[] {
  const wanted = plain(query);
  if (!wanted) return [];
  const scored = all.map(({ rule, names }) => ({ rule, score: score(wanted, rule, names.map(plain)) }));
  return scored
    .filter((one) => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map((one) => one.rule);
}

function score(wanted: string, rule: Rule, names: string[]): number {
  const id = plain(rule.id);
  if (wanted.replaceAll(" ", "") === id.replaceAll(" ", "")) return 100;
  const bonus = rule.kind === "paragraph" ? 5 : 0;
  if (names.includes(wanted)) return 80 + bonus;
  const words = wanted.split(" ");
  const within = (text: string): boolean => words.every((word) => ` ${text}`.includes(` ${word}`));
  if (names.some(within)) return 60 + bonus;
  if (names.some((name) => name.split(" ").some((word) => near(wanted, word)))) return 40 + bonus;
  return within(plain(rule.text)) ? 20 + bonus : 0;
}

/** Two longer words that differ by one slip of the finger. */
export function near(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1) return false;
  let [i, j, slips] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) [i, j] = [i + 1, j + 1];
    else if (++slips > 1) return false;
    else if (a[i] === b[j + 1] && a[i + 1] === b[j]) [i, j] = [i + 2, j + 2];
    else if (a.length > b.length) i += 1;
    else if (a.length < b.length) j += 1;
    else [i, j] = [i + 1, j + 1];
  }
  return slips + (a.length - i) + (b.length - j) <= 1;
}
