/** A combat as it is told: from its declaration to its end, step by step, from events and from what the view says of it. */
import type { Combat, Event, Fought, Part, View } from "../../generated/unmatched";

export const STEPS = ["laid", "reveal", "immediately", "during", "damage", "after"] as const;
export type Step = (typeof STEPS)[number];

export interface Fight {
  attack: Part;
  defence: Part;
  /** The step that is being done. */
  now: Step;
  /** What happened in each step. */
  told: Partial<Record<Step, Event[]>>;
  damage: number | null;
  over: boolean;
}

/** How many steps are done: the next one is being done. */
export function reached(fight: Fight): number {
  return fight.over ? STEPS.length : STEPS.indexOf(fight.now);
}

const AT_ONCE = ["cancelled", "rooted"];
/** Events that do not belong to a combat: the next thing has begun. */
const BEYOND = ["turn", "manoeuvre", "scheme", "equipped"];

/** The combat that this event begins, continues or leaves as it was. */
export function follow(fight: Fight | null, event: Event, seatOf: (fighter: string) => number): Fight | null {
  if (event.kind === "attacked") {
    const part = (fighter: string): Part => ({ seat: seatOf(fighter), fighter });
    return {
      attack: part(event.fighter),
      defence: part(event.target),
      now: "laid",
      told: {},
      damage: null,
      over: false,
    };
  }
  if (!fight || fight.over) return fight;
  if (BEYOND.includes(event.kind)) return { ...fight, over: true };
  if (event.kind === "laid") {
    return noted(withCard(fight, event.seat, event.card ?? undefined), "laid", event);
  }
  if (event.kind === "revealed") return noted(withCard(unturned(fight), event.seat, event.card), "reveal", event);
  if (event.kind === "fought") return { ...noted(worth(fight, event), "damage", event), damage: event.damage };
  return noted(fight, stepOf(fight, event), event);
}

/** The steps that lie between two moments of a combat: what nobody does anything in is passed through all the same. */
export function passed(before: Fight | null, next: Fight | null): Step[] {
  if (!before || !next || before.over || before.attack.fighter !== next.attack.fighter) return [];
  return STEPS.slice(STEPS.indexOf(before.now) + 1, next.over ? STEPS.length : STEPS.indexOf(next.now));
}

/** What the view knows better: values, and how far the combat has come. */
export function agree(fight: Fight | null, view: View): Fight | null {
  const combat = view.combat;
  if (!combat) return fight && { ...fight, over: true };
  const same =
    fight &&
    !fight.over &&
    fight.attack.fighter === combat.attack.fighter &&
    fight.defence.fighter === combat.defence.fighter;
  const base: Fight = same
    ? fight
    : { attack: combat.attack, defence: combat.defence, now: "laid", told: {}, damage: null, over: false };
  return { ...base, attack: combat.attack, defence: combat.defence, now: stepNow(combat, view.agenda) };
}

function stepNow(combat: Combat, agenda: View["agenda"]): Step {
  if (!combat.revealed) return "laid";
  if (combat.winner !== null) return "after";
  return agenda.some((one) => one.rule === "moment" && one.n === 1) ? "immediately" : "during";
}

function stepOf(fight: Fight, event: Event): Step {
  if (fight.damage !== null)
    return fight.now === "damage" && ["damaged", "defeated"].includes(event.kind) ? "damage" : "after";
  if (fight.now === "laid") return "laid";
  return AT_ONCE.includes(event.kind) ? "immediately" : fight.now === "immediately" ? "immediately" : "during";
}

/** The values with which it was fought. */
function worth(fight: Fight, event: Fought): Fight {
  return {
    ...fight,
    attack: { ...fight.attack, value: event.attack },
    defence: { ...fight.defence, value: event.defence },
  };
}

function noted(fight: Fight, step: Step, event: Event): Fight {
  return { ...fight, now: step, told: { ...fight.told, [step]: [...(fight.told[step] ?? []), event] } };
}

/** At the reveal it is clear that whoever shows no card has laid none. */
function unturned(fight: Fight): Fight {
  const bare = (part: Part): Part => (part.card === undefined ? { ...part, card: null } : part);
  return fight.now === "reveal" ? fight : { ...fight, attack: bare(fight.attack), defence: bare(fight.defence) };
}

function withCard(fight: Fight, seat: number, card: string | undefined): Fight {
  if (card === undefined) return fight;
  return fight.attack.seat === seat
    ? { ...fight, attack: { ...fight.attack, card } }
    : { ...fight, defence: { ...fight.defence, card } };
}
