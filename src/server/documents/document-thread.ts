// Works on whole documents: large ones on a separate thread, so that none delays anyone's request; builds have processes.
import type { FastifyBaseLogger } from 'fastify';
import { FairQueue, type QueueLoad } from '#server/model-processes/fair-queue.ts';
import { bytesOfText, type Caller, type WaitingLimits } from '#server/model-processes/make-room.ts';
import { timed } from '#server/process/timed.ts';
import { AppError } from '../errors/app-error.ts';
import { DocumentWorker } from './document-worker.ts';
import {
  type DocumentTaskInput,
  type DocumentTaskName,
  type DocumentTaskOutput,
  runDocumentTask,
} from './run-document-task.ts';
import type { PackedVersion } from './stored-version.ts';

export interface DocumentThread {
  /** Bytes are transferred, so the caller can no longer use them. Always ends, within the time limit once it has begun. */
  run<Name extends DocumentTaskName>(
    caller: Caller,
    name: Name,
    input: DocumentTaskInput<Name>,
  ): Promise<DocumentTaskOutput<Name>>;
  /** Of what takes the thread. */
  load(): QueueLoad;
  /** Refuses what has not ended within the time, such as before the server must have stopped. */
  endWithin(withinMs: number): void;
  /** To be called when no request is left. */
  close(): Promise<void>;
}

/** Up to here a document is worked on in place, which is faster than handing it over and takes a few milliseconds even if it is nothing but fields. */
export const mostInPlaceBytes = 16 * 1024;
/** Many times what the largest documents take on a slow machine. */
const mostTaskMs = 30_000;

const waitingLimits: WaitingLimits = {
  maxWaiting: 100,
  // A school or an office may have one address.
  maxWaitingPerNetwork: 60,
  maxWaitingPerAccount: 20,
  maxHeldBytes: 64 * 2 ** 20,
};

export function createDocumentThread(
  logger: FastifyBaseLogger,
  onWorked: (caller: Caller, ms: number) => void,
  timeoutMs = mostTaskMs,
): DocumentThread {
  const worker = new DocumentWorker(logger, timeoutMs);
  const queue = new FairQueue({ maxRunning: 1, ...waitingLimits });
  let ending: NodeJS.Timeout | undefined;
  return {
    run: async (caller, name, input) => {
      const heldBytes = bytesOf(input);
      // What a few compressed bytes unpack to is not known before.
      const isSmall = heldBytes <= mostInPlaceBytes && !isPacked(input);
      if (isSmall)
        return timed(
          async () => runDocumentTask({ name, input }),
          (ms) => onWorked(caller, ms),
        );
      // A save continues when its client disconnects; each has a signal of its own, since each waiting one listens to it.
      const never = new AbortController().signal;
      return queue.run({ caller, heldBytes }, never, () =>
        timed(
          () =>
            worker.run({ name, input }, transferableIn(input)) as Promise<DocumentTaskOutput<typeof name>>,
          (ms) => onWorked(caller, ms),
        ),
      );
    },
    load: () => queue.load(),
    endWithin: (withinMs) => {
      ending = setTimeout(() => {
        void queue.close();
        worker.end(new AppError('shutting-down'));
      }, withinMs);
    },
    close: async () => {
      clearTimeout(ending);
      await queue.close();
      await worker.close();
    },
  };
}

type AnyInput = DocumentTaskInput<DocumentTaskName>;

/** What is large in it. */
function contentOf(input: AnyInput): Uint8Array | string {
  if (input instanceof Uint8Array) return input;
  if ('bytes' in input) return input.bytes;
  return isPacked(input) ? input.packed : input.document;
}

function bytesOf(input: AnyInput): number {
  const content = contentOf(input);
  return typeof content === 'string' ? bytesOfText(content) : content.byteLength;
}

const isPacked = (input: AnyInput): input is Extract<AnyInput, PackedVersion> => 'packed' in input;

/** A small buffer is a slice of one that others share; only a whole buffer can be transferred. */
function transferableIn(input: AnyInput): ArrayBuffer[] {
  const content = contentOf(input);
  if (typeof content === 'string') return [];
  const { buffer, byteLength } = content;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
