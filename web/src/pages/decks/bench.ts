/** What the parts of the deck builder share: the draft and its steps back, what is known of the cards, and their words. */
import type { Kept } from "../../kept/kept.svelte";
import type { Deck, Draft } from "../../decks/deck";
import type { Fault } from "../../decks/faults";
import type { Names } from "../../decks/names";
import type { Trouble } from "../../decks/reading";
import type { OwnDecks } from "../../decks/shelf.svelte";
import type { Facts } from "../../games/gwent/facts";
import type { EditionLimits } from "../../generated/messages";
import { name } from "../../words/naming";
import { say } from "../../words/words.svelte";

export interface Bench {
  kept: Kept<Draft>;
  own: OwnDecks;
  facts: Facts;
  editions: Map<string, EditionLimits>;
  names: Names;
}

/** What is wrong with a deck, in words. */
export function faultText(fault: Fault, edition: string): string {
  return say(`decks-fault-${fault.kind}`, {
    card: fault.about && name(fault.about, "gwent", edition),
    faction: fault.faction && say(`faction-${fault.faction}`),
    n: fault.n,
    limit: fault.limit,
    edition: say(`edition-${edition}`),
  });
}

/** Why no more of a card can be added, in words. */
export function fullText(fault: Fault, edition: string): string {
  if (fault.kind !== "copies") return faultText(fault, edition);
  return say("decks-all-in", { card: name(fault.about, "gwent", edition), n: fault.limit });
}

/** Why something could not be read, in words. */
export function troubleText(trouble: Trouble): string {
  return say(`decks-trouble-${trouble.kind}`, {
    came: trouble.came,
    near: trouble.near,
    known: trouble.near ? "yes" : "no",
  });
}

/** Change the deck on the bench; what it was can be taken back. */
export function change(bench: Bench, what: string, deck: Deck): void {
  bench.kept.do(what, { ...bench.kept.now!, deck });
}
