/** What the screen shows now. Tellings that bring events are shown one after another, each when the one before it has been
 * performed; whoever does something in between is taken to the newest at once. */
import { tick } from "svelte";
import type { Told } from "../generated/games";
import { settings } from "../settings.svelte";

/** Show what happened between two tellings; resolve when the eyes have followed. */
export type Perform = (before: Told, after: Told, hurry: AbortSignal) => Promise<void>;

const SPEEDS = { slow: 1.6, normal: 1, fast: 0.5 };

export class Stage {
  /** The telling that the screen draws. */
  shown: Told | null = $state.raw(null);
  /** Something is being shown that leads to `shown`'s successor. */
  performing = $state(false);
  /** The screen of the game sets this if it shows motion. */
  perform: Perform | null = null;

  private waiting: Told[] = [];
  private hurry = new AbortController();

  hear(told: Told): void {
    this.waiting.push(told);
    if (!this.performing) void this.go();
  }

  /** Show the newest at once. */
  skip(): void {
    this.hurry.abort();
  }

  private async go(): Promise<void> {
    this.performing = true;
    this.hurry = new AbortController();
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const before = this.shown;
      if (
        before &&
        next.n > before.n &&
        this.perform &&
        next.events.length &&
        !this.hurry.signal.aborted &&
        !document.hidden
      ) {
        try {
          await this.perform(before, next, this.hurry.signal);
        } catch (why) {
          console.error(why); // what could not be shown must not hold the table up
        }
      }
      this.shown = next;
      await tick();
    }
    this.performing = false;
  }
}

export function reduced(): boolean {
  if (settings.motion !== "auto") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Milliseconds at the speed that the person likes. */
export function paced(milliseconds: number): number {
  return milliseconds * SPEEDS[settings.speed];
}

/** Wait, unless somebody is in a hurry. */
export function pause(milliseconds: number, hurry?: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (hurry?.aborted) return done();
    const timer = setTimeout(done, paced(milliseconds));
    hurry?.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
