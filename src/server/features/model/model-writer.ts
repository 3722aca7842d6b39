// Writes models on the model threads and reports progress.
import { MessageChannel } from 'node:worker_threads';
import { bytesOfText, type Caller } from '#server/model-threads/make-room.ts';
import type { ModelThreads } from '#server/model-threads/model-threads.ts';
import type { OnProgress } from './shared-builds.ts';
import type { ModelTask, WrittenModel, writeModel } from './write-model.ts';

export type ModelWriteTask = Omit<ModelTask, 'progress'>;

export interface ModelWriter {
  /** Rejects with the signal's reason when it is aborted. */
  write(
    caller: Caller,
    task: ModelWriteTask,
    signal: AbortSignal,
    onProgress: OnProgress,
  ): Promise<WrittenModel>;
}

const source = new URL('./write-model.ts', import.meta.url);
const name: (typeof writeModel)['name'] = 'writeModel';

export function createModelWriter(threads: ModelThreads): ModelWriter {
  return {
    write: async (caller, task, signal, onProgress) => {
      const { port1: own, port2: progress } = new MessageChannel();
      own.on('message', onProgress);
      const work = {
        source,
        name,
        task: { ...task, progress },
        heldBytes: bytesOfText(task.document),
        transferList: [progress],
      };
      try {
        return await threads.run<typeof writeModel>(caller, work, signal);
      } finally {
        own.close();
      }
    },
  };
}
