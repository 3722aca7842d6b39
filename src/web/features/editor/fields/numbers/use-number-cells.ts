// The cells of the editor of numbers, with their own undo; the template changes only when they are applied.
import { useState } from 'react';
import { checkValues } from '../../document/checks/field-checks.ts';
import { cellsBeyond, cellsOf, dataOf } from './period-cells.ts';

type Cells = readonly string[];

interface CellsStep {
  readonly cells: Cells;
  /** The numbers before they were spread, so that spreading again starts there and does not accumulate. */
  readonly spreadFrom: Cells | null;
}

interface ShownCells extends CellsStep {
  readonly past: readonly CellsStep[];
  /** The cell being typed in: its key presses are one step. */
  readonly typedIn: number | null;
}

export interface NumberCells {
  /** As typed, valid or not. */
  readonly cells: Cells;
  /** The parsed numbers; an invalid cell counts as its last valid number. */
  readonly numbers: Cells;
  /** Includes what is typed for periods beyond the forecast. */
  readonly data: string;
  readonly beyondCount: number;
  readonly isWrong: (period: number) => boolean;
  readonly hasFault: boolean;
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  readonly type: (period: number, text: string) => void;
  readonly replace: (cells: Cells) => void;
  readonly spread: (fill: (numbers: Cells) => Cells) => void;
  readonly undo: () => void;
}

const isRight = (cell: string): boolean => checkValues(cell) === null && !cell.includes(';');

const areSame = (some: Cells, others: Cells): boolean =>
  some.every((cell, period) => cell === others[period]);

export function useNumberCells(data: string, periodCount: number, isRepeated = true): NumberCells {
  const [start] = useState(() => cellsOf(data, periodCount, isRepeated));
  const [beyond] = useState(() => cellsBeyond(data, periodCount, isRepeated));
  const [shown, setShown] = useState<ShownCells>({ cells: start, spreadFrom: null, past: [], typedIn: null });
  const [right, setRight] = useState(start);
  const { cells, spreadFrom, past, typedIn } = shown;
  const further = [...past, { cells, spreadFrom }];
  /** A change without effect is no step. */
  const pastBefore = (next: Cells) => (areSame(next, cells) ? past : further);
  const show = (next: ShownCells) => {
    setShown(next);
    setRight((before) => next.cells.map((cell, period) => (isRight(cell) ? cell : (before[period] ?? '0'))));
  };
  const numbers = cellsOf(right.join(';'), right.length, isRepeated);
  return {
    cells,
    numbers,
    data: dataOf([...numbers, ...beyond], isRepeated),
    beyondCount: beyond.length,
    isWrong: (period) => !isRight(cells[period] ?? ''),
    hasFault: !cells.every(isRight),
    isChanged: dataOf(numbers) !== dataOf(start),
    canUndo: past.length > 0,
    type: (period, text) =>
      show({
        cells: cells.with(period, text),
        spreadFrom: null,
        past: typedIn === period ? past : further,
        typedIn: period,
      }),
    replace: (next) => show({ cells: next, spreadFrom: null, past: pastBefore(next), typedIn: null }),
    spread: (fill) => {
      const from = spreadFrom ?? numbers;
      const next = fill(from);
      show({ cells: next, spreadFrom: from, past: pastBefore(next), typedIn: null });
    },
    undo: () => {
      const before = past.at(-1);
      if (before) show({ ...before, past: past.slice(0, -1), typedIn: null });
    },
  };
}
