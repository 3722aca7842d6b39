// Holds that a group without a useful life in the first period is told, and no other.
import { expect, it } from 'vitest';
import { lacksLife } from './useful-life.ts';

const lacks = (text: string, fallback = '') =>
  lacksLife({ rel: 'deprgroup', formulaId: 'straight_line', text, fallback });

it('[STATE-25] is missing where nothing or nought is typed for the first period', () => {
  expect(['', '0', '0.0', ';5', '0;5'].map((text) => lacks(text))).toEqual([true, true, true, true, true]);
  expect(['5', '0.5', '5;0', 'x'].map((text) => lacks(text))).toEqual([false, false, false, false]);
});

it('is that of the first scenario where another has none', () => {
  expect([lacks('', '5'), lacks('', '0'), lacks('0', '5')]).toEqual([false, true, true]);
});

it('is asked for by groups that are written off in equal parts alone', () => {
  const of = { text: '0', fallback: '' };
  expect(lacksLife({ ...of, rel: 'deprgroup', formulaId: 'declining_balance' })).toBe(false);
  expect(lacksLife({ ...of, rel: 'inflation', formulaId: 'rate' })).toBe(false);
});
