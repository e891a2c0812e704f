/** The units of Gwent as the score keeper needs them, read from the game's content. */
import { facts, type Fact } from "../games/gwent/facts";
import { name } from "../words/naming";
import { say } from "../words/words.svelte";
import type { Unit } from "./strength";

/** Bare strengths that bond are a card of their own. */
const BONDED = "bonded-";

export interface Known {
  fact: Fact;
  unit: Unit;
}

export async function units(): Promise<Known[]> {
  return [...(await facts()).values()]
    .filter((fact) => fact.kind === "unit" || fact.kind === "hero")
    .map((fact) => ({ fact, unit: unitOf(fact) }));
}

function unitOf(fact: Fact): Unit {
  const does = (ability: string): boolean => fact.abilities.includes(ability);
  return {
    card: fact.id,
    strength: fact.strength ?? 0,
    hero: fact.kind === "hero",
    spy: does("spy"),
    bonds: does("tight-bond"),
    boost: does("morale-boost") ? 1 : 0,
    doubles: does("commanders-horn"),
  };
}

/** What a unit is called. */
export function called(unit: Unit, edition: string): string {
  return unit.card && !unit.card.startsWith(BONDED)
    ? name(unit.card, "gwent", edition)
    : say("companion-bare", { n: unit.strength });
}

/** A unit of which only the strength is told, and what it does. */
export function bare(strength: number, does: { hero: boolean; bonds: boolean; boosts: boolean }): Unit {
  const bonds = does.bonds && !does.hero;
  return {
    card: bonds ? BONDED + strength : null,
    strength,
    hero: does.hero,
    spy: false,
    bonds,
    boost: does.boosts ? 1 : 0,
    doubles: false,
  };
}
