import { describe, expect, it } from "vitest";
import { byRow, byStrength, reserveOf, sizes, withCard, written, type Deck } from "../src/decks/deck";
import { faults, trimmed, whyNot } from "../src/decks/faults";
import { ANY, shows } from "../src/decks/filter";
import { distance, letters, nearest, type Names } from "../src/decks/names";
import { readData, readText } from "../src/decks/reading";
import { nameFault } from "../src/decks/shelf.svelte";
import { fileName, fileOf, listOf } from "../src/decks/writing";
import type { Fact, Facts } from "../src/games/gwent/facts";
import type { EditionLimits } from "../src/generated/messages";

const unit = (id: string, strength: number, faction: string, more: Partial<Fact> = {}): [string, Fact] => [
  id,
  { id, kind: "unit", faction, set: "base", strength, rows: ["close"], abilities: [], ...more },
];
const facts: Facts = new Map([
  unit("decoy", 0, "special", { kind: "special", strength: null, rows: [], abilities: ["decoy"] }),
  unit("biting-frost", 0, "weather", { kind: "weather", strength: null }),
  unit("cow", 0, "neutral", { rows: ["ranged"], abilities: ["summon-avenger"] }),
  unit("bovine-defense-force", 8, "neutral", { reserve: true }),
  unit("nekker", 2, "monsters", { abilities: ["muster"] }),
  unit("kayran", 8, "monsters", { kind: "hero", rows: ["close", "ranged"], abilities: ["morale-boost"] }),
  unit("ves", 5, "northern-realms"),
  unit("eredin-bringer-of-death", 0, "monsters", { kind: "leader", strength: null, rows: [] }),
  unit("foltest-the-siegemaster", 0, "northern-realms", { kind: "leader", strength: null, rows: [] }),
]);
const limits: EditionLimits = {
  edition: "anniversary",
  hand: 10,
  swaps: 2,
  minimum_units: 4,
  maximum_specials: 2,
  leaders: { monsters: ["eredin-bringer-of-death"], "northern-realms": ["foltest-the-siegemaster"] },
  cards: { decoy: 3, "biting-frost": 3, cow: 1, nekker: 3, kayran: 1, ves: 1 },
  shared: ["neutral", "special", "weather"],
  reserve: { cow: "bovine-defense-force" },
};
const TITLES: Record<string, string> = {
  decoy: "Leurre",
  "foltest-the-siegemaster": "Foltest : Maître de siège",
  monsters: "Monstres",
  kayran: "Kayran",
};
const map = (ids: string[]): Map<string, string> =>
  new Map(ids.flatMap((id) => [id, TITLES[id] ?? id].map((name) => [letters(name), id])));
const names: Names = {
  card: map([...facts.keys()].filter((id) => facts.get(id)!.kind !== "leader")),
  leader: map([...facts.keys()].filter((id) => facts.get(id)!.kind === "leader")),
  faction: map(["monsters", "northern-realms"]),
  called: (key) => [...facts.keys()].map((id) => TITLES[id] ?? id).find((name) => letters(name) === key) ?? key,
};
const good: Deck = {
  name: "Nest",
  faction: "monsters",
  leader: "eredin-bringer-of-death",
  cards: { decoy: 2, cow: 1, nekker: 3, kayran: 1 },
};

describe("a deck", () => {
  it("counts units with heroes, special cards and strength", () => {
    expect(sizes(good, facts)).toEqual({ all: 7, units: 5, specials: 2, strength: 14 });
  });

  it("lays its reserve by itself and is written in the order of the catalogue", () => {
    expect(reserveOf(good, limits)).toEqual({ "bovine-defense-force": 1 });
    expect(written(good, facts, limits).cards).toEqual(["decoy*2", "cow", "nekker*3", "kayran"]);
    expect(written(good, facts, limits).reserve).toEqual(["bovine-defense-force"]);
  });

  it("forgets a card of which none is left", () => {
    expect(withCard(good, "cow", 0).cards).not.toHaveProperty("cow");
  });

  it("is drawn by strength and by row, agile units apart", () => {
    expect(
      byStrength(good, facts)
        .filter((bar) => bar.n)
        .map((bar) => [bar.name, bar.n, bar.heroes]),
    ).toEqual([
      ["0", 1, 0],
      ["2", 3, 0],
      ["8", 1, 1],
    ]);
    expect(byRow(good, facts).map((bar) => [bar.name, bar.n])).toEqual([
      ["close", 3],
      ["ranged", 1],
      ["siege", 0],
      ["agile", 1],
      ["special", 2],
      ["weather", 0],
    ]);
  });
});

describe("what is wrong with a deck", () => {
  const kinds = (deck: Deck, of = limits): string[] =>
    faults(deck, of, facts).map((fault) => `${fault.kind} ${fault.about}`.trim());

  it("is nothing if it may be played", () => {
    expect(kinds(good)).toEqual([]);
  });

  it("is all told at once", () => {
    const bad = {
      ...good,
      leader: "foltest-the-siegemaster",
      cards: { decoy: 4, "bovine-defense-force": 1, ves: 1, kayran: 2 },
    };

    expect(kinds(bad)).toEqual([
      "leader-faction foltest-the-siegemaster",
      "specials",
      "copies decoy",
      "reserve bovine-defense-force",
      "copies kayran",
      "foreign ves",
    ]);
  });

  it("depends on the edition", () => {
    const { cow: _, ...cards } = limits.cards;

    expect(kinds(good, { ...limits, cards })).toEqual(["edition cow"]);
    expect(kinds(good, { ...limits, leaders: {} })).toEqual(["faction"]);
  });

  it("is known before a card is added, and can be taken out at once", () => {
    expect(whyNot(good, "nekker", limits, facts)).toMatchObject({ kind: "copies", limit: 3 });
    expect(whyNot(good, "ves", limits, facts)).toMatchObject({ kind: "foreign", faction: "northern-realms" });
    expect(whyNot(good, "decoy", limits, facts)).toBeNull();
    expect(trimmed({ ...good, cards: { ...good.cards, ves: 1, nekker: 9 } }, limits, facts).cards).toEqual(good.cards);
  });
});

describe("a deck that goes away and comes back", () => {
  it("is the same as a file, whatever its name", () => {
    const odd = { ...good, name: 'A "nest" # of \\ cats' };

    expect(readText(fileOf(odd, facts, limits), names, facts).deck).toEqual(odd);
    expect(fileName(odd)).toBe("a-nest-of-cats.toml");
  });

  it("is the same as a list in the words of the reader", () => {
    const list = listOf(good, facts, (id) => TITLES[id] ?? id);

    expect(list).toContain("2 Leurre");
    expect(readText(list, names, facts).deck).toEqual(good);
  });

  it("is read from files as people write them", () => {
    const text =
      '# mine\nleader = "eredin-bringer-of-death" # the fourth\nfaction = "monsters"\ncards = [ "nekker*3", # all\n  "cow",\n]\n';

    expect(readText(text, names, facts).deck).toMatchObject({ faction: "monsters", cards: { nekker: 3, cow: 1 } });
  });

  it("is read from a list with numbers behind the names, and takes the faction from its leader", () => {
    expect(readText("foltest maitre de siege\nVes x1\nLeurre × 2", names, facts).deck).toMatchObject({
      faction: "northern-realms",
      cards: { ves: 1, decoy: 2 },
    });
  });
});

describe("a deck that cannot be read", () => {
  const told = (text: string): string[] =>
    readText(text, names, facts).troubles.map((one) => [one.kind, one.came, one.near].join("|"));

  it("is told with the nearest names, and all faults at once", () => {
    expect(told("Nest\nEredin Bringer of Deth\n3 Nekkr\n1 Xyzzy")).toEqual([
      "leader|Eredin Bringer of Deth|eredin-bringer-of-death",
      "card|Nekkr|nekker",
      "card|Xyzzy|",
    ]);
    expect(told('leder = "x"\nfaction = "monster"\ncards = ["nekker*0"]')).toEqual([
      "field|leder|leader",
      "faction|monster|monsters",
      "count|nekker*0|",
    ]);
  });

  it("is told in words whatever came", () => {
    expect(told("  ")).toEqual(["nothing||"]);
    expect(told("{]")).toEqual(["file||"]);
    expect(told("leader = 3")).toEqual(["line|leader = 3|"]);
    expect(told("Nest\n3 nekker")).toEqual(["no-leader||"]);
    expect(told("eredin-bringer-of-death")).toEqual(["no-cards||"]);
    expect(told("eredin-bringer-of-death\n100 nekker")).toEqual(["count|100 nekker|"]);
    expect(readData([1], names, facts).troubles[0]?.kind).toBe("file");
  });
});

describe("names and filters", () => {
  it("are near by few letters", () => {
    expect(distance("nekkr", "nekker")).toBe(1);
    expect(nearest("foo", ["cow", "ves"])).toBe("");
  });

  it("show what is looked for", () => {
    const found = (more: Partial<typeof ANY>): string[] =>
      [...facts.values()]
        .filter(
          (fact) => fact.kind !== "leader" && shows(fact, { ...ANY, ...more }, ["monsters", ...limits.shared], fact.id),
        )
        .map((fact) => fact.id);

    expect(found({ faction: "northern-realms" })).toEqual(["ves"]);
    expect(found({ row: "agile" })).toEqual(["kayran"]);
    expect(found({ ability: "hero" })).toEqual(["kayran"]);
    expect(found({ strength: "0-2" })).toEqual(["cow", "nekker"]);
    expect(found({ sought: "FROST bit" })).toEqual(["biting-frost"]);
  });

  it("can be kept unless they are empty, too long or lead elsewhere", () => {
    expect([" ", "a/b", "..", "x".repeat(61), "Nest 2"].map(nameFault)).toEqual([
      "no-name",
      "name",
      "name",
      "name",
      null,
    ]);
  });
});
