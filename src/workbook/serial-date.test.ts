// Checks serial dates against known ones, and against JavaScript's calendar over two centuries.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, fromSerial, toSerial } from './serial-date.ts';

test.each([
  [{ year: 1900, month: 3, day: 1 }, 61],
  [{ year: 1970, month: 1, day: 1 }, 25_569],
  [{ year: 2000, month: 2, day: 29 }, 36_585],
  [{ year: 2027, month: 1, day: 1 }, 46_388],
])('%o is day %i', (date, serial) => {
  expect(toSerial(date)).toBe(serial);
  expect(fromSerial(serial)).toEqual(date);
});

test('agrees with the Gregorian calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: 367, max: 110_000 }), (serial) => {
      const date = new Date((serial - 25_569) * 86_400_000);
      const expected = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
      expect(fromSerial(serial)).toEqual(expected);
      expect(toSerial(expected)).toBe(serial);
    }),
  );
});

test('a month without the day ends on its last day', () => {
  const january31 = toSerial({ year: 2027, month: 1, day: 31 });
  const after = (months: number) => fromSerial(addMonths(january31, months));
  expect(after(1)).toEqual({ year: 2027, month: 2, day: 28 });
  expect(after(2)).toEqual({ year: 2027, month: 3, day: 31 });
  expect(after(13)).toEqual({ year: 2028, month: 2, day: 29 });
  expect(after(-2)).toEqual({ year: 2026, month: 11, day: 30 });
});
