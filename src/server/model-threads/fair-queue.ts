// Runs a few tasks at a time, taking turns between callers so that nobody's many tasks delay everyone else's.
import { AppError } from '../errors/app-error.ts';

export interface QueueLimits {
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
}

interface Waiting {
  begin(): void;
  refuse(error: AppError): void;
}

const retryAfterSeconds = 5;

export class FairQueue {
  readonly #limits: QueueLimits;
  /** In order of turn. */
  readonly #waiting = new Map<string, readonly Waiting[]>();
  #running = 0;
  #isClosed = false;
  #onIdle = (): void => undefined;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** An aborted signal removes a waiting task; a running task must react to it itself. */
  async run<Result>(who: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(who, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#beginNext();
      if (this.#running === 0) this.#onIdle();
    }
  }

  /** Rejects waiting and new tasks, and resolves once the running ones have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of [...this.#waiting.values()].flat()) waiting.refuse(new AppError('shutting-down'));
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  async #turn(who: string, signal: AbortSignal): Promise<void> {
    if (this.#isClosed) throw new AppError('shutting-down');
    if (signal.aborted) throw new AppError('build-cancelled');
    if (this.#running >= this.#limits.maxRunning) return this.#wait(who, signal);
    this.#running += 1;
  }

  #wait(who: string, signal: AbortSignal): Promise<void> {
    const own = this.#waiting.get(who) ?? [];
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (all >= this.#limits.maxWaiting || own.length >= this.#limits.maxWaitingEach) {
      throw new AppError('rate-limited', { retryAfterSeconds });
    }
    return new Promise((resolve, reject) => {
      const cancel = () => waiting.refuse(new AppError('build-cancelled'));
      const leave = () => {
        signal.removeEventListener('abort', cancel);
        this.#forget(who, waiting);
      };
      const waiting: Waiting = {
        begin: () => {
          leave();
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      signal.addEventListener('abort', cancel);
      this.#waiting.set(who, [...own, waiting]);
    });
  }

  #forget(who: string, waiting: Waiting): void {
    const left = (this.#waiting.get(who) ?? []).filter((one) => one !== waiting);
    if (left.length > 0) this.#waiting.set(who, left);
    else this.#waiting.delete(who);
  }

  #beginNext(): void {
    const [first] = this.#waiting;
    const [who, [next]] = first ?? ['', []];
    if (next === undefined) return;
    this.#running += 1;
    next.begin();
    const left = this.#waiting.get(who);
    if (left === undefined) return;
    // The caller whose turn it was goes to the end of the queue.
    this.#waiting.delete(who);
    this.#waiting.set(who, left);
  }
}
