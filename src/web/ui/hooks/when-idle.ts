// Does what can wait once the page has been left alone for a moment and has time.

/** Whoever types a number presses the next key sooner than this, and should not wait for what is not seen. */
const quietMs = 400;
/** However busy the page is. */
const latestMs = 1000;

export class WhenIdle {
  readonly #act: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #idle: number | null = null;

  constructor(act: () => void) {
    this.#act = act;
  }

  /** Later once more when it was asked for already. */
  ask(): void {
    this.cancel();
    this.#timer = setTimeout(() => {
      // Not every browser can tell when it has time.
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
