// In place of `run-document-task.ts`: a document that ends its thread, and one that it never ends with.
import * as real from '#server/documents/run-document-task.ts';

type Task = real.DocumentTask<real.DocumentTaskName>;

export const endsThread = 'ends its thread';
export const neverEnds = 'never ends';

/** What a posted body must contain, for a task that fails. */
export function runDocumentTask(task: Task): unknown {
  const { input } = task;
  const text = typeof input === 'object' && 'bytes' in input ? new TextDecoder().decode(input.bytes) : '';
  if (text.includes(endsThread)) process.exit(1);
  while (text.includes(neverEnds));
  return real.runDocumentTask(task);
}
