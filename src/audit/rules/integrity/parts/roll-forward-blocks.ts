// Finds blocks of opening, movements and closing, and the periods in which they do not roll forward.
import { areaAddress } from '#audit/book/address.ts';
import type { BookCell } from '#audit/book/book.ts';
import type { Recalculation } from '#audit/calculate/recalculation.ts';
import type { Examination } from '#audit/examination/examination.ts';
import type { RuleFault } from '#audit/findings/rule.ts';
import type { SheetLayout, SheetLine } from '#audit/layout/layout.ts';
import { wordPattern } from '#audit/layout/words/word-pattern.ts';
import { lineAreas } from '../../cell-ranges.ts';
import { toleranceFor } from './identity.ts';
import { findStatementLines } from './statement-lines.ts';

const saysOpening = wordPattern([
  'opening',
  'beginning',
  'brought forward',
  'на начало',
  'начальн* остат*',
  'входящ* остат*',
]);
const saysClosing = wordPattern([
  'closing',
  'ending',
  'carried forward',
  'на конец',
  'конечн* остат*',
  'исходящ* остат*',
]);

/** More movements than this are some other table. */
const mostMovements = 6;

export interface RollForward {
  readonly sheet: number;
  readonly opening: SheetLine;
  readonly movements: readonly SheetLine[];
  readonly closing: SheetLine;
}

const isNumeric = ({ periods, role }: SheetLine): boolean =>
  periods.length > 1 && role !== 'header' && role !== 'check';

function blockFrom(sheet: SheetLayout, place: number): RollForward | null {
  const opening = sheet.lines[place];
  if (!opening || !isNumeric(opening) || !saysOpening.test(opening.label)) return null;
  const movements: SheetLine[] = [];
  for (const line of sheet.lines.slice(place + 1, place + mostMovements + 2)) {
    const isNear = line.line - opening.line <= mostMovements + 2;
    if (!isNear || line.role === 'heading' || saysOpening.test(line.label)) return null;
    if (isNumeric(line) && saysClosing.test(line.label)) {
      return movements.length === 0 ? null : { sheet: sheet.sheet, opening, movements, closing: line };
    }
    if (isNumeric(line)) movements.push(line);
  }
  return null;
}

export function rollForwards({ layout }: Examination): readonly RollForward[] {
  return layout.sheets
    .filter(({ axis }) => axis !== null)
    .flatMap((sheet) => sheet.lines.flatMap((_, place) => blockFrom(sheet, place) ?? []));
}

/** Whether its formulas read only the block; otherwise a movement is elsewhere. */
function isWhole({ formulas }: Examination, { sheet, opening, closing }: RollForward): boolean {
  return closing.periods.every(({ line, column }) => {
    const reads = formulas.at(sheet, line, column)?.reads ?? [];
    return reads.every(
      ({ sheet: from, area }) =>
        from === sheet && area.firstLine >= opening.line && area.lastLine < closing.line,
    );
  });
}

interface Period {
  readonly cell: BookCell;
  readonly opening: number;
  readonly movements: readonly number[];
  readonly closing: number;
  /** Closing of the period before, where there is one. */
  readonly before: number | null;
}

function periodsOf(
  { sheet, opening, movements, closing }: RollForward,
  values: Recalculation,
): readonly Period[] {
  const numberAt = (line: number, column: number): number | null => {
    const address = { sheet, line, column };
    const value = values.isCalculated(address) ? values.valueAt(address) : null;
    return typeof value === 'number' ? value : null;
  };
  return closing.periods.flatMap((cell, place) => {
    const { column } = cell;
    const start = numberAt(opening.line, column);
    const end = numberAt(closing.line, column);
    if (start === null || end === null) return [];
    const before = place === 0 ? null : numberAt(closing.line, column - 1);
    const moved = movements.map(({ line }) => numberAt(line, column) ?? 0);
    return [{ cell, opening: start, movements: moved, closing: end, before }];
  });
}

/** Every way to add, leave out or take away so many movements. */
function signsFor(count: number): readonly (readonly number[])[] {
  let all: readonly (readonly number[])[] = [[]];
  for (let index = 0; index < count; index += 1)
    all = all.flatMap((signs) => [1, -1, 0].map((sign) => [...signs, sign]));
  return all;
}

const closes = (
  { opening, movements, closing }: Period,
  signs: readonly number[],
  slack: number,
): boolean => {
  const moved = movements.reduce((sum, amount, place) => sum + amount * (signs[place] ?? 0), 0);
  return Math.abs(opening + moved - closing) <= slack;
};

/** The periods that fail where most hold; where most fail, the block is something else. */
function exceptions(periods: readonly Period[], holds: (period: Period) => boolean): readonly BookCell[] {
  const failing = periods.filter((period) => !holds(period));
  return failing.length * 2 < periods.length ? failing.map(({ cell }) => cell) : [];
}

function closingExceptions(periods: readonly Period[], slack: number): readonly BookCell[] {
  const count = periods[0]?.movements.length ?? 0;
  let best: readonly Period[] = periods;
  for (const signs of signsFor(count)) {
    const failing = periods.filter((period) => !closes(period, signs, slack));
    if (failing.length < best.length) best = failing;
    if (best.length === 0) break;
  }
  return exceptions(periods, (period) => !best.includes(period));
}

export function rollForwardFaults(
  examination: Examination,
  block: RollForward,
  values: Recalculation,
): readonly RuleFault[] {
  const periods = periodsOf(block, values);
  if (periods.length < 3) return [];
  const amounts = periods.flatMap(({ opening, closing, movements }) => [opening, closing, ...movements]);
  const size = amounts.reduce((most, amount) => Math.max(most, Math.abs(amount)), 0);
  const slack = toleranceFor(size, findStatementLines(examination), values);
  const continued = exceptions(
    periods.filter(({ before }) => before !== null),
    ({ before, opening }) => before === null || Math.abs(before - opening) <= slack,
  );
  const placed = (cells: readonly BookCell[], line: SheetLine, message: string): readonly RuleFault[] =>
    lineAreas(cells.map(({ column }) => ({ line: line.line, column }))).map((area) => ({
      sheet: block.sheet,
      cell: areaAddress(area),
      message,
      words: { label: line.label },
    }));
  return [
    ...placed(continued, block.opening, 'blockOpening'),
    ...(isWhole(examination, block)
      ? placed(closingExceptions(periods, slack), block.closing, 'blockClosing')
      : []),
  ];
}
