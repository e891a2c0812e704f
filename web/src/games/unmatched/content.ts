/** What is printed on cards and boards. `content.json` is made from the rules by `python -m tests.web.unmatched_content`. */
import written from "./content.json";

export interface Face {
  type: "attack" | "defence" | "versatile" | "scheme";
  boost: number;
  value?: number;
  banner?: string;
  source?: boolean;
  ongoing?: boolean;
  moments?: string[];
}

export interface Space {
  id: string;
  x: number;
  y: number;
  zones: string[];
  /** The number of the seat that starts here, from 1; 0 if nobody does. */
  start: number;
}

export interface Board {
  spaces: Space[];
  zones: string[];
  paths: [string, string][];
  arrows: [string, string][];
}

/** The size of a drawn board; places are printed in hundredths of it. */
export const WIDTH = 1000;
export const HEIGHT = 640;

interface Printed {
  starts: string[];
  spaces: Record<string, number[]>;
  zones: Record<string, string[]>;
  paths: string[][];
  arrows: string[][];
}

const BOARDS: Record<string, Printed> = written.boards;
const FACES = written.cards as Record<string, Face>;
const BLANK: Face = { type: "scheme", boost: 0 };
const known = new Map<string, Board>();

export function face(card: string): Face {
  return FACES[card] ?? BLANK;
}

/** A battlefield, laid out for drawing. */
export function boardOf(name: string): Board {
  const board = known.get(name) ?? laidOut(name);
  known.set(name, board);
  return board;
}

function laidOut(name: string): Board {
  const { starts, spaces: places, zones: members, paths, arrows } = BOARDS[name]!;
  const zones = Object.entries(members);
  const spaces = Object.entries(places).map(([id, [x = 0, y = 0]]) => ({
    id,
    x: (x * WIDTH) / 100,
    y: (y * HEIGHT) / 100,
    zones: zones.filter(([, spaces]) => spaces.includes(id)).map(([zone]) => zone),
    start: starts.indexOf(id) + 1,
  }));
  return { spaces, zones: zones.map(([zone]) => zone), paths: paths.map(ends), arrows: arrows.map(ends) };
}

function ends([from, to]: string[]): [string, string] {
  return [from!, to!];
}
