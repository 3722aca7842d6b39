// Turns checks red and alerts amber as soon as they show anything but 0, colours what is sound green, lets zeros and differences too small to be seen be a dash, and leaves years without a period blank.
import { isAlertFlag, isCheckFlag, isDifference, isMaster } from '#render/check-flag.ts';
import { leastShown } from '#render/layout/shown-number.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { Row } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';

const address = (column: number, line: number): string => `${columnLetters(column)}${line}`;

interface RowLine {
  readonly row: Row;
  readonly line: number;
}

/** The answer for the whole forecast, in a word. */
const answerOf = ({ row, line }: RowLine): readonly string[] =>
  row.constant ? [address(columns.constant, line)] : [];

const totalOf = ({ row, line }: RowLine): readonly string[] =>
  row.total ? [address(columns.total, line)] : [];

function periodsOf({ row, line }: RowLine, periodCount: number): readonly string[] {
  const first = row.zero ? columns.zero : columns.firstPeriod;
  if (row.periods === null) return row.zero ? [address(columns.zero, line)] : [];
  return [`${address(first, line)}:${address(lastColumn(periodCount), line)}`];
}

/** The conditions' looks by their numbers in the file. */
const looks = { fails: 0, sound: 1, quiet: 2, alerts: 3, blank: 4 } as const;

const rule = (look: keyof typeof looks, operator: 'equal' | 'notEqual', priority: number): string =>
  `<cfRule type="cellIs" dxfId="${looks[look]}" priority="${priority}" operator="${operator}"><formula>0</formula></cfRule>`;

const formatting = (cells: readonly string[], rules: string): string =>
  cells.length === 0
    ? ''
    : `<conditionalFormatting sqref="${cells.join(' ')}">${rules}</conditionalFormatting>`;

/** What sums of many numbers leave is no difference, though it has a sign. */
function unseen(scale: MoneyScale): string {
  const most = leastShown(scale) * (1 - 1e-9);
  return `<cfRule type="cellIs" dxfId="${looks.quiet}" priority="9" operator="between"><formula>${-most}</formula><formula>${most}</formula></cfRule>`;
}

/** A file has room for one more year, should its start be moved; until then the year has no name, and nothing to show. */
function yearsWithout({ axis, rows, headerRowCount }: Sheet, yearCount: number): string {
  if (axis !== 'years' || headerRowCount === 0) return '';
  const first = columnLetters(columns.firstPeriod);
  const area = `${first}1:${address(lastColumn(yearCount), rows.length)}`;
  const rule = `<cfRule type="expression" dxfId="${looks.blank}" priority="10" stopIfTrue="1"><formula>${first}$${headerRowCount}=0</formula></cfRule>`;
  return formatting([area], rule);
}

export function conditionalLooksXml(sheet: Sheet, periodCount: number, scale: MoneyScale): string {
  const { rows } = sheet;
  const lines = rows.map((row, index) => ({ row, line: index + 1 }));
  const differences = lines.filter(({ row }) => isDifference(row));
  const flags = lines.filter(({ row }) => isCheckFlag(row));
  const alerts = lines.filter(({ row }) => isAlertFlag(row));
  const masters = flags.filter(({ row }) => isMaster(row));
  const counted = flags.filter(({ row }) => !isMaster(row));
  return [
    formatting(flags.flatMap(answerOf), rule('fails', 'notEqual', 1) + rule('sound', 'equal', 2)),
    formatting(
      counted.flatMap((one) => [...totalOf(one), ...periodsOf(one, periodCount)]),
      rule('fails', 'notEqual', 3) + rule('quiet', 'equal', 4),
    ),
    formatting(
      [...alerts.flatMap(answerOf), ...masters.flatMap(totalOf)],
      rule('alerts', 'notEqual', 5) + rule('sound', 'equal', 6),
    ),
    formatting(
      alerts.flatMap((one) => [...totalOf(one), ...periodsOf(one, periodCount)]),
      rule('alerts', 'notEqual', 7) + rule('quiet', 'equal', 8),
    ),
    formatting(
      differences.flatMap((one) => [...answerOf(one), ...totalOf(one), ...periodsOf(one, periodCount)]),
      unseen(scale),
    ),
    yearsWithout(sheet, periodCount),
  ].join('');
}
