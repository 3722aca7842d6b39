// Writes models on threads of their own, so that a build never holds up anyone's save.
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { programFolder } from '#server/configuration/program-folder.ts';
import { AppError } from '#server/http/app-error.ts';
import type { ModelTask, WrittenModel, writeModel } from './write-model.ts';

export interface ModelWriter {
  write(task: ModelTask): Promise<WrittenModel>;
  close(): Promise<void>;
}

const idleTimeoutMs = 60_000;
const buildTimeoutMs = 60_000;
const maxWaiting = 100;
const retryAfterSeconds = 5;
const taskName: (typeof writeModel)['name'] = 'writeModel';

export function createModelWriter(): ModelWriter {
  const threads = new Piscina<ModelTask, WrittenModel>({
    ...threadProgram(),
    name: taskName,
    // One core stays with the requests; no thread is kept when nobody builds.
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: idleTimeoutMs,
  });
  return {
    write: async (task) => {
      if (threads.queueSize >= maxWaiting) throw new AppError('rate-limited', { retryAfterSeconds });
      return threads.run(task, { signal: AbortSignal.timeout(buildTimeoutMs) });
    },
    close: () => threads.close(),
  };
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
