// Tells how the number of a quarter or year came about: from its periods, or anew from the numbers of other rows.
import type { Values } from '#evaluate/evaluate.ts';
import { type JoinedSpans, joinSpans, rowsOfSpan } from '#evaluate/span-values.ts';
import { emptyPeriods, type Row } from '#workbook/row.ts';
import type { PeriodSpan, Sheet, Workbook } from '#workbook/workbook.ts';
import { type SpanKind, spanColumn, spanOfColumn } from './span-place.ts';
import {
  type AskedPlace,
  prepareTrace,
  type SpanMaking,
  type Trace,
  type TracedCell,
  trace,
  tracedCell,
} from './trace.ts';
import { findRow } from './traced-cell.ts';

/** Null where there is no such row or span (any more). */
export function spanTrace(workbook: Workbook, values: Values, { rowId, column }: AskedPlace): Trace | null {
  const asked = spanOfColumn(String(column));
  const book = prepareTrace(workbook, values);
  const own = asked && workbook.spans[asked.kind][asked.index];
  if (!asked || !own || !book.places.has(rowId)) return null;
  const { kind, index } = asked;
  const joined = joinSpans(workbook, values, workbook.spans[kind]);
  const over = namedSpans(joined, kind);
  const told = trace(prepareTrace(over.workbook, over.values), { rowId, column: index });
  if (!told) return null;
  const { row } = findRow(book, rowId);
  const isShown = joined.isShown(rowId);
  const made = isShown ? periodsOf(row, values, workbook.spans[kind], index) : [];
  const making = row.periods ? makingOf(row, { workbook, joined, kind, own, made }) : undefined;
  const ofSpan = (cell: TracedCell): TracedCell => {
    const stands = cell.place.column;
    if (typeof stands !== 'number') return cell;
    return { ...cell, isInput: false, place: { ...cell.place, column: spanColumn(kind, stands) } };
  };
  const weights = (making?.rule === 'average' && weightsOf(row)) || [];
  const weighed = weights.map((weight) => {
    const place = { rowId: weight, column: index };
    return tracedCell(prepareTrace(over.workbook, over.values), { from: place, to: place });
  });
  const reads = isShown ? [...told.reads, ...weighed].map(ofSpan) : [];
  const periods = made.map((period) => {
    const place = { rowId, column: period };
    return tracedCell(book, { from: place, to: place });
  });
  return {
    ...told,
    ...ofSpan(told),
    texts: isShown ? told.texts : [''],
    formula: isShown && told.formula ? { ...told.formula, symbols: null } : null,
    reads: [...reads, ...periods],
    ...(making && { making }),
  };
}

const weightsOf = ({ span }: Row): readonly string[] =>
  typeof span === 'object' && span.kind === 'average' ? span.weights : [];

/** Which periods a span is made of; none where it is worked out anew. */
function periodsOf(row: Row, values: Values, spans: readonly PeriodSpan[], index: number): readonly number[] {
  const first = spans.slice(0, index).reduce((sum, { periods }) => sum + periods, 0);
  const count = spans[index]?.periods ?? 0;
  const all = Array.from({ length: count }, (_, period) => first + period);
  if (row.span === 'sum') return all;
  if (typeof row.span === 'object' && row.span.kind === 'average') {
    const numbers = values.row(row.id).subarray(1 + first, 1 + first + count);
    return numbers.every((each) => each === numbers[0]) ? [first] : all;
  }
  if (row.span === 'last') return [first + count - 1];
  // A row that begins with its second period has nothing in its first.
  return row.span === 'first' || row.span === 'same' ? [first === 0 ? emptyPeriods(row) : first] : [];
}

interface Making {
  readonly workbook: Workbook;
  readonly joined: JoinedSpans;
  readonly kind: SpanKind;
  readonly own: PeriodSpan;
  /** The periods that it is made of. */
  readonly made: readonly number[];
}

const monthsOfQuarter = 3;

function makingOf(
  { id, span }: Row,
  { workbook, joined, kind, own: { periods, months }, made }: Making,
): SpanMaking {
  const unit = months >= periods * monthsOfQuarter ? 'quarter' : 'month';
  const start = { kind, unit, count: periods, lacking: null } as const;
  if (typeof span === 'string') {
    return { ...start, rule: span === 'same' && !joined.isShown(id) ? 'blank' : span };
  }
  if (!joined.isShown(id)) {
    const lacking = rowsOfSpan(span).find((read) => !joined.isShown(read));
    return { ...start, rule: 'blank', lacking: lacking === undefined ? null : labelOf(workbook, lacking) };
  }
  if (span.kind === 'average') return { ...start, rule: made.length === 1 ? 'same' : 'average' };
  const isRepeated = span.expression.kind === 'cell' && span.expression.at === 'period';
  return { ...start, rule: isRepeated ? 'repeat' : 'anew' };
}

const labelOf = ({ sheets }: Workbook, rowId: string): string | null =>
  sheets.flatMap(({ rows }) => rows).find(({ id }) => id === rowId)?.label ?? null;

/** The header of each sheet with the names of the spans in place of those of the periods. */
function namedSpans(
  { workbook, values }: JoinedSpans,
  kind: SpanKind,
): Pick<JoinedSpans, 'workbook' | 'values'> {
  const { spans } = workbook;
  const names = Float64Array.from([0, ...spans[kind].map(({ name }) => name)]);
  const year = spans.isFiscal ? 'fiscalYear' : 'calendarYear';
  const format = kind === 'years' ? year : 'quarter';
  const headers = new Set<string>();
  const named = (sheet: Sheet): Sheet => {
    const header = sheet.rows[sheet.headerRowCount - 1];
    if (sheet.axis !== 'periods' || !header) return sheet;
    headers.add(header.id);
    return { ...sheet, rows: sheet.rows.map((row) => (row === header ? { ...row, format } : row)) };
  };
  return {
    workbook: { ...workbook, sheets: workbook.sheets.map(named) },
    values: { ...values, row: (id) => (headers.has(id) ? names : values.row(id)) },
  };
}
