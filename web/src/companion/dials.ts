/** Health dials, actions and deck counts of Unmatched at a real table. */
import printed from "./printed.json";

export const HEROES = Object.keys(printed.heroes) as Hero[];
export type Hero = keyof typeof printed.heroes;
export const ACTIONS = 2;

export interface Dial {
  fighter: string;
  health: number;
  most: number;
}

export interface Player {
  hero: Hero;
  dials: Dial[];
  deck: number;
  hand: number;
}

export interface Duel {
  players: Player[];
  turn: number;
  actions: number;
}

export function newDuel(heroes: Hero[]): Duel {
  const players = heroes.map((hero) => {
    const { fighters, deck } = printed.heroes[hero];
    return {
      hero,
      dials: fighters.map(({ id, health }) => ({ fighter: id, health, most: health })),
      deck: deck - 5,
      hand: 5,
    };
  });
  return { players, turn: 0, actions: ACTIONS };
}

/** Turn a dial; it stops at both ends. */
export function turned(duel: Duel, seat: number, dial: number, by: number): Duel {
  const next = structuredClone(duel);
  const one = next.players[seat]!.dials[dial]!;
  one.health = Math.min(one.most, Math.max(0, one.health + by));
  return next;
}

/** A card is drawn; with an exhausted deck each fighter of the hero loses two health instead (U 8.3). */
export function drawn(duel: Duel, seat: number): Duel {
  const next = structuredClone(duel);
  const player = next.players[seat]!;
  if (player.deck > 0) {
    player.deck -= 1;
    player.hand += 1;
  } else for (const dial of player.dials) dial.health = Math.max(0, dial.health - 2);
  return next;
}

export function discarded(duel: Duel, seat: number): Duel {
  const next = structuredClone(duel);
  next.players[seat]!.hand = Math.max(0, next.players[seat]!.hand - 1);
  return next;
}

export function acted(duel: Duel, by: number): Duel {
  return { ...duel, actions: Math.max(0, duel.actions + by) };
}

export function nextTurn(duel: Duel): Duel {
  return { ...duel, turn: (duel.turn + 1) % duel.players.length, actions: ACTIONS };
}
