// Tests within which limits a size is held, and that one of what nothing is counted in is told.
import { expect, test } from 'vitest';
import { scale } from '#catalog/kind/rows.ts';
import { smallKind } from '#testing/generate/small-business.ts';
import { type Answers, settle } from './settle.ts';
import { type Understood, understand } from './understand/understand.ts';

const settled = (understood: Partial<Understood>, answers: Answers = {}) =>
  settle({ ...understand('', 'en'), ...understood }, answers, {
    ...{ language: 'en', dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
  });

/** 4 benches are typical; a shop has 10 of them. */
const workshop = smallKind({
  scale: scale(
    'machines',
    [4, 1, 20],
    ['Benches', 'Верстаки'],
    ['bench|benches', 'верстак|верстака|верстаков'],
    {
      shops: 10,
    },
  ),
});
const inn = smallKind({
  id: 'inn',
  scale: scale('seats', [50, 10, 200], ['Seats', 'Места'], ['seat|seats', 'место|места|мест']),
});

const sizeOf = (sizes: Understood['sizes'], answers: Answers = {}) =>
  settled({ kinds: [workshop], sizes }, answers);

test('a size is 50 times what is large in the trade at most, and what was asked for is kept', () => {
  // 20 benches are many, so 1,000 are the most.
  expect(sizeOf([], { size: 1e9 }).business.head).toMatchObject({ size: 1000, asked: 1e9 });
  expect(sizeOf([{ unit: 'machines', count: 1e12 }]).business.head).toMatchObject({
    size: 1000,
    asked: 1e12,
  });
  expect(sizeOf([{ unit: 'machines', count: 1000 }]).business.head.asked).toBeUndefined();
  // A shop has 10 benches, so 100 shops are the most.
  expect(sizeOf([{ unit: 'shops', count: 5000 }]).business.head).toMatchObject({
    size: 1000,
    asked: 5000,
    said: { count: 100 },
  });
});

test('a size of machines is a whole one, and one at least', () => {
  expect(sizeOf([{ unit: 'machines', count: 1.5 }]).business.head).toMatchObject({ size: 2, asked: 1.5 });
  expect(sizeOf([{ unit: 'machines', count: 0.2 }]).business.head).toMatchObject({ size: 1, asked: 0.2 });
});

test('a size that nothing is counted in is told', () => {
  const seats = { unit: 'seats', count: 30 } as const;
  expect(sizeOf([{ unit: 'machines', count: 7 }, seats]).unusedSizes).toEqual([seats]);
  expect(settled({ kinds: [workshop, inn], sizes: [seats] }).unusedSizes).toEqual([]);
  // The shops would be benches, but those were said.
  const shops = { unit: 'shops', count: 2 } as const;
  expect(sizeOf([{ unit: 'machines', count: 7 }, shops]).unusedSizes).toEqual([shops]);
  // What its author answers goes before.
  expect(sizeOf([shops], { size: 9 }).unusedSizes).toEqual([]);
});
