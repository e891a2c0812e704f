/** What the eyes see of Unmatched: the table between two tellings, and the combat as far as it has come. */
import type { Event, Fighter } from "../../generated/unmatched";
import { pause, reduced } from "../../motion/stage.svelte";
import { play } from "../../sound/sound";
import { performs, type Shown } from "../screen";
import { passed, type Fight } from "./fight";
import { after, begin, lookedAt, settled, type Scene } from "./scene";
import { soundOf } from "./sounds";

/** Events whose card pauses large over the battlefield. */
const SHOWN: Event["kind"][] = ["scheme", "equipped", "took", "returned", "discarded"];

/** How long a step of a combat is lit in which nothing happens. */
const STEP = 320;

export class Watching {
  private scene: (Scene & { n: number }) | null = $state.raw(null);
  private settled: Fight | null = $state.raw(null);
  private followed = -1;

  constructor(private readonly told: () => Shown<"unmatched">) {}

  /** What is being shown on the way to the next telling. */
  live: Scene | null = $derived.by(() => (this.scene?.n === this.told().n ? this.scene : null));
  fighters: Fighter[] = $derived.by(() => this.live?.fighters ?? this.told().view.fighters);
  fight: Fight | null = $derived.by(() => (this.live ? this.live.fight : this.settled));
  /** The card that lies large over the battlefield. */
  spot: string | null = $derived.by(() => {
    const event = this.live?.event;
    return event && "card" in event && SHOWN.includes(event.kind) ? event.card : null;
  });
  /** From which space to which a blow is struck. */
  duel: [string, string] | null = $derived.by(() => {
    const at = (who: string): string => this.fighters.find((one) => one.name === who)?.space ?? "";
    return this.fight && !this.fight.over ? [at(this.fight.attack.fighter), at(this.fight.defence.fighter)] : null;
  });

  /** Take over what a telling says of the combat, once. */
  follow(): void {
    const told = this.told();
    if (told.n === this.followed) return;
    this.settled = settled(this.settled, told.events, told.view);
    this.followed = told.n;
  }

  perform = performs("unmatched", async (before, { events, seat }, hurry) => {
    this.scene = { ...begin(before.view, this.settled), n: before.n };
    for (const [k, event] of events.entries()) {
      const then: Scene = after(this.scene, event);
      for (const now of passed(this.scene.fight, then.fight)) {
        this.scene = { ...this.scene, fight: { ...this.scene.fight!, now } };
        await pause(reduced() ? 0 : STEP, hurry);
      }
      this.scene = { ...then, n: before.n };
      const together = event.kind === "revealed" && events[k + 1]?.kind === "revealed";
      if (together || hurry.aborted) continue;
      void play(soundOf(event, seat));
      await pause(reduced() ? Math.min(120, lookedAt(event)) : lookedAt(event), hurry);
    }
  });
}
