// Turns the flags and counts of checks red as soon as they show anything but 0, colours what is sound green and lets zeros and differences too small to be seen be a dash.
import { isCheckFlag } from '#render/check-flag.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { leastShown } from '../layout/shown-number.ts';

const address = (column: number, line: number): string => `${columnLetters(column)}${line}`;

/** The answer for the whole forecast, in a word. */
const answerOf = (row: Row, line: number): readonly string[] =>
  row.constant ? [address(columns.constant, line)] : [];

/** The single numbers. */
const singlesOf = (row: Row, line: number): readonly string[] => [
  ...(row.constant ? [address(columns.constant, line)] : []),
  ...(row.total ? [address(columns.total, line)] : []),
];

/** How often it fails, and when. */
const flagsOf = (row: Row, line: number, periodCount: number): readonly string[] => [
  ...(row.total ? [address(columns.total, line)] : []),
  ...periodsOf(row, line, periodCount),
];

function periodsOf(row: Row, line: number, periodCount: number): readonly string[] {
  const first = row.zero ? columns.zero : columns.firstPeriod;
  if (row.periods === null) return row.zero ? [address(columns.zero, line)] : [];
  return [`${address(first, line)}:${address(lastColumn(periodCount), line)}`];
}

/** The conditions' looks by their numbers in the file. */
const looks = { fails: 0, sound: 1, quiet: 2 } as const;

const rule = (look: keyof typeof looks, operator: 'equal' | 'notEqual', priority: number): string =>
  `<cfRule type="cellIs" dxfId="${looks[look]}" priority="${priority}" operator="${operator}"><formula>0</formula></cfRule>`;

const formatting = (cells: readonly string[], rules: string): string =>
  cells.length === 0
    ? ''
    : `<conditionalFormatting sqref="${cells.join(' ')}">${rules}</conditionalFormatting>`;

/** What sums of many numbers leave is no difference, though it has a sign. */
function unseen(scale: MoneyScale): string {
  const most = leastShown(scale) * (1 - 1e-9);
  return `<cfRule type="cellIs" dxfId="${looks.quiet}" priority="5" operator="between"><formula>${-most}</formula><formula>${most}</formula></cfRule>`;
}

const isDifference = ({ role, format }: Row): boolean => role === 'check' && format === 'money';

export function checkColoursXml({ rows }: Sheet, periodCount: number, scale: MoneyScale): string {
  const differences = rows.flatMap((row, index) => (isDifference(row) ? [{ row, line: index + 1 }] : []));
  const flags = rows.flatMap((row, index) => (isCheckFlag(row) ? [{ row, line: index + 1 }] : []));
  return [
    formatting(
      flags.flatMap(({ row, line }) => answerOf(row, line)),
      rule('fails', 'notEqual', 1) + rule('sound', 'equal', 2),
    ),
    formatting(
      flags.flatMap(({ row, line }) => flagsOf(row, line, periodCount)),
      rule('fails', 'notEqual', 3) + rule('quiet', 'equal', 4),
    ),
    formatting(
      differences.flatMap(({ row, line }) => [...singlesOf(row, line), ...periodsOf(row, line, periodCount)]),
      unseen(scale),
    ),
  ].join('');
}
