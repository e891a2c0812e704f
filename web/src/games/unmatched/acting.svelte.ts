/** What can be done at the table of Unmatched: the first touch picks it on the board, in the hand or with a button, the
 *  second one does it. */
import type { About, Option } from "../../generated/unmatched";
import { optionText, type Reader } from "../../words/naming";
import { actorOf, deedsTo, offerOf, spacesFor, targetOf, type Offer } from "./options";

const FEW = 2;

export class Acting {
  /** Whether the keyboard picked what is picked. */
  byKey = $state(false);
  private text: string | null = $state(null);
  private actor: string | undefined = $state();
  private narrowed: Option[] = $state.raw([]);

  constructor(
    private readonly options: () => Option[],
    private readonly about: () => About | undefined,
    private readonly reader: () => Reader,
    private readonly take: (option: Option) => void,
    private readonly narrow: () => boolean,
  ) {}

  offer: Offer = $derived.by(() => offerOf(this.options(), this.about()));
  mover = $derived.by(() => (this.actor && this.offer.movers.includes(this.actor) ? this.actor : this.offer.movers[0]));
  /** The spaces that can be chosen, each with the words for it. */
  lit = $derived.by(
    () => new Map([...spacesFor(this.offer, this.mover)].map(([space, option]) => [space, this.words(option)])),
  );
  private deeds = $derived.by(() => {
    const own = this.offer.deeds.filter((one) => actorOf(one) === this.actor);
    return this.actor && own.length ? own : this.offer.deeds;
  });
  /** The fighters that can be chosen, each with the words for it. */
  targets = $derived.by(() => new Map(this.deeds.map((one) => [targetOf(one)!, this.words(one)])));
  actors = $derived.by(() => [
    ...new Set([...this.offer.movers, ...this.offer.deeds.flatMap((one) => actorOf(one) ?? [])]),
  ]);
  active = $derived.by(() => this.mover ?? (this.actor && this.actors.includes(this.actor) ? this.actor : undefined));
  /** Where there is little room, many deeds are done on the board alone. */
  buttons = $derived.by(() => {
    if (this.narrowed.length) return this.narrowed;
    const few = !this.narrow() || this.offer.deeds.length <= FEW || !this.offer.plain.length;
    return few ? [...this.offer.plain, ...this.offer.deeds] : this.offer.plain;
  });
  main = $derived.by(() => (this.narrowed.length ? undefined : this.offer.plain[0]?.text));
  /** All that can be done; cards that lie elsewhere have a picker of their own. */
  only = $derived.by(() => (this.options().length === 1 && !this.offer.picker.length ? this.options()[0] : undefined));
  /** What will be done if it is confirmed. */
  picked = $derived.by(() => this.options().find((one) => one.text === this.text) ?? this.only);

  touch(space: string, fighter: string | undefined): void {
    const go = spacesFor(this.offer, this.mover).get(space);
    if (go) return this.pick(go);
    if (!fighter) return;
    const done = this.targets.has(fighter) ? deedsTo(this.offer, fighter, this.actor) : [];
    if (done.length === 1) this.pick(done[0]!);
    else if (done.length) this.narrowed = done;
    else if (this.actors.includes(fighter)) this.move(fighter);
  }

  move(fighter: string): void {
    this.text = null;
    this.actor = fighter;
  }

  /** Answers to a question are given at once: their buttons say all. A turn's action is picked first. */
  press(option: Option): void {
    if (this.offer.plain.includes(option) && this.about() !== "action") this.take(option);
    else this.pick(option);
  }

  pick(option: Option, byKey = false): void {
    if (this.picked === option) return this.take(option);
    this.byKey = byKey;
    this.text = option.text;
  }

  /** Forget what was picked but not taken. */
  forget(): void {
    this.text = null;
    this.actor = undefined;
    this.narrowed = [];
  }

  private words(option: Option): string {
    return optionText(this.reader(), option);
  }
}
