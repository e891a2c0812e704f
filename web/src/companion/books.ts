/** The books of a game master: characters whose purses and dice are the sums of their lines, and nothing else (D 6). */
import printed from "./printed.json";

export const SHAPES = Object.keys(printed.prices) as Shape[];
export const DIFFICULTIES = Object.keys(printed.difficulties) as Difficulty[];
export const NEW_SET = printed.newSet;
export type Shape = keyof typeof printed.prices;
export type Difficulty = keyof typeof printed.difficulties;
export type Dice = Partial<Record<Shape, number>>;

export interface Line {
  who: string;
  /** The message that says why, and its values. */
  why: string;
  values: Record<string, string | number>;
  crowns: number;
  dice: Dice;
}

export interface Books {
  characters: { name: string; faction: string; set: number }[];
  lines: Line[];
}

export class Refused extends Error {}

export function purse(books: Books, who: string): number {
  return books.lines.filter((line) => line.who === who).reduce((sum, line) => sum + line.crowns, 0);
}

export function collection(books: Books, who: string): Dice {
  const dice: Dice = {};
  for (const line of books.lines) {
    if (line.who !== who) continue;
    for (const shape of SHAPES) if (line.dice[shape]) dice[shape] = (dice[shape] ?? 0) + line.dice[shape];
  }
  return dice;
}

export function price(shape: Shape): number {
  return printed.prices[shape];
}

/** What the house puts against a bet, in whole crowns (D 6.3). */
export function stake(difficulty: Difficulty, bet: number): number {
  return Math.floor((bet * printed.difficulties[difficulty].halves) / 2);
}

/** The die that a d100 wins (D 5.5). */
export function reward(difficulty: Difficulty, roll: number): Shape {
  const found = printed.difficulties[difficulty].rewards.find(([upto]) => roll <= (upto as number));
  if (!found || roll < 1 || !Number.isInteger(roll)) throw new Refused("companion-no-roll");
  return found[1] as Shape;
}

function first(): Dice {
  const dice: Dice = {};
  for (const shape of printed.firstSet as Shape[]) dice[shape] = (dice[shape] ?? 0) + 1;
  return dice;
}

function written(books: Books, ...lines: Line[]): Books {
  return { ...books, lines: [...books.lines, ...lines] };
}

function whole(crowns: number): number {
  if (!Number.isInteger(crowns) || crowns < 0) throw new Refused("companion-no-crowns");
  return crowns;
}

function paid(books: Books, who: string, crowns: number): number {
  if (whole(crowns) > purse(books, who)) throw new Refused("companion-too-dear");
  return -crowns;
}

export function character(books: Books, name: string, faction: string, crowns: number): Books {
  if (!name.trim() || books.characters.some((one) => one.name === name.trim())) throw new Refused("companion-no-name");
  const who = name.trim();
  const line = { who, why: "companion-line-begin", values: {}, crowns: whole(crowns), dice: first() };
  return written({ ...books, characters: [...books.characters, { name: who, faction, set: 1 }] }, line);
}

export function buy(books: Books, who: string, shape: Shape): Books {
  return written(books, {
    who,
    why: "companion-line-buy",
    values: { shape },
    crowns: paid(books, who, price(shape)),
    dice: { [shape]: 1 },
  });
}

/** Another faction comes with a new first set; the old dice stay owned and are not played (D 6.7). */
export function change(books: Books, who: string, faction: string): Books {
  const line = {
    who,
    why: "companion-line-change",
    values: { faction },
    crowns: paid(books, who, NEW_SET),
    dice: first(),
  };
  const characters = books.characters.map((one) => (one.name === who ? { ...one, faction, set: one.set + 1 } : one));
  return written({ ...books, characters }, line);
}

/** A game against the house that is over; whoever wins takes the pot and a die (D 6.4, D 6.5). */
export function settle(
  books: Books,
  who: string,
  difficulty: Difficulty,
  bet: number,
  won: boolean | null,
  roll: number,
): Books {
  const lost = paid(books, who, bet);
  if (won === null)
    return written(books, { who, why: "companion-line-drawn", values: { difficulty, bet }, crowns: 0, dice: {} });
  if (!won)
    return written(books, { who, why: "companion-line-lost", values: { difficulty, bet }, crowns: lost, dice: {} });
  const shape = reward(difficulty, roll);
  const crowns = stake(difficulty, bet);
  return written(books, {
    who,
    why: "companion-line-won",
    values: { difficulty, bet, roll, shape },
    crowns,
    dice: { [shape]: 1 },
  });
}

/** The game master gives or takes. */
export function grant(books: Books, who: string, crowns: number): Books {
  if (!Number.isInteger(crowns) || purse(books, who) + crowns < 0) throw new Refused("companion-too-dear");
  return written(books, { who, why: "companion-line-grant", values: {}, crowns, dice: {} });
}
