/** The art of cards and leaders: one icon each, in a chunk for each faction that is on the table. */
import { MARKS } from "../../look/marks";

const files = import.meta.glob<Record<string, string>>("./art/*.icons.json", { import: "default" });
const asked = new Set<string>();
let drawn: Record<string, string> = $state.raw({ "commanders-horn": MARKS.horn!, "geralt-of-rivia": MARKS.twin! });

/** Make the art of these factions ready; neutral cards, specials and weather always are. */
export async function loadArt(...factions: string[]): Promise<void> {
  const wanted = ["neutral", ...factions].filter((one) => !asked.has(one));
  wanted.forEach((one) => asked.add(one));
  const more = await Promise.all(wanted.map((one) => files[`./art/${one}.icons.json`]?.()));
  if (wanted.length) drawn = Object.assign({}, drawn, ...more);
}

export function artOf(id: string): string {
  return drawn[id] ?? "";
}
