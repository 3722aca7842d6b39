// Checks references to rows of resources and shared drivers in the oracle on small cases worked out by hand.
import { expect, test } from 'vitest';
import { numbersOf } from './line.ts';
import { oracle } from './oracle.ts';
import {
  amounts,
  entries,
  flow,
  resource,
  type SmallTemplateOptions,
  smallTemplate,
} from './small-template.ts';
import type { EntryJson } from './template-json.ts';

function forecast(words: SmallTemplateOptions, name: string): number[] {
  const figure = oracle(smallTemplate(words), 1)[name];
  if (!Array.isArray(figure)) throw new Error(`${name} is not a line.`);
  return numbersOf(figure.slice(1)).map((value) => Math.round(value * 1e9) / 1e9);
}

const looked = (variable: string, lookupId: string, data?: string): EntryJson => ({
  variable,
  lookupId,
  scenarios: data === undefined ? [] : [{ data }],
});

const formulas = [
  {
    id: 'sold',
    expression: 'total = price * quantity',
    variables: [{ id: 'price', isCurrency: true }, { id: 'quantity' }],
  },
  {
    id: 'per_unit',
    expression: 'total = cost * base',
    variables: [
      { id: 'cost', value: '1' },
      { id: 'base', isReference: true, reference: 's.quantity' },
    ],
  },
];

const sold = resource('s', [flow('sold', { price: '10', quantity: '3;4;5' })]);
const perUnit = (id: string, base?: string) =>
  resource(id, [{ formula: 'per_unit', fcst: base === undefined ? [] : [looked('base', base)] }]);
const prices = [resource('i', [flow('rate', { rate: '100' })])];

test('a reference reads a variable of a resource before inflation, or its total', () => {
  // Prices double every year: 10, 20, 40 times 3, 4, 5.
  const words = (base?: string) => ({
    ...{ periodicity: 'year', formulas },
    sections: { section_inflation: prices, section_sales: [sold], section_cos: [perUnit('c', base)] },
  });
  expect(forecast(words(), 'is_revenue')).toEqual([30, 80, 200]);
  expect(forecast(words(), 'is_cos')).toEqual([3, 4, 5]);
  expect(forecast(words('s.price'), 'is_cos')).toEqual([10, 10, 10]);
  expect(forecast(words('s.total'), 'is_cos')).toEqual([30, 80, 200]);
  expect(forecast(words('s'), 'is_cos')).toEqual([30, 80, 200]);
  expect(forecast({ ...words('s.price'), off: ['module_revenue'] }, 'is_cos')).toEqual([0, 0, 0]);
});

test('a reference to a variable that is a reference reads on', () => {
  const sections = {
    section_sales: [sold],
    section_cos: [perUnit('c')],
    section_sga: [perUnit('g', 'c.base')],
  };
  expect(forecast({ formulas, sections }, 'is_sga')).toEqual([3, 4, 5]);
});

test('a lookup makes any variable a reference, whatever is typed, and inflation leaves it alone', () => {
  const bought = resource('g', [
    { formula: 'sold', fcst: [looked('price', 's.quantity', '1000'), ...entries({ quantity: '2' })] },
  ]);
  const sections = { section_inflation: prices, section_sales: [sold], section_sga: [bought] };
  expect(forecast({ periodicity: 'year', formulas, sections }, 'is_sga')).toEqual([6, 8, 10]);
  // "" is no lookup: the price is typed, 1000 and doubling.
  const plain = resource('g', [
    { formula: 'sold', fcst: [looked('price', '', '1000'), ...entries({ quantity: '2' })] },
  ]);
  const typed = { ...sections, section_sga: [plain] };
  expect(forecast({ periodicity: 'year', formulas, sections: typed }, 'is_sga')).toEqual([2000, 4000, 8000]);
});

test('an input that moves is read as it has moved', () => {
  const growing = resource('s', [
    {
      formula: 'sold',
      fcst: [
        ...entries({ price: '10' }),
        { variable: 'quantity', scenarios: [{ data: '100', driver: { growth: { rate: '10' } } }] },
      ],
    },
  ]);
  const sections = { section_sales: [growing], section_cos: [perUnit('c')] };
  expect(forecast({ formulas, sections }, 'is_cos')).toEqual([100, 110, 121]);
});

test('shared drivers are on unless listed as off, rise with inflation and enter no statement', () => {
  const sections = {
    section_inflation: prices,
    section_drivers: [amounts('d', '7'), resource('e', [flow('per_unit', { cost: '2' })])],
    section_sales: [sold],
    section_cos: [perUnit('c', 'd'), perUnit('k', 'e')],
  };
  const words = { periodicity: 'year', formulas, sections };
  // 7, 14, 28 of the first driver and 6, 8, 10 of the second, which reads a service.
  expect(forecast(words, 'is_cos')).toEqual([13, 22, 38]);
  expect(forecast(words, 'is_sga')).toEqual([0, 0, 0]);
  expect(forecast(words, 'is_ebitda')).toEqual([17, 58, 162]);
  expect(forecast({ ...words, off: ['section_drivers'] }, 'is_cos')).toEqual([0, 0, 0]);
  expect(forecast({ ...words, off: ['module_drivers'] }, 'is_cos')).toEqual([0, 0, 0]);
});

test('the master check sees a divisor of 0 in a driver that nothing reads', () => {
  const ratio = { id: 'ratio', expression: 'total = 1 / x', variables: [{ id: 'x' }] };
  const words = (x: string) => ({
    ...{ formulas: [ratio], npv: { wacc: '10' } },
    sections: { section_drivers: [resource('d', [flow('ratio', { x })])] },
  });
  expect(oracle(smallTemplate(words('1')), 1).content_master).toBe(0);
  expect(oracle(smallTemplate(words('1;0')), 1).content_master).toBe(1);
});

test('rows that read each other are refused', () => {
  const sections = { section_cos: [perUnit('c', 'g')], section_sga: [perUnit('g', 'c')] };
  expect(() => oracle(smallTemplate({ formulas, sections }), 1)).toThrow('loop');
  // A variable of the other one is no loop.
  const other = { section_cos: [perUnit('c', 'g')], section_sga: [perUnit('g', 'c.cost')] };
  expect(forecast({ formulas, sections: other }, 'is_cos')).toEqual([1, 1, 1]);
});
