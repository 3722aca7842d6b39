// Tests that a new forecast starts in January where that is near, and else next month, also at the ends of months and years.
import { expect, test } from 'vitest';
import { startOfForecast } from './new-template.ts';

test.each([
  ['2026-01-31T23:59:59.999Z', '2026-02-01'],
  ['2028-02-29T12:00:00Z', '2028-03-01'],
  ['2026-06-30T23:59:59.999Z', '2026-07-01'],
  ['2026-07-01T00:00:00Z', '2027-01-01'],
  ['2026-11-28T12:00:00Z', '2027-01-01'],
  ['2026-12-31T23:59:59.999Z', '2027-01-01'],
])('on %s it is %s', (now, start) => {
  expect(startOfForecast(Date.parse(now))).toBe(start);
});
