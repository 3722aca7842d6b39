// Folds the values of arguments, each range going on where a shorter one that began at the same cell ended.
import { CellRange, isScalar, RangeUnion, type Value, ValueTable } from '../values/value.ts';
import type { Fold, FoldState, ScalarStep } from './fold.ts';
import { type FormulaContext, tableCellsPerStep } from './formula-context.ts';
import type { Continuation } from './running-states.ts';

/** A shorter range is gone through anew: that is faster than remembering it. */
const rememberedCells = 64;
/** So large a range is added up apart from the arguments before it, so that others may go on where it ends. */
const apartCells = 256;

const sizeOf = ({ lineCount, columnCount }: CellRange): number => lineCount * columnCount;

export const isRemembered = (range: CellRange): boolean => sizeOf(range) >= rememberedCells;

/** What is known of ranges that begin at the same cell goes into longer ones: of as many columns, or all in one line. */
export function stateUpTo(
  context: FormulaContext,
  name: string,
  start: Readonly<FoldState>,
  range: CellRange,
  goOn: Continuation,
): Readonly<FoldState> {
  const { firstLine, firstColumn, lastLine, lastColumn } = range.area;
  const isAcross = firstLine === lastLine;
  const key = `${name}|${range.sheet}|${firstLine}|${firstColumn}|${isAcross ? '' : lastColumn}`;
  context.spend(1);
  return context.running.at(key, start, isAcross ? lastColumn : lastLine, goOn);
}

/** The lines behind one of a range, or the columns where it is a single line. */
export function restOf({ sheet, area, lineCount }: CellRange, behind: number, end: number): CellRange {
  const rest =
    lineCount === 1
      ? { ...area, firstColumn: Math.max(area.firstColumn, behind + 1), lastColumn: end }
      : { ...area, firstLine: Math.max(area.firstLine, behind + 1), lastLine: end };
  return new CellRange(sheet, rest);
}

function runningState(context: FormulaContext, fold: Fold, range: CellRange): Readonly<FoldState> {
  const { columnOf, cells } = context.grid;
  const isAcross = range.lineCount === 1;
  return stateUpTo(context, fold.name, fold.start, range, (state, behind, end, begin) => {
    context.visitCells(restOf(range, behind, end), (id) => {
      begin((isAcross ? columnOf[id] : cells[id]?.line) ?? 0);
      const scalar = context.readCell(id);
      if (scalar !== null) fold.step(state, scalar);
      return false;
    });
  });
}

function foldRange(
  context: FormulaContext,
  fold: Fold,
  state: FoldState,
  range: CellRange,
  isFirst: boolean,
): void {
  if (isFirst ? isRemembered(range) : sizeOf(range) >= apartCells && !fold.isInOrder) {
    fold.join(state, runningState(context, fold, range));
    return;
  }
  context.visitCells(range, (id) => {
    const scalar = context.readCell(id);
    if (scalar !== null) fold.step(state, scalar);
    return false;
  });
}

/** Values that stand alone among the arguments are taken in by `ofScalar`. */
export function foldValues(
  context: FormulaContext,
  fold: Fold,
  values: readonly Value[],
  ofScalar: ScalarStep,
): FoldState {
  const state = { ...fold.start };
  for (const [place, value] of values.entries()) {
    if (isScalar(value)) ofScalar(state, value);
    else if (value instanceof ValueTable) {
      context.spend(value.cells.length / tableCellsPerStep);
      for (const scalar of value.cells) fold.step(state, scalar);
    } else if (value instanceof RangeUnion) {
      for (const range of value.ranges) foldRange(context, fold, state, range, false);
    } else foldRange(context, fold, state, value, place === 0);
  }
  return state;
}
