// Chooses how money is shown: the template's unit is the largest that may be used, small models show a smaller one.
import type { Values } from '#evaluate/evaluate.ts';
import type { MoneyScale } from '#workbook/number-format.ts';
import type { Workbook } from '#workbook/workbook.ts';

const scales: readonly { readonly scale: MoneyScale; readonly size: number }[] = [
  { scale: 'mln', size: 1_000_000 },
  { scale: 'thousand', size: 1000 },
  { scale: 'units', size: 1 },
];

/** The largest figure shall have two digits before the point, or the usual ones would have none. */
const leastShown = 10;

function largestFigure(workbook: Workbook, values: Values): number {
  let largest = 0;
  for (const sheet of workbook.sheets) {
    for (const row of sheet.rows) {
      if (row.format !== 'money' || row.periods === null) continue;
      for (const value of values.row(row.id)) if (Math.abs(value) > largest) largest = Math.abs(value);
    }
  }
  return largest;
}

export function moneyScale(workbook: Workbook, values: Values): MoneyScale {
  const largest = largestFigure(workbook, values);
  const allowed = scales.slice(scales.findIndex(({ scale }) => scale === workbook.moneyScale));
  return allowed.find(({ size }) => largest >= leastShown * size)?.scale ?? 'units';
}
