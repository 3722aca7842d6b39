// Limits frequent events to one log entry an hour for each key, so that they do not bury others.

const intervalMs = 60 * 60 * 1000;
/** More than are active in one hour; beyond that, the key logged longest ago is forgotten. */
const maxKeys = 10_000;

export class HourlyThrottle {
  /** When each key was last logged, oldest first. */
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
