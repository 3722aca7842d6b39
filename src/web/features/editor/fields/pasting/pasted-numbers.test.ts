// Tests pasting a row, a column or a block copied from a spreadsheet.
import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#language/language.ts';
import { checkValues } from '../../document/checks/field-checks.ts';
import { typedNumbers } from '../numbers/typed-numbers.ts';
import { pastedNumbers } from './pasted-numbers.ts';

function joined(text: string, language: Language = 'en'): string {
  const pasted = pastedNumbers(text, language);
  return typeof pasted === 'string' ? pasted : pasted.join(';');
}

describe('numbers pasted from a spreadsheet', () => {
  it.each([
    ['a row', '10\t20\t30', '10;20;30'],
    ['a column with its last line break', '10\r\n20\r\n30\r\n', '10;20;30'],
    ['thousands by commas', '1,200\t1,300.5', '1200;1300.5'],
    ['thousands by spaces', '1 200\t1\u00a0300\t1\u202f400', '1200;1300;1400'],
    ['thousands by dots and decimal commas', '1.200,5\t1.300,25', '1200.5;1300.25'],
    ['decimal commas', '1,5\t2,25\t3', '1.5;2.25;3'],
    ['millions by dots', '1.200.000\t5', '1200000;5'],
    ['percent signs', '20%\t22.5 %', '20;22.5'],
    ['signs of currencies', '$1,200\t€5', '1200;5'],
    ['empty cells and dashes as zeros', '10\t\t-\t5', '10;0;0;5'],
    ['a label that begins as an error does', '# of rooms\t10\t20', '10;20'],
    ['a label in front', 'Price\t10\t20', '10;20'],
    ['semicolons with decimal commas', '1,5;2,5', '1.5;2.5'],
    ['a single number with a separator', '1,234,567', '1234567'],
    ['thousands by dots beside a decimal comma', '12,5\t1.200', '12.5;1200'],
    ['lakhs', '1,00,000\t2,50,000.5', '100000;250000.5'],
    ['roubles', '1\u00a0200,50\u00a0₽\t1 300 руб.\t5 р.', '1200.50;1300;5'],
    ['words for thousands', '12.5k\t1 млн\t3', '12500;1000000;3'],
    ['names of half years above', '6M\t12M\n10\t20', '10;20'],
    ['very small numbers', '1,2E-05\t3', '0.000012;3'],
  ])('[TYPING-4] takes %s', (_, text, data) => {
    expect(joined(text)).toBe(data);
    expect(checkValues(data)).toBeNull();
  });

  it('[TYPING-4] reads 1,200 according to the person’s language when nothing else decides', () => {
    expect(joined('1,200\t1,300', 'en')).toBe('1200;1300');
    expect(joined('1,200\t1,300', 'ru')).toBe('1.200;1.300');
  });

  it.each([
    [
      'Excel, a header above, a name and a unit in front',
      '\tUnit\tJan 26\tFeb 26\r\nPrice\tUSD\t1,200\t1,300\r\n',
    ],
    ['Excel, months beside a column', 'Month\tSales\r\nJan\t1,200\r\nFeb\t1,300\r\n'],
    ['LibreOffice, a header in quotes', '"Plan\n2026"\tJan\tFeb\nPrice\t1200\t1300\n'],
    ['LibreOffice, a name with quotes in it', '"Tea ""green"""\t1 200\t1 300\n'],
    ['Google Sheets, an empty column before the numbers', '\tJan\tFeb\n\t1,200\t1,300'],
    ['Google Sheets, a header above a column', 'Sales, USD\n1,200\n1,300'],
    ['a title far from its column', 'Report\t\r\n\t\r\nMonth\tSales\r\nJan\t1200\r\nFeb\t1300\r\n\t\r\n'],
  ])('[TYPING-4] takes the one row or column of numbers: %s', (_, text) => {
    expect(joined(text)).toBe('1200;1300');
  });

  it('gives as many zeros as there are empty cells at the end of a row', () => {
    expect(joined('1,200\t1,300\t\t\r\n')).toBe('1200;1300;0;0');
  });

  it.each([
    ['two rows', '10\t20\r\n30\t40\r\n'],
    ['two rows with names', 'Price\t10\t20\nQuantity\t5\t6\n'],
    ['a row under numbered periods', '1\t2\t3\n10\t20\t30'],
    ['two columns', '1\t10\r\n2\t20\r\n'],
    ['a row of zeros under a row', '10\t20\n-\t-'],
    ['rows of period strings', '10;20\n30;40'],
  ])('[TYPING-6] does not guess which row of a block is meant: %s', (_, text) => {
    expect(pastedNumbers(text, 'en')).toBe('block');
  });

  it.each([
    ['a negative', '10\t-5', '10;-5'],
    ['a negative in brackets', '10\t(5)', '10;-5'],
    ['a negative amount in brackets', '10\t($1,200.50)', '10;-1200.50'],
    ['a negative with a sign of its own', '10\t−5', '10;-5'],
    ['a word among the numbers', '10\tmany\t5', '10;many;5'],
    ['a number with a slip in front', '1O\t20', '1O;20'],
    ['an error of Excel in front', '#DIV/0!\t5\t6', '#DIV/0!;5;6'],
    ['an error after a name', 'Price\t#N/A\t7', '#N/A;7'],
    ['an error in another language', '#ССЫЛКА!\t5', '#ССЫЛКА!;5'],
    ['an error of LibreOffice', 'Err:502\t5', 'Err:502;5'],
    ['a number that is not there', 'n/a\t10\t20', 'n/a;10;20'],
    ['a number that is not there, at the top of a column', 'Month\tSales\nJan\tн/д\nFeb\t5', 'н/д;5'],
    ['numbers that only spaces part', '10 20 30\t5', '10 20 30;5'],
  ])('[TYPING-5] leaves %s for the field to refuse', (_, text, data) => {
    expect(joined(text)).toBe(data);
    expect(checkValues(data)).not.toBeNull();
  });

  it.each(['10', 'words', 'more\twords', '10 20 30', '10, 20, 30'])(
    'passes plain text through: %s',
    (text) => {
      expect(pastedNumbers(text, 'en')).toBe('as-it-is');
    },
  );

  it('takes no more than the maximum number of periods', () => {
    expect(pastedNumbers('7\t'.repeat(1000), 'en')).toHaveLength(60);
  });
});

describe('numbers of one spelling', () => {
  it.each([
    '1,200',
    '1.200',
    '1,5',
    '1.234,5',
    '1,234.5',
    '1e3',
    '1,2E-05',
    '12.5k',
    '$1,200.50',
    '25 €',
    '1 200 руб.',
    '-5',
    '1 20',
    '1%5',
    'ten',
    '1,00,000',
    '1200,000',
    '1 200 000',
  ])('[TYPING-31] are read alike typed and pasted: %s', (text) => {
    for (const language of languages)
      expect(joined(`7\t${text}`, language)).toBe(typedNumbers(`7;${text}`, language));
  });
});
