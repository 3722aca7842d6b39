// Reads large posted saves on a thread of its own, so that none holds up anybody's small one; builds have other threads.
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { FairQueue } from '#server/model-threads/fair-queue.ts';
import { loaderOfSources, threadProgram } from '#server/process/thread-program.ts';
import type { ParsedSave, PostedSave, readPostedSave } from './read-posted-save.ts';

export interface DocumentThread {
  /** The bytes are handed over: the caller has them no longer. Null where they are no JSON. */
  readSave(accountId: string, save: PostedSave): Promise<ParsedSave | null>;
  /** For when no request is left. */
  close(): Promise<void>;
}

const source = new URL('./read-posted-save.ts', import.meta.url);
const name: (typeof readPostedSave)['name'] = 'readPostedSave';

const idleTimeoutMs = 60_000;
/** Each holds its body in memory. */
const maxWaiting = 100;
const maxWaitingEach = 20;
/** As the main thread's, so that what nests too deeply for one does for the other. */
const stackSizeMb = 1;

export function createDocumentThread(logger: FastifyBaseLogger): DocumentThread {
  const threads = new Piscina({
    ...loaderOfSources(),
    filename: threadProgram(source),
    name,
    // Nobody sends large templates most of the time.
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { stackSizeMb },
  });
  // A thread that dies between two saves would otherwise end the server.
  threads.on('error', (error) => logger.warn({ err: error }, 'the thread that reads documents died'));
  const queue = new FairQueue({ maxRunning: 1, maxWaiting, maxWaitingEach });
  // A save goes on when whoever sent it hangs up.
  const never = new AbortController().signal;
  return {
    readSave: (accountId, save) =>
      queue.run(accountId, never, () => threads.run(save, { transferList: transferable(save.bytes) })),
    close: async () => {
      await queue.close();
      await threads.destroy();
    },
  };
}

/** A small buffer is a part of one that others are in; only a whole one can be handed over. */
function transferable({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
