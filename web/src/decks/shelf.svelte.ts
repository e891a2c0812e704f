/** The decks that a person keeps: on the server's shelf, and on this device for as long as the server cannot be reached. */
import { Refusal, request } from "../net/http";
import type { Shelf } from "../generated/messages";
import type { Written } from "./deck";

export interface Own {
  name: string;
  data: Written;
  /** Not yet on the server's shelf. */
  waiting: boolean;
}

const KEY = "sevencats-decks";

export class OwnDecks {
  all: Own[] = $state.raw(remembered());

  find(name: string): Own | undefined {
    return this.all.find((one) => one.name === name);
  }

  private looking: Promise<void> = Promise.resolve();

  /** Bring what waits to the server, then see what is there. Without a network all stays as it was last known. */
  refresh(): Promise<void> {
    this.looking = this.look().catch((why: unknown) => {
      if (!(why instanceof Refusal)) throw why;
    });
    return this.looking;
  }

  private async look(): Promise<void> {
    const refused: Own[] = [];
    for (const one of this.all.filter((own) => own.waiting)) if (!(await isTaken(one))) refused.push(one);
    const { things } = await request<Shelf>("GET", "/api/shelf/decks");
    const there = things.filter((one) => one.game === "gwent" && !refused.some((own) => own.name === one.name));
    this.set([
      ...there.map((one) => ({ name: one.name, data: { ...one.data, name: one.name }, waiting: false })),
      ...refused,
    ]);
  }

  /** Keep a deck under its name; false if it waits on this device for the server. What the server refuses is thrown. */
  async keep(data: Written): Promise<boolean> {
    await this.looking;
    const taken = await put(data).then(
      () => true,
      (why: unknown) => {
        if (why instanceof Refusal && why.gone) return false;
        throw why;
      },
    );
    this.set([...this.all.filter((one) => one.name !== data.name), { name: data.name, data, waiting: !taken }]);
    return taken;
  }

  async throwAway(name: string): Promise<void> {
    if (!this.find(name)?.waiting) await request("DELETE", place(name));
    this.set(this.all.filter((one) => one.name !== name));
  }

  private set(all: Own[]): void {
    this.all = all.toSorted((a, b) => a.name.localeCompare(b.name));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // a device that keeps nothing still has the server
    }
  }
}

/** Why a deck cannot be kept under this name; null if it can. */
export function nameFault(name: string): "no-name" | "name" | null {
  if (!name.trim()) return "no-name";
  return name.length > 60 || /[/\\\p{C}]|^\.+$/u.test(name) ? "name" : null;
}

function put(data: Written): Promise<unknown> {
  return request("PUT", place(data.name), { data });
}

/** Did the server take a deck that waited? One that it refuses waits on. */
async function isTaken(one: Own): Promise<boolean> {
  try {
    await put(one.data);
    return true;
  } catch (why) {
    if (!(why instanceof Refusal) || why.gone) throw why;
    return false;
  }
}

function place(name: string): string {
  return `/api/shelf/decks/gwent/${encodeURIComponent(name)}`;
}

function remembered(): Own[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Own[];
  } catch {
    return [];
  }
}
