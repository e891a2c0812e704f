/** How strong units are at a real table: weather, doubled spies, bond, morale, horn, in this order (G 8). The one rule that the
 * browser reckons by itself, for people without a network; `tests/web/test_companion.py` holds it to the engine. */
export interface Unit {
  /** The card, or null for a bare strength. */
  card: string | null;
  strength: number;
  hero: boolean;
  spy: boolean;
  /** Bonds with others of the same card. */
  bonds: boolean;
  /** What it adds to the others of its row. */
  boost: number;
  /** Doubles the others of its row. */
  doubles: boolean;
}

export interface Row {
  units: Unit[];
  horn: boolean;
}

/** What works on a whole row. */
export interface Influence {
  weather: boolean;
  /** Weather halves instead of leaving one (a leader of Skellige). */
  halved: boolean;
  /** Spies count twice (a leader of the Monsters). */
  spiesDoubled: boolean;
  /** A unit that sounds the horn doubles itself too (the box of 2015). */
  hornDoublesItself: boolean;
}

export function strengthOf(unit: Unit, row: Row, on: Influence): number {
  if (unit.hero) return unit.strength;
  let n = unit.strength;
  if (on.weather && n > 0) n = on.halved ? Math.max(1, Math.floor(n / 2)) : 1;
  if (unit.spy && on.spiesDoubled) n *= 2;
  if (unit.bonds) n *= row.units.filter((one) => one.card === unit.card && one.bonds).length;
  n += row.units.reduce((sum, one) => sum + one.boost, 0) - unit.boost;
  const horns = row.units.filter((one) => one.doubles).length + (row.horn ? 1 : 0);
  const own = unit.doubles && !on.hornDoublesItself ? 1 : 0;
  return horns > own ? n * 2 : n;
}

export function rowTotal(row: Row, on: Influence): number {
  return row.units.reduce((sum, unit) => sum + strengthOf(unit, row, on), 0);
}
