// The header rows of every sheet: its title, the master check and the time axis.

import type { Language } from '#language/language.ts';
import type { SheetId } from '#template/sections.ts';
import { type CellExpression, call, cell, type RowId, span } from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { type ColumnCaptions, formula, type Row, row } from '#workbook/row.ts';
import { ownedRowId, rowId } from '../ids/row-id.ts';
import { alertsId } from '../plan/alerts.ts';
import { isExported } from '../plan/exported-cell.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import type { Resource } from '../survey/resource.ts';
import type { Survey } from '../survey/survey.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { plainUnit } from './measures.ts';

export const headerRowCount = 7;

/** Captions for the columns beside the period names. */
export const captionsIn = (language: Language): ColumnCaptions => {
  const { constant, total, opening } = modelTexts[language];
  return { constant, total, zero: opening, provenance: null };
};

const defaultWords = ({ template: { language } }: Survey): HeaderWords => ({
  captions: captionsIn(language),
  unit: modelTexts[language].period.toLowerCase(),
});

/** 1 when any check fails. */
export const masterCheckId: RowId = rowId('content', 'master');

export function labelFormat({ periodsPerYear, yearEnd }: Survey): NumberFormat {
  if (periodsPerYear === 1) return yearEnd === 12 ? 'year' : 'fiscalYear';
  return periodsPerYear === 12 ? 'month' : 'quarter';
}

/** A month is labelled by its start date, linked to where that is calculated; other periods have labels of their own. */
export const labelSource = ({ periodsPerYear }: Survey): 'start' | 'label' =>
  periodsPerYear === 12 ? 'start' : 'label';

/** A blank line between blocks. */
export const blank = (sheetId: SheetId, after: string): Row =>
  row({ id: rowId(sheetId, 'blank', after), role: 'blank' });

export const heading = (sheetId: SheetId, part: string, label: string, level: 1 | 2 = 1): Row =>
  row({ id: rowId(sheetId, 'heading', part), role: 'heading', level, label });

/** A resource's name above its rows, which may be within a part of the sheet. */
export const nameHeading = (
  sheetId: SheetId,
  { id, name }: Pick<Resource, 'id' | 'name'>,
  within?: string,
): Row =>
  row({
    id: ownedRowId(sheetId, id, 'name', ...(within === undefined ? [] : [within])),
    role: 'heading',
    level: within === undefined ? 1 : 2,
    label: name,
    source: { resourceId: id, variableId: null },
  });

export function topRows(sheetId: SheetId, title: string, plan: WorkbookPlan): readonly Row[] {
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
      link: sheetId === 'content' || !plan.survey.hasSheet('content') ? null : 'content',
      format: 'master',
      unit: plainUnit(texts.verdict),
      constant: isExported(plan, masterCheckId) ? formula(cell(masterCheckId, 'constant')) : null,
      // [ALR-5] Beside it stands how many alerts there are.
      total: isExported(plan, alertsId) ? formula(cell(alertsId, 'constant')) : null,
    }),
  ];
}

interface AxisRow {
  readonly part: string;
  readonly label: string;
  readonly format: NumberFormat;
  readonly unit: string;
  readonly expression: CellExpression;
  readonly captions?: ColumnCaptions | null;
  readonly note?: string | null;
}

export const axisRow = (sheetId: SheetId, { part, unit, expression, ...rest }: AxisRow): Row =>
  row({
    ...rest,
    id: rowId(sheetId, part),
    role: 'header',
    unit: plainUnit(unit),
    periods: formula(expression),
  });

/** Flags the forecast columns; the total counts them. */
export function phaseRow(sheetId: SheetId, { template }: Survey, expression: CellExpression): Row {
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
    span: 'sum',
  };
}

export interface HeaderWords {
  readonly captions: ColumnCaptions;
  /** The caption of the units column. */
  readonly unit: string;
}

/** The time axis of every sheet except the one that calculates it. */
export function linkedHeader(
  sheetId: SheetId,
  title: string,
  plan: WorkbookPlan,
  words: HeaderWords = defaultWords(plan.survey),
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
