// Checks who is said to read a resource, a variable or a step, before it is deleted.
import { expect, it } from 'vitest';
import type { Formula } from '#template/template.ts';
import { buildTemplate, formulaOf } from '#testing/templates/build-template.ts';
import { type RowReader, readersOf, readersOfChanged, readersOfLost, readersOfSheet } from './row-readers.ts';

const template = buildTemplate({
  formulas: [
    formulaOf('per', 'total = cost * base', [
      { id: 'cost', name: 'Cost', isCurrency: true },
      { id: 'base', name: 'Base', isReference: true, reference: 'section_sales' },
    ]),
  ],
  seasons: { summer: '1;2' },
  drivers: [
    { id: 'people', formula: 'count', data: { quantity: '5' } },
    { id: 'all', formula: 'sum_of', lookups: { a: 'people.total' } },
  ],
  services: [
    {
      id: 'club',
      formula: 'subscription',
      data: { new: '5', price: '2' },
      drivers: { price: { season: { lookupId: 'summer' } } },
    },
    { id: 'visits', formula: 'price_quantity', data: { price: '2' }, lookups: { quantity: 'people' } },
  ],
  costs: [{ id: 'cards', formula: 'per', data: { cost: '1' }, lookups: { base: 'club.customers' } }],
  expenses: [{ id: 'welcome', formula: 'per', data: { cost: '1' }, lookups: { base: 'club.new' } }],
  groups: [{ id: '05', formula: 'straight_line', data: { years: '5' } }],
  assets: [{ id: 'van', data: { amount: '100' } }],
});

const named = (readers: readonly RowReader[]) => readers.map(({ name }) => name);
const formula = (id: string): Formula => {
  const found = template.data.formulas.find((one) => one.id === id);
  if (!found) throw new Error(`no formula ${id}`);
  return found;
};

it('names those who read a resource or one of its rows', () => {
  expect(named(readersOf(template, ['people']))).toEqual(['all: First row', 'visits: Quantity']);
  expect(named(readersOf(template, ['club']))).toEqual(['cards: Base', 'welcome: Base']);
  expect(readersOf(template, ['club']).every(({ isNeeded }) => isNeeded)).toBe(true);
  expect(readersOf(template, ['cards'])).toEqual([]);
});

it('leaves out those who are deleted with it', () => {
  expect(named(readersOf(template, ['people', 'all']))).toEqual(['visits: Quantity']);
});

it('names those who use a season or a depreciation group, which they can do without', () => {
  expect(named(readersOf(template, ['summer']))).toEqual(['club: Price per period']);
  expect(named(readersOf(template, ['05']))).toEqual(['van']);
  expect(readersOf(template, ['summer', '05']).some(({ isNeeded }) => isNeeded)).toBe(false);
});

it('names those who read a variable or a step that another formula does not have', () => {
  const other = formula('price_quantity');
  expect(named(readersOfLost(template, ['club'], formula('subscription'), other))).toEqual([
    'cards: Base',
    'welcome: Base',
  ]);
  expect(named(readersOfLost(template, ['visits'], formula('subscription'), other))).toEqual([]);
});

it('names those who read what a changed formula no longer has', () => {
  const { steps = [], ...subscription } = formula('subscription');
  const withoutLost = { ...subscription, steps: steps.filter(({ id }) => id !== 'lost') };
  expect(readersOfChanged(template, withoutLost)).toEqual([]);
  expect(named(readersOfChanged(template, { ...subscription, steps: [] }))).toEqual(['cards: Base']);
});

it('names no reader of a row whose id only begins alike', () => {
  expect(readersOf(template, ['peopl', 'clu'])).toEqual([]);
});

it('names those who read anything of a sheet, its sum too, but for its own and those that do not count', () => {
  const words = {
    costs: [{ id: 'goods', data: { amount: '3' } }],
    expenses: [
      { id: 'rent', data: { amount: '10' } },
      { id: 'share', formula: 'per_unit_of', data: { cost: '1' }, lookups: { base: 'rent' } },
      { id: 'fees', formula: 'per_unit_of', data: { cost: '1' }, lookups: { base: 'goods' } },
    ],
    assets: [
      { id: 'van', formula: 'price_quantity', data: { price: '1' }, lookups: { quantity: 'section_sga' } },
    ],
  };
  const full = buildTemplate(words);
  expect(named(readersOfSheet(full, 'sga'))).toEqual(['van: Quantity']);
  expect(named(readersOfSheet(full, 'cos'))).toEqual(['fees: Base']);
  expect(readersOfSheet(full, 'fixedassets')).toEqual([]);
  expect(readersOfSheet(full, 'ratios')).toEqual([]);
  expect(readersOfSheet(buildTemplate({ ...words, off: ['module_sga'] }), 'cos')).toEqual([]);
  // Their sum is 0 as it is.
  const { expenses: _none, ...others } = words;
  expect(readersOfSheet(buildTemplate(others), 'sga')).toEqual([]);
});
