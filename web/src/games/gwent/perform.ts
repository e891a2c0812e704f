/** Shows what happened between two tellings of Gwent, in the order in which it happened. */
import { pause, paced, reduced } from "../../motion/stage.svelte";
import { play, type Sound } from "../../sound/sound";
import type { Told } from "../../wire";
import type { Event } from "../../words/naming";
import type { GwentView } from "./view";

export interface Hands {
  fly: (card: string, from: DOMRect | null, to: DOMRect | null, rest: number, hurry: AbortSignal) => Promise<void>;
  count: (event: Event, after: GwentView, hurry: AbortSignal) => Promise<void>;
  me: number;
}

const REST = 700;
const MUSTER = 90;

export async function perform(before: Told, after: Told, hands: Hands, hurry: AbortSignal): Promise<void> {
  const events = after.events as unknown as Event[];
  const view = after.view as unknown as GwentView;
  let placed = 0;
  const later: Promise<void>[] = [];
  for (const event of events) {
    if (hurry.aborted) break;
    const mine = actor(event, before) === hands.me;
    switch (event.kind) {
      case "placed":
        if (placed++) {
          await pause(MUSTER, hurry);
          later.push(land(event, mine, 0, hands, hurry));
        } else await land(event, mine, mine ? 0 : REST, hands, hurry);
        break;
      case "laid":
      case "played":
        sound(event.what, mine);
        await hands.fly(
          event.what,
          mine ? outOfHand(event.what) : plate(1 - hands.me),
          event.where ? rowEnd(event.seat, event.where) : null,
          mine ? 260 : REST,
          hurry,
        );
        break;
      case "leader":
        void play("horn");
        await hands.fly(event.what, plate(event.seat), null, REST, hurry);
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
        await hands.count(event, view, hurry);
        break;
    }
  }
  await Promise.all(later);
  requestAnimationFrame(rekindle);
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

/** A spy lies on the other side: whoever was asked before has played it. */
function actor(event: Event, before: Told): number {
  const asked = (before.view as unknown as GwentView | null)?.decision?.seat ?? event.seat;
  return ["placed", "laid", "played"].includes(event.kind) && asked >= 0 ? asked : event.seat;
}

function land(event: Event, mine: boolean, rest: number, hands: Hands, hurry: AbortSignal): Promise<void> {
  void play(mine ? "card" : "their-card");
  const from = mine ? outOfHand(event.what) : plate(1 - hands.me);
  return hands.fly(event.what, from, rowEnd(event.seat, event.where), rest, hurry);
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

async function burn(event: Event): Promise<void> {
  const units = document.querySelectorAll<HTMLElement>(`[data-unit="${event.seat} ${event.where} ${event.what}"]`);
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

/** Where the next unit of a row will lie. */
function rowEnd(seat: number, row: string): DOMRect | null {
  const units = document.querySelector<HTMLElement>(`[data-row="${seat} ${row}"] .units`);
  const last = units?.querySelector<HTMLElement>(".place:last-of-type .unit")?.getBoundingClientRect();
  const box = units?.getBoundingClientRect();
  if (!box) return null;
  const width = last?.width ?? (box.height - 8) / 1.389;
  const left = last ? Math.min(last.right + 4, box.right - width - 8) : box.left + 9;
  return new DOMRect(left, box.top + 3, width, box.height - 6);
}

function rectOf(selector: string): DOMRect | null {
  return document.querySelector(selector)?.getBoundingClientRect() ?? null;
}
