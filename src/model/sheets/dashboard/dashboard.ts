// The dashboard: the forecast by calendar year on one sheet, its value, its need for money and its checks.
import type { Row } from '#workbook/row.ts';
import type { Plan, SheetDefinition } from '../../plan/sheet-definition.ts';
import { yearCharts } from './charts.ts';
import { checkSummaryRows, differenceId, differenceRows, singleRows } from './single-rows.ts';
import { blockRows } from './statement-rows.ts';
import { dashboardTexts } from './texts.ts';
import { yearHeader, yearLabelId } from './year-header.ts';

function rows(plan: Plan): readonly Row[] {
  const own = dashboardTexts[plan.survey.template.language];
  return [
    ...yearHeader(plan),
    ...blockRows('headline', own.headline, plan),
    ...singleRows(plan),
    ...blockRows('income', own.income, plan),
    ...blockRows('cash_flow', own.cashFlow, plan),
    ...blockRows('balance', own.balance, plan),
    ...differenceRows(plan),
    ...checkSummaryRows(plan),
  ];
}

export const dashboard: SheetDefinition = {
  id: 'dashboard',
  moduleId: 'module_dashboard',
  category: 'output',
  axis: 'years',
  isPlaced: (survey) => survey.hasSheet('module_dashboard'),
  titles: { en: dashboardTexts.en.title, ru: dashboardTexts.ru.title },
  holds: { en: 'headline figures and statements by year', ru: 'главные показатели и отчёты по годам' },
  named: [],
  wishes: (survey) => ({
    charts: yearCharts(survey),
    figures: [yearLabelId],
    checks: [
      {
        row: differenceId,
        label: dashboardTexts[survey.template.language].differenceCheck,
        kind: 'single difference',
      },
    ],
  }),
  place: (plan) => ({ rows: rows(plan), diagnostics: [] }),
};
