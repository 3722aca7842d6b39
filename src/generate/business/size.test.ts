// Tests how numbers follow the size of a business, and how people are counted whole.
import { expect, test } from 'vitest';
import { each, n, whole } from '#catalog/kind/figure.ts';
import { pay, scale } from '#catalog/kind/rows.ts';
import { smallKind } from '#testing/generate/small-business.ts';
import { peopleIn, sized, sizeFactor, volumeFactor } from './size.ts';

/** Typical are 4. */
const of = (size: number) => ({ kind: smallKind(), size });

test('what is for each is counted by the size, what is whole stays', () => {
  expect(sizeFactor(of(12), each(5))).toBe(12);
  expect(sizeFactor(of(12), whole(5))).toBe(1);
});

test('what says nothing grows slower than the business', () => {
  expect(sizeFactor(of(4), n(5))).toBe(1);
  // 8 / 4 to the power of 0.6
  expect(sizeFactor(of(8), n(5))).toBeCloseTo(1.5157, 4);
  expect(sizeFactor(of(2), n(5))).toBeCloseTo(0.6598, 4);
});

test('what a volume is made of stays, unless it is for each', () => {
  expect(volumeFactor(of(8), n(5))).toBe(1);
  expect(volumeFactor(of(8), each(5))).toBe(8);
});

test('the range goes with the number', () => {
  expect(sized(of(3), each(n(10, 8, 20)))).toMatchObject({ typical: 30, low: 24, high: 60 });
});

test.each([
  // A tenth of a person for each: 0.2 is nobody, 0.3 is somebody half the time, 0.5 is somebody, 14.5 are 15.
  [2, each(0.1), 0],
  [3, each(0.1), 0.5],
  [5, each(0.1), 1],
  [8, each(0.1), 1],
  [14, each(0.1), 1.5],
  [27, each(0.1), 2.5],
  [29, each(0.1), 3],
  [34, each(0.1), 3],
  [145, each(0.1), 15],
  // Somebody of the office is there from 0.67 on.
  [4, n(0.66), 0],
  [4, n(0.67), 1],
  [4, n(1.4), 1],
  [4, n(1.5), 2],
  // 1 x 2^0.6 = 1.52
  [8, n(1), 2],
  // 1 x 0.5^0.6 = 0.66, 1 x 0.25^0.6 = 0.44: of half the size and less the owner does it.
  [2, n(1), 0],
  [1, n(1), 0],
  [1, whole(1), 1],
])('of the size %d %o are %d people', (size, figure, expected) => {
  expect(
    peopleIn(
      { kind: smallKind({ scale: scale('machines', [4, 1, 20], ['', ''], ['', '']) }), size },
      { people: figure },
    ),
  ).toBe(expected);
});

test.each([
  // Teachers who come for their lessons: 0.7 is half of one, 12.3 are twelve and a half.
  [7, 0.5],
  [8, 1],
  [123, 12.5],
])('of the size %d people who work part-time are %d', (size, expected) => {
  const teachers = { people: each(0.1), isPartTime: true };
  expect(peopleIn({ kind: smallKind(), size }, teachers)).toBe(expected);
});

test.each([
  // One teacher of forty pupils: ten pupils are a teacher who comes a day or two a week, fourteen are one for half the time.
  ['pupils', 10, 0.25],
  ['pupils', 2, 0.25],
  ['pupils', 14, 0.5],
  // Whoever lets a flat or two looks after them without pay; eight are a quarter of somebody's time.
  ['flats', 3, 0],
  ['flats', 8, 0.25],
] as const)('who alone does the work for %s is paid: %d are %d', (unit, size, expected) => {
  const worker = pay(['People', 'Люди'], each(0.025), n(30_000));
  const kind = smallKind({ scale: scale(unit, [100, 1, 500], ['', ''], ['', '']), costs: [worker] });
  expect(worker.form === 'pay' && peopleIn({ kind, size }, worker)).toBe(expected);
});

test('where nobody would be paid, one who does the work is there half the time', () => {
  const milkers = pay(['Milkers', 'Дояры'], each(0.01), n(30000));
  const drivers = pay(['Drivers', 'Водители'], each(0.01), n(30000));
  const manager = pay(['Manager', 'Управляющий'], n(1), n(50000));
  const few = { kind: smallKind({ costs: [milkers, drivers], overheads: [manager] }), size: 1 };
  const isPay = (cost: typeof milkers) => cost.form === 'pay';
  const counts = (size: number) =>
    [milkers, drivers, manager]
      .filter(isPay)
      .map((cost) => 'people' in cost && peopleIn({ ...few, size }, cost));
  // 0.01 of a milker and of a driver, and 1 x (1 / 4)^0.6 = 0.44 of a manager.
  expect(counts(1)).toEqual([0.5, 0, 0]);
  // The manager is there from the usual size on.
  expect(counts(4)).toEqual([0, 0, 1]);
});
