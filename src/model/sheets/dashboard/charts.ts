// The small charts of the dashboard, over the same years as the numbers around them.
import type { Chart } from '#workbook/chart.ts';
import { rowId } from '../../ids/row-id.ts';
import type { Survey } from '../../survey/survey.ts';
import type { DashboardLine } from './dashboard-line.ts';
import { dashboardTexts } from './texts.ts';
import { yearLabelId } from './year-header.ts';

const drawn: readonly {
  readonly id: 'profit' | 'cash' | 'margins';
  readonly lines: readonly DashboardLine[];
  readonly lowest: number | null;
}[] = [
  { id: 'profit', lines: ['revenue', 'ebitda', 'net_income'], lowest: null },
  { id: 'cash', lines: ['cash', 'debt'], lowest: null },
  // [DSH-17]
  { id: 'margins', lines: ['gross_margin', 'ebitda_margin', 'net_margin'], lowest: -1 },
];

/** [DSH-9] Columns, since a forecast may have only one or two years. */
export function yearCharts(survey: Survey): readonly Chart[] {
  if (!survey.hasSheet('charts')) return [];
  const texts = dashboardTexts[survey.template.language];
  return drawn.map(({ id, lines, lowest }) => ({
    id: `dashboard_${id}`,
    title: texts.charts[id],
    sheetId: 'dashboard',
    standsAt: rowId('dashboard', 'blank', 'headline'),
    labels: yearLabelId,
    unit: survey.currency,
    lowest,
    series: lines.map((line) => ({
      row: rowId('dashboard', 'headline', line),
      label: texts.lines[line],
      kind: 'column',
      isOnSecondAxis: false,
    })),
  }));
}
