// Runs work that can wait once there has been no input for a moment and the browser is idle.

/** People typing a number press the next key sooner than this, and should not wait for work they cannot see. */
const quietMs = 400;
/** At the latest, however busy the page is. */
const latestMs = 1000;

export class WhenIdle {
  readonly #act: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #idle: number | null = null;

  constructor(act: () => void) {
    this.#act = act;
  }

  /** Postpones the work if it is scheduled already. */
  ask(): void {
    this.cancel();
    this.#timer = setTimeout(() => {
      // Not every browser has requestIdleCallback.
      if (typeof requestIdleCallback === 'undefined') this.#act();
      else this.#idle = requestIdleCallback(() => this.#act(), { timeout: latestMs });
    }, quietMs);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    if (this.#idle !== null) cancelIdleCallback(this.#idle);
    this.#idle = null;
  }
}
