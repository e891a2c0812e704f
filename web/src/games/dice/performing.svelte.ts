/** What is shown between two tellings: dice that were laid, and moments that everybody should see. */
import type { Event, RoundEvent, View } from "../../generated/dice";
import { pause, reduced } from "../../motion/stage.svelte";
import { play } from "../../sound/sound";
import { eventText, type Reader } from "../../words/naming";
import { maybe, say } from "../../words/words.svelte";
import { performs, type Shown } from "../screen";
import { newcomers } from "./view";

export interface Moment {
  key: number;
  text: string;
  about?: string;
  faction?: string;
  die?: string;
}

const FACTIONS_WORK = ["kept", "rolled-again", "exploded", "added"];
const LONG = 1500;
const SHORT = 750;

export class Performance {
  moment: Moment | null = $state.raw(null);
  /** Dice that were laid since the telling that is shown, by seat. */
  laid: string[][] = $state.raw([[], []]);
  /** Dice of the reader's hand that are new and roll. */
  fresh: string[] = $state.raw([]);
  /** Who has just won a round. */
  winner = $state(-1);
  /** The die that Monsters keep. */
  staying = $state("");

  private keys = 0;

  constructor(private reader: () => Reader) {}

  perform = performs("dice", async (before, after, hurry) => {
    this.fresh = [];
    for (const event of after.events) {
      if (hurry.aborted) break;
      await this.show(event, after.view, hurry);
    }
    this.rest();
    this.roll(before.view, after);
  });

  private async show(event: Event, is: View, hurry: AbortSignal): Promise<void> {
    switch (event.kind) {
      case "played":
        this.laid = this.laid.map((dice, seat) => (seat === event.seat ? [...dice, event.die] : dice));
        void play(event.seat === this.reader().seat ? "card" : "dice");
        await pause(reduced() ? 120 : 680, hurry);
        break;
      case "passed":
        void play("pass");
        await pause(reduced() ? 120 : 350, hurry);
        break;
      case "round":
        await this.endRound(event, is, hurry);
        break;
      case "kept":
        this.staying = event.die;
        await this.say(event, is, `d10=${event.roll}`, hurry);
        break;
      case "rolled-again":
      case "exploded":
      case "check":
        await this.say(event, is, event.die, hurry);
        break;
      case "roll-off":
        await this.say(event, is, `d10=${event.roll}`, hurry);
        break;
      case "reward":
        await this.say(event, is, `d100=${event.roll}`, hurry);
        break;
      case "faction":
      case "first":
      case "added":
        await this.say(event, is, "", hurry);
        break;
    }
  }

  private async endRound(event: RoundEvent, is: View, hurry: AbortSignal): Promise<void> {
    const me = this.reader().seat ?? 0;
    const score = is.scores[event.round - 1];
    this.winner = event.seat;
    void play(event.seat === me ? "horn" : "gem");
    const about = score ? say("web-dice-score", { a: score[me] ?? 0, b: score[1 - me] ?? 0 }) : "";
    this.moment = {
      key: ++this.keys,
      text: eventText(this.reader(), event) ?? "",
      about,
      faction: is.sides[event.seat]?.faction,
    };
    await pause(LONG, hurry);
  }

  /** Something that is shown large, with the die that is thrown for all to see, if one is. */
  private async say(event: Event, is: View, die: string, hurry: AbortSignal): Promise<void> {
    if (die) void play("dice");
    const faction = is.sides[event.seat]?.faction;
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
  private roll(was: View, { view: is, seat, events }: Shown<"dice">): void {
    const me = seat ?? 0;
    if (!events.some((event) => event.kind === "rolled" && event.seat === me)) return;
    const hand = ({ sides }: View): string[] => [...(sides[me]?.hand ?? []), ...(sides[me]?.aside ?? [])];
    this.fresh = was.seat === is.seat ? newcomers(hand(was), hand(is)) : [];
    if (this.fresh.length) void play("dice");
  }
}
