// Holds the days of the calendar to those of a printed one.
import { expect, test } from 'vitest';
import { daysAround, isWithin, moveDays, moveMonths, weekdayOf, yearsAround } from './calendar-days.ts';

test('[SETUP-1] a month is shown with 42 days, from the first weekday on', () => {
  const fromMonday = daysAround('2027-01-15', 1);
  expect(fromMonday).toHaveLength(6);
  expect(fromMonday.flat()).toHaveLength(42);
  // The first of January 2027 is a Friday.
  expect(weekdayOf('2027-01-01')).toBe(5);
  expect(fromMonday[0]).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ...['2027-01-01', '2027-01-02', '2027-01-03'],
  ]);
  expect(fromMonday[5]?.[6]).toBe('2027-02-07');
  expect(daysAround('2027-01-15', 0)[0]?.[0]).toBe('2026-12-27');
});

test('a month that begins with the first weekday begins in the first cell', () => {
  expect(daysAround('2027-02-28', 1)[0]?.[0]).toBe('2027-02-01');
});

test('moving by months ends on the last day where the day is missing, and stays where dates are known', () => {
  expect(moveMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(moveMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(moveMonths('2027-01-15', -1)).toBe('2026-12-15');
  expect(moveDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(moveDays('1901-01-01', -1)).toBe('1901-01-01');
  expect(moveMonths('2199-12-01', 1)).toBe('2199-12-31');
});

test('[SETUP-1] a page of years has twelve, and the same ones whichever of them is asked for', () => {
  expect(yearsAround(2027)).toEqual([
    ...[2016, 2017, 2018, 2019, 2020, 2021],
    ...[2022, 2023, 2024, 2025, 2026, 2027],
  ]);
  expect(yearsAround(2016)).toEqual(yearsAround(2027));
  expect(isWithin('1900-12-31')).toBe(false);
  expect(isWithin('1901-01-01')).toBe(true);
  expect(['2027-02-30', '2027-13-01', '2200-01-01', '', 'May'].some(isWithin)).toBe(false);
});
