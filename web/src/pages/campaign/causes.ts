/** The lines of the ledger in the reader's words. What a game master wrote is left as it was written. */
import { name } from "../../words/naming";
import { say } from "../../words/words.svelte";

const CAUSES: [RegExp, (match: RegExpExecArray) => string][] = [
  [/^first set$/, () => say("web-dice-cause-first-set")],
  [/^first purse$/, () => say("web-dice-cause-first-purse")],
  [/^stakes of game (\d+)$/, ([, n]) => say("web-dice-cause-stakes", { n: n! })],
  [
    /^stakes of game (\d+), (\w+) by a d10 of (\d+)$/,
    ([, n, level, roll]) => say("web-dice-cause-stakes-rolled", { n: n!, roll: roll!, what: name(level!, "dice") }),
  ],
  [/^pay-out of game (\d+)$/, ([, n]) => say("web-dice-cause-pay-out", { n: n! })],
  [/^drawn game (\d+)$/, ([, n]) => say("web-dice-cause-drawn", { n: n! })],
  [/^game (\d+) called off$/, ([, n]) => say("web-dice-cause-called-off", { n: n! })],
  [/^bought (\d+) (d\d+)$/, ([, n, die]) => say("web-dice-cause-bought", { n: n!, what: name(die!, "dice") })],
  [/^new set, (.+)$/, ([, faction]) => say("web-dice-cause-new-set", { what: name(faction!, "dice") })],
  [/^gift of the game master$/, () => say("web-dice-cause-gift")],
  [/^spent elsewhere$/, () => say("web-dice-cause-spent")],
  [/^undone: (.+)$/, ([, cause]) => say("web-dice-cause-undone", { what: causeText(cause!) })],
];

export function causeText(cause: string): string {
  for (const [pattern, text] of CAUSES) {
    const match = pattern.exec(cause);
    if (match) return text(match);
  }
  return cause;
}

export function accountText(account: string): string {
  const [kind = "", ...rest] = account.split(" ");
  if (kind === "character") return rest.join(" ");
  if (kind === "pot") return say("web-dice-account-pot", { n: rest.join(" ") });
  return say(`web-dice-account-${{ npc: "house", merchant: "merchant" }[kind] ?? "master"}`);
}

/** Crowns, or dice by their name. */
export function thingText(what: string): string {
  return what === "crowns" ? say("web-dice-crowns") : name(what, "dice");
}
