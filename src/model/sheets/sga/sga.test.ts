// Checks expenses against their worked examples.
import { expect, test } from 'vitest';
import { buildTemplate, type ResourceWords } from '#testing/templates/build-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { compile } from '../../compile.ts';

test('[SGA-1] the cafe pays people, rent and marketing', () => {
  expect(calculate(cafeTemplate()).row('sga.total')[0]).toBeCloseTo(6708.8, 9);
});

const ofGrossProfit = (id: string): ResourceWords => ({
  id,
  formula: 'share_of',
  data: { share: '10' },
  lookups: { base: 'gross_profit' },
});
const trade = {
  services: [{ id: 's', data: { amount: '1000' } }],
  costs: [{ id: 'c', data: { amount: '400' } }],
};

test('[SGA-2] a bonus is a share of the gross profit', () => {
  const { row } = calculate(buildTemplate({ ...trade, expenses: [ofGrossProfit('bonus')] }));
  expect(row('sga.total')).toEqual([60, 60, 60]);
});

test('[SGA-2] a cost of sales cannot be', () => {
  const { workbook, diagnostics } = compile(buildTemplate({ ...trade, costs: [ofGrossProfit('royalty')] }));
  expect(workbook).toBeNull();
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Circular reference: “royalty”. Change one of the references.',
  ]);
});
