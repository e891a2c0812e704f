/** A browser by the name it gives itself. */
const BROWSERS: [mark: RegExp, name: string][] = [
  [/Firefox\//, "Firefox"],
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Chrom(e|ium)\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [mark: RegExp, name: string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** "Firefox, Linux"; a program that is no browser is called by its first word. */
export function deviceOf(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([mark]) => mark.test(agent))?.[1] ?? []);
  return found.length ? found.join(", ") : (agent.split(/[/ ]/)[0] ?? "");
}
