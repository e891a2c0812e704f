import { describe, expect, it } from "vitest";
import { blocks, pieces } from "../src/rules/blocks";
import { near } from "../src/rules/search";

describe("the text of a rule", () => {
  it("links other rules and sets fields apart", () => {
    expect(pieces("see G 5.3 and `gems`.")).toEqual([
      { text: "see " },
      { rule: "G 5.3" },
      { text: " and " },
      { code: "gems" },
      { text: "." },
    ]);
  });

  it("knows lists and tables, and drops the line under a table's head", () => {
    const found = blocks("first\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |");

    expect(found.map((block) => block.kind)).toEqual(["text", "list", "table"]);
    expect(found[2]).toMatchObject({
      rows: [
        [[{ text: "a" }], [{ text: "b" }]],
        [[{ text: "1" }], [{ text: "2" }]],
      ],
    });
  });
});

describe("a slip of the finger", () => {
  it("is forgiven once", () => {
    expect(near("musetr", "muster")).toBe(true);
    expect(near("medik", "medic")).toBe(true);
    expect(near("scoch", "scorch")).toBe(true);
  });

  it("is not forgiven twice, nor in short words", () => {
    expect(near("mstre", "muster")).toBe(false);
    expect(near("spi", "spy")).toBe(false);
  });
});
