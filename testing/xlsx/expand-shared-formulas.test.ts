// Checks the expansion of shared formulas against what spreadsheets make of them.
import { expect, test } from 'vitest';
import { expandSharedFormulas } from './expand-shared-formulas.ts';

const shared = (address: string, number: number): string =>
  `<c r="${address}" s="4"><f t="shared" si="${number}"/><v>1</v></c>`;

const first = (address: string, formula: string): string =>
  `<c r="${address}" s="4"><f t="shared" ref="${address}:ZZ9" si="0">${formula}</f><v>1</v></c>`;

const formulaIn = (address: string, xml: string): string | undefined =>
  new RegExp(`r="${address}"[^>]*><f>(.*?)</f>`).exec(xml)?.[1];

test.each([
  ['the column moves', 'J4+I9', 'K4+J9'],
  ['what a dollar holds stays', '$F$4*J$3+$J4', '$F$4*K$3+$J4'],
  ['ranges', 'SUM($I4:J4)', 'SUM($I4:K4)'],
  ['beyond Z', 'Z4+AZ4', 'AA4+BA4'],
  [
    'texts, sheets and functions keep their letters',
    `IF(J4="A1",'Q1 B2'!J4,LOG10(2))`,
    `IF(K4="A1",'Q1 B2'!K4,LOG10(2))`,
  ],
])('%s', (_, formula, expected) => {
  const xml = expandSharedFormulas(first('J9', formula) + shared('K9', 0));
  expect(formulaIn('J9', xml)).toBe(formula);
  expect(formulaIn('K9', xml)).toBe(expected);
});

test('a line further down', () => {
  expect(formulaIn('J11', expandSharedFormulas(first('J9', 'J$4+J8') + shared('J11', 0)))).toBe('J$4+J10');
});

test('other formulas stay as they are', () => {
  const xml = '<c r="A1"><f>B1</f><v>2</v></c><c r="A2"/>';
  expect(expandSharedFormulas(xml)).toBe(xml);
});

test('a formula that nobody has', () => {
  expect(() => expandSharedFormulas(shared('K9', 1))).toThrow('K9 shares a formula that nobody has');
});
