// Checks the format codes written to files against how numbers should look.
import { expect, test } from 'vitest';
import { formatCode } from './number-format.ts';

test.each([
  ['money', 'thousand', '#,##0.0,_);(#,##0.0,);"-"_)'],
  ['percent', 'mln', '0.0%_);(0.0%);"-"_)'],
  ['ratio', 'mln', '#,##0.00"x"_);(#,##0.00"x");"-"_)'],
  ['quantity', 'mln', '#,##0.00_);(#,##0.00);"-"_)'],
  ['whole', 'mln', '#,##0_);(#,##0);"-"_)'],
  ['rate', 'mln', '#,##0.0#"%"_);(#,##0.0#"%");"-"_)'],
  ['fine', 'mln', '#,##0.000000000_)'],
  ['verdict', 'mln', '"failed";"failed";"OK"'],
  ['failures', 'mln', '0" failed";0" failed";"OK"'],
  ['answer', 'mln', '"yes";"yes";"no"'],
] as const)('%s in %s', (format, scale, code) => {
  expect(formatCode(format, scale, 'en')).toBe(code);
});

test('no format leaves a point without a digit behind it', () => {
  const formats = ['number', 'money', 'price', 'quantity', 'whole', 'percent', 'rate', 'ratio'] as const;
  for (const format of formats) expect(formatCode(format, 'mln', 'en')).not.toMatch(/\.(?!0)/);
});

test('a check speaks the language of the template', () => {
  expect(formatCode('verdict', 'units', 'ru')).toBe('"ошибка";"ошибка";"верно"');
  expect(formatCode('failures', 'units', 'ru')).toBe('"ошибок: "0;"ошибок: "0;"верно"');
});

test('a year is called by its months where it is a part of one', () => {
  expect(formatCode('calendarYear', 'units', 'en')).toBe('[=0]"-";[<10000]"FY "0;0"M "0000');
  expect(formatCode('fiscalYear', 'units', 'en')).toBe('[=0]"-";[<10000]"FY "0;0"M FY "0000');
  expect(formatCode('calendarYear', 'units', 'ru')).toBe('[=0]"-";[<10000]0" г.";0" мес. "0000" г."');
  expect(formatCode('fiscalYear', 'units', 'ru')).toBe('[=0]"-";[<10000]"ФГ "0;0" мес. ФГ "0000');
});

test.each([
  ['month', 'en', '[$-409]mmm\\-yy'],
  ['month', 'ru', '[$-419]mmm\\ yy'],
  ['quarter', 'en', '"Q"0"-"00'],
  ['quarter', 'ru', '0" кв. "00'],
  ['year', 'en', '"FY "0'],
  ['year', 'ru', '0" г."'],
] as const)('the header of a %s in %s', (format, language, code) => {
  expect(formatCode(format, 'units', language)).toBe(code);
});
