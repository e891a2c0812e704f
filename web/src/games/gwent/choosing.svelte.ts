/** What is chosen in the hand, where it may go, and how it is played. */
import { play } from "../../sound/sound";
import { ROWS, type Facts, type RowName } from "./facts";
import { keyed, type GwentQuestion } from "./view";

/** The table as the one who chooses sees it. */
export interface Chance {
  question: GwentQuestion | null;
  /** What may be taken now: nothing while somebody else is asked. */
  options: string[];
  hand: string[];
  me: number;
  facts: Facts | null;
}

export class Choosing {
  /** The chosen card of the hand, by its key. */
  key: string | null = $state(null);
  /** The row that was named together with its card: whoever said it is not asked again. */
  private wanted: { card: string; row: string; sent: boolean } | null = $state.raw(null);

  constructor(
    private readonly chance: () => Chance,
    private readonly choose: (option: string) => void,
  ) {}

  card: string | null = $derived.by(() => keyed(this.chance().hand).find((one) => one.key === this.key)?.card ?? null);
  aims: string[] = $derived.by(() => this.aimsOf(this.card));
  /** The rows that are lit: `0 close`. */
  lit: Set<string> = $derived.by(() => (this.card && this.legal(this.card) ? new Set(this.aims) : this.rowsAsked()));
  /** The units of one's own that the open question is about: `0 close ves`. */
  targets: Set<string> = $derived.by(() => {
    const decoys = this.chance()
      .options.map((one) => one.split(" "))
      .filter(([verb]) => verb === "decoy");
    return new Set(decoys.map(([, card, row]) => `${this.chance().me} ${row} ${card}`));
  });
  /** The open question has been answered already, by the row that was named. */
  answering = $derived.by(() => this.wanted !== null && this.isFor(this.wanted.card));

  legal = (card: string): boolean => this.chance().options.includes(`play ${card}`);

  play(card: string, place: string | null): void {
    if (!this.legal(card)) return;
    const row = place?.split(" ")[1];
    this.wanted = row ? { card, row: `row ${row}`, sent: false } : null;
    this.key = null;
    void play("tap");
    this.choose(`play ${card}`);
  }

  /** Play the chosen card there, or answer which row it shall be. */
  playAt(place: string): void {
    const row = `row ${place.split(" ")[1]}`;
    if (this.card && this.legal(this.card)) this.play(this.card, place);
    else if (this.chance().options.includes(row)) this.choose(row);
  }

  /** Play it on the lit row with this number; the reader's own goes before the other's. */
  playOn(number: string): boolean {
    const row = ROWS[Number(number) - 1];
    const aim =
      row &&
      [...this.lit].sort((a) => (a.startsWith(`${this.chance().me} `) ? -1 : 1)).find((one) => one.endsWith(` ${row}`));
    if (aim) this.playAt(aim);
    return aim !== undefined;
  }

  /** A card that was let go over the table: on a row where it may lie, or anywhere if it needs no row. */
  drop(card: string, place: string | null): void {
    const possible = this.aimsOf(card);
    if (place && possible.includes(place)) this.play(card, place);
    else if (possible.length !== 1 && this.chance().facts?.get(card)?.strength === null) this.play(card, null);
  }

  /** Answer with the row that was named, as soon as it is asked for. */
  follow(): void {
    const { options } = this.chance();
    const wanted = this.wanted;
    if (!wanted || !options.length) return;
    if (wanted.sent || !this.isFor(wanted.card) || !options.includes(wanted.row)) this.wanted = null;
    else {
      this.wanted = { ...wanted, sent: true };
      this.choose(wanted.row);
    }
  }

  /** Is the open question in which row this card shall lie? */
  private isFor(card: string): boolean {
    const { question } = this.chance();
    return question?.about === "row" && question.step?.card === card;
  }

  private aimsOf(card: string | null): string[] {
    return card ? (this.chance().question?.aims?.[`play ${card}`] ?? []) : [];
  }

  private rowsAsked(): Set<string> {
    const { question, options, me, facts } = this.chance();
    const side = facts?.get(question?.step?.card ?? "")?.abilities.includes("spy") ? 1 - me : me;
    const rows = options.filter((one) => one.startsWith("row ")).map((one) => one.slice(4) as RowName);
    return new Set(rows.map((row) => `${side} ${row}`));
  }
}
