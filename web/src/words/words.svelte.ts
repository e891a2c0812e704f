/** Every word on the screen: messages of the repository's Fluent files, each language in chunks of its own. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings } from "../settings.svelte";
import { preferred } from "./languages";

const files = import.meta.glob<string>("../../../src/sevencats/locales/*/*.ftl", { query: "?raw", import: "default" });
const SHARED = ["web", "table", "house", "offline", "web-rules"];

export type Values = Record<string, FluentVariable>;

/** The languages in the order in which a message is looked for. */
let bundles: FluentBundle[] = $state.raw([]);
const rooms = new Set(SHARED);
const loaded = new Map<string, FluentBundle>();
const added = new Set<string>();

export function language(): string {
  return settings.language || preferred(navigator.languages ?? ["en"]);
}

/** Make the words of these rooms (files of the locales) ready in the chosen language. */
export async function load(...more: string[]): Promise<void> {
  for (const room of more) rooms.add(room);
  const wanted = language() === "en" ? ["en"] : [language(), "en"];
  await Promise.all(wanted.flatMap((one) => [...rooms].map((room) => loadFile(one, room))));
  bundles = wanted.map(bundleOf);
  document.documentElement.lang = language();
}

async function loadFile(one: string, room: string): Promise<void> {
  const path = `../../../src/sevencats/locales/${one}/${room}.ftl`;
  const file = files[path];
  if (!file || added.has(path)) return;
  added.add(path);
  bundleOf(one).addResource(new FluentResource(await file()));
}

function bundleOf(one: string): FluentBundle {
  const known = loaded.get(one) ?? new FluentBundle(one, { useIsolating: false });
  loaded.set(one, known);
  return known;
}

/** A message in the chosen language, else in English, else the fallback; `id.attribute` asks for an attribute. */
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
