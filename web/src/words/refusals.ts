/** Why something was refused, in the language of the person: the server sends its English sentence, and beside it the message
 * that says it. The words are loaded when something is refused for the first time. */
import type { Fault, Sorry } from "../wire";
import { COMPLETE } from "./languages";
import { language, load, maybe, say } from "./words.svelte";

const THINGS = ["card", "leader", "faction", "edition"];
/** The values that are things; others are what somebody has written, and stay as they are. */
const NAMED = ["card", "other", "leader", "faction", "owner", "box"];

export async function refusalText(sorry: Partial<Sorry>): Promise<string> {
  if (!COMPLETE.slice(1).includes(language()) || !sorry.code) return sorry.why ?? "";
  await load("errors").catch(() => {});
  const faults = (sorry.faults ?? []).map((fault) => sentence(fault)).join(" ");
  return (
    sentence({ code: sorry.code, values: { ...sorry.values, ...(faults && { faults }) } }) ||
    say("web-trouble-gone-about")
  );
}

function sentence({ code, values }: Fault): string {
  const named = Object.entries(values).map(
    ([key, value]) => [key, NAMED.includes(key) ? thing(value) : value] as const,
  );
  return maybe(code, Object.fromEntries(named)) ?? "";
}

/** The name of a thing of Gwent, or the word itself. */
function thing(word: string): string {
  return THINGS.map((kind) => maybe(`${kind}-${word}`)).find((found) => found) ?? word;
}
