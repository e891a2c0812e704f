import { beforeAll, describe, expect, it } from "vitest";
import { apply, bodyOf, cornersOf, drawn, resting, tumbling } from "../src/games/dice/polyhedra";
import { dieOf, givesAway, laid, newcomers, optionFor } from "../src/games/dice/view";
import { accountText, causeText, thingText } from "../src/pages/campaign/causes";
import type { Question, Side } from "../src/generated/dice";
import { ROOMS } from "../src/words/naming";
import { load, maybe } from "../src/words/words.svelte";

const KINDS = [4, 6, 8, 10, 12];

describe("the bodies of dice", () => {
  it.each(KINDS)("a d%i has as many faces as it is called by, each number once", (kind) => {
    const { faces } = bodyOf(kind);

    expect(faces.map((face) => face.value).sort((a, b) => a - b)).toEqual(
      Array.from({ length: kind }, (_, k) => k + 1),
    );
  });

  it.each(KINDS.slice(1))("on a d%i what lies opposite adds up", (kind) => {
    const { faces } = bodyOf(kind);

    for (const one of faces) {
      const opposite = faces.find((other) => other.normal.every((x, k) => Math.abs(x + one.normal[k]!) < 1e-6))!;
      expect(one.value + opposite.value).toBe(kind + 1);
    }
  });

  it.each(KINDS.slice(1))("a d%i at rest shows its value on the face that looks at us most", (kind) => {
    for (let value = 1; value <= kind; value++) {
      const turn = resting(kind, value);

      const front = bodyOf(kind).faces.reduce((a, b) => (apply(turn, a.normal)[2] > apply(turn, b.normal)[2] ? a : b));

      expect(front.value).toBe(value);
    }
  });

  it("a d4 at rest shows its value at the corner that points at us", () => {
    for (let value = 1; value <= 4; value++) {
      const nearest = cornersOf(4, resting(4, value)).at(-1)!;

      expect(nearest.value).toBe(value);
    }
  });

  it("a throw ends exactly in the rest", () => {
    const rest = resting(8, 5);

    const end = tumbling(rest, [1, 0.5, 0], 2, 1);

    end.flat().forEach((x, k) => expect(x).toBeCloseTo(rest.flat()[k]!, 9));
  });

  it("stays within its box while it tumbles", () => {
    for (const kind of KINDS) {
      for (let time = 0; time <= 1; time += 0.1) {
        const points = drawn(kind, tumbling(resting(kind, 1), [0.3, 1, 0.2], 2, time)).flatMap((face) =>
          face.points.split(" "),
        );
        for (const point of points) {
          for (const x of point.split(",").map(Number)) expect(x > -5 && x < 105).toBe(true);
        }
      }
    }
  });
});

describe("reading a view", () => {
  it("lays a hand from high to low with keys of its own", () => {
    expect(laid(["d4=2*2", "d8=7", "d6=2"]).map((one) => one.key)).toEqual(["d8=7#0", "d6=2#0", "d4=2#0", "d4=2#1"]);
    expect(dieOf("d10=9")).toEqual({ id: "d10=9", faces: 10, value: 9 });
  });

  it("finds the option that is about a die", () => {
    const question: Question = {
      seat: 0,
      about: "turn",
      step: { rule: "turn", seat: 0 },
      options: [
        { do: "play", text: "play d8=7", die: "d8=7" },
        { do: "play", text: "play d4=2", die: "d4=2" },
        { do: "pass", text: "pass" },
      ],
    };
    const luck: Question = {
      ...question,
      seat: -1,
      about: "roll",
      options: [{ do: "roll", text: "d8=7", die: "d8=7" }],
    };

    expect(optionFor(question, "d8=7")?.text).toBe("play d8=7");
    expect(optionFor(luck, "d8=7")).toBeNull();
    expect(optionFor(question, "d8=6")).toBeNull();
    expect(optionFor(null, "d8=7")).toBeNull();
  });

  it("knows which dice are new", () => {
    expect(newcomers(["d4=2*2"], ["d4=2*3", "d6=1"])).toEqual(["d4=2", "d6=1"]);
  });

  it("warns only of a pass that loses the round for certain", () => {
    const side = (total: number, passed: boolean): Side => ({ total, passed }) as Side;

    expect(givesAway(side(5, false), side(9, true))).toBe(true);
    expect(givesAway(side(5, false), side(9, false))).toBe(false);
    expect(givesAway(side(9, false), side(5, true))).toBe(false);
  });
});

describe("the campaign in words", () => {
  beforeAll(() => load(...ROOMS.dice!));

  it("says every cause of the ledger, and leaves a game master's own words alone", () => {
    expect(causeText("first set")).toBe("First set");
    expect(causeText("bought 2 d8")).toBe("Bought: 2 × d8");
    expect(causeText("new set, monsters")).toBe("New set: Monsters");
    expect(causeText("pay-out of game 17")).toBe("Pay-out of game 17");
    expect(causeText("A griffin at Crow's Perch")).toBe("A griffin at Crow's Perch");
  });

  it("names accounts and things", () => {
    expect(["character Geralt of Rivia", "pot 3", "npc", "merchant", "game master"].map(accountText)).toEqual([
      "Geralt of Rivia",
      "Pot of game 3",
      "The house",
      "Merchant",
      "Game master",
    ]);
    expect(["crowns", "d10"].map(thingText)).toEqual(["crowns", "d10"]);
  });

  it("has every message that the dice table and the campaign say", () => {
    const sources = import.meta.glob<string>(
      ["../src/games/dice/**/*.{svelte,ts}", "../src/pages/campaign/*.{svelte,ts}", "../src/pages/Campaign.svelte"],
      {
        query: "?raw",
        import: "default",
        eager: true,
      },
    );
    const ids = new Set(Object.values(sources).flatMap((text) => text.match(/(?<=")web-dice-[a-z-]+(?=")/g) ?? []));

    const missing = [...ids].filter((id) => maybe(id, { n: 1 }) === null);

    expect(ids.size).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });
});
