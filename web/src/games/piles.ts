/** Piles as every view writes them: `name*2` stands for two. */
export function spread(pile: string[] = []): string[] {
  return pile.flatMap((word) => {
    const [one, n = "1"] = word.split("*") as [string, string?];
    return Array<string>(Number(n)).fill(one);
  });
}

/** How many a written pile has. */
export function sizeOf(pile: string[] = []): number {
  return spread(pile).length;
}
