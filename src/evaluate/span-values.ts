// What the rows of a calculated workbook are over longer spans of its periods, such as quarters or years.
import type { CellExpression, RowId } from '#workbook/cell-expression.ts';
import { type Cell, emptyPeriods, type Row, type SpanAverage, type SpanRule, value } from '#workbook/row.ts';
import type { PeriodSpan, Sheet, Workbook } from '#workbook/workbook.ts';
import { evaluate, type Values } from './evaluate.ts';

/** One number a span; null for a row that is nothing over a span. NaN is n/a. */
export type SpanValues = (id: RowId) => Float64Array | null;

/** A smaller workbook with a span for each period. */
export interface JoinedSpans {
  readonly workbook: Workbook;
  readonly values: Values;
  /** Whether a row is anything over a span. */
  readonly isShown: (id: RowId) => boolean;
}

/**
 * Each row says what it is over a span. The sums and balances of the spans are the inputs of a smaller workbook with a span for
 * each period, in which what is worked out anew is calculated by its formula.
 */
export function joinSpans(workbook: Workbook, values: Values, spans: readonly PeriodSpan[]): JoinedSpans {
  const sheets = workbook.sheets.filter(({ axis }) => axis === 'periods');
  const rows = new Map(sheets.flatMap((sheet) => sheet.rows.map((row) => [row.id, row])));
  const isShown = shownRows(rows, (row) => isTheSame(row, values, spans));
  const joined: Workbook = {
    ...workbook,
    periodCount: spans.length,
    sheets: workbook.sheets.map((sheet) => joinedSheet(sheet, values, spans, isShown)),
  };
  return { workbook: joined, values: evaluate(joined), isShown };
}

export function spanValues(workbook: Workbook, values: Values, spans: readonly PeriodSpan[]): SpanValues {
  const joined = joinSpans(workbook, values, spans);
  return (id) => (joined.isShown(id) ? joined.values.row(id).slice(1) : null);
}

/** What reads a row that is nothing over a span is nothing itself. */
function shownRows(rows: ReadonlyMap<RowId, Row>, isSame: (row: Row) => boolean): (id: RowId) => boolean {
  const known = new Map<RowId, boolean>();
  const isSaid = (rule: Extract<SpanRule, string>, row: Row) =>
    rule === 'same' ? isSame(row) : rule !== 'blank';
  const isShown = (id: RowId): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const row = rows.get(id);
    if (!row?.periods) return false;
    // A row that is worked out from its own past, which no rule does, would be shown.
    known.set(id, true);
    const shown =
      typeof row.span === 'string'
        ? isSaid(row.span, row)
        : rowsOfSpan(row.span).every(isShown) || (row.span.kind === 'average' && isSame(row));
    known.set(id, shown);
    return shown;
  };
  return isShown;
}

/** Whose numbers over the same span it depends on. */
export const rowsOfSpan = (span: Exclude<SpanRule, string>): readonly RowId[] =>
  span.kind === 'average' ? span.weights : rowsRead(span.expression);

/** Whether all periods of each span have the same number; what has no cell has none. */
function isTheSame(row: Row, values: Values, spans: readonly PeriodSpan[]): boolean {
  const numbers = values.row(row.id);
  const emptyCount = emptyPeriods(row);
  let from = 1;
  return spans.every(({ periods }) => {
    const own = numbers.subarray(Math.max(from, 1 + emptyCount), from + periods);
    from += periods;
    return own.every((each) => Object.is(each, own[0]));
  });
}

/** Whose periods are read: constants are the same over every span. */
function rowsRead(expression: CellExpression): readonly RowId[] {
  switch (expression.kind) {
    case 'cell':
      return expression.at === 'period' || expression.at === 'previous' ? [expression.row] : [];
    case 'negate':
      return rowsRead(expression.operand);
    case 'binary':
      return [...rowsRead(expression.left), ...rowsRead(expression.right)];
    case 'call':
      return expression.args.flatMap(rowsRead);
    default:
      return [];
  }
}

function joinedSheet(
  sheet: Sheet,
  values: Values,
  spans: readonly PeriodSpan[],
  isShown: (id: RowId) => boolean,
): Sheet {
  const rows = sheet.rows.map((row) => joinedRow(row, values, spans, isShown(row.id)));
  return { ...sheet, rows };
}

const kept = (cell: Cell | null, amount: number): Cell | null => (cell === null ? null : value(amount));

function joinedRow(row: Row, values: Values, spans: readonly PeriodSpan[], isShown: boolean): Row {
  const numbers = values.row(row.id);
  const { span } = row;
  const single = {
    constant: kept(row.constant, values.constant(row.id)),
    total: kept(row.total, values.total(row.id)),
    zero: kept(row.zero, numbers[0] ?? Number.NaN),
  };
  if (!isShown) return { ...row, ...single, periods: row.periods && { kind: 'values', values: [] } };
  if (typeof span === 'object' && span.kind === 'average') {
    return { ...row, ...single, periods: { kind: 'values', values: averages(row.id, span, values, spans) } };
  }
  if (typeof span === 'object') {
    return { ...row, ...single, periods: { kind: 'formula', expression: span.expression } };
  }
  const each = joinedNumbers(span, numbers, spans, emptyPeriods(row));
  return { ...row, ...single, periods: { kind: 'values', values: each } };
}

function joinedNumbers(
  rule: Extract<SpanRule, string>,
  numbers: Float64Array,
  spans: readonly PeriodSpan[],
  emptyCount: number,
): readonly number[] {
  let from = 1;
  return spans.map(({ periods }) => {
    const own = numbers.subarray(from, from + periods);
    from += periods;
    if (rule === 'sum') return own.reduce((sum, each) => sum + each, 0);
    if (rule === 'last') return own.at(-1) ?? Number.NaN;
    return (from - periods <= emptyCount ? own[emptyCount] : own[0]) ?? Number.NaN;
  });
}

/** Those whose periods all have the same number keep it as it is. */
function averages(
  id: RowId,
  { weights }: SpanAverage,
  values: Values,
  spans: readonly PeriodSpan[],
): readonly number[] {
  const numbers = values.row(id);
  const others = weights.map((weight) => values.row(weight));
  let from = 1;
  return spans.map(({ periods }) => {
    const own = numbers.subarray(from, from + periods);
    const first = own[0] ?? Number.NaN;
    const weighed = Array.from(own, (each, index) => {
      const weight = others.reduce((product, row) => product * (row[from + index] ?? Number.NaN), 1);
      return { weight, part: each * weight };
    });
    from += periods;
    if (own.every((each) => each === first)) return first;
    const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
    return whole === 0 ? Number.NaN : weighed.reduce((sum, { part }) => sum + part, 0) / whole;
  });
}
