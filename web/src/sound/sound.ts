/** Quiet sounds of the inn, each a row of numbers for zzfx; one setting turns them off. */
import { settings } from "../settings.svelte";

export type Sound =
  | "card"
  | "their-card"
  | "horn"
  | "frost"
  | "scorch"
  | "gem"
  | "dice"
  | "turn"
  | "victory"
  | "defeat"
  | "pass"
  | "draw"
  | "tap";

/** volume, randomness, frequency, attack, sustain, release, shape, shape curve, slide, delta slide, pitch jump, pitch jump
 * time, repeat time, noise, modulation, bit crush, delay, sustain volume, decay, tremolo */
const SOUNDS: Record<Sound, number[][]> = {
  card: [[0.5, 0.05, 190, 0, 0.01, 0.06, 4, 2.2, -12, 0, 0, 0, 0, 3]],
  "their-card": [[0.5, 0.05, 120, 0, 0.01, 0.09, 4, 2.2, -8, 0, 0, 0, 0, 3]],
  horn: [
    [0.4, 0, 220, 0.06, 0.3, 0.3, 2, 0.7],
    [0.3, 0, 330, 0.1, 0.3, 0.35, 2, 0.7],
  ],
  frost: [[0.25, 0, 880, 0.05, 0.15, 0.4, 0, 1, 4, 0, 220, 0.08]],
  scorch: [[0.5, 0.1, 90, 0.05, 0.25, 0.35, 4, 1, -1, 0, 0, 0, 0, 8]],
  gem: [[0.5, 0, 1200, 0, 0.01, 0.15, 3, 2, -30, 0, 0, 0, 0, 2]],
  dice: [[0.4, 0.2, 320, 0, 0.01, 0.04, 4, 2, 0, 0, 0, 0, 0.04, 4]],
  turn: [[0.4, 0, 520, 0, 0.02, 0.18, 0, 2]],
  victory: [
    [0.4, 0, 262, 0.02, 0.3, 0.5, 0],
    [0.35, 0, 330, 0.05, 0.3, 0.5, 0],
    [0.35, 0, 392, 0.08, 0.3, 0.6, 0],
    [0.3, 0.1, 34, 0.3, 0.6, 0.4, 2, 1, 0, 0, 0, 0, 0.04],
  ],
  defeat: [
    [0.4, 0, 196, 0.04, 0.3, 0.5, 0, 1, -0.4],
    [0.3, 0, 156, 0.1, 0.4, 0.6, 0, 1, -0.4],
  ],
  pass: [[0.35, 0.05, 70, 0.02, 0.12, 0.15, 2, 1.5, 0.6, 0, 0, 0, 0, 3]],
  draw: [[0.3, 0.1, 700, 0, 0.02, 0.05, 4, 1, 0, 0, 0, 0, 0, 6]],
  tap: [[0.25, 0.02, 420, 0, 0.005, 0.03, 4, 2]],
};

/** Play a sound; nothing happens where sound is off, or the browser does not want it yet, or it did not come. */
export async function play(sound: Sound): Promise<void> {
  if (!settings.sound || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  const loaded = await import("zzfx").catch(() => null);
  if (!loaded) return;
  const { ZZFX } = loaded;
  ZZFX.volume = settings.volume * 0.4;
  for (const numbers of SOUNDS[sound]) {
    try {
      ZZFX.play(...numbers);
    } catch {
      return;
    }
  }
}
