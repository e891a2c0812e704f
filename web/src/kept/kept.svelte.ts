/** Something that is kept on this device through reloads, with every step back. */
export class Kept<T> {
  now: T | null = $state.raw(null);
  past: { what: string; before: T | null }[] = $state.raw([]);

  constructor(readonly key: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? "null") as {
        now: T;
        past: { what: string; before: T | null }[];
      } | null;
      this.now = kept?.now ?? null;
      this.past = kept?.past ?? [];
    } catch {
      localStorage.removeItem(key);
    }
  }

  /** Do something; `what` says it in words. */
  do(what: string, next: T): void {
    this.past = [...this.past.slice(-199), { what, before: this.now }];
    this.now = next;
    this.keep();
  }

  /** Change it without a step of its own. */
  amend(next: T): void {
    this.now = next;
    this.keep();
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.now = last.before;
    this.past = this.past.slice(0, -1);
    this.keep();
  }

  forget(): void {
    this.now = null;
    this.past = [];
    this.keep();
  }

  private keep(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify({ now: this.now, past: this.past }));
    } catch {
      // a device that keeps nothing still counts
    }
  }
}
