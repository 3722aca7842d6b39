// Tells how a number came about: its formula in words, in numbers and in symbols, and every cell that it reads.
import type { Language } from '#language/language.ts';
import { cellFormula } from '#render/cell-formula.ts';
import type { CellExpression, CellSelector, RangeExpression } from '#workbook/cell-expression.ts';
import { locateRows } from '#workbook/row-locations.ts';
import { formulaWords, type ReferenceExpression } from './formula-words.ts';
import type { SpanColumn, SpanKind } from './span-place.ts';
import {
  type CalculatedWorkbook,
  cellContent,
  cellText,
  columnNumber,
  columnText,
  findRow,
  numberAt,
  operandText,
  type TraceColumn,
  type TracePlace,
} from './traced-cell.ts';
import { type ReadCells, readCells, references } from './traced-reads.ts';
import { unitBeside } from './unit-beside.ts';
import { leaf, numeral, sentence, type WordedExpression } from './worded-expression.ts';

export type { TraceColumn, TracePlace } from './traced-cell.ts';

/** Where a number is asked about: in a period, in a single figure, or in a quarter or year of periods. */
export interface AskedPlace {
  readonly rowId: string;
  readonly column: TraceColumn | SpanColumn;
}

/** How the number of a quarter or year comes about. */
export interface SpanMaking {
  readonly rule: 'sum' | 'last' | 'first' | 'same' | 'average' | 'anew' | 'repeat' | 'blank';
  readonly kind: SpanKind;
  /** How many periods it has, and how long one is. */
  readonly count: number;
  readonly unit: 'month' | 'quarter';
  /** What it would be worked out from, and has no number over the span; null where its own periods make none. */
  readonly lacking: string | null;
}

export interface TracedCell {
  /** Where it stands; of several cells of a row, the one that a look at them begins with. */
  readonly place: AskedPlace;
  readonly sheetId: string;
  readonly sheetTitle: string;
  readonly label: string;
  /** The name of its column; of several cells, the first and the last. */
  readonly columns: readonly string[];
  /** Empty where the numbers say it themselves. */
  readonly unit: string;
  /** What it shows; of several cells, the first and the last. */
  readonly texts: readonly string[];
  /** A person types it: the trail ends here. */
  readonly isInput: boolean;
  readonly resourceId: string | null;
}

export interface TracedFormula {
  readonly words: string;
  /** The same with the numbers of this column in place of the names. */
  readonly numbers: string;
  /** As a spreadsheet writes it; null where it stands in no file. */
  readonly symbols: string | null;
}

export interface Trace extends TracedCell {
  readonly note: string | null;
  /** Null for a number that stands for itself. */
  readonly formula: TracedFormula | null;
  readonly reads: readonly TracedCell[];
  /** Of a quarter or year. */
  readonly making?: SpanMaking;
}

/** More rows than this are named by the first and the last. */
const mostNamed = 6;

type Remark = CellSelector | RangeExpression['kind'];

/** Which cells of a row are meant, where it is not the one of this column. */
const remarks: Readonly<Record<Language, Partial<Record<Remark, string>>>> = {
  en: {
    constant: 'in every period',
    previous: 'previous period',
    zero: 'opening',
    first: 'first period',
    last: 'last period',
    total: 'total',
    span: 'all periods',
    history: 'up to this period',
    past: 'up to the period before',
    recent: 'of the last periods',
    whole: 'opening and all periods',
  },
  ru: {
    constant: 'в каждом периоде',
    previous: 'прошлый период',
    zero: 'на начало',
    first: 'первый период',
    last: 'последний период',
    total: 'итого',
    span: 'все периоды',
    history: 'по этот период',
    past: 'по прошлый период',
    recent: 'за последние периоды',
    whole: 'начало и все периоды',
  },
};

export function prepareTrace(
  workbook: CalculatedWorkbook['workbook'],
  values: CalculatedWorkbook['values'],
): CalculatedWorkbook {
  return { workbook, values, places: locateRows(workbook) };
}

/** Null where there is no such row (any more). */
export function trace(book: CalculatedWorkbook, place: TracePlace): Trace | null {
  if (!book.places.has(place.rowId)) return null;
  const content = cellContent(book, place);
  const { row } = findRow(book, place.rowId);
  const expression =
    content !== null && content.kind !== 'value' && content.kind !== 'values' ? content.expression : null;
  return {
    ...tracedCell(book, { from: place, to: place }),
    note: row.note,
    formula: expression === null ? null : tracedFormula(book, expression, place),
    reads: expression === null ? [] : tracedReads(book, expression, place),
  };
}

export function tracedCell(book: CalculatedWorkbook, { from, to }: ReadCells): TracedCell {
  const { sheet, row } = findRow(book, from.rowId);
  const ends = from.column === to.column ? [from] : [from, to];
  const content = cellContent(book, from);
  return {
    place: from.column === to.column ? from : to,
    sheetId: sheet.id,
    sheetTitle: sheet.title,
    label: row.label,
    columns: ends.map((end) => columnText(book, end)),
    unit: unitBeside(
      row,
      ends.map((end) => numberAt(book, end)),
    ),
    texts: ends.map((end) => cellText(book, end)),
    isInput: row.allowed !== null && content !== null && content.kind !== 'formula',
    resourceId: row.source?.resourceId ?? null,
  };
}

function tracedReads(
  book: CalculatedWorkbook,
  expression: CellExpression,
  { column }: TracePlace,
): TracedCell[] {
  const found = new Map<string, TracedCell>();
  for (const reference of references(expression)) {
    for (const cells of readCells(book, reference, column)) {
      const key = `${cells.from.rowId} ${cells.from.column} ${cells.to.column}`;
      if (!found.has(key)) found.set(key, tracedCell(book, cells));
    }
  }
  return [...found.values()];
}

function tracedFormula(
  book: CalculatedWorkbook,
  expression: CellExpression,
  place: TracePlace,
): TracedFormula {
  const sayWith = (textOf: (reference: ReferenceExpression, cells: ReadCells) => WordedExpression): string =>
    formulaWords(expression, {
      language: book.workbook.language,
      ofReference: (reference) =>
        range(readCells(book, reference, place.column).map((cells) => textOf(reference, cells))),
      members: (reference) => {
        const cells = reference.kind === 'stack' ? readCells(book, reference, place.column) : [];
        const isNamed = cells.length > 0 && cells.length <= mostNamed;
        return isNamed ? cells.map((one) => textOf(reference, one)) : null;
      },
      isTolerance: (limit) =>
        limit.kind === 'cell' && limit.at === 'constant' && findRow(book, limit.row).row.format === 'fine',
    });
  const { sheet } = findRow(book, place.rowId);
  // Nothing is counted where a number is only passed on: it stands as it is shown.
  const textOf = expression.kind === 'cell' ? cellText : operandText;
  return {
    words: sayWith((reference, cells) => nameOf(book, reference, cells, place)),
    numbers: sayWith((_, { from, to }) => {
      const ends = from.column === to.column ? [from] : [from, to];
      return range(ends.map((end) => numeral(textOf(book, end) || '0')));
    }),
    symbols: `=${cellFormula(expression, { ...book, sheet, row: place.rowId, column: columnNumber(place.column) })}`,
  };
}

/** Of several cells the first and the last. */
function range(cells: readonly WordedExpression[]): WordedExpression {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return leaf('0');
  return cells.length > 1 ? sentence(`${first.text} … ${last.text}`) : first;
}

function nameOf(
  book: CalculatedWorkbook,
  reference: ReferenceExpression,
  { from }: ReadCells,
  { rowId }: TracePlace,
): WordedExpression {
  const { label } = findRow(book, from.rowId).row;
  const read = reference.kind === 'cell' ? reference.at : reference.kind;
  // A row that reads its own constant would otherwise say that it is itself.
  const isOther = read === 'constant' && from.rowId !== rowId;
  const remark = isOther ? undefined : remarks[book.workbook.language][read];
  return leaf(remark === undefined ? label : `${label} [${remark}]`);
}
