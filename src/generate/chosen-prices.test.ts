// Tests that prices whose author moved them are moved by the percent that was said, each of them.
import { expect, test } from 'vitest';
import { frame } from '#testing/generate/small-business.ts';
import { generate } from './generate.ts';
import { lookOver } from './look-over.ts';
import { refine } from './refine/refine.ts';
import type { Answers, Terms } from './settle.ts';
import { spoken } from './settled-sentence.ts';

const terms: Terms = {
  ...{ language: 'en', currency: null, dateStart: '2027-01-01' },
  ...{ periodicity: 'month', periodCount: 36 },
};

function pricesOf(text: string, answers: Answers): readonly number[] {
  const { template } = generate({ ...terms, text, answers, uuid: frame.uuid, timestamp: 0 });
  const sales = template.data.divisions[0]?.sectionResources.section_sales ?? [];
  return sales.flatMap(({ flows }) =>
    (flows[0]?.fcst ?? [])
      .filter(({ variable }) => variable === 'price')
      .map(({ scenarios }) => Number(scenarios[0]?.data)),
  );
}

/** Half a cent beside what was said, as far as a price is typed to the cent. */
function expectMoved(after: readonly number[], before: readonly number[], factor: number): void {
  expect(after).toHaveLength(before.length);
  expect(before.length).toBeGreaterThan(1);
  for (const [at, price] of before.entries()) {
    expect(Math.abs((after[at] ?? 0) - price * factor)).toBeLessThan(Math.max(0.00501, price * 0.0006));
  }
}

test.each([
  ['coffee shop in Lisbon', 'all prices 1% higher', 1.01],
  ['coffee shop in Lisbon', 'prices 10% lower', 0.9],
  ['pizzeria in Rome', 'raise prices by 7%', 1.07],
  // Rules have moved its prices already.
  ['cafe in Zurich, 20 seats', 'all prices 1% higher', 1.01],
])('%s: %s', (text, line, factor) => {
  const before = pricesOf(text, {});
  const { answers } = refine(text, line, terms, {});
  expectMoved(pricesOf(text, answers), before, factor);
  // Once more, against what they are by then.
  const again = refine(text, line, terms, answers);
  expectMoved(pricesOf(text, again.answers), before, factor * factor);
});

test('what one press does is the percent that it tells', () => {
  const text = 'barbershop in Lisbon, 4 barbers';
  const answers = { priceFactor: 0.65 };
  const { prices } = lookOver({ ...terms, text, answers });
  const factor = (1 + (prices?.percent ?? 0) / 100) * 0.65;
  expect(prices?.factor).toBeCloseTo(factor, 5);
  expectMoved(pricesOf(text, { priceFactor: prices?.factor ?? 0 }), pricesOf(text, {}), factor);
});

test.each([
  ['barbershop, 3 barbers', 'en', { priceFactor: 1.1 }, 'all prices 10% above the usual'],
  ['barbershop, 3 barbers', 'en', { priceFactor: 0.95 }, 'all prices 5% below the usual'],
  ['barbershop, 3 barbers', 'en', { priceFactor: 1.004 }, 'all prices as usual'],
  ['barbershop, haircut $30', 'en', { priceFactor: 1.1 }, 'other prices 10% above the usual'],
  ['барбершоп, 3 барбера', 'ru', { priceFactor: 1.1 }, 'все цены на 10 % выше обычных'],
] as const)(
  '%s in %s: the sentence says where prices were chosen to stand',
  (text, language, answers, told) => {
    const asked = { ...terms, language, text, answers, uuid: frame.uuid, timestamp: 0 };
    expect(spoken(generate(asked).sentence).replaceAll(/\s/gu, ' ')).toContain(told);
  },
);

test('prices that rules move are no part of the sentence', () => {
  const { sentence } = generate({ ...terms, text: 'barbershop', uuid: frame.uuid, timestamp: 0 });
  expect(spoken(sentence)).not.toContain('prices');
});
