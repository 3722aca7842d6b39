// Folds the cells of a range whose neighbours in other ranges meet criteria.
import type { Fold, FoldState } from '../runtime/fold.ts';
import { isRemembered, restOf, stateUpTo } from '../runtime/fold-values.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { CellRange, type Scalar, type Value, type ValueTable } from '../values/value.ts';
import type { Criterion } from './criteria.ts';

export interface CriterionPair {
  /** A range or a table; all those of a call are of one size. */
  readonly range: Value;
  readonly criterion: Criterion;
}

function isMet(context: FormulaContext, { isMet: meets }: Criterion, scalar: Scalar): boolean {
  if (typeof scalar === 'string') context.spendText(scalar);
  return meets(scalar);
}

/** Every place of tables of one size; without a range to take, each place met counts as it is. */
function takeMet(
  context: FormulaContext,
  fold: Fold,
  state: FoldState,
  tables: readonly { readonly table: ValueTable; readonly criterion: Criterion }[],
  taken: ValueTable | null,
  begin: (place: number) => void,
): void {
  const count = tables[0]?.table.cells.length ?? 0;
  context.spend(count * tables.length);
  for (let place = 0; place < count; place += 1) {
    begin(place);
    const isOne = tables.every(({ table, criterion }) =>
      isMet(context, criterion, table.cells[place] ?? null),
    );
    if (!isOne) continue;
    const scalar = taken === null ? true : (taken.cells[place] ?? null);
    if (scalar !== null) fold.step(state, scalar);
  }
}

const ofSize = ({ sheet, area }: CellRange, like: CellRange): CellRange =>
  new CellRange(sheet, {
    ...area,
    lastLine: area.firstLine + like.lineCount - 1,
    lastColumn: area.firstColumn + like.columnCount - 1,
  });

const keyOf = ({ sheet, area }: CellRange): string => `${sheet},${area.firstLine},${area.firstColumn}`;

/** Ranges that grow from call to call are gone through where they are new. */
function runningWhere(
  context: FormulaContext,
  fold: Fold,
  ranges: readonly { readonly range: CellRange; readonly criterion: Criterion | null }[],
  home: CellRange,
): Readonly<FoldState> {
  const name = ranges.map(({ range, criterion }) => `${keyOf(range)},${criterion?.key ?? ''}`).join(';');
  const isAcross = home.lineCount === 1;
  const origin = isAcross ? home.area.firstColumn : home.area.firstLine;
  return stateUpTo(context, `${fold.name} where ${name}`, fold.start, home, (state, behind, end, begin) => {
    if (behind >= end) return;
    const tables = ranges.map(({ range, criterion }) => {
      const first = isAcross ? range.area.firstColumn : range.area.firstLine;
      const part = restOf(range, behind === 0 ? 0 : behind + first - origin, end + first - origin);
      return { criterion, table: behind === 0 ? context.table(part) : context.freshTable(part) };
    });
    const from = Math.max(origin, behind + 1);
    const width = isAcross ? 1 : home.columnCount;
    takeMet(
      context,
      fold,
      state,
      tables.flatMap(({ table, criterion }) => (criterion ? [{ table, criterion }] : [])),
      tables.find(({ criterion }) => criterion === null)?.table ?? null,
      (place) => begin(from + Math.floor(place / width)),
    );
  });
}

/** What is remembered is told apart by its criteria; longer ones would take the memory. */
const longestKey = 300;

/** `taken` is null where places are counted. */
export function foldWhere(
  context: FormulaContext,
  fold: Fold,
  pairs: readonly CriterionPair[],
  taken: Value,
): Readonly<FoldState> {
  const ranges = pairs.flatMap(({ range }) => (range instanceof CellRange ? [range] : []));
  const [first] = ranges;
  const isOfRanges = ranges.length === pairs.length && (taken === null || taken instanceof CellRange);
  const isShort = pairs.every(({ criterion }) => criterion.key.length <= longestKey);
  if (first && isOfRanges && isShort && isRemembered(first)) {
    const home = context.trimmed(first);
    const parts = pairs.map(({ range, criterion }) => ({
      range: ofSize(range as CellRange, home),
      criterion,
    }));
    const last = taken instanceof CellRange ? [{ range: ofSize(taken, home), criterion: null }] : [];
    return runningWhere(context, fold, [...parts, ...last], home);
  }
  const state = { ...fold.start };
  const tables = pairs.map(({ range, criterion }) => ({ table: context.table(range), criterion }));
  takeMet(context, fold, state, tables, taken === null ? null : context.table(taken), () => undefined);
  return state;
}
