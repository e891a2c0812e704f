/** Something that is asked of the server: busy until it is answered, and why it came to nothing. */
import { excuse } from "./http";

export class Attempt {
  busy = $state(false);
  why = $state("");

  /** Do it; false if it was refused. */
  async make(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.why = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.why = excuse(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
