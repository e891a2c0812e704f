/** What is shown between two tellings: dice that were laid, and moments that everybody should see. */
import { pause, reduced, type Perform } from "../../motion/stage.svelte";
import { play } from "../../sound/sound";
import type { Told } from "../../wire";
import { eventText, type Event, type Reader } from "../../words/naming";
import { maybe, say } from "../../words/words.svelte";
import { newcomers, type DiceView } from "./view";

export interface Moment {
  key: number;
  text: string;
  about?: string;
  faction?: string;
  die?: string;
}

/** Events that are shown large: who they are about, and which die is thrown for all to see. */
const LARGE: Record<string, (event: Event) => string> = {
  faction: () => "",
  first: () => "",
  kept: (event) => `d10=${event.n}`,
  "rolled-again": (event) => event.what,
  exploded: (event) => event.what,
  added: () => "",
  check: (event) => event.what,
  "roll-off": (event) => `d10=${event.n}`,
  reward: (event) => `d100=${event.n}`,
};
const FACTIONS_WORK = ["kept", "rolled-again", "exploded", "added"];
const LONG = 1500;
const SHORT = 750;

export class Performance {
  moment: Moment | null = $state.raw(null);
  /** Dice that were laid since the telling that is shown, by seat. */
  laid: [string[], string[]] = $state.raw([[], []]);
  /** Dice of the reader's hand that are new and roll. */
  fresh: string[] = $state.raw([]);
  /** Who has just won a round. */
  winner = $state(-1);
  /** The die that Monsters keep. */
  staying = $state("");

  private keys = 0;

  constructor(private reader: () => Reader) {}

  perform: Perform = async (before, after, hurry) => {
    const was = before.view as unknown as DiceView;
    const is = after.view as unknown as DiceView;
    this.fresh = [];
    for (const event of after.events as unknown as Event[]) {
      if (hurry.aborted) break;
      await this.show(event, is, hurry);
    }
    this.rest();
    this.roll(was, is, after);
  };

  private async show(event: Event, is: DiceView, hurry: AbortSignal): Promise<void> {
    const seat = event.seat as 0 | 1;
    if (event.kind === "played") {
      const laid: [string[], string[]] = [[...this.laid[0]], [...this.laid[1]]];
      laid[seat].push(event.what);
      this.laid = laid;
      void play(seat === this.reader().seat ? "card" : "dice");
      await pause(reduced() ? 120 : 680, hurry);
    } else if (event.kind === "passed") {
      void play("pass");
      await pause(reduced() ? 120 : 350, hurry);
    } else if (event.kind === "round") {
      await this.endRound(event, is, hurry);
    } else if (event.kind in LARGE) {
      if (event.kind === "kept") this.staying = event.what;
      const die = LARGE[event.kind]!(event);
      if (die) void play("dice");
      await this.say(event, is, die, hurry);
    }
  }

  private async endRound(event: Event, is: DiceView, hurry: AbortSignal): Promise<void> {
    const me = this.reader().seat ?? 0;
    const score = is.scores[event.n - 1];
    this.winner = event.seat;
    void play(event.seat === me ? "horn" : "gem");
    const about = score ? say("web-dice-score", { a: score[me] ?? 0, b: score[1 - me] ?? 0 }) : "";
    this.moment = {
      key: ++this.keys,
      text: eventText(this.reader(), event) ?? "",
      about,
      faction: is.sides[event.seat as 0 | 1]?.faction,
    };
    await pause(LONG, hurry);
  }

  private async say(event: Event, is: DiceView, die: string, hurry: AbortSignal): Promise<void> {
    const faction = is.sides[event.seat as 0 | 1]?.faction;
    const about = FACTIONS_WORK.includes(event.kind) && faction ? (maybe(`dice-faction-${faction}.does`) ?? "") : "";
    this.moment = { key: ++this.keys, text: eventText(this.reader(), event) ?? "", about, faction, die };
    await pause(die || about ? LONG : SHORT, hurry);
  }

  private rest(): void {
    this.moment = null;
    this.laid = [[], []];
    this.winner = -1;
    this.staying = "";
  }

  /** Dice that came to the hand tumble there. */
  private roll(was: DiceView, is: DiceView, after: Told): void {
    const me = (after.seat ?? 0) as 0 | 1;
    if (!(after.events as unknown as Event[]).some((event) => event.kind === "rolled" && event.seat === me)) return;
    const hand = (view: DiceView): string[] => [...(view.sides[me].hand ?? []), ...(view.sides[me].aside ?? [])];
    this.fresh = was.seat === is.seat ? newcomers(hand(was), hand(is)) : [];
    if (this.fresh.length) void play("dice");
  }
}
