// Holds a change of formula to the specification: resized, cut, filled, units turned.
import { expect, test } from 'vitest';
import { changeFormula, clearedEntries, meansSame } from './change-formula.ts';
import { defaultFormulas } from './default-formulas.ts';
import type { Flow, Formula } from './template.ts';

const formulaOf = (id: string, variables: Formula['variables']): Formula => ({
  id,
  name: id,
  expression: 'total = 0',
  allowedRels: ['service'],
  variables,
});

const flow: Flow = {
  id: 'incBook',
  formula: 'price_quantity',
  hist: [],
  fcst: [
    {
      id: 'f1',
      variable: 'price',
      lookupId: null,
      scenarios: [{ id: 'b', name: 'B', data: '5', units: { currency: 'currency' } }],
    },
    {
      id: 'f2',
      variable: 'quantity',
      lookupId: null,
      scenarios: [{ id: 'b', name: 'B', data: '7', units: 'cups' }],
    },
  ],
};

const change = {
  language: 'ru',
  currency: 'currency',
  before: formulaOf('price_quantity', [
    { id: 'price', name: 'Price', isCurrency: true },
    { id: 'quantity', name: 'Quantity' },
  ]),
  entryId: (variable: { id: string }) => `new_${variable.id}`,
} as const;

test('[STATE-20] a shorter formula cuts the list and keeps what means the same', () => {
  const priced = formulaOf('priced', [{ id: 'price', name: 'Price', isCurrency: true }]);
  expect(changeFormula(flow, priced, change)).toEqual({
    ...flow,
    formula: 'priced',
    fcst: flow.fcst.slice(0, 1),
  });
  expect(clearedEntries(flow, priced, change.before)).toEqual(flow.fcst.slice(1));
});

test('[STATE-36] a number does not become another quantity, and is told as cleared unless it is nothing', () => {
  const amount = formulaOf('amount', [{ id: 'amount', name: 'Amount', isCurrency: true }]);
  const { fcst } = changeFormula(flow, amount, change);
  expect(fcst).toMatchObject([{ id: 'new_amount', variable: 'amount', scenarios: [{ data: null }] }]);
  expect(clearedEntries(flow, amount, change.before)).toEqual(flow.fcst);
  const zeros = flow.fcst.map((entry) => ({
    ...entry,
    scenarios: entry.scenarios.map((scenario) => ({ ...scenario, data: '0;0' })),
  }));
  expect(clearedEntries({ ...flow, fcst: zeros }, amount, change.before)).toEqual([]);
});

test('[STATE-36] a number means the same under the same name in the same unit', () => {
  const share = { id: 'share', name: 'Share', units: '%' };
  expect(meansSame(share, { ...share, name: 'Part' })).toBe(true);
  expect(meansSame(share, { ...share, units: 'pieces' })).toBe(false);
  expect(meansSame(share, { ...share, isCurrency: true })).toBe(false);
  expect(meansSame(share, { ...share, isReference: true })).toBe(false);
  expect(meansSame(share, { ...share, id: 'part' })).toBe(false);
});

test('[STATE-36] how a number moves stays with it', () => {
  const driver = { growth: { rate: '3', per: 'year' } } as const;
  const moving: Flow = {
    ...flow,
    fcst: flow.fcst.map((entry) => ({
      ...entry,
      scenarios: entry.scenarios.map((scenario) => ({ ...scenario, driver })),
    })),
  };
  const priced = formulaOf('priced', [{ id: 'price', name: 'Price', isCurrency: true }]);
  expect(changeFormula(moving, priced, change).fcst[0]?.scenarios[0]?.driver).toEqual(driver);
});

test('[STATE-20] a longer formula adds empty entries with a base scenario', () => {
  const longer = formulaOf('three', [
    { id: 'price', name: 'Price', isCurrency: true },
    { id: 'quantity', name: 'Quantity' },
    { id: 'tip', name: 'Tip', isCurrency: true },
    { id: 'days', name: 'Days' },
  ]);
  const { fcst } = changeFormula(flow, longer, change);
  expect(fcst.slice(0, 2)).toEqual(flow.fcst);
  expect(fcst.slice(2)).toEqual([
    {
      id: 'new_tip',
      variable: 'tip',
      lookupId: null,
      scenarios: [{ id: 'base', name: 'Базовый сценарий', data: null, units: { currency: 'currency' } }],
    },
    {
      id: 'new_days',
      variable: 'days',
      lookupId: null,
      scenarios: [{ id: 'base', name: 'Базовый сценарий', data: null, units: 'шт.' }],
    },
  ]);
});

test('[STATE-21] a source stays with the quantity it is of, and goes when its number becomes another one', () => {
  const provenance = { source: 'Contract with Ann' };
  const sourced: Flow = { ...flow, fcst: flow.fcst.map((entry) => ({ ...entry, provenance })) };
  const sources = (formula: Formula) =>
    changeFormula(sourced, formula, change).fcst.map((entry) => [entry.variable, entry.provenance?.source]);
  const amount = { id: 'amount', name: 'Amount' };
  expect(sources(formulaOf('amount', [amount]))).toEqual([['amount', undefined]]);
  expect(sources(formulaOf('kept', [amount, { id: 'quantity', name: 'Quantity' }]))).toEqual([
    ['amount', undefined],
    ['quantity', 'Contract with Ann'],
  ]);
  // The formula itself now calls the price a fare.
  const renamed = formulaOf('price_quantity', [
    { id: 'fare', name: 'Fare' },
    { id: 'quantity', name: 'Quantity' },
  ]);
  expect(sources(renamed)).toEqual([
    ['fare', 'Contract with Ann'],
    ['quantity', 'Contract with Ann'],
  ]);
});

test('[STATE-20] units turn with the kind of the variable', () => {
  // The formula itself now has people and a salary.
  const turned = formulaOf('price_quantity', [
    { id: 'people', name: 'People', units: 'чел.' },
    { id: 'salary', name: 'Salary', isCurrency: true },
  ]);
  const units = changeFormula(flow, turned, change).fcst.map(({ scenarios }) => scenarios[0]?.units);
  expect(units).toEqual(['чел.', { currency: 'currency' }]);
});

test('a salary a month is no salary a year, and the people are the same', () => {
  const formulas = defaultFormulas('en');
  const known = (id: string): Formula => formulas.find((one) => one.id === id) ?? formulaOf(id, []);
  const typed = (variable: string) => ({
    id: variable,
    variable,
    lookupId: null,
    scenarios: [{ id: 'base', name: 'Base', data: '3' }],
  });
  const flow: Flow = {
    ...{ id: 'expBook', formula: 'headcount_salary', hist: [] },
    fcst: [typed('people'), typed('salary')],
  };
  const cleared = clearedEntries(flow, known('staff'), known('headcount_salary'));
  expect(cleared.map(({ variable }) => variable)).toEqual(['salary']);
});
