/** What dice are made of: six tones from the brightest to the darkest, and the ink of the numbers. */
const TONES: Record<string, [bright: string, dark: string, ink: string, pale: string]> = {
  "northern-realms": ["#dfeaf9", "#27456f", "#0e1e36", "#eaf2fd"],
  monsters: ["#f7d3c9", "#5e2220", "#2a0b0b", "#fbe3dc"],
  nilfgaard: ["#f6e3a6", "#4b3a12", "#1a1305", "#fbf0cd"],
  scoiatael: ["#dff0c6", "#30501f", "#12230a", "#edf8dd"],
  bone: ["#fff6df", "#75603a", "#2b1f0d", "#fffaf0"],
};

export interface Material {
  ink: string;
  pale: string;
  /** The colour of a face on which so much light falls, from 0 to 1. */
  lit: (light: number) => string;
}

export function material(name: string): Material {
  const [bright, dark, ink, pale] = TONES[name] ?? TONES.bone!;
  return { ink, pale, lit: (light) => between(dark, bright, 0.18 + 0.82 * light) };
}

function between(a: string, b: string, k: number): string {
  const part = (colour: string, n: number): number => Number.parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);
  const mixed = [0, 1, 2].map((n) => Math.round(part(a, n) + (part(b, n) - part(a, n)) * Math.min(1, k)));
  return `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}
