// Tests how much of a business its orders and containers are, worked out from what the business does in a month.
import { expect, test } from 'vitest';
import { settle } from './settle.ts';
import { understand } from './understand/understand.ts';

test.each([
  // 1,000 x 0.0013, for an order is of two things.
  ['dry cleaner, 1000 orders a month', 'en', 'dry_cleaning', 1.3],
  // 120 x 0.025.
  ['багетная мастерская, 120 заказов в месяц', 'ru', 'glass_and_frames', 3],
  // A truck empties 518 a month, each five times: 300 x 0.0097.
  ['waste collection, 300 containers', 'en', 'waste_collection', 2.91],
] as const)('%s', (text, language, id, size) => {
  const { head } = settle(
    understand(text, language),
    {},
    { dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36, language },
  ).business;
  expect([head.kind.id, head.isSizeSaid]).toEqual([id, true]);
  expect(head.size).toBeCloseTo(size, 6);
});
