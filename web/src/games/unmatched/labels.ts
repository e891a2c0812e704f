/** Where the names of fighters are written, so that none lies on another name or figure. */
import type { Box } from "./geometry";

export interface Labelled {
  name: string;
  x: number;
  y: number;
  /** How far the figure reaches, its rings included. */
  r: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

const GAP = 3;

/** For each fighter the middle of its label, beside the middle of its figure. */
export function labelled(figures: Labelled[], box: Box): Map<string, Spot> {
  const spots = new Map(figures.map((one) => [one.name, ways(one)[0]!]));
  for (let again = 0; again < 3; again++) {
    for (const one of figures) {
      const others = figures.filter((other) => other !== one);
      const taken = [...others.map(disc), ...others.map((other) => around(other, spots.get(other.name)!))];
      const cost = (spot: Spot, k: number): number =>
        k + hidden(around(one, spot), taken) + 3 * outside(around(one, spot), box);
      const costs = ways(one).map(cost);
      spots.set(one.name, ways(one)[costs.indexOf(Math.min(...costs))]!);
    }
  }
  return spots;
}

/** Below, above, then beside: the places for a label, best first. */
function ways({ r, width, height }: Labelled): Spot[] {
  const down = r + height / 2 + GAP;
  const aside = r + width / 2 + GAP;
  const slant = width / 2;
  return [
    { x: 0, y: down },
    { x: 0, y: -down },
    { x: slant, y: down },
    { x: -slant, y: down },
    { x: slant, y: -down },
    { x: -slant, y: -down },
    { x: aside, y: 0 },
    { x: -aside, y: 0 },
  ];
}

function around({ x, y, width, height }: Labelled, spot: Spot): Box {
  return {
    x: x + spot.x - width / 2 - GAP,
    y: y + spot.y - height / 2 - GAP,
    width: width + 2 * GAP,
    height: height + 2 * GAP,
  };
}

function disc({ x, y, r }: Labelled): Box {
  return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
}

/** How much of a box lies on others, in small squares. */
function hidden(one: Box, others: Box[]): number {
  return others.reduce((sum, other) => sum + shared(one, other), 0) / 8;
}

function outside(one: Box, box: Box): number {
  return (one.width * one.height - shared(one, box)) / 8;
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}
