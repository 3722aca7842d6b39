// Says what may be typed into each input cell, before and after it is typed, in the language of the template.
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import type { Allowed, Row } from '#workbook/row.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { shownText } from './xml-text.ts';

const words = {
  en: {
    wrong: 'This value does not fit',
    number: {
      title: 'Input: number',
      prompt: 'A number',
      error: 'Please enter a number from -1E15 to 1E15.',
    },
    date: {
      title: 'Input: date',
      prompt: 'A day between 1901 and 2199',
      error: 'Please enter a date between 1901 and 2199.',
    },
    choice: {
      title: 'Input: choice',
      prompt: 'One of the values in the list',
      error: 'Please pick one of the values in the list.',
    },
    unit: (unit: string) => `, in ${unit}`,
  },
  ru: {
    wrong: 'Значение не подходит',
    number: { title: 'Ввод: число', prompt: 'Число', error: 'Введите число от -1E15 до 1E15.' },
    date: {
      title: 'Ввод: дата',
      prompt: 'День между 1901 и 2199 годом',
      error: 'Введите дату между 1901 и 2199 годом.',
    },
    choice: {
      title: 'Ввод: выбор',
      prompt: 'Одно из значений списка',
      error: 'Выберите одно из значений списка.',
    },
    unit: (unit: string) => `, ${unit}`,
  },
} as const;

/** Spreadsheets take no longer message. */
const longestPrompt = 255;

const shortened = (text: string): string =>
  text.length <= longestPrompt ? text : `${text.slice(0, longestPrompt - 1).toWellFormed()}…`;

/** The first and last day that a forecast may start on. */
const firstDate = 367;
const lastDate = 109_574;

interface Rule {
  readonly attributes: string;
  readonly formulas: string;
}

function rule(allowed: Allowed): Rule {
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

/** A choice of scenarios names them. */
function promptOf(row: Row, kind: Allowed['kind'], workbook: Workbook): string {
  const own = words[workbook.language];
  if (row.id === workbook.scenarioRow) {
    return workbook.scenarioNames.map((name, index) => `${index + 1} = ${name}`).join('\n');
  }
  return row.unit === null ? own[kind].prompt : `${own[kind].prompt}${own.unit(row.unit.text)}`;
}

function cellsOf(row: Row, line: number, periodCount: number): string {
  const isTyped = row.constant !== null && row.constant.kind !== 'formula';
  const constant = isTyped ? [`${columnLetters(columns.constant)}${line}`] : [];
  const periods =
    row.periods?.kind === 'values'
      ? [`${columnLetters(columns.firstPeriod)}${line}:${columnLetters(lastColumn(periodCount))}${line}`]
      : [];
  return [...constant, ...periods].join(' ');
}

/** Cells with the same rule and the same words share one entry. */
export function validationXml(sheet: Sheet, periodCount: number, workbook: Workbook): string {
  const own = words[workbook.language];
  const groups = new Map<string, string[]>();
  for (const [index, row] of sheet.rows.entries()) {
    const { allowed } = row;
    const cells = allowed === null ? '' : cellsOf(row, index + 1, periodCount);
    if (allowed === null || cells === '') continue;
    const { attributes, formulas } = rule(allowed);
    const { title, error } = own[allowed.kind];
    const prompt = shownText(shortened(promptOf(row, allowed.kind, workbook)));
    const said = `errorTitle="${own.wrong}" error="${error}" promptTitle="${title}" prompt="${prompt}"`;
    const start = `<dataValidation ${attributes} allowBlank="1" showInputMessage="1" showErrorMessage="1" ${said}`;
    const key = `${start}\n${formulas}`;
    const group = groups.get(key) ?? [];
    group.push(cells);
    groups.set(key, group);
  }
  if (groups.size === 0) return '';
  const entries = [...groups].map(([key, cells]) => {
    const [start = '', formulas = ''] = key.split('\n');
    return `${start} sqref="${cells.join(' ')}">${formulas}</dataValidation>`;
  });
  return `<dataValidations count="${entries.length}">${entries.join('')}</dataValidations>`;
}
