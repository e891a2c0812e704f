/** Drag with one finger, pinch with two. */
import type { Camera } from "./geometry";

interface Hand {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  /** The last touch was a drag, not a tap. */
  readonly moved: boolean;
}

const SLACK = 8;
const MOST = 3;

export function panning(now: () => { camera: Camera; unit: number }, look: (camera: Camera) => void): Hand {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let travelled = 0;

  function apart(): number {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  return {
    get moved() {
      return moved;
    },
    down(event) {
      if (fingers.size === 0) {
        moved = false;
        travelled = 0;
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    move(event) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const { camera, unit } = now();
      const wide = apart();
      const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      travelled += Math.hypot(dx, dy);
      if (travelled < SLACK) return;
      moved = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      const zoom = wide ? Math.min(MOST, Math.max(1, (camera.zoom * apart()) / wide)) : camera.zoom;
      const share = 1 / fingers.size;
      look({ x: camera.x - dx * unit * share, y: camera.y - dy * unit * share, zoom });
    },
    up(event) {
      fingers.delete(event.pointerId);
    },
  };
}
