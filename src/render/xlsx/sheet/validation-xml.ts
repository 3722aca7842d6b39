// Says what may be typed into each input cell, before and after it is typed, in the language of the template.
import type { Language } from '#language/language.ts';
import { shownText } from '#render/xml-text.ts';
import { columnLetters, columns, lastColumn } from '#workbook/columns.ts';
import { type AllowedValues, emptyPeriods, type Row } from '#workbook/row.ts';
import type { Sheet, Workbook } from '#workbook/workbook.ts';
import { fitsList, listText, runOf } from './choice-list.ts';

interface ValidationMessage {
  readonly title: string;
  readonly prompt: string;
  readonly error: string;
}

type ValidationLimits = (least: string, most: string | null) => string;

interface ValidationTexts {
  readonly wrong: string;
  readonly number: ValidationMessage;
  /** No upper limit where the largest number that may be typed is one. */
  readonly range: {
    readonly title: string;
    readonly prompt: ValidationLimits;
    readonly error: ValidationLimits;
  };
  readonly date: ValidationMessage;
  readonly choice: ValidationMessage;
  /** A choice that no list holds. */
  readonly wholeRange: (least: number, most: number) => Pick<ValidationMessage, 'prompt' | 'error'>;
  /** A number that its formula divides by 100. */
  readonly percent: Pick<ValidationMessage, 'prompt' | 'error'>;
  readonly unit: (unit: string) => string;
  readonly quoted: (name: string) => string;
}

const words: Readonly<Record<Language, ValidationTexts>> = {
  en: {
    wrong: 'This value does not fit',
    number: { title: 'Input: number', prompt: 'Any number', error: 'Please enter a number.' },
    range: {
      title: 'Input: number',
      prompt: (least, most) =>
        most === null ? `A number from ${least} on` : `A number from ${least} to ${most}`,
      error: (least, most) =>
        most === null
          ? `Please enter a number from ${least} on.`
          : `Please enter a number from ${least} to ${most}.`,
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
    wholeRange: (least, most) => ({
      prompt: `A whole number from ${least} to ${most}`,
      error: `Please enter a whole number from ${least} to ${most}.`,
    }),
    percent: {
      prompt: 'A number of percent: 24 for 24 %, without the sign',
      error: 'This cell counts in percent: type 24 for 24 %. 24% is taken for 0.24 %. Keep it all the same?',
    },
    unit: (unit) => ` (${unit})`,
    quoted: (name) => `“${name}”`,
  },
  ru: {
    wrong: 'Значение не подходит',
    number: { title: 'Ввод: число', prompt: 'Любое число', error: 'Введите число.' },
    range: {
      title: 'Ввод: число',
      prompt: (least, most) => (most === null ? `Число от ${least}` : `Число от ${least} до ${most}`),
      error: (least, most) =>
        most === null ? `Введите число от ${least}.` : `Введите число от ${least} до ${most}.`,
    },
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
    wholeRange: (least, most) => ({
      prompt: `Целое число от ${least} до ${most}`,
      error: `Введите целое число от ${least} до ${most}.`,
    }),
    percent: {
      prompt: 'Число процентов: 24 для 24 %, без знака процента',
      error:
        'В этой ячейке проценты вводят числом: 24 для 24 %. Запись 24% означает здесь 0,24 %. Оставить её?',
    },
    unit: (unit) => ` (${unit})`,
    quoted: (name) => `«${name}»`,
  },
};

/** Spreadsheets take no longer message. */
const longestPrompt = 255;

const shortened = (text: string): string =>
  text.length <= longestPrompt ? text : `${text.slice(0, longestPrompt - 1).toWellFormed()}…`;

/** The first and last day that a forecast may start on. */
const firstDate = 367;
const lastDate = 109_574;

interface ValidationRule {
  readonly attributes: string;
  readonly formulas: string;
}

/** As spreadsheets write it: 1E+30. */
const limit = (value: number): string => String(value).toUpperCase();

function choiceRule(options: readonly number[]): ValidationRule {
  const run = fitsList(options) ? null : runOf(options);
  return run === null
    ? { attributes: 'type="list"', formulas: `<formula1>"${listText(options)}"</formula1>` }
    : {
        attributes: 'type="whole" operator="between"',
        formulas: `<formula1>${run.least}</formula1><formula2>${run.most}</formula2>`,
      };
}

/** What is below 1 was mostly typed with a percent sign, for which spreadsheets take a hundredth. */
const isCountedInPercent = ({ format }: Row, { kind }: AllowedValues): boolean =>
  kind === 'number' && format === 'rate';

/** Warns, since 0.5 % may well be meant. The cell is the first that the rule is for; for the others it moves along. */
function percentRule(cells: string, { least, most }: AllowedValues & { readonly kind: 'number' }) {
  const [first = ''] = cells.split(':');
  const isWithin = `${first}&gt;=${limit(least)},${first}&lt;=${limit(most)}`;
  return {
    attributes: 'type="custom" errorStyle="warning"',
    formulas: `<formula1>AND(${isWithin},OR(${first}=0,ABS(${first})&gt;=1))</formula1>`,
  };
}

function rule(row: Row, allowed: AllowedValues, cells: string): ValidationRule {
  if (allowed.kind === 'number' && isCountedInPercent(row, allowed)) return percentRule(cells, allowed);
  switch (allowed.kind) {
    case 'number':
      return {
        attributes: 'type="decimal" operator="between"',
        formulas: `<formula1>${limit(allowed.least)}</formula1><formula2>${limit(allowed.most)}</formula2>`,
      };
    case 'date':
      return {
        attributes: 'type="date" operator="between"',
        formulas: `<formula1>${firstDate}</formula1><formula2>${lastDate}</formula2>`,
      };
    case 'choice':
      return choiceRule(allowed.options);
  }
}

/** Beyond this a limit says nothing to a person. */
const leastEndless = 1e9;

function saidOf(row: Row, allowed: AllowedValues, language: Workbook['language']): ValidationMessage {
  const texts = words[language];
  const run = allowed.kind !== 'choice' || fitsList(allowed.options) ? null : runOf(allowed.options);
  if (isCountedInPercent(row, allowed)) return { ...texts.number, ...texts.percent };
  if (run !== null) return { ...texts.choice, ...texts.wholeRange(run.least, run.most) };
  if (allowed.kind !== 'number' || allowed.least <= -leastEndless) return texts[allowed.kind];
  const { title, prompt, error } = texts.range;
  // Spreadsheets take 5% for what is typed as a percentage.
  const limitText = (value: number) =>
    row.format === 'share' ? `${Number((value * 100).toFixed(10))}%` : String(value);
  const limits = [
    limitText(allowed.least),
    allowed.most >= leastEndless ? null : limitText(allowed.most),
  ] as const;
  return { title, prompt: prompt(...limits), error: error(...limits) };
}

/** A choice of scenarios names them; a number says what it counts. */
function promptOf(row: Row, allowed: AllowedValues, workbook: Workbook): string {
  const texts = words[workbook.language];
  const { prompt } = saidOf(row, allowed, workbook.language);
  if (row.id === workbook.scenarioRow) {
    return workbook.scenarioNames.map((name, index) => `${index + 1} = ${texts.quoted(name)}`).join('\n');
  }
  return row.unit === null || allowed.kind !== 'number' ? prompt : `${prompt}${texts.unit(row.unit.text)}`;
}

function cellsOf(row: Row, line: number, periodCount: number): string {
  const isTyped = row.constant !== null && row.constant.kind !== 'formula';
  const constant = isTyped ? [`${columnLetters(columns.constant)}${line}`] : [];
  const first = columns.firstPeriod + emptyPeriods(row);
  const periods =
    row.periods?.kind === 'values'
      ? [`${columnLetters(first)}${line}:${columnLetters(lastColumn(periodCount))}${line}`]
      : [];
  return [...constant, ...periods].join(' ');
}

/** Cells with the same rule and the same words share one entry. */
export function validationXml(sheet: Sheet, periodCount: number, workbook: Workbook): string {
  const texts = words[workbook.language];
  const groups = new Map<string, string[]>();
  for (const [index, row] of sheet.rows.entries()) {
    const { allowed } = row;
    const cells = allowed === null ? '' : cellsOf(row, index + 1, periodCount);
    if (allowed === null || cells === '') continue;
    const { attributes, formulas } = rule(row, allowed, cells);
    const { title, error } = saidOf(row, allowed, workbook.language);
    const prompt = shownText(shortened(promptOf(row, allowed, workbook)));
    const worded = `errorTitle="${texts.wrong}" error="${error}" promptTitle="${title}" prompt="${prompt}"`;
    const start = `<dataValidation ${attributes} allowBlank="1" showInputMessage="1" showErrorMessage="1" ${worded}`;
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
