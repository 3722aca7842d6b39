// The charts sheet: a list of the charts, with links to the rows they are drawn from.
import { byLanguage } from '#language/language.ts';
import type { Chart } from '#workbook/chart.ts';
import { type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { SheetDefinition } from '../../plan/sheet-definition.ts';
import { blank, heading } from '../../rows/header.ts';
import { plainHeader } from '../../rows/plain-header.ts';
import { type ChartsTexts, chartsTexts } from './texts.ts';

/** [CHT-1] In files with charts, the charts are below the list. */
function listRows(standing: readonly Chart[], texts: ChartsTexts): readonly Row[] {
  if (standing.length === 0) return [];
  return [
    heading('charts', 'list', texts.list),
    ...standing.map(({ id, title, series }) =>
      row({
        id: rowId('charts', 'rows', id),
        role: 'text',
        label: texts.drawnFrom(title, series.length),
        link: 'chartsdata',
      }),
    ),
    blank('charts', 'list'),
  ];
}

export const charts: SheetDefinition = {
  id: 'charts',
  category: 'output',
  axis: 'none',
  isPlaced: (survey) => survey.hasSheet('charts'),
  titles: byLanguage((language) => chartsTexts[language].title),
  description: { en: 'the model in pictures', ru: 'модель в картинках' },
  named: [],
  declare: () => ({}),
  place: (plan) => {
    const texts = chartsTexts[plan.survey.template.language];
    const standing = plan.charts.filter(({ sheetId }) => sheetId === 'charts');
    // [CHT-2]
    const purpose = standing.length === 0 ? texts.none : texts.purpose;
    return {
      rows: [...plainHeader('charts', texts.title, purpose, plan), ...listRows(standing, texts)],
      diagnostics: [],
    };
  },
};
