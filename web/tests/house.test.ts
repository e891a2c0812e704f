import { expect, test } from "vitest";

const files = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const modules = import.meta.glob<string>(["../src/**/*.ts", "!../src/generated/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const contract = import.meta.glob<string>("../src/generated/*.ts", { query: "?raw", import: "default", eager: true });
const sources = Object.entries({ ...files, ...modules });

/** They take apart what somebody has typed. */
const SPLIT_WORDS = ["../src/decks/filter.ts", "../src/rules/search.ts"];

test("no template has an inline style, which the server's policy forbids", () => {
  const wrong = Object.entries(files).filter(([, text]) => /\sstyle="/.test(text));

  expect(wrong.map(([path]) => path)).toEqual([]);
});

test("every component says in a comment what it is for", () => {
  const silent = Object.entries(files).filter(([, text]) => !text.startsWith("<!--"));

  expect(silent.map(([path]) => path)).toEqual([]);
});

test("no component asks another host for anything", () => {
  const wrong = Object.entries(files).filter(([, text]) => /(src|href|url\()=?["'(]?https?:/.test(text));

  expect(wrong.map(([path]) => path)).toEqual([]);
});

test("no type of the server is believed instead of checked", () => {
  const wrong = sources.filter(([, text]) => text.includes("as unknown as"));

  expect(wrong.map(([path]) => path)).toEqual([]);
});

test("no option is taken apart: its parts are told", () => {
  const wrong = sources.filter(([path, text]) => text.includes('.split(" ")') && !SPLIT_WORDS.includes(path));

  expect(wrong.map(([path]) => path)).toEqual([]);
});

test("no type of the contract is written by hand a second time", () => {
  const theirs = Object.values(contract).flatMap(interfaces);

  const twins = sources.flatMap(([path, text]) =>
    interfaces(text)
      .filter(({ keys }) => keys.length > 3 && theirs.some((one) => keys.every((key) => one.keys.includes(key))))
      .map(({ name }) => `${path} ${name}`),
  );

  expect(theirs.length).toBeGreaterThan(100);
  expect(twins).toEqual([]);
});

/** The interfaces of a file with their keys. */
function interfaces(text: string): { name: string; keys: string[] }[] {
  return [...text.matchAll(/interface (\w+)[^{]*\{\n([^}]*)\}/g)].map(([, name, body]) => ({
    name: name!,
    keys: [...body!.matchAll(/^\s*(\w+)\??:/gm)].map(([, key]) => key!),
  }));
}
