// The dashboard: the forecast by year on one sheet, the valuation, the funding need and the checks.
import { byLanguage } from '#language/language.ts';
import type { Row } from '#workbook/row.ts';
import type { SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { yearCharts } from './charts.ts';
import {
  alertSummaryRows,
  checkSummaryRows,
  differenceId,
  differenceRows,
  singleRows,
} from './single-rows.ts';
import { blockRows } from './statement-rows.ts';
import { dashboardTexts } from './texts.ts';
import { unitRows } from './unit-rows.ts';
import { yearHeader } from './year-header.ts';

function rows(plan: WorkbookPlan): readonly Row[] {
  const texts = dashboardTexts[plan.survey.template.language];
  return [
    ...yearHeader(plan),
    ...blockRows('headline', texts.headline, plan),
    ...singleRows(plan),
    ...unitRows(plan),
    ...blockRows('income', texts.income, plan),
    ...blockRows('cash_flow', texts.cashFlow, plan),
    ...blockRows('balance', texts.balance, plan),
    ...differenceRows(plan),
    ...alertSummaryRows(plan),
    ...checkSummaryRows(plan),
  ];
}

export const dashboard: SheetDefinition = {
  id: 'dashboard',
  category: 'output',
  axis: 'years',
  isPlaced: (survey) => survey.hasSheet('dashboard'),
  titles: byLanguage((language) => dashboardTexts[language].title),
  description: { en: 'headline figures and statements by year', ru: 'главные показатели и отчёты по годам' },
  named: [],
  declare: (survey) => ({
    charts: yearCharts(survey),
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
