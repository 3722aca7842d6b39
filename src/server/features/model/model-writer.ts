// Writes models on threads of their own, so that a build never holds up anyone's save; each has its time and memory.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { programFolder } from '#server/configuration/program-folder.ts';
import type { Configuration } from '#server/configuration/read-configuration.ts';
import { AppError } from '#server/http/app-error.ts';
import { FairQueue } from './fair-queue.ts';
import type { OnProgress } from './shared-builds.ts';
import type { ModelTask, WrittenModel, writeModel } from './write-model.ts';

export type Writing = Omit<ModelTask, 'progress'>;

export interface ModelWriter {
  /** Gives up, with the reason, when the signal is aborted. */
  write(accountId: string, task: Writing, signal: AbortSignal, onProgress: OnProgress): Promise<WrittenModel>;
  /** Refuses what waits, lets what runs end within the time, and stops the rest. */
  close(withinMs: number): Promise<void>;
}

type WriterLimits = Pick<Configuration, 'buildTimeoutMs' | 'buildMemoryMb'>;

const idleTimeoutMs = 60_000;
/** Each holds its template in memory. */
const maxWaiting = 100;
const maxWaitingEach = 20;
const taskName: (typeof writeModel)['name'] = 'writeModel';

export function createModelWriter(limits: WriterLimits, logger: FastifyBaseLogger): ModelWriter {
  // One core stays with the requests.
  const maxThreads = Math.max(1, availableParallelism() - 1);
  const threads = createThreads(limits, maxThreads, logger);
  const queue = new FairQueue({ maxRunning: maxThreads, maxWaiting, maxWaitingEach });
  const running = new Set<AbortController>();

  const writeOnThread = async (task: Writing, signal: AbortSignal, onProgress: OnProgress) => {
    const stop = new AbortController();
    const cancel = () => stop.abort(new AppError('build-cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
    const timer = setTimeout(() => stop.abort(new AppError('build-too-large')), limits.buildTimeoutMs);
    running.add(stop);
    try {
      return await runOn(threads, task, stop.signal, onProgress);
    } finally {
      running.delete(stop);
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    }
  };

  return {
    write: (accountId, task, signal, onProgress) =>
      queue.run(accountId, signal, () => writeOnThread(task, signal, onProgress)),
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

type Threads = Piscina<ModelTask, WrittenModel>;

function createThreads(
  { buildMemoryMb }: WriterLimits,
  maxThreads: number,
  logger: FastifyBaseLogger,
): Threads {
  const threads: Threads = new Piscina({
    ...threadProgram(),
    name: taskName,
    // No thread is kept when nobody builds.
    minThreads: 0,
    maxThreads,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: buildMemoryMb },
  });
  // A thread that dies between two builds would otherwise end the server.
  threads.on('error', (error) => logger.warn({ err: error }, 'a thread that writes models died'));
  return threads;
}

async function runOn(
  threads: Threads,
  task: Writing,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<WrittenModel> {
  const { port1: own, port2: progress } = new MessageChannel();
  own.on('message', onProgress);
  try {
    return await threads.run({ ...task, progress }, { signal, transferList: [progress] });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw isOutOfMemory(error) ? new AppError('build-too-large') : error;
  } finally {
    own.close();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A bundle has the thread's program beside the server; the sources need their loader in the thread too. */
function threadProgram(): { filename: string; execArgv?: string[] } {
  if (!import.meta.url.endsWith('.ts')) {
    return { filename: join(programFolder(), 'dist', 'server', 'write-model.js') };
  }
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return {
    filename: fileURLToPath(new URL('./write-model.ts', import.meta.url)),
    execArgv: ['--import', loader],
  };
}
