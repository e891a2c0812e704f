import { beforeEach, expect, test, vi } from "vitest";
import { Link } from "../src/net/link.svelte";
import { gwentTold } from "./tables";

class Socket {
  static OPEN = 1;
  static all: Socket[] = [];
  readyState = 1;
  sent: string[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly address: URL) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

function table(n: number): string {
  return JSON.stringify(gwentTold({ n, since: n }));
}

function choices(socket: Socket): string[] {
  return socket.sent.filter((text) => text.includes("choose"));
}

/** A line that is lost while a choice is on its way, and the next one, on which the table is told anew. */
function lostInMidChoice(toldAnew: number): { link: Link; next: Socket } {
  const link = new Link("t", null);
  link.open();
  const first = Socket.all[0]!;
  first.onmessage({ data: table(7) });
  link.choose("pass");
  first.onclose({ code: 1006 });
  link.open();
  const next = Socket.all[1]!;
  next.onmessage({ data: table(toldAnew) });
  return { link, next };
}

beforeEach(() => {
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
});

test("a choice bears the number of the table", () => {
  const link = new Link("t", null);
  link.open();
  const [socket] = Socket.all as [Socket];
  socket.onmessage({ data: table(7) });

  link.choose("pass");

  expect(choices(socket)).toEqual(['{"do":"choose","option":"pass","n":7}']);
  expect(link.busy).toBe(true);
});

test("a choice that was lost with the line is sent again on the next one", () => {
  const { next } = lostInMidChoice(7);

  expect(next.address.search).toContain("n=7");
  expect(choices(next)).toHaveLength(1);
});

test("a choice that had arrived before the line was lost is not sent again", () => {
  const { link, next } = lostInMidChoice(9);

  expect(choices(next)).toHaveLength(0);
  expect(link.busy).toBe(false);
});

test("a line that the server closes for good is not tried again", () => {
  const link = new Link("t", null);
  link.open();
  const [socket] = Socket.all as [Socket];

  socket.onclose({ code: 4403 });

  expect(link.status).toBe("refused");
});
