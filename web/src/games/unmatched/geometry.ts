/** Shapes of the board, and which space lies in which direction. */
import { HEIGHT, WIDTH, type Space } from "./content";

const round = (n: number): number => Math.round(n * 10) / 10;

/** The k-th of n equal pieces of a disc, from the top. */
export function piece(r: number, k: number, n: number): string {
  const at = (turn: number): string => `${round(r * Math.sin(turn))} ${round(-r * Math.cos(turn))}`;
  const from = (2 * Math.PI * k) / n;
  const to = (2 * Math.PI * (k + 1)) / n;
  return `M0 0L${at(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}Z`;
}

/** A rim with notches. */
export function notched(r: number, points: number): string {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const far = k % 2 ? r - 2.5 : r + 3;
    const turn = (Math.PI * k) / points;
    return `${round(far * Math.sin(turn))} ${round(-far * Math.cos(turn))}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The pieces of a health dial, one for each point of health, from the top. */
export function dial(most: number): string[] {
  const gap = most > 1 ? 0.05 : 0;
  return Array.from({ length: most }, (_, k) => {
    const from = (2 * Math.PI * k) / most + gap;
    const to = (2 * Math.PI * (k + 1)) / most - gap - (most === 1 ? 0.001 : 0);
    const at = (r: number, turn: number): string =>
      `${round(60 + r * Math.sin(turn))} ${round(60 - r * Math.cos(turn))}`;
    const wide = to - from > Math.PI ? 1 : 0;
    return `M${at(52, from)}A52 52 0 ${wide} 1 ${at(52, to)}L${at(40, to)}A40 40 0 ${wide} 0 ${at(40, from)}Z`;
  });
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space that an arrow key leads to: near, and rather straight ahead than aside. */
export function nextSpace(spaces: Space[], from: string, key: string): string {
  const way = WAYS[key];
  const here = spaces.find((one) => one.id === from);
  if (!way || !here) return from;
  const ahead = (one: Space): number => (one.x - here.x) * way[0] + (one.y - here.y) * way[1];
  const aside = (one: Space): number => Math.abs((one.x - here.x) * way[1] + (one.y - here.y) * way[0]);
  const found = spaces.filter((one) => ahead(one) > 1 && aside(one) <= ahead(one) * 1.5);
  return found.sort((a, b) => ahead(a) + 2 * aside(a) - ahead(b) - 2 * aside(b))[0]?.id ?? from;
}

export interface Camera {
  /** The middle of what is seen, and how many times larger than the whole it is. */
  x: number;
  y: number;
  zoom: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WHOLE: Camera = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

/** What a window of this aspect (width by height) shows: the whole, or, enlarged, a part that does not go beyond the edges. */
export function seen(camera: Camera, aspect: number): Box {
  const fits = camera.zoom > 1 || aspect >= WIDTH / HEIGHT;
  const height = fits ? HEIGHT / camera.zoom : WIDTH / aspect;
  const width = height * aspect;
  return { x: kept(camera.x, width, WIDTH), y: kept(camera.y, height, HEIGHT), width, height };
}

function kept(middle: number, length: number, whole: number): number {
  if (length >= whole) return (whole - length) / 2;
  return Math.min(Math.max(middle - length / 2, 0), whole - length);
}

/** The same look, without the part of it that lies beyond the edges. */
export function within(camera: Camera, aspect: number): Camera {
  const box = seen(camera, aspect);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: camera.zoom };
}

/** Look at the middle of these places. */
export function lookAt(camera: Camera, places: { x: number; y: number }[]): Camera {
  if (!places.length) return camera;
  const xs = places.map((one) => one.x);
  const ys = places.map((one) => one.y);
  return { ...camera, x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

export const CORNERS = ["south-east", "south-west", "north-east", "north-west"] as const;
export type Corner = (typeof CORNERS)[number];

/** The corner of the window in which the fewest of these places lie; a corner is as wide and high as told. */
export function freeCorner(box: Box, places: { x: number; y: number }[], width: number, height: number): Corner {
  const near = (corner: Corner): number =>
    places.filter(({ x, y }) => {
      const across = corner.endsWith("east") ? box.x + box.width - x : x - box.x;
      const down = corner.startsWith("south") ? box.y + box.height - y : y - box.y;
      return across >= 0 && across < width && down >= 0 && down < height;
    }).length;
  return [...CORNERS].sort((a, b) => near(a) - near(b))[0]!;
}
