// Parses large saves on a separate thread, so that none delays other people's small ones; builds have threads of their
// own.
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { FairQueue } from '#server/model-processes/fair-queue.ts';
import type { Caller, WaitingLimits } from '#server/model-processes/make-room.ts';
import { loaderOfSources, threadProgram } from '#server/process/thread-program.ts';
import type { ParsedSave, PostedSave, readPostedSave } from './read-posted-save.ts';

export interface DocumentThread {
  /** The bytes are transferred, so the caller can no longer use them. Null if they are not JSON. */
  readSave(caller: Caller, save: PostedSave): Promise<ParsedSave | null>;
  /** To be called when no request is left. */
  close(): Promise<void>;
}

const source = new URL('./read-posted-save.ts', import.meta.url);
const name: (typeof readPostedSave)['name'] = 'readPostedSave';

const idleTimeoutMs = 60_000;
const waitingLimits: WaitingLimits = {
  maxWaiting: 100,
  // A school or an office may have one address.
  maxWaitingPerNetwork: 60,
  maxWaitingPerAccount: 20,
  maxHeldBytes: 64 * 2 ** 20,
};
/** The same as the main thread's, so that both refuse the same depth of nesting. */
const stackSizeMb = 1;

export function createDocumentThread(logger: FastifyBaseLogger): DocumentThread {
  const threads = new Piscina({
    ...loaderOfSources(),
    filename: threadProgram(source),
    name,
    // Large templates are rare, so the thread is not kept.
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { stackSizeMb },
  });
  // Without a listener, a thread that dies between two saves would end the server.
  threads.on('error', (error) => logger.warn({ err: error }, 'the thread that reads documents died'));
  const queue = new FairQueue({ maxRunning: 1, ...waitingLimits });
  // A save continues when its client disconnects.
  const never = new AbortController().signal;
  return {
    readSave: (caller, save) =>
      queue.run({ caller, heldBytes: save.bytes.byteLength }, never, () =>
        threads.run(save, { transferList: transferable(save.bytes) }),
      ),
    close: async () => {
      await queue.close();
      await threads.destroy();
    },
  };
}

/** A small buffer is a slice of one that others share; only a whole buffer can be transferred. */
function transferable({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
