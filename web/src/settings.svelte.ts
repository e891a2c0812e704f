/** What a person has set, kept in this browser. */
export interface Settings {
  language: string;
  speed: "slow" | "normal" | "fast";
  motion: "auto" | "full" | "reduced";
  sound: boolean;
  volume: number;
  confirmPass: boolean;
  keys: boolean;
  /** Hints for whoever is new to Gwent, and those that were given already. */
  hints: boolean;
  hinted: string[];
  /** The lessons that were learned. */
  learned: string[];
}

const KEY = "sevencats-settings";
const USUAL: Settings = {
  language: "",
  speed: "normal",
  motion: "auto",
  sound: true,
  volume: 0.5,
  confirmPass: true,
  keys: true,
  hints: true,
  hinted: [],
  learned: [],
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...USUAL, ...kept() });

/** Change something and keep it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}
