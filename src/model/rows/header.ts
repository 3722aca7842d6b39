// The rows that every sheet shows on top: its title, the model's check and the time axis.
import type { Language } from '#language/language.ts';
import { type CellExpression, call, cell, type RowId, span } from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { type Captions, formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../ids/row-id.ts';
import { hasFigure } from '../plan/figure.ts';
import type { Plan } from '../plan/sheet-definition.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { plainUnit } from './measures.ts';

export const headerRowCount = 7;

/** Said beside the names of the periods. */
export const captionsIn = (language: Language): Captions => {
  const { constant, total, opening } = modelTexts[language];
  return { constant, total, zero: opening, provenance: null };
};

const usualWords = ({ template: { language } }: Survey): HeaderWords => ({
  captions: captionsIn(language),
  unit: modelTexts[language].period.toLowerCase(),
});

/** 1 when any check fails. */
export const masterCheckId: RowId = rowId('content', 'master');

export const labelFormat = ({ periodsPerYear }: Survey): NumberFormat =>
  periodsPerYear === 12 ? 'month' : periodsPerYear === 4 ? 'quarter' : 'year';

/** A month is called by its first day, which links read where it is worked out; other periods have names of their own. */
const labelSource = ({ periodsPerYear }: Survey): 'start' | 'label' =>
  periodsPerYear === 12 ? 'start' : 'label';

/** A blank line between blocks. */
export const blank = (sheetId: string, after: string): Row =>
  row({ id: rowId(sheetId, 'blank', after), role: 'blank' });

export const heading = (sheetId: string, part: string, label: string, level: 1 | 2 = 1): Row =>
  row({ id: rowId(sheetId, 'heading', part), role: 'heading', level, label });

export function topRows(sheetId: string, title: string, plan: Plan): readonly Row[] {
  const texts = modelTexts[plan.survey.template.language];
  return [
    row({
      id: rowId(sheetId, 'title'),
      role: 'title',
      label: title,
      level: 1,
    }),
    row({
      id: rowId(sheetId, 'model_check'),
      role: 'check',
      label: texts.modelCheck,
      link: sheetId === 'content' || !plan.survey.hasSheet('module_content') ? null : 'content',
      format: 'verdict',
      unit: plainUnit(texts.verdict),
      constant: hasFigure(plan, masterCheckId) ? formula(cell(masterCheckId, 'constant')) : null,
    }),
  ];
}

interface AxisRow {
  readonly part: string;
  readonly label: string;
  readonly format: NumberFormat;
  readonly unit: string;
  readonly expression: CellExpression;
  readonly captions?: Captions | null;
  readonly note?: string | null;
}

export const axisRow = (sheetId: string, { part, unit, expression, ...rest }: AxisRow): Row =>
  row({
    ...rest,
    id: rowId(sheetId, part),
    role: 'header',
    unit: plainUnit(unit),
    periods: formula(expression),
  });

/** Says of each column whether it is forecast; the total counts those that are. */
export function phaseRow(sheetId: string, { template }: Survey, expression: CellExpression): Row {
  const texts = modelTexts[template.language];
  return {
    ...axisRow(sheetId, {
      part: 'phase',
      label: texts.phase,
      format: 'count',
      unit: texts.flag,
      note: texts.phaseNote,
      expression,
    }),
    total: formula(call('SUM', span(rowId(sheetId, 'phase')))),
  };
}

export interface HeaderWords {
  readonly captions: Captions;
  /** Of the column of units. */
  readonly unit: string;
}

/** The time axis of every sheet but the one that calculates it. */
export function linkedHeader(
  sheetId: string,
  title: string,
  plan: Plan,
  words: HeaderWords = usualWords(plan.survey),
): readonly Row[] {
  const { survey } = plan;
  const { language } = survey.template;
  const texts = modelTexts[language];
  const time = (part: string): CellExpression => cell(rowId('assumptions', part));
  const link = (part: 'number' | 'start' | 'end', label: string, format: NumberFormat, unit: string): Row =>
    axisRow(sheetId, { part, label, format, unit, expression: time(part) });
  return [
    ...topRows(sheetId, title, plan),
    link('number', texts.periodNumber, 'count', texts.number),
    link('start', texts.periodStart, 'date', texts.day),
    link('end', texts.periodEnd, 'date', texts.day),
    phaseRow(sheetId, survey, time('phase')),
    axisRow(sheetId, {
      part: 'label',
      label: texts.period,
      format: labelFormat(survey),
      unit: words.unit,
      captions: words.captions,
      expression: time(labelSource(survey)),
    }),
    blank(sheetId, 'header'),
  ];
}
