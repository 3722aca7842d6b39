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

interface AskedRange {
  readonly range: CellRange;
  /** Null for the cells to take. */
  readonly criterion: Criterion | null;
}

interface RunningWhere {
  readonly context: FormulaContext;
  readonly fold: Fold;
  readonly ranges: readonly AskedRange[];
  readonly home: CellRange;
}

/** Places that may meet a criterion of what is equal to something; null where all have to be gone through. */
function placesToAsk(
  { context, ranges }: RunningWhere,
  behind: number,
  end: number,
): readonly number[] | null {
  for (const { range, criterion } of ranges) {
    if (criterion === null || criterion.equal === null) continue;
    const { lastColumn } = range.area;
    const index = context.places.at(`${keyOf(range)},${range.lineCount === 1 ? '' : lastColumn}`);
    index?.extend(context, range);
    const places = index?.of(criterion.equal, behind, end);
    if (places) return places;
  }
  return null;
}

/** Only places that an index of the values tells: how many others there are does not matter. */
function takePlaces(
  { context, fold, ranges }: RunningWhere,
  state: FoldState,
  places: readonly number[],
  begin: (place: number) => void,
): void {
  const cellOf = ({ sheet, area, columnCount }: CellRange, place: number): Scalar =>
    context.read(
      sheet,
      area.firstLine + Math.floor(place / columnCount),
      area.firstColumn + (place % columnCount),
    );
  for (const place of places) {
    context.spend(ranges.length);
    begin(place);
    const isOne = ranges.every(
      ({ range, criterion }) => criterion === null || isMet(context, criterion, cellOf(range, place)),
    );
    if (!isOne) continue;
    const taken = ranges.find(({ criterion }) => criterion === null);
    const scalar = taken === undefined ? true : cellOf(taken.range, place);
    if (scalar !== null) fold.step(state, scalar);
  }
}

/** Ranges that grow from call to call are gone through where they are new. */
function runningWhere(running: RunningWhere): Readonly<FoldState> {
  const { context, fold, ranges, home } = running;
  const name = ranges.map(({ range, criterion }) => `${keyOf(range)},${criterion?.key ?? ''}`).join(';');
  const isAcross = home.lineCount === 1;
  const origin = isAcross ? home.area.firstColumn : home.area.firstLine;
  const width = isAcross ? 1 : home.columnCount;
  return stateUpTo(context, `${fold.name} where ${name}`, fold.start, home, (state, behind, end, begin) => {
    if (behind >= end) return;
    const from = Math.max(origin, behind + 1);
    const places = placesToAsk(running, (from - origin) * width - 1, (end - origin + 1) * width - 1);
    if (places) {
      takePlaces(running, state, places, (place) => begin(origin + Math.floor(place / width)));
      return;
    }
    const tables = ranges.map(({ range, criterion }) => {
      const first = isAcross ? range.area.firstColumn : range.area.firstLine;
      const part = restOf(range, behind === 0 ? 0 : behind + first - origin, end + first - origin);
      return { criterion, table: behind === 0 ? context.table(part) : context.freshTable(part) };
    });
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
    return runningWhere({ context, fold, ranges: [...parts, ...last], home });
  }
  const state = { ...fold.start };
  const tables = pairs.map(({ range, criterion }) => ({ table: context.table(range), criterion }));
  takeMet(context, fold, state, tables, taken === null ? null : context.table(taken), () => undefined);
  return state;
}
