// What a change comes to: every cell with another value, and those that were changed, with what keeps a formula from having one.
import type { CellEdit, LiveBook, LiveCell } from '#audit/live/live-book.ts';
import type { CalculatedCell } from './sheet-engine.ts';

const keyOf = ({ sheet, line, column }: LiveCell): string => `${sheet}:${line}:${column}`;

/** A formula may have the same error as before for another reason, so that its own cell is always told. */
export function calculatedCells(book: LiveBook, edits: readonly CellEdit[]): readonly CalculatedCell[] {
  const changed = book.change(edits);
  const edited = edits.map(({ sheet, line, column }) => ({ sheet, line, column }));
  const cells = new Map([...changed, ...edited].map((cell) => [keyOf(cell), cell]));
  return [...cells.values()].map((cell) => {
    const fault = book.faultAt(cell);
    return { cell, value: book.valueAt(cell), ...(fault && { fault }) };
  });
}
