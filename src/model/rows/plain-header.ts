// The header of a sheet without time columns: as tall as every other header, so that panes freeze at the same cell.

import type { Language } from '#language/language.ts';
import type { SheetId } from '#template/sections.ts';
import { type CellExpression, cell } from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from '../ids/row-id.ts';
import type { WorkbookPlan } from '../plan/sheet-definition.ts';
import { modelTexts } from '../texts/model-texts.ts';
import { blank, topRows } from './header.ts';
import { plainUnit } from './measures.ts';

const words: Readonly<
  Record<Language, Readonly<Record<'firstDay' | 'lastDay' | 'periodCount' | 'periodsPerYear', string>>>
> = {
  en: {
    firstDay: 'First day of the forecast',
    lastDay: 'Last day of the forecast',
    periodCount: 'Forecast periods',
    periodsPerYear: 'Periods a year',
  },
  ru: {
    firstDay: 'Первый день прогноза',
    lastDay: 'Последний день прогноза',
    periodCount: 'Периодов в прогнозе',
    periodsPerYear: 'Периодов в году',
  },
};

export interface SingleLink {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly format: NumberFormat;
  readonly target: CellExpression;
}

/** A link to one cell of another sheet, in the constant column. */
export const singleLink = ({ id, label, unit, format, target }: SingleLink): Row =>
  row({ id, role: 'link', label, unit: plainUnit(unit), format, constant: formula(target) });

export function plainHeader(
  sheetId: SheetId,
  title: string,
  subtitle: string,
  plan: WorkbookPlan,
): readonly Row[] {
  const { language } = plan.survey.template;
  const headerTexts = words[language];
  const texts = modelTexts[language];
  const link = (
    part: string,
    label: string,
    unit: string,
    format: NumberFormat,
    target: CellExpression,
  ): Row => singleLink({ id: rowId(sheetId, part), label, unit, format, target });
  const time = (part: string) => rowId('assumptions', part);
  return [
    ...topRows(sheetId, title, plan),
    row({ id: rowId(sheetId, 'subtitle'), role: 'text', label: subtitle }),
    link('first_day', headerTexts.firstDay, texts.day, 'date', cell(time('start'), 'first')),
    link('last_day', headerTexts.lastDay, texts.day, 'date', cell(time('end'), 'last')),
    link('period_count', headerTexts.periodCount, texts.periods, 'count', cell(time('count'), 'constant')),
    link(
      'periods_per_year',
      headerTexts.periodsPerYear,
      texts.periods,
      'count',
      cell(time('number'), 'constant'),
    ),
    blank(sheetId, 'header'),
  ];
}
