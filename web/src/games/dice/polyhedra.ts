/** Dice as bodies: corners, faces with their numbers, and how a body is turned so that it shows a value. */
export type Point = [number, number, number];
export type Turn = [Point, Point, Point];

export interface Face {
  corners: number[];
  normal: Point;
  centre: Point;
  /** The direction in the face's plane in which its number stands. */
  up: Point;
  value: number;
}

export interface Body {
  faces: Face[];
  corners: Point[];
  /** On a d4 the number is read at the corner that points at us, on all others on the face. */
  byCorner: boolean;
  scale: number;
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;

const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k, a[2] * k];
const minus = (a: Point, b: Point): Point => add(a, times(b, -1));
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Point): Point => times(a, 1 / Math.hypot(...a));

/** All points with these coordinates and any signs. */
function signed(point: Point): Point[] {
  const ways = point.map((one) => (one === 0 ? [0] : [one, -one]));
  return ways[0]!.flatMap((x) => ways[1]!.flatMap((y) => ways[2]!.map((z): Point => [x, y, z])));
}

function turns([x, y, z]: Point): Point[] {
  return [...signed([x, y, z]), ...signed([z, x, y]), ...signed([y, z, x])];
}

/** Two poles and a zigzag of ten corners around: the faces of a d10 are kites. */
function trapezohedron(): Point[] {
  const pole = 1.06;
  const high = (pole * (1 - Math.cos(Math.PI / 5))) / (1 + Math.cos(Math.PI / 5));
  const ring = Array.from({ length: 10 }, (_, k): Point => {
    const angle = (k * Math.PI) / 5;
    return [Math.sin(angle), k % 2 ? high : -high, Math.cos(angle)];
  });
  return [[0, pole, 0], [0, -pole, 0], ...ring];
}

const CORNERS: Record<number, () => Point[]> = {
  4: () => [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ],
  6: () => signed([1, 1, 1]),
  8: () => turns([1, 0, 0]).filter((one, k, all) => all.findIndex((other) => other.join() === one.join()) === k),
  10: trapezohedron,
  12: () => [...signed([1, 1, 1]), ...turns([0, 1 / GOLDEN, GOLDEN])],
};
const SCALES: Record<number, number> = { 4: 52, 6: 44, 8: 48, 10: 48, 12: 47 };

/** The faces of a convex body: planes through three corners with all others behind them. */
function hull(corners: Point[]): Face[] {
  const faces = new Map<string, Face>();
  corners.forEach((a, i) =>
    corners.forEach((b, j) =>
      corners.forEach((c, k) => {
        if (i >= j || j >= k) return;
        let normal = cross(minus(b, a), minus(c, a));
        if (Math.hypot(...normal) < 1e-6) return;
        normal = unit(normal);
        if (dot(normal, a) < 0) normal = times(normal, -1);
        const height = dot(normal, a);
        if (corners.some((one) => dot(normal, one) > height + 1e-6)) return;
        const on = corners.flatMap((one, n) => (dot(normal, one) > height - 1e-6 ? [n] : []));
        faces.set(on.join(), face(corners, on, normal));
      }),
    ),
  );
  return [...faces.values()];
}

function face(corners: Point[], on: number[], normal: Point): Face {
  const centre = times(on.map((n) => corners[n]!).reduce(add), 1 / on.length);
  const first = unit(minus(corners[top(corners, on, centre)]!, centre));
  const side = cross(normal, first);
  const angle = (n: number): number =>
    Math.atan2(dot(minus(corners[n]!, centre), side), dot(minus(corners[n]!, centre), first));
  const square = on.length === 4 && on.every((n) => near(minus(corners[n]!, centre), minus(corners[on[0]!]!, centre)));
  const up = square ? unit(add(first, side)) : first;
  return { corners: [...on].sort((a, b) => angle(a) - angle(b)), normal, centre, up, value: 0 };
}

function near(a: Point, b: Point): boolean {
  return Math.abs(Math.hypot(...a) - Math.hypot(...b)) < 1e-6;
}

/** The corner under which a number stands: the sharpest, which is the farthest from the middle. */
function top(corners: Point[], on: number[], centre: Point): number {
  return on.reduce((best, n) =>
    Math.hypot(...minus(corners[n]!, centre)) > Math.hypot(...minus(corners[best]!, centre)) + 1e-6 ? n : best,
  );
}

/** Numbers as on real dice: what lies opposite adds up to one more than the faces. */
function number(faces: Face[], most: number): void {
  let next = 1;
  for (const one of faces) {
    if (one.value) continue;
    const opposite = faces.find((other) => dot(other.normal, one.normal) < -0.999);
    one.value = next % 2 || !opposite ? next : most + 1 - next;
    if (opposite) opposite.value = most + 1 - one.value;
    next += 1;
  }
}

const bodies = new Map<number, Body>();

/** The body of a die with so many faces; a d100 is rolled as a d10. */
export function bodyOf(faces: number): Body {
  const kind = faces in CORNERS ? faces : 10;
  const known = bodies.get(kind);
  if (known) return known;
  const raw = CORNERS[kind]!();
  const far = Math.max(...raw.map((one) => Math.hypot(...one)));
  const corners = raw.map((one) => times(one, 1 / far));
  const made: Body = { corners, faces: hull(corners), byCorner: kind === 4, scale: SCALES[kind]! };
  number(made.faces, kind);
  bodies.set(kind, made);
  return made;
}

/** A turn by an angle around an axis. */
export function around([x, y, z]: Point, angle: number): Turn {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const t = 1 - c;
  return [
    [t * x * x + c, t * x * y - s * z, t * x * z + s * y],
    [t * x * y + s * z, t * y * y + c, t * y * z - s * x],
    [t * x * z - s * y, t * y * z + s * x, t * z * z + c],
  ];
}

export function after(second: Turn, first: Turn): Turn {
  const columns = [0, 1, 2].map((k) => apply(second, [first[0][k]!, first[1][k]!, first[2][k]!]));
  return [0, 1, 2].map((row) => columns.map((column) => column[row]) as Point) as Turn;
}

export function apply(turn: Turn, point: Point): Point {
  return [dot(turn[0], point), dot(turn[1], point), dot(turn[2], point)];
}

/** How each body lies on the table: a little turned, so that its neighbours are seen. */
const TILTS: Record<number, [number, number]> = {
  4: [0.14, 0],
  6: [0.42, -0.4],
  8: [-0.2, 0.14],
  10: [-0.16, 0.12],
  12: [0.2, -0.16],
};

/** The turn in which a die shows this value to us, upright. */
export function resting(faces: number, value: number): Turn {
  const body = bodyOf(faces);
  const kind = faces in CORNERS ? faces : 10;
  const [axis, up] = shown(body, value, kind);
  const side = cross(up, axis);
  const [x, y] = TILTS[kind]!;
  return after(after(around([1, 0, 0], x), around([0, 1, 0], y)), [side, up, axis]);
}

function shown(body: Body, value: number, kind: number): [Point, Point] {
  if (body.byCorner) {
    const corner = unit(body.corners[(value - 1) % 4]!);
    const other = unit(body.corners[value % 4]!);
    return [corner, unit(minus(other, times(corner, dot(other, corner))))];
  }
  const one = body.faces.find((face) => face.value === ((value - 1) % kind) + 1)!;
  return [one.normal, one.up];
}

/** Between the throw and the rest: many turns around an axis, slower and slower. */
export function tumbling(rest: Turn, axis: Point, rounds: number, time: number): Turn {
  const left = (1 - time) ** 2.2;
  return after(around(unit(axis), left * rounds * 2 * Math.PI), rest);
}

export interface Drawn {
  points: string;
  /** How much light falls on it, from 0 to 1. */
  light: number;
  label: { value: number; matrix: string; size: number } | null;
}

const LIGHT: Point = unit([-0.45, 0.75, 0.6]);

/** What is seen of a body in a box of 100: faces that look at us, the farthest first, and their numbers. */
export function drawn(faces: number, turn: Turn): Drawn[] {
  const body = bodyOf(faces);
  const at = (point: Point): Point => times(apply(turn, point), body.scale);
  return body.faces
    .map((face) => ({ face, normal: apply(turn, face.normal), centre: at(face.centre) }))
    .filter(({ normal }) => normal[2] > 0.001)
    .sort((a, b) => a.centre[2] - b.centre[2])
    .map(({ face, normal, centre }) => ({
      points: face.corners.map((n) => place(at(body.corners[n]!))).join(" "),
      light: Math.max(0, dot(normal, LIGHT)) * 0.62 + normal[2] * 0.3 + 0.02,
      label: body.byCorner ? null : label(face, turn, centre, body.scale, faces),
    }));
}

/** Numbers of a d4 stand at its corners. */
export function cornersOf(faces: number, turn: Turn): { x: number; y: number; near: number; value: number }[] {
  const body = bodyOf(faces);
  if (!body.byCorner) return [];
  return body.corners
    .map((corner, n) => ({ point: times(apply(turn, corner), body.scale), value: n + 1 }))
    .filter(({ point }) => point[2] > 8)
    .sort((a, b) => a.point[2] - b.point[2])
    .map(({ point, value }) => ({ x: 50 + point[0], y: 50 - point[1], near: point[2] / body.scale, value }));
}

const SIZES: Record<number, number> = { 6: 46, 8: 34, 10: 32, 12: 30 };

function label(face: Face, turn: Turn, centre: Point, scale: number, faces: number): Drawn["label"] {
  const up = apply(turn, face.up);
  const side = apply(turn, cross(face.up, face.normal));
  const size = SIZES[faces] ?? 30;
  const down = size * 0.34;
  const shift = faces === 10 || faces > 12 ? -0.06 * scale : 0;
  const x = 50 + centre[0] - up[0] * (down - shift);
  const y = 50 - centre[1] + up[1] * (down - shift);
  const matrix = [side[0], -side[1], -up[0], up[1], x, y].map((one) => one.toFixed(3)).join(" ");
  return { value: face.value, matrix: `matrix(${matrix})`, size };
}

function place(point: Point): string {
  return `${(50 + point[0]).toFixed(1)},${(50 - point[1]).toFixed(1)}`;
}
