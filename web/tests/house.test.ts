import { expect, test } from "vitest";

const files = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

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
