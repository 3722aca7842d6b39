// The steps that can be undone and done again; a step is everything that was changed at once.
import type { CellContent, CellEdit, LiveCell } from '#audit/live/live-book.ts';
import { isSameContent } from './changed-cells.ts';

export interface EditHistory {
  /** Remembers them, and returns those that change anything. */
  readonly record: (edits: readonly CellEdit[]) => readonly CellEdit[];
  /** What to put in so that the last step is undone; none if there is none. */
  readonly undo: () => readonly CellEdit[];
  readonly redo: () => readonly CellEdit[];
  readonly canUndo: () => boolean;
  readonly canRedo: () => boolean;
}

interface Step {
  readonly before: readonly CellEdit[];
  readonly after: readonly CellEdit[];
}

const mostSteps = 500;

export function editHistory(contentAt: (cell: LiveCell) => CellContent): EditHistory {
  const done: Step[] = [];
  const undone: Step[] = [];
  const record = (edits: readonly CellEdit[]) => {
    const after = edits.filter((edit) => !isSameContent(edit.content, contentAt(edit)));
    if (after.length === 0) return after;
    done.push({ before: after.map((edit) => ({ ...edit, content: contentAt(edit) })), after });
    if (done.length > mostSteps) done.shift();
    undone.length = 0;
    return after;
  };
  const move = (from: Step[], to: Step[], which: keyof Step) => () => {
    const step = from.pop();
    if (!step) return [];
    to.push(step);
    return step[which];
  };
  return {
    record,
    undo: move(done, undone, 'before'),
    redo: move(undone, done, 'after'),
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
