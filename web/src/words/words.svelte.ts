/** Every word on the screen: messages of the repository's Fluent files, each language in chunks of its own. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { set, settings } from "../settings.svelte";
import { forgetLinked, linkedLanguage, preferred } from "./languages";

const files = import.meta.glob<string>(
  ["../../../src/sevencats/locales/*/*.ftl", "!../../../src/sevencats/locales/*/trouble.ftl"],
  { query: "?raw", import: "default" },
);
/** What is said when nothing else comes is there from the start. */
const trouble = import.meta.glob<string>("../../../src/sevencats/locales/*/trouble.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SHARED = ["web", "table", "house", "offline", "web-rules"];

export type Values = Record<string, FluentVariable>;

/** The languages in the order in which a message is looked for. */
let bundles: FluentBundle[] = $state.raw([]);
const rooms = new Set(SHARED);
const loaded = new Map<string, FluentBundle>();
const added = new Map<string, Promise<void>>();

/** A link may bring a language (`?lang=fr`): it is spoken while this tab is open, and what was set stays as it is. */
let linked: string | null = $state(linkedLanguage());

/** The language of a link, else what the person has set, else what the browser prefers. */
export function language(): string {
  return linked ?? (settings.language || preferred(navigator.languages ?? ["en"]));
}

bundles = wanted().map(bundleOf);

/** The chosen language, then English. */
function wanted(): string[] {
  const chosen = untrack(language);
  return chosen === "en" ? ["en"] : [chosen, "en"];
}

/** Make the words of these rooms (files of the locales) ready in the chosen language. Whoever has loaded them need not do so
 * again when the language changes: `speak` does, and what is said changes where it stands. */
export async function load(...more: string[]): Promise<void> {
  for (const room of more) rooms.add(room);
  const languages = wanted();
  await Promise.all(languages.flatMap((one) => [...rooms].map((room) => loadFile(one, room))));
  if (languages[0] !== untrack(language)) return;
  bundles = languages.map(bundleOf);
  document.documentElement.lang = languages[0]!;
}

/** Change the language of everything that is on the screen. */
export async function speak(one: string): Promise<void> {
  linked = forgetLinked();
  set("language", one);
  await load();
}

function loadFile(one: string, room: string): Promise<void> {
  const path = `../../../src/sevencats/locales/${one}/${room}.ftl`;
  const known =
    added.get(path) ?? files[path]?.().then((text) => void bundleOf(one).addResource(new FluentResource(text)));
  if (!known) return Promise.resolve();
  added.set(path, known);
  known.catch(() => added.delete(path));
  return known;
}

function bundleOf(one: string): FluentBundle {
  const known = loaded.get(one);
  if (known) return known;
  const made = new FluentBundle(one, { useIsolating: false });
  const first = trouble[`../../../src/sevencats/locales/${one}/trouble.ftl`];
  if (first) made.addResource(new FluentResource(first));
  loaded.set(one, made);
  return made;
}

/** A message in the chosen language, else in English, else null; `id.attribute` asks for an attribute. */
export function maybe(id: string, values: Values = {}): string | null {
  for (const bundle of bundles) {
    const found = inBundle(bundle, id, values);
    if (found !== null) return found;
  }
  return null;
}

function inBundle(bundle: FluentBundle, id: string, values: Values): string | null {
  const [base, attribute] = id.split(".") as [string, string | undefined];
  const message = bundle.getMessage(base);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : null;
}

/** A message in each language that is ready: the chosen one and English. */
export function every(id: string): string[] {
  return bundles.map((bundle) => inBundle(bundle, id, {})).filter((one) => one !== null);
}

export function say(id: string, values: Values = {}): string {
  return maybe(id, values) ?? id;
}
