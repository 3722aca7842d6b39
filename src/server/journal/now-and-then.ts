// Lets what happens all the time into the application log once an hour for each of whom it is about, so that it hides nothing else.

const everyMs = 60 * 60 * 1000;
/** More than are at work in one hour; beyond them the one noted longest ago may be noted again. */
const mostKept = 10_000;

export class NowAndThen {
  /** When each was noted, the one noted longest ago first. */
  readonly #notedAt = new Map<string, number>();

  isDue(whom: string, now: number): boolean {
    const before = this.#notedAt.get(whom);
    if (before !== undefined && now - before < everyMs) return false;
    this.#notedAt.delete(whom);
    this.#notedAt.set(whom, now);
    const [oldest] = this.#notedAt.keys();
    if (this.#notedAt.size > mostKept && oldest !== undefined) this.#notedAt.delete(oldest);
    return true;
  }
}
