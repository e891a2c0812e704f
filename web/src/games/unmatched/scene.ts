/** The table between two tellings: what the eyes see while things happen one after another. */
import type { Event, Fighter, View } from "../../generated/unmatched";
import { agree, follow, type Fight } from "./fight";

export interface Scene {
  fighters: Fighter[];
  fight: Fight | null;
  /** What just happened. */
  event: Event | null;
  /** The number that floats over a fighter: health lost or won. */
  change: { fighter: string; n: number } | null;
}

export function begin(view: View, fight: Fight | null): Scene {
  return { fighters: view.fighters, fight, event: null, change: null };
}

/** The scene after this event. */
export function after(scene: Scene, event: Event): Scene {
  return {
    fighters: scene.fighters.map((one) => moved(one, event)),
    fight: follow(scene.fight, event, seats(scene.fighters)),
    event,
    change: change(event),
  };
}

/** The combat as it stands after a whole telling. */
export function settled(before: Fight | null, events: Event[], view: View): Fight | null {
  return agree(
    events.reduce((fight: Fight | null, event) => follow(fight, event, seats(view.fighters)), before),
    view,
  );
}

function seats(fighters: Fighter[]): (fighter: string) => number {
  return (name) => fighters.find((one) => one.name === name)?.seat ?? -1;
}

function moved(fighter: Fighter, event: Event): Fighter {
  if (!("fighter" in event) || event.fighter !== fighter.name) return fighter;
  switch (event.kind) {
    case "placed":
    case "moved":
    case "swapped":
      return { ...fighter, space: event.space, health: fighter.health || fighter.most };
    case "damaged":
      return { ...fighter, health: Math.max(0, fighter.health - event.n) };
    case "recovered":
      return { ...fighter, health: fighter.health + event.n };
    case "removed":
    case "defeated":
      return { ...fighter, space: null };
    default:
      return fighter;
  }
}

function change(event: Event): Scene["change"] {
  if (event.kind === "damaged") return { fighter: event.fighter, n: -event.n };
  if (event.kind === "recovered") return { fighter: event.fighter, n: event.n };
  return null;
}

/** How long an event is looked at, in milliseconds. */
export function lookedAt(event: Event): number {
  return TIMES[event.kind] ?? 350;
}

const TIMES: Partial<Record<Event["kind"], number>> = {
  drew: 60,
  searched: 60,
  equipped: 250,
  placed: 350,
  moved: 480,
  attacked: 800,
  laid: 500,
  revealed: 800,
  fought: 700,
  damaged: 600,
  defeated: 700,
  scheme: 900,
  turn: 500,
};
