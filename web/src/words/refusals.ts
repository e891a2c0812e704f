/** Why something was refused, in the language of the person: the server sends its English sentence, and beside it the message
 * that says it. The words are loaded when something is refused for the first time. */
import { COMPLETE } from "./languages";
import { language, load, maybe, say } from "./words.svelte";

const THINGS = ["card", "leader", "faction", "edition"];
/** The values that are things; others are what somebody has written, and stay as they are. */
const NAMED = ["card", "other", "leader", "faction", "owner", "box"];

export async function refusalText(sorry: { why?: string; code?: string; values?: Record<string, string> }): Promise<string> {
  if (!COMPLETE.slice(1).includes(language()) || !sorry.code) return sorry.why ?? "";
  await load("errors").catch(() => {});
  const named = Object.entries(sorry.values ?? {}).map(([key, value]) => [key, NAMED.includes(key) ? thing(value) : value] as const);
  return maybe(sorry.code, Object.fromEntries(named)) ?? say("web-trouble-gone-about");
}

/** The name of a thing of Gwent, or the word itself. */
function thing(word: string): string {
  return THINGS.map((kind) => maybe(`${kind}-${word}`)).find((found) => found) ?? word;
}
