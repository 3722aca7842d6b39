// Checks the rules of integrity on statements written by exceljs and calculated by LibreOffice, in English and in Russian.
import ExcelJS from 'exceljs';
import { expect, test, vi } from 'vitest';
import type { Book } from '#audit/book/book.ts';
import { examine } from '#audit/examination/examine.ts';
import { type Language, languages } from '#language/language.ts';
import { openedBook } from '#testing/audit/opened-book.ts';
import { type OtherCells, threeStatements } from '#testing/audit/three-statements.ts';
import { resave } from '#testing/libreoffice/resave.ts';
import { integrityRules } from './integrity-rules.ts';

/** LibreOffice takes some seconds to start, on a busy machine several times that. */
vi.setConfig({ testTimeout: 240_000 });

const russian: Readonly<Record<string, string>> = {
  Inputs: 'Вводные',
  Assets: 'Основные средства',
  'Income statement': 'Отчёт о прибылях и убытках',
  'Cash flow': 'Движение денежных средств',
  'Balance sheet': 'Баланс',
  Revenue: 'Выручка',
  Depreciation: 'Амортизация',
  'Net income': 'Чистая прибыль',
  Dividends: 'Дивиденды',
  'Cash from operating activities': 'Денежный поток от операционной деятельности',
  'Cash from investing activities': 'Денежный поток от инвестиционной деятельности',
  'Cash from financing activities': 'Денежный поток от финансовой деятельности',
  'Net change in cash': 'Чистое изменение денежных средств',
  'Opening cash': 'Денежные средства на начало периода',
  'Closing cash': 'Денежные средства на конец периода',
  'Opening book value': 'Стоимость на начало периода',
  'Closing book value': 'Стоимость на конец периода',
  Cash: 'Денежные средства',
  'Total assets': 'Итого активы',
  'Retained earnings': 'Нераспределённая прибыль',
  'Total liabilities and equity': 'Итого пассивы',
  'Model check': 'Проверка модели',
  Year: 'Год',
};

/** Titles in formulas stand in quotes or before an exclamation mark. */
function inRussian(text: string, isFormula: boolean): string {
  if (!isFormula) return russian[text] ?? text;
  return text.replace(/'([^']+)'!|([A-Za-z]+)!/g, (_, quoted, plain) => `'${russian[quoted ?? plain]}'!`);
}

const translated: Readonly<Record<Language, (text: string, isFormula: boolean) => string>> = {
  en: (text) => text,
  ru: inRussian,
};

async function fileOf(book: Book, language: Language): Promise<Uint8Array> {
  const say = (text: string, isFormula = false) => translated[language](text, isFormula);
  const written = new ExcelJS.Workbook();
  for (const { title, cells } of book.sheets) {
    const sheet = written.addWorksheet(say(title));
    for (const { line, column, value, formula } of cells) {
      const cell = sheet.getCell(line, column);
      if (formula !== null) cell.value = { formula: say(formula, true) };
      else if (typeof value === 'string') cell.value = say(value);
      else if (typeof value === 'number') cell.value = value;
    }
  }
  return new Uint8Array(await written.xlsx.writeBuffer());
}

async function faults(others: OtherCells, language: Language, isCalculated = true) {
  const file = await fileOf(threeStatements(others), language);
  const [saved = file] = isCalculated ? await resave([file]) : [file];
  const book = openedBook(saved);
  const examination = examine(book);
  const asked = integrityRules.filter((rule) => !rule.notCheckable?.(examination));
  return {
    asked: asked.map(({ id }) => id),
    found: asked.flatMap((rule) =>
      rule
        .faults(examination)
        .map(
          ({ sheet, cell }) =>
            `${rule.id} ${sheet === null ? 'Workbook' : book.sheets[sheet]?.title}!${cell}`,
        ),
    ),
  };
}

test.each(languages)('statements that agree, in %s', async (language) => {
  const { asked, found } = await faults({}, language);
  expect(found).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(['N01', 'N02', 'N03', 'N04', 'N06', 'N08', 'N09', 'N11']));
});

const statementTitles: Readonly<Record<Language, readonly [balance: string, cash: string]>> = {
  en: ['Balance sheet', 'Cash flow'],
  ru: ['Баланс', 'Движение денежных средств'],
};

test.each(languages)('statements with mistakes, in %s', async (language) => {
  const { found } = await faults({ 'Balance sheet': { F7: 200 }, 'Cash flow': { E12: '=E7+E9' } }, language);
  const [balance, cash] = statementTitles[language];
  // The dividends that 2028 leaves out stay in cash from then on; the pasted total of 2029 lies among those years.
  expect(found).toEqual([`N01 ${balance}!E7:H7`, `N04 ${cash}!E12`, `N11 ${balance}!E12:H12`]);
});

test('a file that nothing calculated is reported once, and its numbers are judged all the same', async () => {
  const { found } = await faults({ 'Balance sheet': { F7: 200 } }, 'en', false);
  expect(found).toEqual(['N01 Balance sheet!F7', 'N06 Workbook!null', 'N11 Balance sheet!F12']);
});
