import { afterAll, beforeAll, expect, test } from "vitest";
import { linkedLanguage, preferred } from "../src/words/languages";
import { causesText, ROOMS, whoIs, type Reader } from "../src/words/naming";
import { refusalText } from "../src/words/refusals";
import { load, say, speak } from "../src/words/words.svelte";

const reader: Reader = { game: "unmatched", chairs: [], seat: 0 };
const chair = { seat: 0, kind: "person", level: null, here: true, gone: 0, time: null } as const;

beforeAll(() => load(...ROOMS.gwent!, ...ROOMS.unmatched!));
afterAll(() => speak("en"));

test("the first language of the browser that the house speaks is spoken", () => {
  expect(preferred(["es-ES", "nl-BE", "fr"])).toBe("nl");
  expect(preferred(["es-ES"])).toBe("en");
});

test("a link without a language asks for none", () => {
  expect(linkedLanguage()).toBeNull();
});

test("what was loaded is said in the language that is spoken next", async () => {
  await speak("cs");
  expect(say("web-settings")).toBe("Nastavení");
  expect(say("card-ves")).toBe("Ves");
});

test("the causes of a number are named in the language of their reader", async () => {
  await speak("fr");

  expect(causesText(reader, ["ciri", "wolf-b", "moss", "moss"])).toBe("Ciri, Loup B, vert mousse × 2");
});

test("a guest without a name is called so in the language of whoever reads", async () => {
  await speak("cs");

  expect(whoIs([{ ...chair, name: "Guest 4711" }], 0)).toBe("Host 4711");
  expect(whoIs([{ ...chair, name: "Guest of honour" }], 0)).toBe("Guest of honour");
  expect(whoIs([{ ...chair, name: "" }], 0)).toBe("Místo 1");
});

test("a refusal is said by its code, with the names of cards; programs read the English sentence", async () => {
  const sorry = {
    why: "It has 2 of scorch; there is 1.",
    code: "error-deck-copy",
    values: { n: 2, card: "scorch", most: 1 },
    faults: [],
  };
  await speak("fr");
  expect(await refusalText(sorry)).toBe("Terre brûlée × 2\u00a0: il n’en existe que 1.");
  expect(await refusalText({ why: "Something new.", code: "error-of-tomorrow", values: {} })).toBe("Something new.");
  expect(await refusalText({ code: "error-nearest", values: { came: "x", what: "card", names: "y" } })).toBe(
    "«\u00a0x\u00a0» n’est pas une carte\u202f; les plus proches sont\u00a0: y.",
  );
  const deck = {
    why: "",
    code: "error-deck",
    values: { name: "Mine" },
    faults: [sorry],
  };
  expect(await refusalText(deck)).toBe(
    "Le deck «\u00a0Mine\u00a0» ne peut pas être joué\u00a0: Terre brûlée × 2\u00a0: il n’en existe que 1.",
  );
  await speak("en");
  expect(await refusalText(sorry)).toBe(sorry.why);
});
