// What the document thread runs: a task, whose bytes it hands over without a copy.
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { yieldToMainThread } from '#server/threads/yield-to-main-thread.ts';
import { type DocumentTask, type DocumentTaskName, runDocumentTask } from './run-document-task.ts';

/** Requests come first, but a document still gets a third of a busy processor. */
const niceness = 5;

export function runOnThread(task: DocumentTask<DocumentTaskName>): unknown {
  yieldToMainThread(niceness);
  return withoutCopies(runDocumentTask(task));
}

/** The memory of a copy of a long document would be taken where everybody is answered. */
export function withoutCopies(output: unknown): unknown {
  const buffers = [...new Set(wholeBuffersIn(output, 0))];
  if (buffers.length === 0) return output;
  return move({ [transferableSymbol]: buffers, [valueSymbol]: Object(output) });
}

/** Such as in `{ prepared: { document } }`. */
const mostLevels = 3;

/** A small buffer is a slice of one that others share; only a whole buffer can be handed over. */
function wholeBuffersIn(value: unknown, level: number): ArrayBuffer[] {
  if (typeof value !== 'object' || value === null) return [];
  if (value instanceof Uint8Array) {
    const { buffer, byteLength } = value;
    return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
  }
  if (level === mostLevels || Array.isArray(value)) return [];
  return Object.values(value).flatMap((inner) => wholeBuffersIn(inner, level + 1));
}
