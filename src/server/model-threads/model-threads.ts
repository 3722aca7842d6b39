// Runs work on whole models on separate threads, each limited in time and memory, so that none delays anyone's save.
import { availableParallelism } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { loaderOfSources, threadProgram } from '#server/process/thread-program.ts';
import { AppError } from '../errors/app-error.ts';
import { FairQueue } from './fair-queue.ts';
import type { Caller, WaitingLimits } from './make-room.ts';

type ThreadProgram = (task: never) => unknown;

export interface ThreadWork<Run extends ThreadProgram> {
  /** The source file that exports the program; its bundle has the same name, next to the server's. */
  readonly source: URL;
  readonly name: string;
  readonly task: Parameters<Run>[0];
  /** The memory that the task takes while it waits. */
  readonly heldBytes: number;
  /** What the task transfers instead of copying. */
  readonly transferList?: MessagePort[];
}

export interface ModelThreads {
  /** Rejects with the signal's reason when it is aborted. */
  run<Run extends ThreadProgram>(
    caller: Caller,
    work: ThreadWork<Run>,
    signal: AbortSignal,
  ): Promise<ReturnType<Run>>;
  /** Rejects waiting tasks, lets running ones finish within the time, and stops the rest. */
  close(withinMs: number): Promise<void>;
}

type ThreadLimits = Pick<Configuration, 'buildTimeoutMs' | 'buildMemoryMb'>;

const idleTimeoutMs = 60_000;
const waitingLimits: WaitingLimits = {
  maxWaiting: 100,
  // A school or an office may have one address.
  maxWaitingPerNetwork: 60,
  maxWaitingPerAccount: 20,
  maxHeldBytes: 64 * 2 ** 20,
};

export function createModelThreads(limits: ThreadLimits, logger: FastifyBaseLogger): ModelThreads {
  // One core is reserved for requests.
  const maxThreads = Math.max(1, availableParallelism() - 1);
  const threads = createThreads(limits, maxThreads, logger);
  const queue = new FairQueue({ maxRunning: maxThreads, ...waitingLimits });
  const running = new Set<AbortController>();

  const runWithin = async <Run extends ThreadProgram>(work: ThreadWork<Run>, signal: AbortSignal) => {
    const stop = new AbortController();
    const cancel = () => stop.abort(new AppError('build-cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
    const timer = setTimeout(() => stop.abort(new AppError('build-too-large')), limits.buildTimeoutMs);
    running.add(stop);
    try {
      return await runOn(threads, work, stop.signal);
    } finally {
      running.delete(stop);
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    }
  };

  return {
    run: (caller, work, signal) =>
      queue.run({ caller, heldBytes: work.heldBytes }, signal, () => runWithin(work, signal)),
    close: async (withinMs) => {
      const timer = setTimeout(() => {
        for (const stop of running) stop.abort(new AppError('shutting-down'));
      }, withinMs);
      await queue.close();
      clearTimeout(timer);
      await threads.destroy();
    },
  };
}

function createThreads(
  { buildMemoryMb }: ThreadLimits,
  maxThreads: number,
  logger: FastifyBaseLogger,
): Piscina {
  const threads = new Piscina({
    ...loaderOfSources(),
    // No thread is kept while nothing is being built.
    minThreads: 0,
    maxThreads,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: buildMemoryMb },
  });
  // Without a listener, a thread that dies between two builds would end the server.
  threads.on('error', (error) => logger.warn({ err: error }, 'a thread that works on models died'));
  return threads;
}

async function runOn<Run extends ThreadProgram>(
  threads: Piscina,
  { source, name, task, transferList = [] }: ThreadWork<Run>,
  signal: AbortSignal,
): Promise<ReturnType<Run>> {
  try {
    return await threads.run(task, { filename: threadProgram(source), name, signal, transferList });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw isOutOfMemory(error) ? new AppError('build-too-large') : error;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
