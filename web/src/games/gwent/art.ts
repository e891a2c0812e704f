/** The art of cards and leaders: one icon each, in a chunk for each faction that is on the table. */
import { MARKS } from "../../look/marks";

const files = import.meta.glob<Record<string, string>>("./art/*.icons.json", { import: "default" });
const drawn: Record<string, string> = {
  "commanders-horn": MARKS.horn!,
  "geralt-of-rivia": MARKS.twin!,
};
const loaded = new Set<string>();

/** Make the art of these factions ready; neutral cards, specials and weather always are. */
export async function loadArt(...factions: string[]): Promise<void> {
  const wanted = [...new Set(["neutral", ...factions])].filter((one) => !loaded.has(one));
  await Promise.all(
    wanted.map(async (one) => {
      Object.assign(drawn, await files[`./art/${one}.icons.json`]?.());
      loaded.add(one);
    }),
  );
}

export function artOf(id: string): string {
  return drawn[id] ?? MARKS["all-seeing-eye"]!;
}
