// Rows of the dashboard that cover the whole forecast, and the results of the checks.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  over,
  plus,
  type RowId,
  span,
} from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { alertsId, listedAlerts } from '../../plan/alerts.ts';
import { listedChecks } from '../../plan/checks.ts';
import { isExported } from '../../plan/exported-cell.ts';
import type { WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, heading, labelFormat, labelSource, masterCheckId } from '../../rows/header.ts';
import { moneyMeasure, plainUnit } from '../../rows/measures.ts';
import { valuationOptions } from '../../survey/valuation-options.ts';
import { alertTexts } from '../../texts/alert-texts.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import type { DashboardLine } from './dashboard-line.ts';
import { dashboardTexts } from './texts.ts';
import { partRows } from './year-header.ts';
import { yearNames } from './year-names.ts';

type FigureKind = 'money' | 'rate' | 'years' | 'ratio' | 'period';

const exportedRows: readonly {
  readonly line: DashboardLine;
  readonly sheet: 'ip' | 'cf' | 'ratios';
  readonly kind: FigureKind;
}[] = [
  { line: 'peak_funding_need', sheet: 'cf', kind: 'money' },
  { line: 'lowest_cash', sheet: 'ratios', kind: 'money' },
  { line: 'lowest_cash_period', sheet: 'ratios', kind: 'period' },
  { line: 'first_ebitda_period', sheet: 'ratios', kind: 'period' },
  { line: 'first_profit_period', sheet: 'ratios', kind: 'period' },
  { line: 'npv', sheet: 'ip', kind: 'money' },
  { line: 'npv_exit', sheet: 'ip', kind: 'money' },
  { line: 'irr', sheet: 'ip', kind: 'rate' },
  { line: 'irr_exit', sheet: 'ip', kind: 'rate' },
  { line: 'equity_irr', sheet: 'ip', kind: 'rate' },
  { line: 'money_multiple', sheet: 'ip', kind: 'ratio' },
  { line: 'payback', sheet: 'ip', kind: 'years' },
  { line: 'discounted_payback', sheet: 'ip', kind: 'years' },
  { line: 'profitability_index', sheet: 'ip', kind: 'ratio' },
  { line: 'ev_gordon', sheet: 'ip', kind: 'money' },
  { line: 'ev_multiple', sheet: 'ip', kind: 'money' },
  { line: 'ev_liquidation', sheet: 'ip', kind: 'money' },
  { line: 'equity_gordon', sheet: 'ip', kind: 'money' },
  { line: 'equity_multiple', sheet: 'ip', kind: 'money' },
];

function measure(kind: FigureKind, { survey }: WorkbookPlan): Pick<Row, 'unit' | 'format'> {
  const texts = modelTexts[survey.template.language];
  const plain = (text: string, format: NumberFormat) => ({ unit: plainUnit(text), format });
  switch (kind) {
    case 'money':
      return moneyMeasure(survey);
    case 'rate':
      return plain(texts.perYear, 'percent');
    case 'years':
      return plain(texts.years, 'number');
    case 'ratio':
      return plain(texts.times, 'ratio');
    case 'period':
      return plain(texts.period.toLowerCase(), labelFormat(survey));
  }
}

/** [DSH-12] A period is shown by its name, found by its number. */
function shownFigure(kind: FigureKind, figure: RowId, { survey }: WorkbookPlan): CellExpression {
  const shown = cell(figure, 'constant');
  if (kind !== 'period') return shown;
  const name = call('INDEX', span(rowId('assumptions', labelSource(survey))), shown);
  return call('IF', call('ISNUMBER', shown), name, missing);
}

/** [DSH-10] Checks first that the rate is a number: in a spreadsheet any text is greater than any number. */
function cautionRows(plan: WorkbookPlan): readonly Row[] {
  const rate = rowId('ip', 'irr');
  if (!isExported(plan, rate)) return [];
  const texts = dashboardTexts[plan.survey.template.language];
  const shown = cell(rate, 'constant');
  // Multiplied by one, since a comparison is not a number and IF must not be nested.
  const isHigh = binary(binary(shown, '>', number(1)), '*', number(1));
  return [
    row({
      id: rowId('dashboard', 'caution'),
      role: 'calculation',
      label: texts.caution,
      note: texts.cautionNote,
      format: 'answer',
      unit: plainUnit(texts.yesOrNo),
      constant: formula(call('IF', call('ISNUMBER', shown), isHigh, missing)),
    }),
  ];
}

/** [DSH-19] For a forecast in which no year is whole. */
function firstYearRows(plan: WorkbookPlan): readonly Row[] {
  const texts = dashboardTexts[plan.survey.template.language];
  const start = (line: DashboardLine) => ({
    id: rowId('dashboard', 'single', line),
    role: 'calculation' as const,
    label: texts.lines[line],
    note: texts.firstNote,
  });
  const sum = (line: DashboardLine, from: RowId): Row =>
    row({
      ...moneyMeasure(plan.survey),
      ...start(line),
      constant: formula(call('SUMIF', span(rowId('assumptions', 'first_year')), number(1), span(from))),
    });
  const part = (line: DashboardLine) => cell(rowId('dashboard', 'single', line), 'constant');
  const margin = over(part('first_ebitda'), part('first_revenue'));
  const isWithoutSales = binary(part('first_revenue'), '=', number(0));
  return [
    sum('first_revenue', rowId('is', 'revenue')),
    sum('first_ebitda', rowId('is', 'ebitda')),
    row({
      ...start('first_margin'),
      format: 'percent',
      unit: plainUnit(texts.margin),
      constant: formula(call('IF', isWithoutSales, missing, margin)),
    }),
  ];
}

/** [DSH-6] */
export function singleRows(plan: WorkbookPlan): readonly Row[] {
  const { template } = plan.survey;
  const texts = dashboardTexts[template.language];
  const { isOpeningInvested } = valuationOptions(template);
  const rows = exportedRows
    .filter(({ line, sheet }) => isExported(plan, rowId(sheet, line)))
    .map(({ line, sheet, kind }) =>
      row({
        ...measure(kind, plan),
        id: rowId('dashboard', 'single', line),
        role: kind === 'period' ? 'calculation' : 'link',
        label: line === 'npv' && isOpeningInvested ? texts.npvInvested : texts.lines[line],
        constant: formula(shownFigure(kind, rowId(sheet, line), plan)),
      }),
    );
  return [
    heading('dashboard', 'single', texts.single),
    ...firstYearRows(plan),
    ...rows,
    ...cautionRows(plan),
    blank('dashboard', 'single'),
  ];
}

export const differenceId = rowId('dashboard', 'difference');

/** [DSH-8] The sum of the years less the sum of the periods: 0 if correct. */
export function differenceRows(plan: WorkbookPlan): readonly Row[] {
  const { survey } = plan;
  const texts = dashboardTexts[survey.template.language];
  const off = (years: RowId, periods: RowId): CellExpression =>
    call('ABS', minus(cell(years, 'total'), cell(periods, 'total')));
  const incomeId = rowId('dashboard', 'difference_income');
  const ofIncome = plus(
    off(rowId('dashboard', 'headline', 'revenue'), rowId('is', 'revenue')),
    off(rowId('dashboard', 'headline', 'net_income'), rowId('is', 'net_income')),
  );
  const ofCash = off(rowId('dashboard', 'cash_flow', 'net_change'), rowId('cf', 'net_change'));
  return [
    heading('dashboard', 'years', texts.years),
    ...partRows(plan),
    row({
      ...moneyMeasure(survey),
      id: incomeId,
      role: 'check',
      label: texts.incomeDifference,
      constant: formula(ofIncome),
    }),
    row({
      ...moneyMeasure(survey),
      id: differenceId,
      role: 'check',
      label: texts.difference,
      note: yearNames(survey).differenceNote,
      constant: formula(plus(cell(incomeId, 'constant'), ofCash)),
    }),
    blank('dashboard', 'difference'),
  ];
}

/** [DSH-14] Whether there is something to look at, since when, and how bad it is at worst. */
export function alertSummaryRows(plan: WorkbookPlan): readonly Row[] {
  if (!isExported(plan, alertsId)) return [];
  const { language } = plan.survey.template;
  const part = (alert: RowId) => rowId('dashboard', 'alert', alert);
  const rows = listedAlerts(plan).flatMap(({ words, amount, flag, first, measure: kind, sheetId }) => [
    row({
      id: part(flag),
      role: 'check',
      label: words.question,
      format: 'answer',
      unit: plainUnit(alertTexts[language].answer),
      link: sheetId,
      constant: formula(cell(flag, 'constant')),
    }),
    row({
      ...measure('period', plan),
      id: part(first),
      role: 'link',
      label: words.first,
      constant: formula(cell(first, 'constant')),
    }),
    row({
      ...measure(kind, plan),
      id: part(amount),
      role: 'link',
      label: words.amount,
      constant: formula(cell(amount, 'constant')),
    }),
  ]);
  return [heading('dashboard', 'alerts', alertTexts[language].title), ...rows, blank('dashboard', 'alerts')];
}

/** [DSH-7] */
export function checkSummaryRows(plan: WorkbookPlan): readonly Row[] {
  if (!isExported(plan, masterCheckId)) return [];
  const { language } = plan.survey.template;
  const rows = listedChecks(plan).map(({ row: check, label, sheetId }) =>
    row({
      id: rowId('dashboard', 'check', check),
      role: 'check',
      label,
      format: 'verdict',
      unit: plainUnit(modelTexts[language].verdict),
      link: sheetId,
      constant: formula(cell(check, 'constant')),
    }),
  );
  return [heading('dashboard', 'checks', dashboardTexts[language].checks), ...rows];
}
