// Tests what becomes of what people type into cells, and that what they are shown of it reads the same again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CellContent } from '#audit/live/live-book.ts';
import { type Language, languages } from '#language/language.ts';
import { readTyped, type TypedInto, textToType } from './read-typed.ts';

const money = '#,##0_);(#,##0);"-"_)';
const percent = '0.0%_);(0.0%);"-"_)';
const rate = '0.0"%"_);(0.0"%");"-"_)';
const month = '[$-409]mmm_yyyy';
const day = 'dd.mm.yyyy';

const into = (language: Language, format = money, bookLanguage = language): TypedInto => ({
  ...{ language, bookLanguage, format, currency: 'USD' },
});

const value = (content: CellContent) =>
  content.kind === 'value' ? content.value : `formula ${content.formula}`;

describe('what is typed into a cell', () => {
  test.each([
    ['1500', 1500],
    ['1,500', 1500],
    ['1,500,000.25', 1_500_000.25],
    ['1 500', 1500],
    ['1 500 000', 1_500_000],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['-12', -12],
    ['−12', -12],
    ['+12', 12],
    ['(1,200)', -1200],
    ['($1,200)', -1200],
    ['$1,200.50', 1200.5],
    ['-$5', -5],
    ['$-5', -5],
    ['USD 20', 20],
    ['20 usd', 20],
    ['12%', 0.12],
    ['12.5 %', 0.125],
    ['(5%)', -0.05],
    ['1e3', 1000],
    ['1.5E-3', 0.0015],
    ['-0', 0],
    [' 7 ', 7],
    ['TRUE', true],
    ['false', false],
    ['истина', true],
    ['', null],
    ['  ', null],
    ['Growth', 'Growth'],
    [' two words ', ' two words '],
    ["'12", '12'],
    ["''tis", "'tis"],
    ["'=A1", '=A1'],
    ['12 pieces', '12 pieces'],
    ['1,50,0', '1,50,0'],
    ['1/2', '1/2'],
    ['-', '-'],
    ['- item', '- item'],
    ['=', '='],
    ['2027-01-01', '2027-01-01'],
    ['=A1*1.5', 'formula A1*1.5'],
    ['= SUM( A1, B2 ) ', 'formula SUM( A1, B2 )'],
    ['=SUM(A1;B2)', 'formula SUM(A1,B2)'],
    ['=ROUND(1,5;0)', 'formula ROUND(1.5,0)'],
    ['=SUM(1,2)', 'formula SUM(1,2)'],
    ['=SUM(1,MAX(A1,2', 'formula SUM(1,MAX(A1,2))'],
    ['=LEN("(")', 'formula LEN("(")'],
    ['=SUM({1,2;3,4})', 'formula SUM({1,2;3,4})'],
    ['=A1&"; "&B1', 'formula A1&"; "&B1'],
    ["='A;1'!B1", "formula 'A;1'!B1"],
    ['+A1+B1', 'formula A1+B1'],
    ['-A1', 'formula -A1'],
    ['-(2+3)*4', 'formula -(2+3)*4'],
  ])('in English: %s', (text, expected) => {
    expect(value(readTyped(text, into('en')))).toBe(expected);
  });

  test.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1 500,25', 1500.25],
    ['1 500', 1500],
    ['1.234.567,5', 1_234_567.5],
    ['1.500', 1.5],
    ['1,500', 1.5],
    ['1,500,000', 1_500_000],
    ['500 ₽', 500],
    ['500 руб.', 500],
    ['(12,5 %)', -0.125],
    ['ИСТИНА', true],
    ['Ложь', false],
    ['TRUE', true],
    ['=СУММ', 'formula СУММ'],
    ['=A1*1,5', 'formula A1*1.5'],
    ['=SUM(A1;1,5;B2)', 'formula SUM(A1,1.5,B2)'],
    ['=SUM(A1,B2)', 'formula SUM(A1,B2)'],
    ['=SUM(A1,2)', 'formula SUM(A1,2)'],
    ['=SUM(1;2)', 'formula SUM(1,2)'],
    ['=SUM(1,2,3)', 'formula SUM(1,2,3)'],
    ['=SUM({1\\2,5;3\\4})', 'formula SUM({1,2.5;3,4})'],
    ['="1,5;2"&A1', 'formula "1,5;2"&A1'],
    ['=СУММ(A1:A3;2,5)', 'formula SUM(A1:A3,2.5)'],
    ['=если(A1>1; ИСТИНА; ложь )', 'formula IF(A1>1, TRUE, FALSE )'],
    ['=ОКРУГЛ (ПРОМЕЖУТОЧНЫЕ.ИТОГИ(9;A1);1)', 'formula ROUND (SUBTOTAL(9,A1),1)'],
    ['=И(A1;НЕ(A2))', 'formula AND(A1,NOT(A2))'],
    ['=Год!A1+ПРОДАЖИ(A1)&"СУММ(A1)"', 'formula Год!A1+ПРОДАЖИ(A1)&"СУММ(A1)"'],
    ["='СУММ(1)'!A1+ИСТИНА!B2", "formula 'СУММ(1)'!A1+ИСТИНА!B2"],
    ['+СУММ(A1)', 'formula SUM(A1)'],
  ])('in Russian: %s', (text, expected) => {
    expect(value(readTyped(text, into('ru')))).toBe(expected);
  });

  test.each([
    ['12.5', percent, 0.125],
    ['12.5%', percent, 0.125],
    ['-7', percent, -0.07],
    ['12.5', rate, 12.5],
    ['12.5%', rate, 12.5],
    ['12.5%', money, 0.125],
    ['5%', '', 0.05],
  ])('a percent as the cell is for: %s in %s', (text, format, expected) => {
    expect(value(readTyped(text, into('en', format)))).toBe(expected);
  });

  // 15 January 2027 is day 46402: 1 January 2027 is 46388, by the serial dates of spreadsheets.
  test.each([
    ['en', '2027-01-15', day, 46_402],
    ['en', '1/15/2027', day, 46_402],
    ['en', '1/15/27', day, 46_402],
    ['en', '15.01.2027', day, 46_402],
    ['ru', '15.01.2027', day, 46_402],
    ['ru', '15/1/27', day, 46_402],
    ['en', '15 Jan 2027', day, 46_402],
    ['en', 'January 15, 2027', day, 46_402],
    ['en', 'Jan 2027', month, 46_388],
    ['ru', 'янв. 2027', month, 46_388],
    ['ru', '15 января 2027 г.', day, 46_402],
    ['ru', '15 мая 2027', day, 46_522],
    ['en', '46402', day, 46_402],
    ['en', '2/30/2027', day, '2/30/2027'],
    ['en', '1/15/2027', money, '1/15/2027'],
    ['en', 'Sometime 2027', day, 'Sometime 2027'],
  ] as const)('a date where the cell is for one, in %s: %s in %s', (language, text, format, expected) => {
    expect(value(readTyped(text, into(language, format)))).toBe(expected);
  });

  test('the notation of the book is understood where that of the visitor is not meant', () => {
    expect(value(readTyped('12,75', into('en', money, 'ru')))).toBe(12.75);
    expect(value(readTyped('12.75', into('ru', money, 'en')))).toBe(12.75);
  });
});

describe('what the formula bar shows', () => {
  test.each([
    ['en', money, 1234.5, '1234.5'],
    ['ru', money, 1234.5, '1234,5'],
    ['en', percent, 0.07, '7%'],
    ['ru', percent, 0.0725, '7,25%'],
    ['en', percent, -1.29, '-129%'],
    ['en', rate, 12.5, '12.5'],
    ['en', day, 46_402, '1/15/2027'],
    ['ru', day, 46_402, '15.01.2027'],
    ['en', day, 46_402.5, '46402.5'],
    ['en', money, 1e21, '1E+21'],
    ['en', money, null, ''],
    ['en', money, true, 'TRUE'],
    ['ru', money, false, 'ЛОЖЬ'],
    ['en', money, 'words', 'words'],
    ['en', money, '12', "'12"],
    ['en', money, '', "'"],
  ] as const)('in %s, in a cell of %s: %s', (language, format, held, text) => {
    expect(textToType({ kind: 'value', value: held }, into(language, format))).toBe(text);
  });

  test('formulas have the separators of the language', () => {
    const formula = `SUM(A1,1.5,'a,b'!B1,{1,2.5;3,4})&"1.5,2"`;
    expect(textToType({ kind: 'formula', formula }, into('en'))).toBe(`=${formula}`);
    expect(textToType({ kind: 'formula', formula }, into('ru'))).toBe(
      `=SUM(A1;1,5;'a,b'!B1;{1\\2,5;3\\4})&"1.5,2"`,
    );
  });

  const number = fc.double({ noNaN: true, min: -1e290, max: 1e290 }).map((one) => (one === 0 ? 0 : one));
  const part = fc.constantFrom(
    'A1',
    '$B$2',
    '1.5',
    '2',
    '.5',
    '0.25E',
    '"a,b;c"',
    "'x,1'!C3",
    '{1,2.5;3,4}',
    'TRUE',
  );
  const formula = fc
    .array(fc.tuple(part, fc.constantFrom('+', ' ', '*', '&', ',', '-', '<=')), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => `SUM(${parts.flat().slice(0, -1).join('')})`);
  const content: fc.Arbitrary<CellContent> = fc.oneof(
    fc
      .oneof(
        number,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.string(),
        fc.constantFrom('1,5', '=A1', '-B2', 'да'),
      )
      .map((held) => ({ kind: 'value', value: held }) as const),
    formula.map((held) => ({ kind: 'formula', formula: held }) as const),
  );

  test('reads as the same content again, in every language and cell', () => {
    const cells = fc.record({
      language: fc.constantFrom(...languages),
      bookLanguage: fc.constantFrom(...languages),
      format: fc.constantFrom('', money, percent, rate, month, day),
      currency: fc.constantFrom('USD', ''),
    });
    fc.assert(
      fc.property(content, cells, (held, cell) => {
        expect(readTyped(textToType(held, cell), cell)).toEqual(held);
      }),
      { numRuns: 3000 },
    );
  });
});
