// Checks that a tax, a life or inflation that reads a row that is gone is named, and not taken for 0.
import { expect, test } from 'vitest';
import { compile } from '#model/compile.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';

const gone = { rate: 'gone.price' };

const refusals = (words: TemplateWords) => {
  const { workbook, diagnostics } = compile(buildTemplate(words));
  expect(workbook).toBeNull();
  return diagnostics.map(({ severity, message }) => [severity, message]);
};

const tea = { id: 'Tea', data: { amount: '100' }, names: { salestax: 'VAT' } };
const message = (name: string, variable: string) =>
  `“${name}” takes “${variable}” from a row that is gone. Pick another row.`;

test('[ASM-21] taxes', () => {
  const vat = { id: 'VAT', formula: 'sales_tax_rate', lookups: gone, rel: 'taxsales' as const };
  expect(refusals({ services: [tea], taxes: [vat] })).toEqual([['error', message('VAT', 'Rate')]]);
  const profit = { id: 'Profit tax', formula: 'rate', lookups: gone };
  expect(refusals({ taxes: [profit] })).toEqual([['error', message('Profit tax', 'Rate')]]);
});

test('[ASM-21] lives', () => {
  const group = { id: '05', formula: 'straight_line', lookups: { years: 'gone' } };
  const assets = [{ id: 'Van', data: { amount: '100' } }];
  expect(refusals({ groups: [group], assets })).toEqual([['error', message('05', 'Useful life')]]);
});

test('[ASM-21] one that reads nothing yet is 0, as everywhere', () => {
  const profit = { id: 'Profit tax', formula: 'rate', lookups: { rate: '' } };
  expect(compile(buildTemplate({ taxes: [profit] })).diagnostics).toEqual([]);
});
