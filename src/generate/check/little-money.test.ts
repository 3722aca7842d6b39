// Tests that a high return is told as no fault where little is put in and costs are mostly pay, and nowhere else.
import { expect, test } from 'vitest';
import { frame, smallBusiness } from '#testing/generate/small-business.ts';
import { adjust } from './adjust.ts';
import type { Adjusted } from './adjusted.ts';
import { littleMoney } from './little-money.ts';

const business = smallBusiness();

/** Of 400,000 sold in each year 100,000 are left, and of the 300,000 that it costs so much is pay. */
function withReturn(rate: number, { putIn = 90_000, payroll = 180_000 } = {}): Adjusted {
  const made = adjust(business, frame);
  const year = {
    ...{ revenue: 400_000, grossProfit: 150_000, ebitda: 100_000, payroll },
    ...{ cos: 250_000, goods: 70_000, moving: 8000, netIncome: 70_000 },
  };
  const [base] = made.measured.scenarios;
  if (!base) throw new Error('a model has a scenario');
  return {
    ...made,
    adjustments: { ...made.adjustments, equity: putIn, loan: 0 },
    measured: {
      ...made.measured,
      ...{ paybackPeriods: 17, worth: { presentValue: 1, rate } },
      scenarios: [{ ...base, years: [year, year, year] }],
    },
  };
}

test('of work that takes less than four months of sales, profit and payback are told', () => {
  expect(littleMoney(withReturn(1.55), { ...business, language: 'en', currency: 'USD' })).toBe(
    'Little money is put in for what it earns (90,000 USD), so its return in percent says little: the profit of 100,000 USD before interest, tax and wear in the third year and the money back after 17 months tell more.',
  );
  expect(littleMoney(withReturn(1.55), { ...business, language: 'ru', currency: 'RUB' })).toBe(
    'Вложений мало для такой прибыли (90\u00A0000 RUB), поэтому доходность в процентах мало о чём говорит: больше скажут прибыль до процентов, налогов и амортизации — 100\u00A0000 RUB на третий год и срок возврата вложений — 17 мес.',
  );
});

test('nothing is told of a usual return, of more money, or where goods cost more than pay', () => {
  expect(littleMoney(withReturn(1), business)).toBe(null);
  expect(littleMoney(withReturn(Number.NaN), business)).toBe(null);
  // A third of 400,000 is 133,333, and half of 300,000 is 150,000.
  expect(littleMoney(withReturn(1.55, { putIn: 134_000 }), business)).toBe(null);
  expect(littleMoney(withReturn(1.55, { payroll: 150_000 }), business)).toBe(null);
});

test('one who works alone puts in work, whatever else', () => {
  const way = { isAlone: true, isWithoutPremises: true, isVisiting: false, countryId: 'US' };
  expect(littleMoney(withReturn(1.55, { putIn: 300_000, payroll: 0 }), { ...business, way })).toMatch(
    /300,000/u,
  );
});
