// The headline figures of every scenario side by side.
import type { Values } from '#evaluate/evaluate.ts';
import type { CompiledTemplate } from '#model/compile.ts';
import { rateWords } from './dashboard/rate-words.ts';
import { pageNumber } from './numbers/own-marks.ts';
import type { ScenarioFigure } from './protocol.ts';

type Workbook = NonNullable<CompiledTemplate['workbook']>;

/** How a row becomes one figure: its sum over the forecast, its last value, or its only number. */
type FigureSource = 'total' | 'last' | 'constant';

const headlines: readonly (readonly [rowId: string, at: FigureSource])[] = [
  ['is.revenue', 'total'],
  ['is.ebitda', 'total'],
  ['is.net_income', 'total'],
  ['cf.closing_cash', 'last'],
  ['ratios.lowest_cash', 'constant'],
  ['ratios.customers', 'last'],
  ['ip.npv', 'constant'],
  ['ip.npv_exit', 'constant'],
  ['ip.equity_irr', 'constant'],
];

/** A disabled sheet has no figures. */
export function scenarioFigures(
  { sheets, scenarioNames, language }: Workbook,
  valuesIn: (scenario: number) => Values,
): readonly ScenarioFigure[] {
  const rows = sheets.flatMap((sheet) => sheet.rows);
  return headlines.flatMap(([rowId, at]) => {
    const row = rows.find(({ id }) => id === rowId);
    if (!row) return [];
    const values = scenarioNames.map((_, index) => figure(valuesIn(index + 1), rowId, at));
    const { label, format } = row;
    const texts = values.map(
      (value) => rateWords(rowId, value, language) ?? pageNumber(value, format, language),
    );
    return [{ id: rowId, label, unit: row.unit?.text ?? '', format, values, texts }];
  });
}

function figure(values: Values, rowId: string, at: FigureSource): number {
  if (at === 'total') return values.total(rowId);
  if (at === 'constant') return values.constant(rowId);
  return values.row(rowId).at(-1) ?? Number.NaN;
}
