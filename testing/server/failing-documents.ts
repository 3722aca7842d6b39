// In place of `document-program.ts`: a document that ends its thread, and one that it never ends with.
import * as real from '#server/documents/document-program.ts';
import type { DocumentTask, DocumentTaskName } from '#server/documents/run-document-task.ts';

export const endsThread = 'ends its thread';
export const neverEnds = 'never ends';

/** What a posted body must contain, for a task that fails. */
export function runOnThread(task: DocumentTask<DocumentTaskName>): unknown {
  const { input } = task;
  const text = typeof input === 'object' && 'bytes' in input ? new TextDecoder().decode(input.bytes) : '';
  if (text.includes(endsThread)) process.exit(1);
  while (text.includes(neverEnds));
  return real.runOnThread(task);
}
