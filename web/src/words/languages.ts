/** Which language is spoken. */
import { LANGUAGES } from "../generated/constants";

/** The best language for somebody who never chose one. */
export function preferred(wanted: readonly string[]): string {
  const known = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one in LANGUAGES);
  return known ?? "en";
}

const LINKED = "sevencats-language";

/** The language that the link to this tab has asked for. */
export function linkedLanguage(): string | null {
  const asked = new URLSearchParams(location.search).get("lang");
  try {
    if (asked && asked in LANGUAGES) sessionStorage.setItem(LINKED, asked);
    return sessionStorage.getItem(LINKED);
  } catch {
    return asked && asked in LANGUAGES ? asked : null; // a browser that keeps nothing asks the link each time
  }
}

export function forgetLinked(): null {
  try {
    sessionStorage.removeItem(LINKED);
  } catch {
    // nothing was kept
  }
  return null;
}
