/** The lines of the log as they are shown. */
import type { AnyEvent } from "../generated/messages";
import { eventText, type Reader } from "../words/naming";
import type { LogLine } from "./screen";

/** What happened, as sentences for this reader. */
export function linesOf(reader: Reader, events: AnyEvent[]): LogLine[] {
  return events.flatMap((event, key) => {
    const text = eventText(reader, event);
    return text ? [{ key, seat: event.seat, text }] : [];
  });
}

/** Equal sentences in a row are one, with how many there were. */
export function together(log: LogLine[]): (LogLine & { n: number })[] {
  const found: (LogLine & { n: number })[] = [];
  for (const line of log) {
    const last = found.at(-1);
    if (last?.text === line.text && last.seat === line.seat) last.n += 1;
    else found.push({ ...line, n: 1 });
  }
  return found;
}
