/** Shows what happened between two tellings of Gwent, in the order in which it happened. */
import type { Destroyed, Event, Placed, RoundEvent, View } from "../../generated/gwent";
import { pause, paced, reduced } from "../../motion/stage.svelte";
import { play, type Sound } from "../../sound/sound";
import type { Shown } from "../screen";

export interface Hands {
  fly: (card: string, from: DOMRect | null, to: DOMRect | null, rest: number, hurry: AbortSignal) => Promise<void>;
  count: (event: RoundEvent, after: View, hurry: AbortSignal) => Promise<void>;
  me: number;
}

const REST = 700;
const MUSTER = 90;

export async function perform(after: Shown<"gwent">, hands: Hands, hurry: AbortSignal): Promise<void> {
  const landed = new Map<string, number>();
  const later: Promise<void>[] = [];
  for (const event of after.events) {
    if (hurry.aborted) break;
    const mine = doer(event) === hands.me;
    switch (event.kind) {
      case "placed":
        if (landed.size) {
          await pause(MUSTER, hurry);
          later.push(land(event, mine, 0, landed, hands, hurry));
        } else await land(event, mine, mine ? 0 : REST, landed, hands, hurry);
        break;
      case "laid":
      case "played":
        sound(event.card, mine);
        await hands.fly(
          event.card,
          mine ? outOfHand(event.card) : plate(1 - hands.me),
          event.kind === "laid" ? beside(event.seat, event.row, event.card) : null,
          mine ? 260 : REST,
          hurry,
        );
        break;
      case "leader":
        void play("horn");
        await hands.fly(event.leader, plate(event.seat), null, REST, hurry);
        break;
      case "destroyed":
        void play("scorch");
        later.push(burn(event));
        break;
      case "drew":
        if (mine) void play("draw");
        break;
      case "passed":
        void play("pass");
        await pause(mine ? 150 : 500, hurry);
        break;
      case "round":
        await Promise.all(later.splice(0));
        await hands.count(event, after.view, hurry);
        break;
    }
  }
  await Promise.all(later);
  requestAnimationFrame(rekindle);
}

/** The seat that did it. */
function doer(event: Event): number {
  return "by" in event ? event.by : event.seat;
}

/** Cards that were burnt or played are gone by now; whoever took the place of one is whole. */
function rekindle(): void {
  for (const card of document.querySelectorAll<HTMLElement>("[data-gone]")) {
    delete card.dataset.gone;
    card.style.visibility = "";
  }
  for (const unit of document.querySelectorAll<HTMLElement>("[data-burning]")) {
    delete unit.dataset.burning;
    for (const animation of unit.getAnimations()) animation.cancel();
  }
}

/** A unit flies to its row, beside those that have landed there before it. */
function land(
  event: Placed,
  mine: boolean,
  rest: number,
  landed: Map<string, number>,
  hands: Hands,
  hurry: AbortSignal,
): Promise<void> {
  void play(mine ? "card" : "their-card");
  const from = mine && !event.cause ? outOfHand(event.card) : plate(event.by);
  const place = `${event.seat} ${event.row}`;
  const before = landed.get(place) ?? 0;
  landed.set(place, before + 1);
  return hands.fly(event.card, from, rowEnd(place, before), rest, hurry);
}

function sound(card: string, mine: boolean): void {
  const own: Record<string, Sound> = {
    "biting-frost": "frost",
    "impenetrable-fog": "frost",
    "torrential-rain": "frost",
    "skellige-storm": "frost",
    "commanders-horn": "horn",
    scorch: "scorch",
  };
  void play(own[card] ?? (mine ? "card" : "their-card"));
}

async function burn(event: Destroyed): Promise<void> {
  const units = document.querySelectorAll<HTMLElement>(`[data-unit="${event.seat} ${event.row} ${event.card}"]`);
  const unit = [...units].find((one) => !one.dataset.burning);
  if (!unit) return;
  unit.dataset.burning = "yes";
  const frames = reduced()
    ? [{ opacity: 1 }, { opacity: 0 }]
    : [
        { filter: "none", clipPath: "inset(0)", opacity: 1 },
        {
          filter: "sepia(1) saturate(4) hue-rotate(-18deg) brightness(1.5)",
          clipPath: "inset(0)",
          opacity: 1,
          offset: 0.35,
        },
        { filter: "sepia(1) saturate(4) brightness(0.5)", clipPath: "polygon(0 0, 60% 0, 10% 70%, 0 60%)", opacity: 0 },
      ];
  await unit.animate(frames, { duration: reduced() ? 120 : paced(500), fill: "forwards" }).finished.catch(() => {});
}

/** Where a card of the hand is; it is not seen there while it flies. */
function outOfHand(card: string): DOMRect | null {
  const chosen = document.querySelector<HTMLElement>(`[data-hand] [data-card="${card}"]:not([data-gone])`);
  if (!chosen) return rectOf("[data-hand]");
  const rect = chosen.getBoundingClientRect();
  chosen.dataset.gone = "yes";
  chosen.style.visibility = "hidden";
  return rect;
}

function plate(seat: number): DOMRect | null {
  return rectOf(`[data-plate="${seat}"]`);
}

/** Where a special card of a row will lie: a horn has a place of its own. */
function beside(seat: number, row: string, card: string): DOMRect | null {
  return card === "commanders-horn" ? rectOf(`[data-row="${seat} ${row}"] .slot`) : rowEnd(`${seat} ${row}`, 0);
}

/** Where the next unit of a row will lie, when so many have landed there that the row does not show yet. */
function rowEnd(place: string, landed: number): DOMRect | null {
  const units = document.querySelector<HTMLElement>(`[data-row="${place}"] .units`);
  const last = units?.querySelector<HTMLElement>(".place:last-of-type .unit")?.getBoundingClientRect();
  const box = units?.getBoundingClientRect();
  if (!box) return null;
  const width = last?.width ?? (box.height - 8) / 1.389;
  const left = (last ? last.right + 4 : box.left + 9) + landed * (width + 4);
  return new DOMRect(Math.min(left, box.right - width - 8), box.top + 3, width, box.height - 6);
}

function rectOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}
