/** What is kept, as a link: all of it is in the address, and nothing goes over a server. */
import type { Kept } from "./kept.svelte";

export async function linkTo(path: string, thing: unknown): Promise<string> {
  const packed = new Blob([JSON.stringify(thing)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  return `${location.origin}${path}#${text}`;
}

/** What a link brought, or null if it is none of ours. */
export async function fromLink<T>(hash: string): Promise<T | null> {
  if (hash.length < 2) return null;
  try {
    const bytes = Uint8Array.from(atob(hash.slice(1).replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return JSON.parse(await new Response(unpacked).text()) as T;
  } catch {
    return null;
  }
}

/** Lay what the link to this page brought over what is kept, if it is ours; `what` says so, and it can be taken back. */
export async function arrive<T>(kept: Kept<T>, what: string, ours: (brought: T) => boolean): Promise<void> {
  const brought = await fromLink<T>(location.hash);
  if (brought && ours(brought)) kept.do(what, brought);
  if (location.hash) history.replaceState(null, "", location.pathname);
}
