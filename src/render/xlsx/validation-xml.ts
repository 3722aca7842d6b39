// Says what may be typed into each input cell, in words a person understands.
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import type { Allowed, Row } from '#workbook/row.ts';
import type { Sheet } from '#workbook/workbook.ts';
import { xmlText } from './xml-text.ts';

const messages = {
  en: {
    title: 'This value does not fit',
    number: 'Please enter a number.',
    date: 'Please enter a date between 1901 and 2199.',
    choice: 'Please pick one of the values in the list.',
  },
  ru: {
    title: 'Значение не подходит',
    number: 'Введите число.',
    date: 'Введите дату между 1901 и 2199 годом.',
    choice: 'Выберите одно из значений списка.',
  },
} as const;

/** The first and last day that a forecast may start on. */
const firstDate = 367;
const lastDate = 109_574;

function rule(allowed: Allowed): { readonly attributes: string; readonly formulas: string } {
  switch (allowed.kind) {
    case 'number':
      return {
        attributes: 'type="decimal" operator="between"',
        formulas: '<formula1>-1E+15</formula1><formula2>1E+15</formula2>',
      };
    case 'date':
      return {
        attributes: 'type="date" operator="between"',
        formulas: `<formula1>${firstDate}</formula1><formula2>${lastDate}</formula2>`,
      };
    case 'choice':
      return { attributes: 'type="list"', formulas: `<formula1>"${allowed.options.join(',')}"</formula1>` };
  }
}

function cellsOf(row: Row, line: number, periodCount: number): string {
  const constant = row.constant?.kind === 'value' ? [`${columnLetters(columns.constant)}${line}`] : [];
  const periods =
    row.periods?.kind === 'values'
      ? [`${columnLetters(columns.firstPeriod)}${line}:${columnLetters(lastColumn(periodCount))}${line}`]
      : [];
  return [...constant, ...periods].join(' ');
}

/** Cells with the same rule share one entry. */
export function validationXml(sheet: Sheet, periodCount: number, language: 'en' | 'ru'): string {
  const groups = new Map<string, { readonly allowed: Allowed; readonly cells: string[] }>();
  for (const [index, row] of sheet.rows.entries()) {
    const cells = row.allowed === null ? '' : cellsOf(row, index + 1, periodCount);
    if (row.allowed === null || cells === '') continue;
    const key = JSON.stringify(row.allowed);
    const group = groups.get(key) ?? { allowed: row.allowed, cells: [] };
    group.cells.push(cells);
    groups.set(key, group);
  }
  if (groups.size === 0) return '';
  const words = messages[language];
  const entries = [...groups.values()].map(({ allowed, cells }) => {
    const { attributes, formulas } = rule(allowed);
    const error = `errorTitle="${xmlText(words.title)}" error="${xmlText(words[allowed.kind])}"`;
    return `<dataValidation ${attributes} allowBlank="1" showErrorMessage="1" ${error} sqref="${cells.join(' ')}">${formulas}</dataValidation>`;
  });
  return `<dataValidations count="${entries.length}">${entries.join('')}</dataValidations>`;
}
