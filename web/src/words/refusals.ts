/** Why something was refused, in the language of the person: the server sends its English sentence, and beside it the message
 * that says it with its values. The words are loaded when something is refused for the first time. */
import { COMPLETE, NAMED, THINGS } from "../generated/constants";
import type { Fault, Sorry } from "../generated/messages";
import { language, load, maybe, type Values } from "./words.svelte";

export async function refusalText(sorry: Partial<Sorry>): Promise<string> {
  if (!COMPLETE.slice(1).includes(language()) || !sorry.code) return sorry.why ?? "";
  await load("errors").catch(() => {});
  return sentence({ code: sorry.code, values: sorry.values ?? {}, faults: sorry.faults ?? [] }) || (sorry.why ?? "");
}

/** Values that are things have names; others are what somebody has written, and stay as they are. */
function sentence({ code, values, faults }: Fault): string {
  const named: Values = { faults: faults.map(sentence).join(" ") };
  for (const [key, value] of Object.entries(values)) named[key] = NAMED.includes(key) ? thing(value) : value;
  if ("what" in values) named.what = maybe(`what-${values.what}`, named) ?? "";
  return maybe(code, named) ?? "";
}

/** The name of a thing of Gwent, or the word itself. */
function thing(word: string | number): string | number {
  return THINGS.map((kind) => maybe(`${kind}-${word}`)).find((found) => found) ?? word;
}
