/** The text of a rule as blocks to draw: paragraphs, lists and tables, with references to other rules as links. */
export type Piece = { text: string } | { code: string } | { rule: string };
export type Block =
  { kind: "text"; pieces: Piece[] } | { kind: "list"; items: Piece[][] } | { kind: "table"; rows: Piece[][][] };

const PIECE = /`([^`]+)`|\b([GDU] \d+(?:\.\d+)?|[CG]-\d\d|A\d+[a-c]?)\b/g;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const one of text.matchAll(PIECE)) {
    if (one.index > at) found.push({ text: text.slice(at, one.index) });
    found.push(one[1] === undefined ? { rule: one[2]! } : { code: one[1] });
    at = one.index + one[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").filter((one) => one.trim())) {
    const last = found.at(-1);
    if (line.startsWith("|")) {
      if (/^[|\-\s:]+$/.test(line)) continue;
      const cells = line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => pieces(cell.trim()));
      if (last?.kind === "table") last.rows.push(cells);
      else found.push({ kind: "table", rows: [cells] });
    } else if (/^[-*] /.test(line)) {
      if (last?.kind === "list") last.items.push(pieces(line.slice(2)));
      else found.push({ kind: "list", items: [pieces(line.slice(2))] });
    } else found.push({ kind: "text", pieces: pieces(line) });
  }
  return found;
}
