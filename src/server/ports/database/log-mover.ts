// Moves SQLite's write-ahead log into the database on a thread of its own, which is kept once it was needed.
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startThread } from '#server/threads/thread-program.ts';

const program = new URL('./move-log.ts', import.meta.url);

export class LogMover {
  readonly #file: string;
  #thread: Promise<Worker> | null = null;
  #moving: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** `file` is the database. */
  constructor(file: string) {
    this.#file = file;
  }

  /** Beforehand, since nobody should wait for a thread to start. */
  async prepare(): Promise<void> {
    await this.#started();
  }

  /** One at a time; fails if the thread dies. */
  move(): Promise<void> {
    const moving = this.#started().then((thread) => replyOf(thread, () => thread.postMessage(false)));
    this.#moving = moving.catch(() => undefined);
    return moving;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#moving;
    const thread = await this.#thread?.catch(() => null);
    if (thread === undefined || thread === null) return;
    this.#thread = null;
    thread.ref();
    const ended = once(thread, 'exit');
    thread.postMessage(true);
    await ended;
  }

  #started(): Promise<Worker> {
    if (this.#isClosed) throw new Error('the database is closed');
    this.#thread ??= this.#start().catch((error: unknown) => {
      this.#thread = null;
      throw error;
    });
    return this.#thread;
  }

  async #start(): Promise<Worker> {
    const thread = startThread(program, this.#file);
    thread.once('exit', () => {
      this.#thread = null;
    });
    // Whoever waits for the thread is told; without a listener it would end the program.
    thread.on('error', () => undefined);
    await replyOf(thread, () => undefined);
    return thread;
  }
}

/** The program lives on while it waits for the thread, and ends without regard to it otherwise. */
async function replyOf(thread: Worker, ask: () => void): Promise<void> {
  const death = new AbortController();
  const onDeath = () => death.abort();
  thread.once('exit', onDeath);
  thread.ref();
  try {
    const reply = once(thread, 'message', { signal: death.signal });
    ask();
    await reply;
  } finally {
    thread.off('exit', onDeath);
    thread.unref();
  }
}
