/** What somebody looks at: a card, a pile, a leader, why a unit is as strong as it is, the log. */
import type { RowName } from "../../generated/gwent";
import type { Heap } from "./view";

export interface Why {
  about: string;
  card: string;
  n: number;
  key: string;
  at: DOMRect;
}

const POINTED = 280;

export class Looking {
  card: string | null = $state(null);
  pile: { seat: number; which: "discard" | "deck" } | null = $state.raw(null);
  leader: number | null = $state(null);
  why: Why | null = $state.raw(null);
  log = $state(false);

  private pointing = 0;

  /** A unit is explained when it is pressed, or pointed at for a moment. */
  explain(seat: number, row: RowName, unit: Heap, element: HTMLElement, how: "point" | "press"): void {
    clearTimeout(this.pointing);
    const open = (): void => {
      this.why = {
        about: `${seat} ${row} ${unit.card}`,
        card: unit.card,
        n: unit.strength,
        key: `${seat} ${row} ${unit.key}`,
        at: element.getBoundingClientRect(),
      };
    };
    if (how === "press") open();
    else this.pointing = window.setTimeout(open, POINTED);
  }

  /** The pointer has left the units. */
  leave(): void {
    clearTimeout(this.pointing);
    if (matchMedia("(hover: hover)").matches && !document.activeElement?.matches(".unit")) this.why = null;
  }
}
