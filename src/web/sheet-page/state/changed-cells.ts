// What cells hold and show now: what they came with, with everything on top that was changed or calculated since.
import type { CellValue } from '#audit/book/book.ts';
import type { CellContent, CellEdit, FormulaFault, LiveCell } from '#audit/live/live-book.ts';
import type { CalculatedCell } from '#web/sheet-page/engine/sheet-engine.ts';
import { cellKey } from './cell-place.ts';
import { type CellIndex, contentOf } from './sheet-index.ts';

export interface ChangedCells {
  readonly valueAt: (cell: LiveCell) => CellValue;
  readonly contentAt: (cell: LiveCell) => CellContent;
  readonly faultAt: (cell: LiveCell) => FormulaFault | null;
  readonly put: (edits: readonly CellEdit[]) => void;
  readonly calculate: (cells: readonly CalculatedCell[]) => void;
  readonly edits: () => readonly CellEdit[];
  /** What takes every cell that was changed here back to what is saved. */
  readonly wayBack: () => readonly CellEdit[];
  readonly calculated: () => readonly CalculatedCell[];
}

export const isSameContent = (one: CellContent, other: CellContent): boolean =>
  one.kind === 'formula'
    ? other.kind === 'formula' && one.formula === other.formula
    : other.kind === 'value' && one.value === other.value;

const placeOf = ({ sheet, line, column }: LiveCell): LiveCell => ({ sheet, line, column });

const isSameValue = (one: CellValue, other: CellValue): boolean =>
  one === other || (typeof one === 'object' && typeof other === 'object' && one?.error === other?.error);

/** What is saved was changed by somebody else, before the page was opened. */
export function changedCells(index: CellIndex, saved: readonly CellEdit[] = []): ChangedCells {
  const savedEdits = new Map(saved.map((edit) => [cellKey(edit), edit]));
  const edits = new Map<string, CellEdit>();
  const values = new Map<string, CalculatedCell>();
  const cellAt = ({ sheet, line, column }: LiveCell) => index(sheet, line, column);
  const valueAt = (cell: LiveCell): CellValue => {
    const changed = values.get(cellKey(cell));
    return changed ? changed.value : (cellAt(cell)?.value ?? null);
  };
  const putValue = (cell: LiveCell, value: CellValue, fault?: FormulaFault) => {
    if (isSameValue(value, cellAt(cell)?.value ?? null)) values.delete(cellKey(cell));
    else values.set(cellKey(cell), { cell: placeOf(cell), value, ...(fault && { fault }) });
  };
  const heldAt = (held: ReadonlyMap<string, CellEdit>, cell: LiveCell): CellContent =>
    held.get(cellKey(cell))?.content ?? contentOf(cellAt(cell), cell.column);
  const wayBack = () =>
    [...new Map([...savedEdits, ...edits]).values()]
      .filter((cell) => !isSameContent(heldAt(edits, cell), heldAt(savedEdits, cell)))
      .map((cell) => ({ ...placeOf(cell), content: heldAt(savedEdits, cell) }));
  return {
    valueAt,
    faultAt: (cell) => values.get(cellKey(cell))?.fault ?? null,
    contentAt: (cell) => heldAt(edits, cell),
    wayBack,
    put: (changes) => {
      for (const { content, ...cell } of changes) {
        if (isSameContent(content, contentOf(cellAt(cell), cell.column))) edits.delete(cellKey(cell));
        else edits.set(cellKey(cell), { ...placeOf(cell), content });
        // A number that was typed is seen at once; what a formula gives, once it is calculated.
        if (content.kind === 'value') putValue(cell, content.value);
      }
    },
    calculate: (cells) => {
      for (const { cell, value, fault } of cells) putValue(cell, value, fault);
    },
    edits: () => [...edits.values()],
    calculated: () => [...values.values()],
  };
}
