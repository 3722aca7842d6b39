// Tests that what stands out in a model is told with prices that put it right, and that chosen prices are kept.
import { expect, test } from 'vitest';
import { kindById } from '#catalog/kinds/kinds.ts';
import { frame } from '#testing/generate/small-business.ts';
import { adjust } from './check/adjust.ts';
import { percentOf, settledYear } from './check/health.ts';
import { generate, understandLine } from './generate.ts';
import { lookOver } from './look-over.ts';
import type { Answers, Terms } from './settle.ts';

const text = 'barbershop in Lisbon, 4 barbers';
const terms: Terms = {
  ...{ language: 'en', currency: null, dateStart: '2027-01-01' },
  ...{ periodicity: 'month', periodCount: 36 },
};
const asked = { ...terms, text };

const marginWith = (answers: Answers): number => {
  const year = settledYear(adjust(understandLine(text, terms, answers).business, frame).measured);
  return percentOf(year?.ebitda ?? 0, year?.revenue ?? 0);
};

test('a model as usual has nothing to tell', () => {
  expect(lookOver(asked)).toEqual({ findings: [], prices: null });
});

test('with prices a third below the usual no rule moves them, and what would put them right is told', () => {
  const answers = { priceFactor: 0.65 };
  const [low = 0, high = 0] = kindById('barbershop')?.health.ebitda ?? [];
  expect(marginWith(answers)).toBeLessThan(low);
  const { findings, prices } = lookOver({ ...asked, answers });
  expect(findings.join(' ')).toMatch(
    new RegExp(`^.*The EBITDA margin in the third year is −?\\d+%, while ${low} to ${high}% is usual`, 'u'),
  );
  const factor = prices?.factor ?? 0;
  expect(prices?.percent).toBe(Math.round((factor / 0.65 - 1) * 100));
  expect(prices?.isAllUsual).toBe(true);
  // Taken as it is told, the margin is inside.
  const margin = marginWith({ priceFactor: factor });
  expect([margin > low, margin < high]).toEqual([true, true]);
  expect(lookOver({ ...asked, answers: { priceFactor: factor } }).findings).toEqual([]);
});

test('the cover says that prices were chosen', () => {
  const { template } = generate({
    ...asked,
    answers: { priceFactor: 0.65 },
    ...{ uuid: frame.uuid, timestamp: 0 },
  });
  expect(template.description).toContain(
    'All prices are 35% below those typical for the trade, as was chosen.',
  );
  expect(template.description).toContain('Look at this: the EBITDA margin in the third year is ');
});

test('in Russian it is said as it is there', () => {
  const { findings } = lookOver({
    ...asked,
    language: 'ru',
    ...{ text: 'барбершоп в Казани', answers: { priceFactor: 0.6 } },
  });
  expect(findings.join(' ')).toMatch(
    /Рентабельность по EBITDA на третий год — −?\d+ %, обычно в этом деле от \d+ до \d+ %\./u,
  );
});

test('who says a price is told what stands out, and is not told to move others for it', () => {
  const { findings, prices } = lookOver({
    ...asked,
    language: 'ru',
    text: 'Кофейня в Казани, капучино 400 рублей, без кредита',
  });
  expect(findings.join(' ')).toContain('EBITDA');
  expect(prices).toBe(null);
});
