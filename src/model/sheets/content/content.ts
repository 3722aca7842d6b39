// The contents: a link to every sheet, and every check of the model with one overall result.
import { byLanguage } from '#language/language.ts';
import { cell } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import { alertNames, alertsId } from '../../plan/alerts.ts';
import type { SheetDeclarations, SheetDefinition, WorkbookPlan } from '../../plan/sheet-definition.ts';
import { blank, captionsIn, heading, linkedHeader, masterCheckId } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { technicalRows } from '../../rows/technical-rows.ts';
import { toleranceInput } from '../../rows/tolerance.ts';
import type { Survey } from '../../survey/survey.ts';
import { alertRows } from './alert-rows.ts';
import { checkRows, workingRows } from './check-rows.ts';
import { contentTexts } from './texts.ts';

/** [CON-1] */
function sheetRows({ survey, sheets }: WorkbookPlan): readonly Row[] {
  const { language } = survey.template;
  return sheets.map(({ id, titles, description, category }) =>
    row({
      id: rowId('content', 'sheet', id),
      role: 'text',
      label: `${titles[language]}: ${description[language]}`,
      unit: plainUnit(contentTexts[language].categories[category]),
      link: id,
    }),
  );
}

/** The time axis is not printed here, so its first and last day are shown beside it; check results use the constant column. */
function header(plan: WorkbookPlan): readonly Row[] {
  const { language } = plan.survey.template;
  const texts = contentTexts[language];
  const time = (part: string) => rowId('assumptions', part);
  const ends = new Map([
    [rowId('content', 'number'), cell(time('count'), 'constant')],
    [rowId('content', 'start'), cell(time('start'), 'first')],
    [rowId('content', 'end'), cell(time('end'), 'last')],
  ]);
  const captions = { ...captionsIn(language), constant: texts.result, total: texts.failures };
  return linkedHeader('content', texts.title, plan, { captions, unit: texts.kind }).map((row) => {
    const end = ends.get(row.id);
    return end ? { ...row, constant: formula(end) } : row;
  });
}

const declarations = (survey: Survey): SheetDeclarations => ({
  inputs: [toleranceInput(survey)],
  exportedRows: [masterCheckId, alertsId, rowId('content', 'tolerance')],
});

export const content: SheetDefinition = {
  id: 'content',
  category: 'control',
  axis: 'periods',
  // Each check shows beside its name whether and how often it fails; pages of zeros would add nothing.
  isAxisPrinted: false,
  isPlaced: (survey) => survey.hasSheet('content'),
  titles: byLanguage((language) => contentTexts[language].title),
  description: { en: 'every sheet, every check and every alert', ru: 'все листы, проверки и замечания' },
  named: ['master', 'alerts', ...alertNames],
  declare: declarations,
  place: (plan) => {
    const texts = contentTexts[plan.survey.template.language];
    return {
      rows: [
        ...header(plan),
        heading('content', 'sheets', texts.sheets),
        ...sheetRows(plan),
        blank('content', 'sheets'),
        ...checkRows(plan),
        ...alertRows(plan),
        ...technicalRows('content', plan.survey, workingRows(plan)),
      ],
      diagnostics: [],
    };
  },
};
