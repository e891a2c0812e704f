/** Zones as colour and pattern: no zone depends on its colour alone. Patterns are drawn in a box of 10. */
export interface Zone {
  colour: string;
  pattern: string;
}

export const ZONES: Record<string, Zone> = {
  // Kaer Morhen
  moss: { colour: "#7d9a55", pattern: '<path d="M-1 9 9-1M4 11 11 4M-4 4 4-4"/>' },
  white: { colour: "#e9eef0", pattern: '<circle cx="2.5" cy="2.5" r="1.3"/><circle cx="7.5" cy="7.5" r="1.3"/>' },
  sky: { colour: "#79c3ea", pattern: '<path d="M0 3.500q2.500-3 5 0t5 0M0 8.500q2.500-3 5 0t5 0"/>' },
  royal: { colour: "#5f84ea", pattern: '<path d="M2.500 0V10M7.500 0V10"/>' },
  gold: { colour: "#e3bb45", pattern: '<path d="M0 0 10 10M10 0 0 10"/>' },
  purple: { colour: "#b67ddf", pattern: '<path d="M0 7.500 5 2.500 10 7.500"/>' },
  gray: { colour: "#a5a39d", pattern: '<path d="M0 .5H10M0 5.500H10M2.500 .5V5.500M7.500 5.500V10"/>' },
  orange: { colour: "#e8853d", pattern: '<circle cx="5" cy="5" r="2.6"/>' },
  // Fayrlund Forest
  "light-green": { colour: "#a9d36f", pattern: '<path d="M2 8Q2 3 7 2 7 7 2 8ZM2 8 5 5"/>' },
  slate: { colour: "#8a99a8", pattern: '<path d="M0 .5H10M0 5.500H10M2.500 .5V5.500M7.500 5.500V10"/>' },
  "dark-green": { colour: "#4f9560", pattern: '<path d="M5 1 9 8H1Z"/>' },
  red: { colour: "#d9594c", pattern: '<path d="M0 0 10 10M10 0 0 10"/>' },
  cream: { colour: "#f0e2bb", pattern: '<circle cx="2.5" cy="2.5" r="1.2"/><circle cx="7.5" cy="7.5" r="1.2"/>' },
  "light-blue": { colour: "#8fd0ec", pattern: '<path d="M0 3.500q2.500-3 5 0t5 0M0 8.500q2.500-3 5 0t5 0"/>' },
  tan: { colour: "#c39a63", pattern: '<path d="M-1 9 9-1M4 11 11 4M-4 4 4-4"/>' },
};

/** The id under which a zone's pattern is drawn; two boards share orange. */
export function patternId(zone: string): string {
  return `zone-${zone}`;
}
