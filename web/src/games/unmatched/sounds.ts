/** What an event sounds like. */
import type { Event } from "../../generated/unmatched";
import type { Sound } from "../../sound/sound";

const SOUNDS: Partial<Record<Event["kind"], Sound>> = {
  moved: "pass",
  placed: "pass",
  swapped: "pass",
  drew: "draw",
  damaged: "scorch",
  recovered: "frost",
  defeated: "gem",
  exhausted: "gem",
  attacked: "horn",
};

export function soundOf(event: Event, seat: number | null): Sound {
  if (event.kind === "turn") return event.seat === seat ? "turn" : "tap";
  return SOUNDS[event.kind] ?? (event.seat === seat ? "card" : "their-card");
}
