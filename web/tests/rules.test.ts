import { describe, expect, it } from "vitest";
import { near } from "../src/rules/search";

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
