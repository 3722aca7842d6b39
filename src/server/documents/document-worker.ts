// A thread that works on documents, one at a time: each within a time limit, after which, as after its death, another
// thread takes its place.
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { loaderOfSources, threadProgram } from '#server/threads/thread-program.ts';
import { AppError } from '../errors/app-error.ts';
import type { runOnThread } from './document-program.ts';
import type { DocumentTask, DocumentTaskName } from './run-document-task.ts';

const source = new URL('./document-program.ts', import.meta.url);
const name: (typeof runOnThread)['name'] = 'runOnThread';

const idleTimeoutMs = 60_000;
/** The same as the main thread's, so that both refuse the same depth of nesting. */
const stackSizeMb = 1;
const retryAfterSeconds = 10;

export class DocumentWorker {
  readonly #logger: FastifyBaseLogger;
  readonly #timeoutMs: number;
  #thread: Piscina | null = null;
  #running: AbortController | null = null;
  #ended: AppError | null = null;

  constructor(logger: FastifyBaseLogger, timeoutMs: number) {
    this.#logger = logger;
    this.#timeoutMs = timeoutMs;
  }

  /** One task at a time; always ends. */
  async run(task: DocumentTask<DocumentTaskName>, transferList: ArrayBuffer[]): Promise<unknown> {
    if (this.#ended !== null) throw this.#ended;
    const running = new AbortController();
    const timer = setTimeout(
      () => running.abort(new AppError('server-busy', { retryAfterSeconds })),
      this.#timeoutMs,
    );
    this.#running = running;
    try {
      this.#thread ??= this.#create();
      return await this.#thread.run(task, { transferList, signal: running.signal });
    } catch (error) {
      if (!running.signal.aborted) throw error;
      this.#dispose();
      throw running.signal.reason;
    } finally {
      clearTimeout(timer);
      this.#running = null;
    }
  }

  /** Refuses the task that is running, and all that follow. */
  end(reason: AppError): void {
    this.#ended = reason;
    this.#running?.abort(reason);
  }

  async close(): Promise<void> {
    await this.#thread?.destroy();
  }

  #create(): Piscina {
    const thread = new Piscina({
      ...loaderOfSources(),
      filename: threadProgram(source),
      name,
      // Large templates are rare, so the thread is not kept.
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleTimeoutMs,
      resourceLimits: { stackSizeMb },
    });
    // A thread that cannot start fails no task by itself; without a listener it would end the server.
    thread.on('error', (error) => {
      this.#logger.warn({ err: error }, 'the thread that works on documents died');
      if (this.#thread === thread) this.#running?.abort(error);
    });
    return thread;
  }

  /** One that hangs while it starts would be waited for by everything that follows. */
  #dispose(): void {
    this.#thread?.destroy().catch((error: unknown) => {
      this.#logger.warn({ err: error }, 'the thread that worked on documents did not end');
    });
    this.#thread = null;
  }
}
