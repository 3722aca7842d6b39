// Writes models in the model processes and reports progress.
import type { Caller } from '#server/model-processes/make-room.ts';
import type { ModelProcesses } from '#server/model-processes/model-processes.ts';
import type { ModelTask, WrittenModel, writeModel } from './write-model.ts';

export type OnProgress = (percent: number) => void;

export interface ModelWriter {
  /** Rejects with the signal's reason when it is aborted. */
  write(caller: Caller, task: ModelTask, signal: AbortSignal, onProgress: OnProgress): Promise<WrittenModel>;
}

const source = new URL('./write-model.ts', import.meta.url);
const name: (typeof writeModel)['name'] = 'writeModel';

export function createModelWriter(processes: ModelProcesses): ModelWriter {
  return {
    write: (caller, task, signal, onReport) =>
      processes.run<typeof writeModel>(
        caller,
        { source, name, task, heldBytes: task.document.byteLength, onReport },
        signal,
      ),
  };
}
