// Runs work in short slices between the messages of a worker; what is asked for in between comes first.

/** Short beside the time that a key press may take. */
const sliceMs = 8;

export class Slices<Result> {
  #turn = 0;

  /** Replaces what is still under way; there is no result where it fails. */
  start(work: Generator<undefined, Result>, done: (result: Result | null) => void): void {
    this.stop();
    this.#step(work, done, this.#turn);
  }

  /** Its result is not wanted any more. */
  stop(): void {
    this.#turn += 1;
  }

  #step(work: Generator<undefined, Result>, done: (result: Result | null) => void, turn: number): void {
    if (turn !== this.#turn) return;
    const end = performance.now() + sliceMs;
    do {
      const next = nextOf(work);
      if (next === null || next.done === true) {
        done(next?.value ?? null);
        return;
      }
    } while (performance.now() < end);
    setTimeout(() => this.#step(work, done, turn));
  }
}

function nextOf<Result>(work: Generator<undefined, Result>): IteratorResult<undefined, Result> | null {
  try {
    return work.next();
  } catch {
    return null;
  }
}
