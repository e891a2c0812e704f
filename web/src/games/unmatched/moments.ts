/** The moments of a combat stand out in the words of a card. */
import { say } from "../../words/words.svelte";

export interface Piece {
  text: string;
  bold: boolean;
}

/** The sentences of a card, with the words that name a moment by themselves. */
export function withMoments(text: string, words = say("web-unmatched-moments").split("|")): Piece[] {
  const found = new RegExp(`((?:^|(?<=[.:;] ))(?:${words.map(escaped).join("|")})(?=[ ,:]))`, "g");
  return text
    .split(found)
    .filter(Boolean)
    .map((piece) => ({ text: piece, bold: words.includes(piece) }));
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
