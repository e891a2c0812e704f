/** The lines of the ledger in the reader's words. What a game master wrote is left as it was written. */
import { ACCOUNTS, CAUSES } from "../../generated/constants";
import { name } from "../../words/naming";
import { say, type Values } from "../../words/words.svelte";

export function causeText(cause: string): string {
  for (const [pattern, id] of CAUSES) {
    const found = pattern.exec(cause);
    if (found) return say(`web-dice-cause-${id}`, valuesOf(found.groups ?? {}));
  }
  return cause;
}

function valuesOf({ what, cause, ...others }: Record<string, string>): Values {
  return {
    ...others,
    ...(what && { what: name(what, "dice") }),
    ...(cause && { what: causeText(cause) }),
  };
}

export function accountText(account: string): string {
  const [, kind, whose = ""] = /^(character|pot) (.+)$/.exec(account) ?? [];
  if (kind === "character") return whose;
  if (kind === "pot") return say("web-dice-account-pot", { n: whose });
  return say(`web-dice-account-${ACCOUNTS[account] ?? "master"}`);
}

/** Crowns, or dice by their name. */
export function thingText(what: string): string {
  return what === "crowns" ? say("web-dice-crowns") : name(what, "dice");
}
