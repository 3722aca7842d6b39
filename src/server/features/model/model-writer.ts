// Writes models on threads of their own, so that a build never holds up anyone's save; each has its time and memory.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { programFolder } from '#server/configuration/program-folder.ts';
import { AppError } from '#server/http/app-error.ts';
import type { ModelTask, WrittenModel, writeModel } from './write-model.ts';

export type Writing = Omit<ModelTask, 'progress'>;

export interface ModelWriter {
  write(task: Writing, signal: AbortSignal, onProgress: (percent: number) => void): Promise<WrittenModel>;
  close(): Promise<void>;
}

export interface WriterLimits {
  readonly buildTimeoutMs: number;
  readonly buildMemoryMb: number;
}

const idleTimeoutMs = 60_000;
const maxWaiting = 100;
const retryAfterSeconds = 5;
const taskName: (typeof writeModel)['name'] = 'writeModel';

export function createModelWriter({ buildTimeoutMs, buildMemoryMb }: WriterLimits): ModelWriter {
  const threads = new Piscina<ModelTask, WrittenModel>({
    ...threadProgram(),
    name: taskName,
    // One core stays with the requests; no thread is kept when nobody builds.
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: buildMemoryMb },
  });
  return {
    write: async (task, signal, onProgress) => {
      if (threads.queueSize >= maxWaiting) throw new AppError('rate-limited', { retryAfterSeconds });
      const { port1: own, port2: progress } = new MessageChannel();
      own.on('message', onProgress);
      const timeout = AbortSignal.timeout(buildTimeoutMs);
      try {
        return await threads.run(
          { ...task, progress },
          { signal: AbortSignal.any([signal, timeout]), transferList: [progress] },
        );
      } catch (error) {
        throw signal.aborted ? new AppError('build-cancelled') : tooLarge(error, timeout.aborted);
      } finally {
        own.close();
      }
    },
    close: () => threads.close(),
  };
}

function tooLarge(error: unknown, isTimeUp: boolean): unknown {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isTimeUp || isOutOfMemory ? new AppError('build-too-large') : error;
}

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
