// Runs a few tasks at a time, taking turns between networks and accounts so that nobody's many tasks delay everyone else's.
import { AppError } from '../errors/app-error.ts';
import { makeRoom, type QueuedTask, type WaitingLimits } from './make-room.ts';
import { Turns } from './turns.ts';

export interface QueueLimits extends WaitingLimits {
  readonly maxRunning: number;
}

export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
  readonly mostRunning: number;
}

interface WaitingTask extends QueuedTask {
  begin(): void;
  refuse(error: AppError): void;
}

const retryAfterSeconds = 5;

export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Turns<WaitingTask>();
  #running = 0;
  #isClosed = false;
  #onIdle = (): void => undefined;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  load(): QueueLoad {
    const mostRunning = this.#limits.maxRunning;
    return { running: this.#running, waiting: this.#waiting.all().length, mostRunning };
  }

  /** An aborted signal removes a waiting task; a running task must react to it itself. */
  async run<Result>(task: QueuedTask, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(task, signal);
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#waiting.goLast(task.caller);
      this.#beginNext();
      if (this.#running === 0) this.#onIdle();
    }
  }

  /** Rejects waiting and new tasks, and resolves once the running ones have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of this.#waiting.all()) waiting.refuse(new AppError('shutting-down'));
    if (this.#running === 0) return;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
  }

  async #turn(task: QueuedTask, signal: AbortSignal): Promise<void> {
    if (this.#isClosed) throw new AppError('shutting-down');
    if (signal.aborted) throw new AppError('build-cancelled');
    if (this.#running >= this.#limits.maxRunning) return this.#wait(task, signal);
    this.#running += 1;
  }

  #wait({ caller, heldBytes }: QueuedTask, signal: AbortSignal): Promise<void> {
    const displaced = makeRoom(this.#waiting.all(), { caller, heldBytes }, this.#limits);
    if (displaced === null) throw new AppError('rate-limited', { retryAfterSeconds });
    for (const task of displaced) task.refuse(new AppError('rate-limited', { retryAfterSeconds }));
    return new Promise((resolve, reject) => {
      const cancel = () => waiting.refuse(new AppError('build-cancelled'));
      const leave = () => {
        signal.removeEventListener('abort', cancel);
        this.#waiting.remove(waiting);
      };
      const waiting: WaitingTask = {
        caller,
        heldBytes,
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
      this.#waiting.add(waiting);
    });
  }

  #beginNext(): void {
    const next = this.#waiting.next();
    if (next === undefined) return;
    this.#running += 1;
    next.begin();
    this.#waiting.goLast(next.caller);
  }
}
