// Writes a formula tree as the text of a spreadsheet formula, for one column or for all columns of a row at once.
import { columnCount } from '#workbook/axis.ts';
import type { BinaryOperator, CellExpression, RangeExpression } from '#workbook/cell-expression.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { locationOf, type RowLocation, type RowLocations } from '#workbook/row-locations.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';

export interface FormulaPlace {
  readonly places: RowLocations;
  readonly sheet: Sheet;
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

function cellText(expression: CellExpression & { kind: 'cell' }, at: Spelling): string {
  const place = locationOf(at.places, expression.row);
  const start = prefix(place, at);
  const fixed = (column: number): string => `${start}$${columnLetters(column)}$${place.line}`;
  switch (expression.at) {
    case 'constant':
      return fixed(columns.constant);
    case 'total':
      return fixed(columns.total);
    case 'zero':
      return fixed(columns.zero);
    case 'first':
      return `${start}$${columnLetters(columns.firstPeriod)}$${place.line}`;
    case 'last':
      return `${start}$${columnLetters(lastColumn(columnCount(place.sheet, at.workbook)))}$${place.line}`;
    case 'previous':
      return `${start}${at.before}${place.line}`;
    case 'period':
      return `${start}${at.own}${place.line}`;
  }
}

/** From a place that is worked out, the range begins where INDEX points. */
function recentText({ row, from }: RangeExpression & { kind: 'recent' }, at: Spelling): string {
  const place = locationOf(at.places, row);
  const end = `${at.own}${place.line}`;
  const whole = `${prefix(place, at)}$${columnLetters(columns.firstPeriod)}${place.line}:${end}`;
  return from === null ? whole : `INDEX(${whole},${write(from, at).text}):${end}`;
}

const stackColumns = { constant: columns.constant, zero: columns.zero } as const;

function rangeText(expression: RangeExpression, at: Spelling): string {
  if (expression.kind === 'history') {
    const place = locationOf(at.places, expression.row);
    return `${prefix(place, at)}$${columnLetters(columns.zero)}${place.line}:${at.own}${place.line}`;
  }
  if (expression.kind === 'past') {
    const place = locationOf(at.places, expression.row);
    return `${prefix(place, at)}$${columnLetters(columns.zero)}${place.line}:${at.before}${place.line}`;
  }
  if (expression.kind === 'recent') return recentText(expression, at);
  if (expression.kind === 'span' || expression.kind === 'whole') {
    const place = locationOf(at.places, expression.row);
    const first = columnLetters(expression.kind === 'span' ? columns.firstPeriod : columns.zero);
    const last = columnLetters(lastColumn(columnCount(place.sheet, at.workbook)));
    return `${prefix(place, at)}$${first}${place.line}:$${last}${place.line}`;
  }
  const from = locationOf(at.places, expression.from);
  const to = locationOf(at.places, expression.to);
  const column = expression.at === 'period' ? at.own : `$${columnLetters(stackColumns[expression.at])}`;
  return `${prefix(from, at)}${column}${from.line}:${column}${to.line}`;
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
