/** The languages of the house. The first four are complete; the others have the names of cards, the rest in English. */
export const LANGUAGES: Record<string, string> = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  cs: "Čeština",
  de: "Deutsch",
  pl: "Polski",
};

/** The best language for somebody who never chose one. */
export function preferred(wanted: readonly string[]): string {
  const known = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one in LANGUAGES);
  return known ?? "en";
}
