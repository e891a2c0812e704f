/** A match at a real table, as the score keeper has it: plain data, and every act a function from one to the next. */
import { ROWS } from "../games/gwent/facts";
import type { RowName } from "../generated/gwent";
import { rowTotal, strengthOf, type Influence, type Row, type Unit } from "./strength";

export interface Side {
  name: string;
  faction: string;
  gems: number;
  passed: boolean;
  halved: boolean;
  rows: Record<RowName, Row>;
}

export interface Match {
  edition: "anniversary" | "classic-2015";
  round: number;
  starter: number;
  sides: [Side, Side];
  weather: Record<RowName, boolean>;
  spiesDoubled: boolean;
  lastPasser: number;
  /** The totals of the rounds that are over. */
  scores: [number, number][];
  over: boolean;
}

/** Somebody's unit: whose, in which row, the how-manieth. */
export interface Place {
  seat: number;
  row: RowName;
  n: number;
}

const bare = (): Row => ({ units: [], horn: false });
const bareRows = (): Record<RowName, Row> => ({ close: bare(), ranged: bare(), siege: bare() });
const clear = (): Record<RowName, boolean> => ({ close: false, ranged: false, siege: false });

export function newMatch(names: [string, string], factions: [string, string], edition: Match["edition"]): Match {
  const side = (seat: 0 | 1): Side => ({
    name: names[seat],
    faction: factions[seat],
    gems: 2,
    passed: false,
    halved: false,
    rows: bareRows(),
  });
  return {
    edition,
    round: 1,
    starter: 0,
    sides: [side(0), side(1)],
    weather: clear(),
    spiesDoubled: false,
    lastPasser: 1,
    scores: [],
    over: false,
  };
}

export function influence(match: Match, seat: number, row: RowName): Influence {
  return {
    weather: match.weather[row],
    halved: match.sides[seat]!.halved,
    spiesDoubled: match.spiesDoubled,
    hornDoublesItself: match.edition === "classic-2015",
  };
}

export function total(match: Match, seat: number, rows: RowName[] = ROWS): number {
  return rows.reduce((sum, row) => sum + rowTotal(match.sides[seat]!.rows[row], influence(match, seat, row)), 0);
}

export function strengthAt(match: Match, { seat, row, n }: Place): number {
  const lane = match.sides[seat]!.rows[row];
  return strengthOf(lane.units[n]!, lane, influence(match, seat, row));
}

/** Everything that stands on the field. */
export function places(match: Match): Place[] {
  return [0, 1].flatMap((seat) =>
    ROWS.flatMap((row) => match.sides[seat]!.rows[row].units.map((_, n) => ({ seat, row, n }))),
  );
}

/** Whom Scorch would kill now: the strongest of all units that are not heroes, were it with strength 0 (G 6.3). */
export function scorched(match: Match): Place[] {
  const plain = places(match).filter(({ seat, row, n }) => !match.sides[seat]!.rows[row].units[n]!.hero);
  const most = Math.max(...plain.map((place) => strengthAt(match, place)));
  return plain.filter((place) => strengthAt(match, place) === most);
}

export function without(match: Match, gone: Place[]): Match {
  const next = structuredClone(match);
  for (const seat of [0, 1]) {
    for (const row of ROWS) {
      const lane = next.sides[seat]!.rows[row];
      lane.units = lane.units.filter(
        (_, n) => !gone.some((place) => place.seat === seat && place.row === row && place.n === n),
      );
    }
  }
  return next;
}

export function placed(match: Match, seat: number, row: RowName, unit: Unit): Match {
  const next = structuredClone(match);
  next.sides[seat]!.rows[row].units.push(unit);
  return next;
}

/** Who wins the round as it stands: a tie is Nilfgaard's, unless both are (G 7.1, G 9.2). */
export function leading(match: Match): number | null {
  const [a, b] = [total(match, 0), total(match, 1)];
  if (a !== b) return a > b ? 0 : 1;
  const suns = match.sides.map((side) => side.faction === "nilfgaard");
  return suns[0] === suns[1] ? null : suns[0] ? 0 : 1;
}

export function pass(match: Match, seat: number): Match {
  const next = structuredClone(match);
  next.sides[seat]!.passed = true;
  next.lastPasser = seat;
  return next;
}

/** Count the round, take the gems, clear the field but for what Monsters keep, and say who starts (G 7). */
export function nextRound(match: Match, kept: Place[] = []): Match {
  const winner = leading(match);
  const next = structuredClone(match);
  next.scores.push([total(match, 0), total(match, 1)]);
  for (const seat of [0, 1]) if (winner !== seat) next.sides[seat]!.gems -= 1;
  next.over = next.sides.some((side) => side.gems === 0);
  if (next.over) return next;
  for (const [seat, side] of next.sides.entries()) {
    side.passed = false;
    side.rows = bareRows();
    for (const place of kept.filter((one) => one.seat === seat)) {
      side.rows[place.row].units.push(match.sides[seat]!.rows[place.row].units[place.n]!);
    }
  }
  next.weather = clear();
  next.round += 1;
  next.starter = winner ?? match.lastPasser;
  return next;
}

/** Who won the match; null for a draw. */
export function champion(match: Match): number | null {
  const [a, b] = match.sides;
  return a.gems === b.gems ? null : a.gems > b.gems ? 0 : 1;
}

/** What a faction must not forget when the round begins or ends, by the ids of its messages. */
export function reminders(match: Match, when: "start" | "end"): { seat: number; id: string }[] {
  const winner = when === "end" ? leading(match) : null;
  return match.sides.flatMap((side, seat) => {
    const ids: string[] = [];
    if (when === "end" && side.faction === "northern-realms" && winner === seat) ids.push("northern-realms");
    if (when === "end" && side.faction === "monsters") ids.push("monsters");
    if (when === "end" && side.faction === "nilfgaard" && total(match, 0) === total(match, 1) && winner === seat)
      ids.push("nilfgaard");
    if (when === "end" && side.faction === "skellige" && match.round === 2) ids.push("skellige");
    const alone = match.sides[1 - seat]!.faction !== side.faction;
    if (when === "start" && side.faction === "scoiatael" && alone && match.round === 1) ids.push("scoiatael");
    return ids.map((id) => ({ seat, id: `companion-remind-${id}` }));
  });
}

/** Without a coin the name with fewer letters starts; equal ones need luck (a custom of the box of 2015, G 3.1). */
export function shorterName(match: Match): number | null {
  const [a, b] = match.sides.map((side) => side.name.match(/\p{L}/gu)?.length ?? 0) as [number, number];
  return a === b ? null : a < b ? 0 : 1;
}

/** A score as the tokens show it: a tens token and a units token, turned over for each hundred. */
export function tokens(score: number): { hundred: number; tens: number; units: number } {
  return { hundred: Math.floor(score / 100), tens: Math.floor((score % 100) / 10), units: score % 10 };
}
