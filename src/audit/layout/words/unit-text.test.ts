// Texts that are units, texts that are not, and units written beside a label.
import { describe, expect, it } from 'vitest';
import { isUnit, unitInLabel } from './unit-text.ts';

describe('isUnit', () => {
  it.each([
    ...[
      'USD',
      'USD thousand',
      '$',
      '$000',
      '€ m',
      '%',
      '% a year',
      '% / year',
      'USD thousand / month',
      'RUB тыс. / мес.',
      'days',
      '1 or 0',
      'times',
      'share of revenue',
      'USD per unit',
    ],
    ...['тыс. руб.', 'руб./шт.', 'млн ₽', 'дней', 'шт.', 'чел.', 'кв. м', 'доля', 'EUR/MWh'],
  ])('%s is a unit', (text) => {
    expect(isUnit(text)).toBe(true);
  });

  it.each(['Revenue', 'Wages and salaries', 'Closing balance', 'Выручка', 'Итого активы', ''])(
    '%s is none',
    (text) => {
      expect(isUnit(text)).toBe(false);
    },
  );
});

describe('unitInLabel', () => {
  it('finds a unit in brackets, after a comma, or a sign of percent', () => {
    expect(unitInLabel('Revenue (USD)')).toBe('USD');
    expect(unitInLabel('Выручка, тыс. руб.')).toBe('тыс. руб.');
    expect(unitInLabel('Gross margin %')).toBe('%');
    expect(unitInLabel('Revenue (net)')).toBe('');
    expect(unitInLabel('Land, plant')).toBe('');
  });
});
