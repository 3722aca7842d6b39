// Lets what happens all the time into the application log once an hour for each of whom it is about, so that it hides nothing else.

const intervalMs = 60 * 60 * 1000;
/** More than are at work in one hour; beyond them the one noted longest ago may be noted again. */
const maxKeys = 10_000;

export class HourlyThrottle {
  /** When each was noted, the one noted longest ago first. */
  readonly #lastLoggedAt = new Map<string, number>();

  isDue(key: string, now: number): boolean {
    const before = this.#lastLoggedAt.get(key);
    if (before !== undefined && now - before < intervalMs) return false;
    this.#lastLoggedAt.delete(key);
    this.#lastLoggedAt.set(key, now);
    const [oldest] = this.#lastLoggedAt.keys();
    if (this.#lastLoggedAt.size > maxKeys && oldest !== undefined) this.#lastLoggedAt.delete(oldest);
    return true;
  }
}
