// Compares the day numbers of spreadsheets with dates counted by a calendar.
import { describe, expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';

describe('calendarDay', () => {
  it('counts days from 1900, and from 1904 where a file says so', () => {
    expect(calendarDay(46388, false)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(calendarDay(46388 - 1462, true)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(calendarDay(61, false)).toEqual({ year: 1900, month: 3, day: 1 });
  });

  it('agrees with the calendar of the language on every day of two centuries', () => {
    const differing: number[] = [];
    for (let serial = 61; serial < 109_000; serial += 1) {
      const date = new Date((serial - 25569) * 86_400_000);
      const { year, month, day } = calendarDay(serial, false);
      const isSame =
        year === date.getUTCFullYear() && month === date.getUTCMonth() + 1 && day === date.getUTCDate();
      if (!isSame) differing.push(serial);
    }
    expect(differing).toEqual([]);
  });
});
