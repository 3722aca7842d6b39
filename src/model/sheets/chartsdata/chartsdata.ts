// The chart data: links to the rows that each chart draws, and the charts themselves as data.
import { byLanguage } from '#language/language.ts';
import { cell } from '#workbook/cell-expression.ts';
import type { Chart } from '#workbook/chart.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { flowOrigin } from '../../flows/flow-rows.ts';
import { rowId } from '../../ids/row-id.ts';
import { isExported } from '../../plan/exported-cell.ts';
import type {
  RowMeasure,
  SheetDeclarations,
  SheetDefinition,
  WorkbookPlan,
} from '../../plan/sheet-definition.ts';
import { belongsTo } from '../../rows/calculation-row.ts';
import { blank, heading, linkedHeader } from '../../rows/header.ts';
import type { Survey } from '../../survey/survey.ts';
import { type ChartGroup, type ChartLine, chartGroups } from './chart-groups.ts';
import { chartsDataTexts } from './texts.ts';

/** [CHD-1] */
function lineRow({ row: id, label, from, flow }: ChartLine, measure: RowMeasure, plan: WorkbookPlan): Row {
  const target = from.find((candidate) => isExported(plan, candidate));
  if (target === undefined) throw new Error(`no row to draw ${id} from`);
  return row({
    ...measure,
    id,
    role: 'link',
    label,
    periods: formula(cell(flow ? flowOrigin({ plan, sheetId: 'revenue', flow, isInflated: true }) : target)),
    ...(flow ? belongsTo(flow.resource) : {}),
  });
}

function groupRows({ id, title, lines, measure }: ChartGroup, plan: WorkbookPlan): readonly Row[] {
  return [
    heading('chartsdata', id, title),
    ...lines.map((line) => lineRow(line, measure, plan)),
    blank('chartsdata', id),
  ];
}

const chartOf = ({ id, title, lines, measure }: ChartGroup): Chart => ({
  id,
  title,
  sheetId: 'charts',
  standsAt: null,
  labels: rowId('chartsdata', 'label'),
  unit: measure.unit.text,
  lowest: null,
  series: lines.map(({ row: id, label, kind }) => ({ row: id, label, kind, isOnSecondAxis: false })),
});

/** [CHD-4] Charts have a sheet of their own, so there are none when that sheet is off. */
const declarations = (survey: Survey): SheetDeclarations => ({
  charts: survey.hasSheet('charts') ? chartGroups(survey).map(chartOf) : [],
});

export const chartsdata: SheetDefinition = {
  id: 'chartsdata',
  category: 'output',
  axis: 'periods',
  isPlaced: (survey) => survey.hasSheet('chartsdata'),
  titles: byLanguage((language) => chartsDataTexts[language].title),
  description: { en: 'the rows that the charts draw', ru: 'строки, по которым строятся графики' },
  named: [],
  declare: declarations,
  place: (plan) => ({
    rows: [
      ...linkedHeader('chartsdata', chartsDataTexts[plan.survey.template.language].title, plan),
      ...chartGroups(plan.survey).flatMap((group) => groupRows(group, plan)),
    ],
    diagnostics: [],
  }),
};
