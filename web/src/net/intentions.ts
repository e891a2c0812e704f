/** What somebody intends is done once: each intention has an idempotency key of its own, which it keeps while nobody knows
 * whether it arrived. */
import { Refusal, request } from "./http";

export class Intentions {
  private readonly open = new Map<string, string>();

  /** Ask for something that must not happen twice; sent again before an answer has come, it is the same intention. */
  async post<T>(path: string, wish?: unknown): Promise<T> {
    const what = `${path} ${JSON.stringify(wish)}`;
    const key = this.open.get(what) ?? newKey();
    this.open.set(what, key);
    try {
      const answer = await request<T>("POST", path, wish, key);
      this.open.delete(what);
      return answer;
    } catch (error) {
      if (error instanceof Refusal && !error.gone) this.open.delete(what);
      throw error;
    }
  }
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
