/** What is chosen in the hand, where it may go, and how it is played. */
import type { Option, Place, Question, RowName } from "../../generated/gwent";
import { play } from "../../sound/sound";
import { ROWS, type Facts } from "./facts";
import { keyed, placeKey, playOf } from "./view";

/** The table as the one who chooses sees it. */
export interface Chance {
  question: Question | null;
  /** What may be taken now: nothing while somebody else is asked. */
  options: Option[];
  hand: string[];
  me: number;
  facts: Facts | null;
}

export class Choosing {
  /** The chosen card of the hand, by its key. */
  key: string | null = $state(null);
  /** The row that was named together with its card: whoever said it is not asked again. */
  private wanted: { card: string; row: RowName; sent: boolean } | null = $state.raw(null);

  constructor(
    private readonly chance: () => Chance,
    private readonly choose: (text: string) => void,
  ) {}

  card: string | null = $derived.by(() => keyed(this.chance().hand).find((one) => one.key === this.key)?.card ?? null);
  aims: Place[] = $derived.by(() => this.aimsOf(this.card));
  private places: Place[] = $derived.by(() => (this.card && this.legal(this.card) ? this.aims : this.rowsAsked()));
  /** The rows that are lit. */
  lit: Set<string> = $derived.by(() => new Set(this.places.map(placeKey)));
  /** The units of one's own that the open question is about: `0 close ves`. */
  targets: Set<string> = $derived.by(() => {
    const { options, me } = this.chance();
    return new Set(options.flatMap((one) => (one.do === "decoy" ? [`${me} ${one.row} ${one.card}`] : [])));
  });
  /** The open question has been answered already, by the row that was named. */
  answering = $derived.by(() => this.wanted !== null && this.isFor(this.wanted.card));

  legal = (card: string): boolean => playOf(this.chance().options, card) !== undefined;

  play(card: string, place: Place | null): void {
    const option = playOf(this.chance().options, card);
    if (!option) return;
    this.wanted = place ? { card, row: place.row, sent: false } : null;
    this.key = null;
    void play("tap");
    this.choose(option.text);
  }

  /** Play the chosen card there, or answer which row it shall be. */
  playAt(place: Place): void {
    const row = this.rowOf(place.row);
    if (this.card && this.legal(this.card)) this.play(this.card, place);
    else if (row) this.choose(row.text);
  }

  /** Play it on the lit row with this number; the reader's own goes before the other's. */
  playOn(number: string): boolean {
    const row = ROWS[Number(number) - 1];
    const there = this.places.filter((one) => one.row === row);
    const aim = there.find((one) => one.seat === this.chance().me) ?? there[0];
    if (aim) this.playAt(aim);
    return aim !== undefined;
  }

  /** A card that was let go over the table: on a row where it may lie, or anywhere if it needs no row. */
  drop(card: string, key: string | null): void {
    const possible = this.aimsOf(card);
    const place = possible.find((one) => placeKey(one) === key);
    if (place) this.play(card, place);
    else if (possible.length !== 1 && this.chance().facts?.get(card)?.strength === null) this.play(card, null);
  }

  /** Answer with the row that was named, as soon as it is asked for. */
  follow(): void {
    const wanted = this.wanted;
    if (!wanted || !this.chance().options.length) return;
    const row = this.rowOf(wanted.row);
    if (wanted.sent || !this.isFor(wanted.card) || !row) this.wanted = null;
    else {
      this.wanted = { ...wanted, sent: true };
      this.choose(row.text);
    }
  }

  /** Is the open question in which row this card shall lie? */
  private isFor(card: string): boolean {
    const { question } = this.chance();
    return question?.about === "row" && question.step.card === card;
  }

  private rowOf(row: RowName): Option | undefined {
    return this.chance().options.find((one) => one.do === "row" && one.row === row);
  }

  private aimsOf(card: string | null): Place[] {
    const { question } = this.chance();
    const option = card ? playOf(question?.options ?? [], card) : undefined;
    return (option && question?.aims?.[option.text]) ?? [];
  }

  private rowsAsked(): Place[] {
    const { question, options, me, facts } = this.chance();
    const seat = facts?.get(question?.step.card ?? "")?.abilities.includes("spy") ? 1 - me : me;
    return options.flatMap((one) => (one.do === "row" ? [{ seat, row: one.row }] : []));
  }
}
