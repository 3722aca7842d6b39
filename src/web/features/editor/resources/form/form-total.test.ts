// Tests the total of a form's numbers: repeated over the forecast, as in the model.
import { expect, it } from 'vitest';
import { defaultTemplate } from '#template/default-template.ts';
import type { RelId } from '#template/sections.ts';
import { noDriver } from '../../document/drivers/driver-texts.ts';
import { formTotal } from './form-total.ts';
import { emptyResourceForm, hasTyped } from './resource-form.ts';

/** 36 months. */
const template = defaultTemplate({
  uuid: '00000000-0000-4000-8000-000000000001',
  timestamp: 0,
  language: 'en',
  dateStart: '2027-01-01',
});

const total = (rel: RelId, formulaId: string, values: Readonly<Record<string, string>>) =>
  formTotal(template, rel, { formulaId, values });

it('[RESOURCE-10] counts an amount once per period, and only once if a zero follows', () => {
  const [periodCount, isRepeated] = [36, true];
  expect(total('fixedasset', 'amount', { amount: '48000' })).toEqual({
    periodCount,
    sum: 1_728_000,
    isRepeated,
  });
  expect(total('fixedasset', 'amount', { amount: '48000;0' })).toEqual({
    periodCount,
    sum: 48_000,
    isRepeated: false,
  });
});

it('[RESOURCE-10] is the result of the formula: 10 each, 100 pieces and then 200', () => {
  // 10 x 100 + 35 x 10 x 200 = 71,000; repeating revenue needs no warning.
  expect(total('service', 'price_quantity', { price: '10', quantity: '100;200' })).toEqual({
    periodCount: 36,
    sum: 71_000,
    isRepeated: false,
  });
});

it('is not given for rates, references to other rows, zero, or unreadable numbers', () => {
  expect(total('deprgroup', 'straight_line', { years: '5' })).toBeNull();
  expect(total('cos', 'share_of', { share: '30' })).toBeNull();
  expect(total('service', 'price_quantity', {})).toBeNull();
  expect(total('service', 'price_quantity', { price: '10', quantity: '1,5' })).toBeNull();
});

it('is not given where a row is read in place of a number', () => {
  const values = { price: '10', quantity: '100' };
  expect(formTotal(template, 'service', { formulaId: 'price_quantity', values })).not.toBeNull();
  const references = { quantity: 'service_1.quantity' };
  expect(formTotal(template, 'service', { formulaId: 'price_quantity', values, references })).toBeNull();
});

it('a form with nothing but growth has something typed in it', () => {
  const empty = emptyResourceForm(template, 'service');
  const [flow] = empty.flows;
  if (!flow) throw new Error('a service has a flow');
  const drivers = { price: { ...noDriver, rate: '3' } };
  expect([hasTyped(empty), hasTyped({ ...empty, flows: [{ ...flow, drivers }] })]).toEqual([false, true]);
});
