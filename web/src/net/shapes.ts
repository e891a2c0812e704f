/** What version 2 of the API tells, as the screens read it: options by their texts, places as words, and the parts of an event
 * beside their own names also as what, where and n, by which motion knows those of every game. */
const WHAT = ["card", "die", "fighter", "leader", "faction", "difficulty", "attack"];
const WHERE = ["row", "space", "target", "keeps", "defence"];
const NUMBER = ["n", "round", "roll", "total", "damage"];

type Data = Record<string, unknown>;

/** A telling, or a moment of a record. */
export function drawn<T extends { view: unknown; events: unknown[] }>(told: T): T {
  return { ...told, view: viewOf(told.view as Data | null), events: told.events.map(eventOf) };
}

export function eventOf(event: unknown): Data {
  const told = event as Data;
  const first = (parts: string[]): unknown => parts.map((part) => told[part]).find((value) => value != null);
  return { ...told, what: String(first(WHAT) ?? ""), where: String(first(WHERE) ?? ""), n: first(NUMBER) ?? 0 };
}

function viewOf(view: Data | null): Data | null {
  const question = view?.decision as
    { options?: { text: string }[]; aims?: Record<string, Place[]> } | null | undefined;
  if (!question?.options) return view;
  const aims = Object.entries(question.aims ?? {}).map(([option, places]) => [option, places.map(placeOf)] as const);
  const decision = { ...question, options: question.options.map((one) => one.text), aims: Object.fromEntries(aims) };
  return { ...view, decision };
}

interface Place {
  seat: number;
  row: string;
}

function placeOf({ seat, row }: Place): string {
  return `${seat} ${row}`;
}
