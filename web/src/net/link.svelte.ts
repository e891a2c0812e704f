/** The socket to one table. It comes back by itself, asks for what it missed, and sends a lost choice again. */
import type { AnyTell, Told } from "../generated/games";
import type { AnyAsk, Chair, Said } from "../generated/messages";
import { refusalText } from "../words/refusals";

type Numbered = Extract<AnyAsk, { n: number }>;
/** An ask without its number: the link knows where the table stands. */
export type Wish = Numbered extends infer A ? (A extends { do: "sync" } ? never : Omit<A, "n">) : never;

const WAITS = [200, 500, 1000, 2000, 4000, 8000];
const NOT_YOURS = 4403;
const BEAT = 15_000;

export class Link {
  told: Told | null = $state.raw(null);
  chairs: Chair[] = $state.raw([]);
  said: Said[] = $state.raw([]);
  status: "connecting" | "open" | "lost" | "refused" = $state("connecting");
  /** The last refusal, in the person's language. */
  why = $state("");
  /** A choice is on its way. */
  busy = $state(false);
  /** Called with each telling of the table, in order. */
  heard: (told: Told) => void = () => {};

  private socket: WebSocket | null = null;
  private pending: { ask: Numbered; sent: boolean } | null = null;
  private tries = 0;
  private timer = 0;
  private beat = 0;
  private answered = true;
  private closed = false;

  constructor(
    readonly id: string,
    readonly key: string | null,
  ) {}

  open(): void {
    const query = new URLSearchParams();
    if (this.key) query.set("key", this.key);
    if (this.told) query.set("n", String(this.told.n));
    const address = new URL(`/api/v2/tables/${this.id}/socket?${query}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data as string) as AnyTell);
    socket.onclose = (event) => this.socket === socket && this.lost(event.code);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    clearInterval(this.beat);
    this.answered = true;
    this.beat = window.setInterval(() => this.ping(), BEAT);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  choose(option: string): void {
    this.ask({ do: "choose", option });
  }

  /** Ask for something that changes the table; one at a time. */
  ask(wish: Wish): void {
    if (!this.told || this.pending) return;
    this.why = "";
    this.pending = { ask: { ...wish, n: this.told.n } as Numbered, sent: false };
    this.busy = true;
    this.deliver();
  }

  /** Say something, or anything else that needs no number. */
  send(ask: AnyAsk): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(ask));
    return true;
  }

  private deliver(): void {
    if (this.pending && !this.pending.sent) this.pending.sent = this.send(this.pending.ask);
  }

  private hear(tell: AnyTell): void {
    this.answered = true;
    switch (tell.tell) {
      case "table":
        this.hearTable(tell);
        break;
      case "present":
        this.chairs = tell.chairs;
        break;
      case "said":
        if (!this.said.some((one) => one.k === tell.k)) this.said = [...this.said, tell];
        break;
      case "refused":
        void refusalText(tell).then((why) => (this.why = why));
        this.settle();
        break;
    }
  }

  private hearTable(told: Told): void {
    this.status = "open";
    this.tries = 0;
    this.chairs = told.chairs;
    this.told = told;
    if (this.pending && told.n > this.pending.ask.n) this.settle();
    this.heard(told);
    this.deliver();
  }

  private settle(): void {
    this.pending = null;
    this.busy = false;
  }

  private lost(code: number): void {
    clearInterval(this.beat);
    if (this.closed) return;
    if (code === NOT_YOURS) {
      this.status = "refused";
      return;
    }
    this.status = "lost";
    if (this.pending) this.pending.sent = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
  }

  /** A line that does not answer a ping is dead, whatever the browser believes. */
  private ping(): void {
    if (!this.answered) {
      this.socket?.close();
      this.lost(0);
      return;
    }
    this.answered = !this.send({ do: "ping" });
  }

  /** The network is back, or the person is: do not wait. */
  private hurry = (): void => {
    if (this.status !== "lost" || document.hidden) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  };
}
