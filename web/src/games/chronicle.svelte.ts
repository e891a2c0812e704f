/** All that happened at a table, as the log tells it. Events come with the tellings; what came before them, or was taken
 * back, is asked for. */
import type { Told } from "../generated/games";
import type { AnyEvent, Heard } from "../generated/messages";

export class Chronicle {
  events: AnyEvent[] = $state.raw([]);

  private match = "";
  private n = -1;
  private writing = Promise.resolve();

  constructor(private readonly soFar: (match: string) => Promise<Heard>) {}

  /** Take in a telling, after those before it. */
  hear(told: Told): Promise<void> {
    this.writing = this.writing.then(() => this.write(told));
    return this.writing;
  }

  private async write(told: Told): Promise<void> {
    if (told.match !== this.match) {
      this.match = told.match;
      this.events = [];
      this.n = told.n ? -1 : 0;
    }
    if (told.n <= this.n) return;
    const follows = told.since === this.n && told.events.length > 0;
    const whole = follows ? null : await this.soFar(told.match).catch(() => null);
    this.events = whole ? whole.events : [...this.events, ...told.events];
    this.n = whole?.n ?? told.n;
  }
}
