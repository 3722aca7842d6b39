// The rows that every sheet shows on top: its title and the time axis, which the assumptions sheet calculates and the others link to.
import { cell } from '#workbook/cell-expression.ts';
import type { NumberFormat } from '#workbook/number-format.ts';
import { formula, type Row, row } from '#workbook/row.ts';
import { rowId } from './row-id.ts';
import type { Survey } from './survey.ts';
import { modelTexts } from './texts.ts';

export const headerRowCount = 5;

export const labelFormat = ({ periodsPerYear }: Survey): NumberFormat =>
  periodsPerYear === 12 ? 'month' : periodsPerYear === 4 ? 'quarter' : 'year';

export const titleRow = (sheetId: string, title: string): Row =>
  row({ id: rowId(sheetId, 'title'), role: 'title', label: title, level: 1 });

/** The time axis of every sheet but the one that calculates it. */
export function linkedHeader(sheetId: string, title: string, survey: Survey): readonly Row[] {
  const texts = modelTexts[survey.template.language];
  const link = (part: string, label: string, format: NumberFormat, unit: string): Row =>
    row({
      id: rowId(sheetId, part),
      role: 'header',
      label,
      format,
      unit: { text: unit, isScaled: false },
      periods: formula(cell(rowId('assumptions', part))),
    });
  return [
    titleRow(sheetId, title),
    link('number', texts.periodNumber, 'count', texts.number),
    link('start', texts.periodStart, 'date', texts.day),
    link('end', texts.periodEnd, 'date', texts.day),
    link('label', texts.period, labelFormat(survey), texts.period.toLowerCase()),
  ];
}

/** A blank line between blocks. */
export const blank = (sheetId: string, after: string): Row =>
  row({ id: rowId(sheetId, 'blank', after), role: 'blank' });
