/** Which mark stands for whom and for what, and the colours of the sides. */
import { MARKS } from "../../look/marks";
import icons from "./unmatched.icons.json";

/** Ours: the swallow, with its forked tail. */
const SWALLOW =
  '<path d="M20 150C120 130 190 170 236 232 280 140 370 70 492 60 420 110 372 168 352 232 392 238 424 252 452 276L398 284C380 330 330 352 284 346 236 382 168 410 84 470 120 420 138 396 152 372 108 388 70 392 24 388 84 372 130 344 172 304 130 240 84 190 20 150Z"/>';
const bodies: Record<string, string> = { ...(icons as Record<string, string>), swallow: SWALLOW };

const FIGHTERS: Record<string, string> = {
  geralt: MARKS.twin!,
  dandelion: bodies.lyre!,
  ciri: bodies.swallow!,
  ihuarraquax: bodies.unicorn!,
  leshen: bodies.tree!,
  wolf: bodies.wolf!,
};

const CARDS: Record<string, string> = {
  igni: "igni",
  riposte: "clash",
  yrden: "gate",
  rend: "slice",
  "disciplined-duelist": "duel",
  "damn-youre-ugly": "fangs",
  "annoying-tune": "notes",
  "plot-twist": "masks",
  "witcher-senses": "eye",
  "sword-of-steel": "blade",
  "sword-of-silver": "silver",
  "wolf-medallion": "wolf",
  "armor-of-the-forgotten-wolf": "armor",
  blizzard: "frost",
  "tawny-owl": "owl",
  "lion-cub-of-cintra": "lion",
  "channel-the-source": "spark",
  "bane-of-the-aen-elle": "horse",
  "pushed-to-the-brink": "bolt",
  "the-lady-of-space-and-time": "hourglass",
  zireael: "swallow",
  blink: "teleport",
  "searching-strike": "seek",
  parry: "defence",
  "child-of-the-elder-blood": "portal",
  "unicorn-ally": "unicorn",
  "flock-of-birds": "crows",
  "primeval-slam": "fist",
  "command-the-forest": "forest",
  "nature-abounds": "leaves",
  "disturbing-howls": "howl",
  "planted-feet": "roots",
  "wily-fighting": "swirl",
  "harrying-strike": "paw",
  "primeval-guardian": "face",
  "strength-of-the-pack": "wolf",
  "vanish-into-murder": "raven",
};

/** Ground and line of a side: one's own, then the others by their seat. */
export interface Tint {
  ground: string;
  line: string;
}

const OWN: Tint = { ground: "#16283f", line: "#bcd6f5" };
const OTHERS: Tint[] = [
  { ground: "#2c2a12", line: "#ddd48e" },
  { ground: "#3a1626", line: "#f2b3cb" },
];

/** The side at the lower edge has the first tint; the others follow in order of play. */
export function tint(seat: number, own: number, seats: number): Tint {
  if (seat === own) return OWN;
  return OTHERS[((seat - own + seats) % seats) - 1] ?? OTHERS[0]!;
}

export function figure(kind: string): string {
  return FIGHTERS[kind] ?? bodies.skull!;
}

/** The picture on a card. */
export function picture(card: string): string {
  return bodies[CARDS[card] ?? "scheme"]!;
}

export function mark(name: string): string {
  return bodies[name] ?? "";
}

/** How large a fighter stands on the board. */
export function radius(fighter: { hero: boolean }): number {
  return fighter.hero ? 35 : 28;
}
