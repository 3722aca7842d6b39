// The charts sheet: a caption for each chart and the way to the rows it is drawn from.
import type { Chart } from '#workbook/chart.ts';
import { type Row, row } from '#workbook/row.ts';
import { blank, heading } from '../../header.ts';
import { plainHeader } from '../../plain-header.ts';
import { rowId } from '../../row-id.ts';
import type { SheetDefinition } from '../../sheet-definition.ts';
import { type ChartsTexts, chartsTexts } from './texts.ts';

/** [CHT-1] */
function captionRows({ id, title, series }: Chart, own: ChartsTexts): readonly Row[] {
  const label = own.drawnFrom(title, series.length);
  return [
    heading('charts', id, title),
    row({ id: rowId('charts', 'rows', id), role: 'text', label, link: 'chartsdata' }),
    blank('charts', id),
  ];
}

export const charts: SheetDefinition = {
  id: 'charts',
  moduleId: 'module_charts',
  category: 'output',
  axis: 'none',
  isPlaced: (survey) => survey.hasSheet('module_charts'),
  titles: { en: chartsTexts.en.title, ru: chartsTexts.ru.title },
  holds: { en: 'the model in pictures', ru: 'модель в картинках' },
  named: [],
  wishes: () => ({}),
  place: (plan) => {
    const own = chartsTexts[plan.survey.template.language];
    const standing = plan.charts.filter(({ sheetId }) => sheetId === 'charts');
    // [CHT-2]
    const purpose = standing.length === 0 ? own.none : own.purpose;
    return {
      rows: [
        ...plainHeader('charts', own.title, purpose, plan),
        ...standing.flatMap((chart) => captionRows(chart, own)),
      ],
      diagnostics: [],
    };
  },
};
