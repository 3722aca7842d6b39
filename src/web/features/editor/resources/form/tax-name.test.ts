// Tests the name that the first sales tax is given.
import { expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { emptyResourceForm, hasTyped, typedName, withTaxName } from './resource-form.ts';

const template = buildTemplate({});
const taxed = buildTemplate({
  taxes: [{ id: 'vat', formula: 'sales_tax_rate', data: { rate: '20' }, rel: 'taxsales' }],
});

const named = (name: string, rel: 'taxsales' | 'taxproperty' = 'taxsales', of = template) =>
  withTaxName(of, { ...emptyResourceForm(of, rel), name }, 'VAT');

it('[RESOURCE-28] is put in where none is typed, and does not count as typed', () => {
  const form = named('');
  expect(form.name).toBe('VAT');
  expect(hasTyped(form)).toBe(false);
  expect(typedName(form)).toBe('');
  expect(hasTyped({ ...form, name: 'Reduced' })).toBe(true);
});

it('[RESOURCE-28] is kept as typed, and left empty for another kind of tax or a second VAT', () => {
  expect(named('Reduced').name).toBe('Reduced');
  expect(typedName(named('Reduced'))).toBe('Reduced');
  expect(named('', 'taxproperty').name).toBe('');
  expect(named('', 'taxsales', taxed).name).toBe('');
});
