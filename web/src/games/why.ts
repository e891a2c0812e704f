/** Who is asked why a number is as it is: the table's server, or the page of a replay. */
import { getContext, setContext } from "svelte";
import { reasons } from "../net/http";
import type { Reasons } from "../generated/messages";

type Why = (match: string, about: string, key: string | null) => Promise<Reasons>;
const WHY = Symbol("why");

export function answerWhy(why: Why): void {
  setContext(WHY, why);
}

export function whyOf(): Why {
  return getContext<Why | undefined>(WHY) ?? reasons;
}
