// Tests that a rate of return beyond reason is said in words wherever it stands, and that nothing else is.
import { expect, it } from 'vitest';
import { rateWords } from './rate-words.ts';

it.each(['ip.irr', 'ip.result_irr', 'ip.result_irr_exit', 'ip.result_equity_irr', 'dashboard.single.irr'])(
  '[DSH-10] says %s in words above a hundred percent',
  (rowId) => {
    expect(rateWords(rowId, 1.359, 'en')).toBe('Above 100%');
    expect(rateWords(rowId, 1.359, 'ru')).toBe('Выше 100 %');
    expect(rateWords(rowId, 1, 'en')).toBe(null);
    expect(rateWords(rowId, Number.NaN, 'en')).toBe(null);
  },
);

it('[DSH-10] leaves what is no rate of return a number', () => {
  expect(rateWords('ip.result_money_multiple', 4, 'en')).toBe(null);
});
