/** What dice are made of: five tones from the darkest to the brightest, and the ink of the numbers. */
const TONES: Record<string, { ink: string; tones: string[] }> = {
  "northern-realms": { ink: "#0e1e36", tones: ["#27456f", "#41699f", "#6f98d4", "#a9c6ee", "#dfeaf9"] },
  monsters: { ink: "#2a0b0b", tones: ["#5e2220", "#8e3a33", "#c4675a", "#e6a497", "#f9dcd3"] },
  nilfgaard: { ink: "#1a1305", tones: ["#4b3a12", "#7d621f", "#bf9a37", "#e6ca77", "#fbf0cd"] },
  scoiatael: { ink: "#12230a", tones: ["#2f4f1e", "#4b7a31", "#7db257", "#b4d993", "#e6f5d3"] },
  bone: { ink: "#2b1f0d", tones: ["#75603a", "#a58a55", "#cfb680", "#eedcb4", "#fff6df"] },
};

export interface Material {
  ink: string;
  pale: string;
  /** The colour of a face on which so much light falls, from 0 to 1. */
  lit: (light: number) => string;
}

export function material(name: string): Material {
  const { ink, tones } = TONES[name] ?? TONES.bone!;
  return {
    ink,
    pale: tones.at(-1)!,
    lit: (light) => {
      const k = Math.min(0.999, Math.max(0, light)) * (tones.length - 1);
      return between(tones[Math.floor(k)]!, tones[Math.floor(k) + 1]!, k % 1);
    },
  };
}

function between(a: string, b: string, k: number): string {
  const part = (colour: string, n: number): number => Number.parseInt(colour.slice(1 + 2 * n, 3 + 2 * n), 16);
  const mixed = [0, 1, 2].map((n) => Math.round(part(a, n) + (part(b, n) - part(a, n)) * Math.min(1, k)));
  return `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}
