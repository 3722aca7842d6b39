// The figures of the dashboard that stand for the whole forecast, and what the checks say.
import {
  binary,
  type CellExpression,
  call,
  cell,
  minus,
  missing,
  number,
  plus,
  type RowId,
} from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { listedChecks } from '../../plan/checks.ts';
import { hasFigure } from '../../plan/figure.ts';
import type { Plan } from '../../plan/sheet-definition.ts';
import { blank, heading, masterCheckId } from '../../rows/header.ts';
import { moneyMeasure, plainUnit } from '../../rows/measures.ts';
import { modelTexts } from '../../texts/model-texts.ts';
import { dashboardTexts, type Line } from './texts.ts';

type Kind = 'money' | 'rate' | 'years' | 'ratio';

const figures: readonly { readonly line: Line; readonly sheet: 'ip' | 'cf'; readonly kind: Kind }[] = [
  { line: 'peak_funding_need', sheet: 'cf', kind: 'money' },
  { line: 'npv', sheet: 'ip', kind: 'money' },
  { line: 'irr', sheet: 'ip', kind: 'rate' },
  { line: 'payback', sheet: 'ip', kind: 'years' },
  { line: 'discounted_payback', sheet: 'ip', kind: 'years' },
  { line: 'profitability_index', sheet: 'ip', kind: 'ratio' },
  { line: 'ev_gordon', sheet: 'ip', kind: 'money' },
  { line: 'ev_multiple', sheet: 'ip', kind: 'money' },
  { line: 'equity_gordon', sheet: 'ip', kind: 'money' },
  { line: 'equity_multiple', sheet: 'ip', kind: 'money' },
];

function measure(kind: Kind, { survey }: Plan): Pick<Row, 'unit' | 'format'> {
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
  }
}

/** [DSH-10] The rate is asked for being a number first: a spreadsheet holds any text to be above any number. */
function cautionRows(plan: Plan): readonly Row[] {
  const rate = rowId('ip', 'irr');
  if (!hasFigure(plan, rate)) return [];
  const own = dashboardTexts[plan.survey.template.language];
  const shown = cell(rate, 'constant');
  // Times one, as a comparison is no number and an IF has no place in another.
  const isHigh = binary(binary(shown, '>', number(1)), '*', number(1));
  return [
    row({
      id: rowId('dashboard', 'caution'),
      role: 'calculation',
      label: own.caution,
      note: own.cautionNote,
      format: 'answer',
      unit: plainUnit(own.yesOrNo),
      constant: formula(call('IF', call('ISNUMBER', shown), isHigh, missing)),
    }),
  ];
}

/** [DSH-6] */
export function singleRows(plan: Plan): readonly Row[] {
  const own = dashboardTexts[plan.survey.template.language];
  const rows = figures
    .filter(({ line, sheet }) => hasFigure(plan, rowId(sheet, line)))
    .map(({ line, sheet, kind }) =>
      row({
        ...measure(kind, plan),
        id: rowId('dashboard', 'single', line),
        role: 'link',
        label: own.lines[line],
        constant: formula(cell(rowId(sheet, line), 'constant')),
      }),
    );
  return [
    heading('dashboard', 'single', own.single),
    ...rows,
    ...cautionRows(plan),
    blank('dashboard', 'single'),
  ];
}

export const differenceId = rowId('dashboard', 'difference');

/** [DSH-8] What the years add up to, less what the periods add up to: 0 when all is well. */
export function differenceRows(plan: Plan): readonly Row[] {
  const { survey } = plan;
  const own = dashboardTexts[survey.template.language];
  const off = (years: RowId, periods: RowId): CellExpression =>
    call('ABS', minus(cell(years, 'total'), cell(periods, 'total')));
  const all = plus(
    off(rowId('dashboard', 'headline', 'revenue'), rowId('is', 'revenue')),
    off(rowId('dashboard', 'headline', 'net_income'), rowId('is', 'net_income')),
    off(rowId('dashboard', 'cash_flow', 'net_change'), rowId('cf', 'net_change')),
  );
  return [
    row({
      ...moneyMeasure(survey),
      id: differenceId,
      role: 'check',
      label: own.difference,
      note: own.differenceNote,
      constant: formula(all),
    }),
    blank('dashboard', 'difference'),
  ];
}

/** [DSH-7] */
export function checkSummaryRows(plan: Plan): readonly Row[] {
  if (!hasFigure(plan, masterCheckId)) return [];
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
