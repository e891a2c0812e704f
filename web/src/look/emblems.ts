/** The emblems of the factions: a plate and a figure each, drawn by us in a box of 64. `--deep` shines through. */
export const EMBLEMS: Record<string, { plate: string; figure: string }> = {
  "northern-realms": {
    plate: "M8 6H56V32C56 46 45 55 32 60C19 55 8 46 8 32Z",
    figure:
      '<path d="M18 46V26h5v5h5v-9h-3v-8h4v4h6v-4h4v8h-3v9h5v-5h5v20z"/><path d="M29 46v-7a3 3 0 0 1 6 0v7z" fill="var(--deep)"/>',
  },
  nilfgaard: {
    plate: "M32 3a29 29 0 1 0 .01 0Z",
    figure:
      '<path d="M14 41a18 18 0 0 1 36 0z"/><path d="M30.4 20 32 7l1.6 13zM20.5 23.5 15 12.5l8.5 9zM43.5 23.5 49 12.5l-8.5 9zM14 31 5.5 25.5l10 2.5zM50 31l8.5-5.5-10 2.5z" stroke="currentColor" stroke-width="1.5"/><path d="M9 45h46v3H9zM16 51h32v2.5H16z"/>',
  },
  scoiatael: {
    plate: "M32 2C52 14 58 30 54 46 50 56 41 60 32 62 23 60 14 56 10 46 6 30 12 14 32 2Z",
    figure:
      '<path d="M32 12c11 9 14 19 10 29-2 5-6 8-10 9-4-1-8-4-10-9-4-10-1-20 10-29z"/><path d="M32 20v34M32 30l7-6M32 30l-7-6M32 39l8-6M32 39l-8-6" stroke="var(--deep)" stroke-width="2.4" fill="none" stroke-linecap="round"/>',
  },
  monsters: {
    plate: "M4 8 20 13 32 5 44 13 60 8 53 38 32 61 11 38Z",
    figure:
      '<path d="M19 18c1 11 3 19 9 28-8-6-12-16-9-28zM30 15c-1 13 1 23 5 34-7-9-9-22-5-34zM42 18c-3 10-3 18 0 27-6-8-6-18 0-27z" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  },
  skellige: {
    plate: "M18 4H46L60 18V46L46 60H18L4 46V18Z",
    figure:
      '<path d="M31 11h2.5v27H31z"/><path d="M16 16q15.5 5 31 0v15q-15.5 5-31 0z"/><path d="M23.5 18v15M40 18v15" stroke="var(--deep)" stroke-width="2.4"/><path d="M10 36q4 8 12 8h20q8 0 12-8 1 11-9 15H19q-10-4-9-15z"/><path d="M12 55q5-4 10 0t10 0 10 0 10 0" fill="none" stroke="currentColor" stroke-width="2.6"/>',
  },
  neutral: {
    plate: "M32 2 62 32 32 62 2 32Z",
    figure: '<path d="M10 32q22-20 44 0-22 20-44 0z"/><path d="M32 20q6.5 12 0 24-6.5-12 0-24z" fill="var(--deep)"/>',
  },
};
