// Formats of dates and formats that only look like them.
import { describe, expect, it } from 'vitest';
import { isDateFormat } from './date-format.ts';

describe('isDateFormat', () => {
  it.each(['yyyy\\-mm\\-dd', '[$-409]mmm\\_yyyy', 'mmm\\-yy', 'dd.mm.yyyy', 'd-mmm', '[$-419]mmmm\\ yyyy;@'])(
    '%s shows a date',
    (code) => {
      expect(isDateFormat(code)).toBe(true);
    },
  );

  it.each([
    'General',
    '0',
    '#,##0.00',
    '0.0E+00',
    '0.00"x"',
    '#,##0 "days"',
    '[Red]0',
    '0%',
    '# ##0\\ [$₽-419]',
    '@',
  ])('%s does not', (code) => {
    expect(isDateFormat(code)).toBe(false);
  });

  // The square of a million steps would not end.
  it.each([
    ['brackets', '['.repeat(1_000_000), false],
    ['months', 'm'.repeat(1_000_000), true],
    ['quotes', `${'"'.repeat(1_000_001)}`, false],
    ['months before digits', `${'m'.repeat(1_000_000)}0`, false],
  ])('ends with a million %s', (_, code, isDate) => {
    expect(isDateFormat(code)).toBe(isDate);
  });
});
