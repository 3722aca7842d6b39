// The unit that is read beside a number, where the number does not say it already.
import type { NumberFormat } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';
import { isWorded } from '#workbook/worded-format.ts';

/** Dates, words, multiples ("1.50x") and factors need none. */
const complete: ReadonlySet<NumberFormat> = new Set([
  ...(['date', 'month', 'quarter', 'year', 'calendarYear', 'fiscalYear'] as const),
  ...(['ratio', 'factor', 'fine'] as const),
]);

const percents: ReadonlySet<NumberFormat> = new Set(['percent', 'share', 'rate']);

/** "% / year" of a percentage is "/ year"; a share needs no word beside its percents. */
const behindPercents = (text: string): string => (text.startsWith('%') ? text.slice(1).trim() : '');

export function unitBeside({ unit, format }: Row, numbers: readonly number[]): string {
  const isSaid = isWorded(format) || complete.has(format) || !numbers.some(Number.isFinite);
  if (unit === null || unit.isKind || isSaid) return '';
  return percents.has(format) ? behindPercents(unit.text) : unit.text;
}
