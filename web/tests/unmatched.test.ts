import { beforeAll, expect, test } from "vitest";
import { boardOf, face, HEIGHT, WIDTH } from "../src/games/unmatched/content";
import { agree, follow, passed, type Fight } from "../src/games/unmatched/fight";
import { picture } from "../src/games/unmatched/figures";
import { freeCorner, lookAt, nextSpace, seen, WHOLE, within } from "../src/games/unmatched/geometry";
import { labelled, type Labelled } from "../src/games/unmatched/labels";
import { withMoments } from "../src/games/unmatched/moments";
import { actorOf, deedsTo, offerOf, spacesFor, targetOf } from "../src/games/unmatched/options";
import { after, begin, settled } from "../src/games/unmatched/scene";
import type { Event, Fighter, Option, View } from "../src/generated/unmatched";
import { ZONES } from "../src/games/unmatched/zones";
import content from "../src/games/unmatched/content.json";
import { load, maybe } from "../src/words/words.svelte";

beforeAll(() => load("unmatched", "web-unmatched"));

const seatOf = (fighter: string): number => (fighter === "geralt" ? 0 : 1);
const shows: Event = { kind: "revealed", seat: 1, card: "wily-fighting" };
const fights: Event = { kind: "fought", seat: 1, attack: 5, defence: 2, damage: 3 };
const attacks: Event = { kind: "attacked", seat: 1, fighter: "leshen", target: "geralt" };

function fighter(name: string, space: string, health = 5): Fighter {
  return {
    name,
    kind: name,
    seat: seatOf(name),
    health,
    most: 16,
    move: 2,
    ranged: false,
    hero: true,
    space,
    zones: [],
    reach: [],
    left: false,
    stuck: false,
    attacked: false,
  };
}

function view(combat: View["combat"] = null, agenda: View["agenda"] = []): View {
  return {
    game: "unmatched",
    board: "kaer-morhen",
    seat: 0,
    number: 1,
    turn: 0,
    actions: 2,
    decision: null,
    agenda,
    outcome: null,
    combat,
    fighters: [fighter("geralt", "K09", 16), fighter("leshen", "K10", 13)],
    sides: [],
  };
}

// -- options

function move(fighter: string, space: string): Option {
  return { do: "move", text: `move ${fighter} ${space}`, fighter, space };
}

function attack(fighter: string, target: string): Option {
  return { do: "attack", text: `attack ${fighter} ${target}`, fighter, target };
}

test("an attack has somebody who acts and somebody it happens to", () => {
  const option = attack("geralt", "wolf-a");

  expect([actorOf(option), targetOf(option)]).toEqual(["geralt", "wolf-a"]);
});

test("a move has a mover and no target, and a hit a target and nobody who acts", () => {
  const go = move("dandelion", "K16");
  const hit: Option = { do: "hit", text: "hit wolf-a", fighter: "wolf-a" };

  expect([actorOf(go), targetOf(go)]).toEqual(["dandelion", undefined]);
  expect([actorOf(hit), targetOf(hit)]).toEqual([undefined, "wolf-a"]);
});

test("each mover has its own lit spaces", () => {
  const moves = [move("geralt", "K10"), move("dandelion", "K16"), move("dandelion", "K11")];
  const offer = offerOf([...moves, { do: "done", text: "done" }], "move");

  const lit = spacesFor(offer, "dandelion");

  expect(offer.movers).toEqual(["geralt", "dandelion"]);
  expect([...lit.keys()]).toEqual(["K16", "K11"]);
  expect(offer.plain.map((one) => one.text)).toEqual(["done"]);
});

test("cards of another hand are for the picker, not for the own hand", () => {
  const options: Option[] = ["rend", "igni"].map((card) => ({ do: "discard", text: `discard ${card}`, card }));

  const look = offerOf(options, "look");
  const own = offerOf(options, "discard");

  expect([look.picker.length, look.hand.size]).toEqual([2, 0]);
  expect([own.picker.length, own.hand.size]).toEqual([0, 2]);
});

test("touching a target means what the picked actor can do to it", () => {
  const offer = offerOf([attack("geralt", "leshen"), attack("dandelion", "leshen")], "action");

  expect(deedsTo(offer, "leshen").length).toBe(2);
  expect(deedsTo(offer, "leshen", "dandelion").map((one) => one.text)).toEqual(["attack dandelion leshen"]);
});

// -- a combat

function begun(): Fight | null {
  return follow(null, attacks, seatOf);
}

test("a card that lies face down is not known before the reveal", () => {
  const laid = follow(begun(), { kind: "laid", seat: 1, card: null }, seatOf);

  const shown = follow(laid, { kind: "revealed", seat: 1, card: "command-the-forest" }, seatOf);

  expect(laid?.attack.card).toBeUndefined();
  expect(shown?.attack.card).toBe("command-the-forest");
});

test("who shows no card at the reveal has laid none", () => {
  const shown = follow(begun(), { kind: "revealed", seat: 1, card: "command-the-forest" }, seatOf);

  expect(shown?.defence.card).toBeNull();
});

test("what happens after the damage belongs to the moment after combat", () => {
  const told: Event[] = [
    shows,
    fights,
    { kind: "damaged", seat: 0, fighter: "geralt", space: "K09", n: 3 },
    { kind: "drew", seat: 1, card: null },
  ];

  const fight = told.reduce((one: Fight | null, each) => follow(one, each, seatOf), begun());

  expect(fight?.damage).toBe(3);
  expect(fight?.told.damage?.map((one) => one.kind)).toEqual(["fought", "damaged"]);
  expect(fight?.told.after?.map((one) => one.kind)).toEqual(["drew"]);
});

test("the next manoeuvre ends the combat that is shown", () => {
  const fight = follow(begun(), { kind: "manoeuvre", seat: 1 }, seatOf);

  expect(fight?.over).toBe(true);
});

test.each([
  [{ revealed: false, winner: null }, [], "laid"],
  [{ revealed: true, winner: null }, [{ rule: "moment", seat: 0, n: 1 }], "immediately"],
  [{ revealed: true, winner: null }, [{ rule: "strike", seat: 0 }], "during"],
  [{ revealed: true, winner: 1 }, [], "after"],
] as const)("the view says which moment it is: %o", (state, agenda, moment) => {
  const combat = { ...state, attack: { seat: 1, fighter: "leshen" }, defence: { seat: 0, fighter: "geralt" } };

  const fight = agree(null, view(combat, [...agenda]));

  expect(fight?.now).toBe(moment);
});

test("a combat that came and went in one telling stays to be read", () => {
  const told: Event[] = [attacks, shows, fights];

  const fight = settled(null, told, view());

  expect([fight?.over, fight?.damage, fight?.attack.card]).toEqual([true, 3, "wily-fighting"]);
  expect([fight?.attack.value, fight?.defence.value]).toEqual([5, 2]);
});

test("a combat passes through the steps in which nothing happens", () => {
  const shown = follow(begun(), shows, seatOf);
  const fought = follow(shown, fights, seatOf);
  const gone = follow(fought, { kind: "turn", seat: 0, n: 2 }, seatOf);

  expect(passed(shown, fought)).toEqual(["immediately", "during"]);
  expect(passed(fought, gone)).toEqual(["after"]);
  expect(passed(fought, fought)).toEqual([]);
});

// -- the scene

test("fighters move and lose health one event after another", () => {
  const start = begin(view(), null);

  const moved = after(start, { kind: "moved", seat: 0, fighter: "geralt", space: "K16" });
  const hurt = after(moved, { kind: "damaged", seat: 0, fighter: "geralt", space: "K16", n: 4 });

  expect(moved.fighters[0]?.space).toBe("K16");
  expect([hurt.fighters[0]?.health, hurt.change]).toEqual([12, { fighter: "geralt", n: -4 }]);
  expect(start.fighters[0]?.space).toBe("K09");
});

test("who is defeated leaves the board", () => {
  const scene = after(begin(view(), null), { kind: "defeated", seat: 1, fighter: "leshen", space: "K10" });

  expect(scene.fighters[1]?.space).toBeNull();
});

// -- the board

test("arrow keys lead to the space that lies that way", () => {
  const { spaces } = boardOf("kaer-morhen");

  expect(nextSpace(spaces, "K01", "ArrowRight")).toBe("K02");
  expect(nextSpace(spaces, "K08", "ArrowUp")).toBe("K01");
  expect(nextSpace(spaces, "K01", "ArrowLeft")).toBe("K01");
});

test.each(["kaer-morhen", "fayrlund-forest"])("arrow keys reach every space of %s", (name) => {
  const { spaces } = boardOf(name);
  const reached = new Set([spaces[0]!.id]);

  for (const id of reached)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) reached.add(nextSpace(spaces, id, key));

  expect(reached.size).toBe(spaces.length);
});

test.each(["kaer-morhen", "fayrlund-forest"])("no two spaces of %s lie on each other", (name) => {
  const { spaces } = boardOf(name);

  const near = spaces.flatMap((a) => spaces.filter((b) => a.id < b.id && Math.hypot(a.x - b.x, a.y - b.y) < 70));

  expect(near).toEqual([]);
});

test.each(["kaer-morhen", "fayrlund-forest"])("every zone of %s has a colour and a pattern of its own", (name) => {
  const { zones } = boardOf(name);

  expect(new Set(zones.map((zone) => ZONES[zone]?.colour)).size).toBe(zones.length);
  expect(new Set(zones.map((zone) => ZONES[zone]?.pattern)).size).toBe(zones.length);
});

test("a wide window shows the whole battlefield, a slim one with more zoom a part inside its edges", () => {
  const whole = seen(WHOLE, 1.55);
  const tall = seen(WHOLE, 1.1);
  const part = seen({ x: 0, y: 0, zoom: 1.25 }, 1.1);

  expect([whole.width >= WIDTH - 10, tall.width]).toEqual([true, WIDTH]);
  expect([part.x, part.y, part.height]).toEqual([0, 0, HEIGHT / 1.25]);
});

test("the camera does not run away beyond the edge", () => {
  const camera = within(lookAt({ ...WHOLE, zoom: 2 }, [{ x: -500, y: -500 }]), 1);

  expect([camera.x, camera.y]).toEqual([HEIGHT / 4, HEIGHT / 4]);
});

test("the small map moves out of the way", () => {
  const box = { x: 0, y: 0, width: 400, height: 300 };

  expect(freeCorner(box, [], 100, 80)).toBe("south-east");
  expect(freeCorner(box, [{ x: 380, y: 290 }], 100, 80)).toBe("south-west");
});

// -- cards

test("every card has a picture of its own kind, and words", () => {
  const bare = Object.keys(content.cards).filter(
    (card) => picture(card) === picture("no-such-card") || !maybe(`card-${card}.does`),
  );

  expect(bare).toEqual([]);
});

test("every card with a moment names it in bold", () => {
  const silent = Object.keys(content.cards).filter(
    (card) => face(card).moments && !withMoments(maybe(`card-${card}.does`)!).some((piece) => piece.bold),
  );

  expect(silent).toEqual([]);
});

test("the words of a card stay what they are when moments stand out", () => {
  const text = "At once this. After combat, that.";

  const pieces = withMoments(text);

  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter((piece) => piece.bold).map((piece) => piece.text)).toEqual(["At once", "After combat"]);
});

// -- names on the board

test.each(["kaer-morhen", "fayrlund-forest"])(
  "names of fighters on neighbouring spaces of %s do not lie on each other",
  (board) => {
    const field = boardOf(board);
    const box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    const figure = (name: string, id: string): Labelled => ({
      ...field.spaces.find((one) => one.id === id)!,
      name,
      r: 39,
      width: 150,
      height: 33,
    });
    const faults = [...field.paths, ...field.arrows].filter(([from, to]) => {
      const [a, b] = [figure("dandelion", from), figure("wolf", to)];

      const spots = labelled([a, b], box);

      const [one, other] = [spots.get("dandelion")!, spots.get("wolf")!];
      return Math.abs(a.x + one.x - b.x - other.x) < 150 && Math.abs(a.y + one.y - b.y - other.y) < 33;
    });

    expect(faults).toEqual([]);
  },
);
