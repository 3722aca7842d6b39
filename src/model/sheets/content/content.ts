// The contents: a way to every sheet, and every check of the model with one answer for all of them.
import { cell } from '#workbook/cell-expression.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../../ids/row-id.ts';
import type { Plan, SheetDefinition, Wishes } from '../../plan/sheet-definition.ts';
import { blank, captionsIn, heading, linkedHeader, masterCheckId } from '../../rows/header.ts';
import { plainUnit } from '../../rows/measures.ts';
import { toleranceInput } from '../../rows/tolerance.ts';
import type { Survey } from '../../survey/survey.ts';
import { checkRows } from './check-rows.ts';
import { contentTexts } from './texts.ts';

/** [CON-1] */
function sheetRows({ survey, sheets }: Plan): readonly Row[] {
  const { language } = survey.template;
  return sheets.map(({ id, titles, holds, category }) =>
    row({
      id: rowId('content', 'sheet', id),
      role: 'text',
      label: `${titles[language]}: ${holds[language]}`,
      unit: plainUnit(contentTexts[language].categories[category]),
      link: id,
    }),
  );
}

/** The axis is not printed here, so its ends stand beside it; results of checks stand where other sheets have constants. */
function header(plan: Plan): readonly Row[] {
  const { language } = plan.survey.template;
  const own = contentTexts[language];
  const time = (part: string) => rowId('assumptions', part);
  const ends = new Map([
    [rowId('content', 'number'), cell(time('count'), 'constant')],
    [rowId('content', 'start'), cell(time('start'), 'first')],
    [rowId('content', 'end'), cell(time('end'), 'last')],
  ]);
  const captions = { ...captionsIn(language), constant: own.result, total: own.failures };
  return linkedHeader('content', own.title, plan, { captions, unit: own.kind }).map((row) => {
    const end = ends.get(row.id);
    return end ? { ...row, constant: formula(end) } : row;
  });
}

const wishes = (survey: Survey): Wishes => ({
  inputs: [toleranceInput(survey)],
  figures: [masterCheckId, rowId('content', 'tolerance')],
});

export const content: SheetDefinition = {
  id: 'content',
  moduleId: 'module_content',
  category: 'control',
  axis: 'periods',
  // Each check says beside its name whether and how often it fails; pages of zeros would say no more.
  isAxisPrinted: false,
  isPlaced: (survey) => survey.hasSheet('module_content'),
  titles: { en: contentTexts.en.title, ru: contentTexts.ru.title },
  holds: { en: 'every sheet and every check', ru: 'все листы и все проверки' },
  named: ['master'],
  wishes,
  place: (plan) => {
    const own = contentTexts[plan.survey.template.language];
    return {
      rows: [
        ...header(plan),
        heading('content', 'sheets', own.sheets),
        ...sheetRows(plan),
        blank('content', 'sheets'),
        ...checkRows(plan),
      ],
      diagnostics: [],
    };
  },
};
