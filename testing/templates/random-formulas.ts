// Plausible user formulas: random trees over inputs and constants, with at most one row of another sheet.
import fc from 'fast-check';
import type { RelId } from '#template/sections.ts';
import type { Formula, Variable } from '#template/template.ts';
import { often } from './random-texts.ts';

const flowRels: readonly RelId[] = ['service', 'cos', 'sga', 'fixedasset', 'equity', 'loan'];

const variables: readonly Variable[] = [
  { id: 'price', name: 'Price', value: '2.5', isCurrency: true },
  { id: 'count', name: 'Count', value: '3;4', units: 'units' },
  { id: 'доля', name: 'Доля', value: '10', units: '%' },
  { id: 'fee_2', name: 'Fee', isCurrency: true },
];

const references = ['section_sales', 'section_cos', 'section_sga', 'section_fixedassets', 'gross_profit'];
const periodReferences = ['period_days', 'period_number', 'period_years'];

const reference = (row: string): Variable => ({
  id: 'base',
  name: 'Base',
  isReference: true,
  reference: row,
});

const leaf = often<string>(
  [4, fc.constantFrom(...variables.map(({ id }) => id))],
  [1, fc.constantFrom('100', '1.5', '0.01', '12', '0', '1')],
);

/** At most four leaves, so that values stay within what a number can hold. */
const tree: fc.Arbitrary<string> = fc
  .record({
    leaves: fc.tuple(leaf, leaf, leaf, leaf),
    signs: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(' + ', ' - ', '*', ' / ', '/'))),
    shape: fc.nat(5),
  })
  .map(({ leaves: [a, b, c, d], signs: [first = '', second = '', third = ''], shape }) => {
    const shapes = [
      a,
      `${a}${first}${b}`,
      `${a}${first}${b}${second}${c}`,
      `(${a}${first}${b})${second}${c}`,
      `${a}${first}(${b}${second}-${c})`,
      `(${a}${first}${b})${second}(${c}${third}${d})`,
    ];
    return shapes[shape] ?? a;
  });

const used = (expression: string): readonly Variable[] =>
  variables.filter(({ id }) => expression.split(/[^\p{L}\d_.]+/u).includes(id));

const customFormula = (id: string): fc.Arbitrary<Formula> =>
  fc
    .record({
      expression: tree,
      row: fc.option(fc.constantFrom(...references, ...periodReferences), { nil: null }),
      sign: fc.constantFrom(' + ', ' - ', ' * ', ' / '),
      isFirst: fc.boolean(),
    })
    .map(({ expression, row, sign, isFirst }) => {
      const whole = isFirst ? `base${sign}(${expression})` : `(${expression})${sign}base`;
      return {
        id,
        name: id,
        expression: `total = ${row === null ? expression : whole}`,
        allowedRels: flowRels,
        variables: [...used(expression), ...(row === null ? [] : [reference(row)])],
      };
    });

/** A share of another row and an amount: twice the money gives twice the total. */
const partOf: Formula = {
  id: 'part_of',
  name: 'Part of a row and an amount',
  expression: 'итог = amount + share / 100 * base',
  allowedRels: flowRels,
  variables: [
    { id: 'amount', name: 'Amount', value: '0', isCurrency: true },
    { id: 'share', name: 'Share', value: '5', units: '%' },
    reference('section_sales'),
  ],
};

const days: Formula = {
  id: 'by_the_day',
  name: 'By the day',
  expression: 'total=price*base',
  allowedRels: flowRels,
  variables: [{ id: 'price', name: 'A day', isCurrency: true }, reference('period_days')],
};

export const proportionalFormulas = fc.constant([partOf]);

export const customFormulas = fc
  .tuple(customFormula('custom_1'), customFormula('custom_2'), customFormula('custom_3'))
  .map((custom) => [partOf, days, ...custom]);
