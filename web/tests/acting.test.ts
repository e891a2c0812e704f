import { beforeAll, beforeEach, expect, test } from "vitest";
import { Acting } from "../src/games/unmatched/acting.svelte";
import type { About, Option } from "../src/generated/unmatched";
import { load } from "../src/words/words.svelte";

const DONE: Option = { do: "done", text: "done" };
const MANOEUVRE: Option = { do: "manoeuvre", text: "manoeuvre" };
const ATTACK: Option = { do: "attack", text: "attack geralt leshen", fighter: "geralt", target: "leshen" };
let taken: string[] = [];

beforeAll(() => load("unmatched", "web-unmatched"));
beforeEach(() => (taken = []));

function move(fighter: string, space: string): Option {
  return { do: "move", text: `move ${fighter} ${space}`, fighter, space };
}

function card(deed: "lay" | "boost", card: string): Option {
  return { do: deed, text: `${deed} ${card}`, card };
}

function acting(about: About, ...options: Option[]): Acting {
  const take = (option: Option): void => void taken.push(option.text);
  return new Acting(
    () => options,
    () => about,
    () => ({ game: "unmatched", chairs: [], seat: 0 }),
    take,
    () => false,
  );
}

test("the first touch of a space picks it, and the second goes there", () => {
  const table = acting("move", move("geralt", "K02"), move("geralt", "K03"), DONE);

  table.touch("K02", undefined);
  expect([table.picked?.text, taken]).toEqual(["move geralt K02", []]);
  table.touch("K03", undefined);
  expect([table.picked?.text, taken]).toEqual(["move geralt K03", []]);
  table.touch("K03", undefined);

  expect(taken).toEqual(["move geralt K03"]);
});

test("an attack is picked by touching its target, and forgotten again", () => {
  const table = acting("action", MANOEUVRE, ATTACK);

  table.touch("K10", "leshen");
  expect(table.picked?.text).toBe("attack geralt leshen");
  table.forget();

  expect([table.picked, taken]).toEqual([undefined, []]);
});

test("a manoeuvre is picked by its button and done by the second press", () => {
  const table = acting("action", MANOEUVRE, ATTACK);
  const button = table.buttons[0]!;

  table.press(button);
  expect([table.picked?.text, taken]).toEqual(["manoeuvre", []]);
  table.press(button);

  expect(taken).toEqual(["manoeuvre"]);
});

test("all that can be done lies there picked, and is not done before it is confirmed", () => {
  const manoeuvre = acting("action", MANOEUVRE);
  const lay = acting("attack", card("lay", "igni"));

  expect([manoeuvre.picked?.text, lay.picked?.text, taken]).toEqual(["manoeuvre", "lay igni", []]);
  lay.pick(lay.picked!);

  expect(taken).toEqual(["lay igni"]);
});

test("an answer whose button says all is given at once", () => {
  const table = acting("boost", card("boost", "igni"), card("boost", "rend"), { do: "decline", text: "decline" });

  table.press(table.offer.plain[0]!);

  expect(taken).toEqual(["decline"]);
});

test("whoever else is to move is asked for again", () => {
  const table = acting("move", move("geralt", "K02"), move("dandelion", "K03"), DONE);

  table.touch("K02", undefined);
  table.move("dandelion");

  expect([table.picked, table.mover, taken]).toEqual([undefined, "dandelion", []]);
});
