// Checks the cost of sales against its worked examples.
import { expect, test } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

test('[COS-1] the cafe buys for shares of its sales', () => {
  const { row } = calculate(cafeTemplate());
  expect(row('cos.@cos_8.expBook')[0]).toBeCloseTo(3705.6, 9);
  expect(row('cos.total')[0]).toBeCloseTo(4246, 9);
});

test.each(['section_cos', 'module_cos'])('[COS-2] %s off: nothing is bought', (off) => {
  const template = buildTemplate({
    services: [{ id: 's', data: { amount: '100' } }],
    costs: [{ id: 'c', data: { amount: '40' } }],
    expenses: [{ id: 'e', formula: 'share_of', data: { share: '10' }, lookups: { base: 'section_cos' } }],
    off: [off],
  });
  const { row } = calculate(template);
  expect(row('is.cos')).toEqual([0, 0, 0]);
  expect(row('sga.total')).toEqual([0, 0, 0]);
});
