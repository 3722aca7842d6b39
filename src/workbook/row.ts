// One row of a sheet: its label, unit, format, and the content of each kind of cell.
import type { CellExpression, RowId } from './cell-expression.ts';
import type { NumberFormat } from './number-format.ts';

export type RowRole =
  | 'title'
  | 'header'
  | 'heading'
  | 'input'
  | 'calculation'
  | 'link'
  | 'total'
  | 'check'
  | 'text'
  | 'blank';

/** A value is a fixed number; a formula is calculated. */
export type Cell =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'formula'; readonly expression: CellExpression };

/** Forecast cells: a number each, or one formula for all of them. */
export type Periods =
  | {
      readonly kind: 'values';
      readonly values: readonly number[];
      /** Nothing reads the first one: its cell is empty, and its number is 0. */
      readonly isFirstEmpty?: true;
    }
  | { readonly kind: 'formula'; readonly expression: CellExpression };

export interface Unit {
  readonly text: string;
  /** Amounts of money are shown in the money scale of the workbook; prices are not. */
  readonly isScaled: boolean;
  /** It says what kind of number it is, such as 1 or 0, rather than what is counted. */
  readonly isKind?: true;
}

/** What a person may put into an input cell. */
export type AllowedValues =
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'choice'; readonly options: readonly number[] };

/** Where in the template an input comes from, or which resource a row belongs to. */
export interface Source {
  readonly resourceId: string;
  readonly variableId: string | null;
}

/**
 * What a row is over a longer span of its periods, such as a year: their sum, the last or the first of them, something that is
 * worked out anew from the spans of the rows it reads, what each of its periods has if all of them have the same, their average,
 * or nothing that means anything.
 */
export type SpanRule = 'sum' | 'last' | 'first' | 'same' | 'blank' | SpanFormula | SpanAverage;

export interface SpanFormula {
  readonly kind: 'anew';
  readonly expression: CellExpression;
}

/** What each of its periods has if all of them have the same, else their average, weighed with the product of other rows. */
export interface SpanAverage {
  readonly kind: 'average';
  readonly weights: readonly RowId[];
}

export interface LegendSample {
  readonly role: 'input' | 'calculation' | 'link' | 'check';
  readonly text: string;
}

/** Captions of the columns beside the periods, on the header row that names the periods. */
export interface ColumnCaptions {
  readonly constant: string;
  readonly total: string;
  readonly zero: string;
  /** The columns right of the periods, where a sheet has them. */
  readonly provenance: RowProvenance | null;
}

/** A number's source, its owner and its date; empty where not given. */
export interface RowProvenance {
  readonly source: string;
  readonly owner: string;
  readonly date: string;
}

export interface Row {
  readonly id: RowId;
  readonly role: RowRole;
  readonly label: string;
  /** 0 is an ordinary row, labelled in the content column; 1 to 3 are headings, the largest first. */
  readonly level: 0 | 1 | 2 | 3;
  readonly unit: Unit | null;
  readonly format: NumberFormat;
  readonly constant: Cell | null;
  readonly total: Cell | null;
  readonly zero: Cell | null;
  readonly periods: Periods | null;
  readonly allowed: AllowedValues | null;
  readonly source: Source | null;
  /** Why the row is as it is, for the cell's note. */
  readonly note: string | null;
  /** The sheet that a click on the label opens. */
  readonly link: string | null;
  /** A word in the style of such a row, for the colour legend. */
  readonly sample: LegendSample | null;
  /** The row's outline level, 0 where it is not grouped. */
  readonly outline: 0 | 1 | 2;
  readonly captions: ColumnCaptions | null;
  /** Shown to the right of the periods. */
  readonly provenance: RowProvenance | null;
  /** A total that closes a statement, such as net income or total assets: it is double underlined. */
  readonly isGrandTotal: boolean;
  /** What it is over a quarter or a year. */
  readonly span: SpanRule;
  /** Nothing reads its number of the first period, also where that is one number for all of them. */
  readonly isFirstIdle?: true;
}

/** How many of the first periods have no cell. */
export const emptyPeriods = ({ periods }: Row): number =>
  periods?.kind === 'values' && periods.isFirstEmpty === true ? 1 : 0;

export const value = (amount: number): Cell => ({ kind: 'value', value: amount });

export const formula = (expression: CellExpression): Cell & Periods => ({ kind: 'formula', expression });

export const anew = (expression: CellExpression): SpanFormula => ({ kind: 'anew', expression });

export const average = (weights: readonly RowId[]): SpanAverage => ({ kind: 'average', weights });

type RowStart = Pick<Row, 'id' | 'role'> & Partial<Row>;

/** What is added up over the forecast is added up over a year; a repeated row is what it repeats; what opens has a balance at the end. */
function usualSpan({ id, format, periods, total, zero }: RowStart): SpanRule {
  if (!periods) return 'blank';
  if (total?.kind === 'formula' && isSumOf(total.expression, id)) return 'sum';
  if (periods.kind === 'formula') {
    const { expression } = periods;
    if (expression.kind === 'cell' && expression.at === 'previous') return 'first';
    const isRepeated = expression.kind === 'cell' && expression.at === 'period';
    if (isRepeated || expression.kind === 'number') return anew(expression);
  }
  if (zero) return 'last';
  return isOfEach(format) ? 'same' : 'blank';
}

/** A price and a percentage are for a year what they are for each of its months. */
export const isOfEach = (format: NumberFormat | undefined): boolean =>
  format === 'price' || format === 'percent' || format === 'share' || format === 'rate';

const isSumOf = (expression: CellExpression, id: RowId): boolean =>
  expression.kind === 'call' &&
  expression.name === 'SUM' &&
  expression.args.length === 1 &&
  expression.args.every((argument) => argument.kind === 'span' && argument.row === id);

/** Fills in what a row does not have. */
export const row = (start: RowStart): Row =>
  Object.freeze({
    label: '',
    level: 0,
    unit: null,
    format: 'number',
    constant: null,
    total: null,
    zero: null,
    periods: null,
    allowed: null,
    source: null,
    note: null,
    link: null,
    sample: null,
    outline: 0,
    captions: null,
    provenance: null,
    isGrandTotal: false,
    span: usualSpan(start),
    ...start,
  });
