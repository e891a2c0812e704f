import { afterAll, beforeAll, expect, test } from "vitest";
import { linkedLanguage, preferred } from "../src/words/languages";
import { reasonText, ROOMS, type Reader } from "../src/words/naming";
import { refusalText } from "../src/words/refusals";
import { load, say, speak } from "../src/words/words.svelte";

const reader: Reader = { game: "unmatched", chairs: [], seat: 0 };

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

test("an explanation names its fighters and zones in the language of its reader", async () => {
  await speak("fr");
  const reason = { what: "same zone", causes: ["ciri", "leshen", "moss"], paragraph: "", strength: 0 };

  expect(reasonText(reader, reason)).toBe("Ciri peut attaquer Leshen à distance\u00a0: zone commune, vert mousse");
});

test("a refusal is said by its code, with the names of cards; programs read the English sentence", async () => {
  const sorry = { why: "It has 2 of scorch; there is 1.", code: "error-deck-copy", values: { n: "2", card: "scorch", most: "1" } };
  await speak("fr");
  expect(await refusalText(sorry)).toBe("Terre brûlée × 2\u00a0: il n’en existe que 1.");
  expect(await refusalText({ why: "Something new.", code: "error-kind-turn", values: {} })).toBe("Ce n’est pas possible maintenant.");
  const deck = { why: "", code: "error-deck", values: { name: "Mine", faults: "It has 2 of scorch; there is 1." }, faults: [sorry] };
  expect(await refusalText(deck)).toBe("Le deck «\u00a0Mine\u00a0» ne peut pas être joué\u00a0: Terre brûlée × 2\u00a0: il n’en existe que 1.");
  await speak("en");
  expect(await refusalText(sorry)).toBe(sorry.why);
});
