// Tests that days and moments read as people of each language write them.
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { clockText, dayText, exactMomentText, momentText } from './dates.tsx';

const at = Date.UTC(2026, 0, 5, 14, 5, 30);

it.each([
  ['en-US', 'Jan 5, 2026', 'Jan 5, 2026, 14:05', 'Jan 5, 2026, 14:05:30'],
  ['ru-RU', '5 янв. 2026', '5 янв. 2026, 14:05', '5 янв. 2026, 14:05:30'],
])('in %s', (locale, day, moment, exact) => {
  const intl = createIntl({ locale, timeZone: 'UTC' });
  expect(dayText(intl, at)).toBe(day);
  expect(momentText(intl, at)).toBe(moment);
  expect(exactMomentText(intl, at)).toBe(exact);
  expect(clockText(intl, at)).toBe('14:05');
});

it('a day without a time is the same day wherever it is read', () => {
  const intl = createIntl({ locale: 'en-US', timeZone: 'America/Los_Angeles' });
  expect(dayText(intl, '2027-02-01')).toBe('Jan 31, 2027');
  expect(dayText(intl, '2027-02-01', { isUtc: true })).toBe('Feb 1, 2027');
});
