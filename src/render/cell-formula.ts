// Writes a formula tree as the text of a spreadsheet formula, for one column or for all columns of a row at once.
import { columnCount } from '#workbook/axis.ts';
import type {
  BinaryOperator,
  CellExpression,
  CellSelector,
  RangeExpression,
  RowId,
} from '#workbook/cell-expression.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { locationOf, type RowLocation, type RowLocations } from '#workbook/row-locations.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';

export interface FormulaPlace {
  readonly places: RowLocations;
  readonly sheet: Sheet;
  /** The row that the formula stands in. */
  readonly row: RowId;
  readonly column: number;
  readonly workbook: Pick<Workbook, 'periodCount' | 'yearCount'>;
}

/** The place with the letters of the column that reads and of the one before it. */
interface Spelling extends Omit<FormulaPlace, 'column'> {
  readonly own: string;
  readonly before: string;
}

const strength: Readonly<Record<BinaryOperator, number>> = {
  '=': 1,
  '<>': 1,
  '<': 1,
  '>': 1,
  '<=': 1,
  '>=': 1,
  '+': 2,
  '-': 2,
  '*': 3,
  '/': 3,
  '^': 4,
};

/** A minus before a value binds tighter than any operator in spreadsheets. */
const negationStrength = 5;
const leafStrength = 6;

export const quotedSheet = (title: string): string => `'${title.replaceAll("'", "''")}'`;

const prefix = ({ sheet }: RowLocation, at: Spelling): string =>
  sheet === at.sheet ? '' : `${quotedSheet(sheet.title)}!`;

/** A row copied elsewhere reads what it read; where it reads itself, the copy does too. */
const lineText = ({ row, line }: RowLocation, at: Spelling): string =>
  row.id === at.row ? String(line) : `$${line}`;

const fixedColumn = (column: number): string => `$${columnLetters(column)}`;

const lastPeriod = ({ sheet }: RowLocation, at: Spelling): string =>
  fixedColumn(lastColumn(columnCount(sheet, at.workbook)));

function columnText(place: RowLocation, selector: CellSelector, at: Spelling): string {
  switch (selector) {
    case 'constant':
      return fixedColumn(columns.constant);
    case 'total':
      return fixedColumn(columns.total);
    case 'zero':
      return fixedColumn(columns.zero);
    case 'first':
      return fixedColumn(columns.firstPeriod);
    case 'last':
      return lastPeriod(place, at);
    case 'previous':
      return at.before;
    case 'period':
      return at.own;
  }
}

function cellText(expression: CellExpression & { kind: 'cell' }, at: Spelling): string {
  const place = locationOf(at.places, expression.row);
  return `${prefix(place, at)}${columnText(place, expression.at, at)}${lineText(place, at)}`;
}

const stackColumns = { constant: columns.constant, zero: columns.zero } as const;

function stackText(expression: RangeExpression & { kind: 'stack' }, at: Spelling): string {
  const from = locationOf(at.places, expression.from);
  const to = locationOf(at.places, expression.to);
  const column = expression.at === 'period' ? at.own : fixedColumn(stackColumns[expression.at]);
  return `${prefix(from, at)}${column}${lineText(from, at)}:${column}${lineText(to, at)}`;
}

function rangeText(expression: RangeExpression, at: Spelling): string {
  if (expression.kind === 'stack') return stackText(expression, at);
  const place = locationOf(at.places, expression.row);
  const line = lineText(place, at);
  const between = (first: number, last: string): string =>
    `${prefix(place, at)}${fixedColumn(first)}${line}:${last}${line}`;
  switch (expression.kind) {
    case 'span':
      return between(columns.firstPeriod, lastPeriod(place, at));
    case 'whole':
      return between(columns.zero, lastPeriod(place, at));
    case 'history':
      return between(columns.zero, at.own);
    case 'past':
      return between(columns.zero, at.before);
    case 'recent': {
      const all = between(columns.firstPeriod, at.own);
      if (expression.from === null) return all;
      // From a place that is worked out, the range begins where INDEX points.
      return `INDEX(${all},${write(expression.from, at).text}):${at.own}${line}`;
    }
  }
}

interface FormulaSpelling {
  readonly text: string;
  readonly strength: number;
}

const leaf = (text: string): FormulaSpelling => ({ text, strength: leafStrength });

const wrapped = ({ text, strength: precedence }: FormulaSpelling, needed: number): string =>
  precedence < needed ? `(${text})` : text;

/** A sign right after an operator is put in parentheses. */
const isSigned = (expression: CellExpression): boolean =>
  expression.kind === 'negate' || (expression.kind === 'number' && expression.value < 0);

function write(expression: CellExpression, at: Spelling): FormulaSpelling {
  switch (expression.kind) {
    case 'number':
      return expression.value < 0
        ? { text: String(expression.value), strength: negationStrength }
        : leaf(String(expression.value));
    case 'cell':
      return leaf(cellText(expression, at));
    case 'missing':
      return leaf('"n/a"');
    case 'span':
    case 'stack':
    case 'history':
    case 'past':
    case 'recent':
    case 'whole':
      return leaf(rangeText(expression, at));
    case 'negate':
      return { text: `-${wrapped(write(expression.operand, at), leafStrength)}`, strength: negationStrength };
    case 'binary': {
      const precedence = strength[expression.operator];
      const left = wrapped(write(expression.left, at), precedence);
      const right = wrapped(
        write(expression.right, at),
        isSigned(expression.right) ? leafStrength : precedence + 1,
      );
      return { text: `${left}${expression.operator}${right}`, strength: precedence };
    }
    case 'call':
      return leaf(
        `${expression.name}(${expression.args.map((argument) => write(argument, at).text).join(',')})`,
      );
  }
}

/** Without the equals sign, as files keep it. */
export const cellFormula = (expression: CellExpression, { column, ...place }: FormulaPlace): string =>
  write(expression, { ...place, own: columnLetters(column), before: columnLetters(column - 1) }).text;

/** For any column of the sheet: `own` stands for the letters of the one it is in, `before` for those of the one before. */
export const formulaOfAnyColumn = (
  expression: CellExpression,
  place: Omit<FormulaPlace, 'column'>,
  { own, before }: { readonly own: string; readonly before: string },
): string => write(expression, { ...place, own, before }).text;

/** Stand for the two columns; no title of a sheet can hold them. */
const ownMark = '\u0001';
const beforeMark = '\u0002';

export interface RowFormula {
  /** Adds what the formula says in a column of the sheet, piece by piece, to what is being written. */
  readonly addTo: (text: (string | number)[], column: number) => void;
  readonly readsOtherSheets: boolean;
}

/** Follows the name of a sheet, and stands nowhere else. */
const afterSheet = '!';

const markPattern = new RegExp(`(${ownMark}|${beforeMark})`);

/**
 * A row's formula for any of its columns: written once, as a row has one formula and a model has thousands of columns.
 * `safe` makes the text fit for where it will stand.
 */
export function rowFormula(
  expression: CellExpression,
  place: Omit<FormulaPlace, 'column'>,
  safe: (text: string) => string,
): RowFormula {
  const { text } = write(expression, { ...place, own: ownMark, before: beforeMark });
  // Every second piece is a mark.
  const pieces = text.split(markPattern).map((piece, index) => (index % 2 === 0 ? safe(piece) : piece));
  return {
    readsOtherSheets: text.includes(afterSheet),
    addTo: (written, column) => {
      const letters = columnLetters(column);
      const before = columnLetters(column - 1);
      for (const piece of pieces) {
        written.push(piece === ownMark ? letters : piece === beforeMark ? before : piece);
      }
    },
  };
}
