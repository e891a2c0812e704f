/** The sums of the score keeper are the engine's: `tests/web/companion_vectors.py` wrote down what that says. */
import { expect, test } from "vitest";
import { newMatch, scorched, shorterName, total, type Match } from "../src/companion/match";
import vectors from "./companion.json";

interface Vectors {
  boards: { match: Match; totals: number[]; scorched: [number, string, string][] }[];
  names: [string, string, number | null][];
}
const { boards, names } = vectors as unknown as Vectors;

test.each(boards.map((board, n) => [n, board] as const))("board %i has the engine's totals and victims", (_, board) => {
  const victims = scorched(board.match).map(({ seat, row, n }) => [
    seat,
    row,
    board.match.sides[seat]!.rows[row].units[n]!.card,
  ]);

  expect([total(board.match, 0), total(board.match, 1)]).toEqual(board.totals);
  expect(victims.toSorted()).toEqual(board.scorched.toSorted());
});

test.each(names)("of %j and %j the one with fewer letters starts", (first, second, starter) => {
  expect(shorterName(newMatch([first, second], ["monsters", "nilfgaard"], "classic-2015"))).toBe(starter);
});
