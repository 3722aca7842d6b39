// Tests that only a group without a useful life in the first period is reported.
import { expect, it } from 'vitest';
import { lacksLife } from './useful-life.ts';

const lacks = (text: string, fallback = '') =>
  lacksLife({ rel: 'deprgroup', formulaId: 'straight_line', text, fallback });

it('[STATE-25] is missing where nothing or zero is typed for the first period', () => {
  expect(['', '0', '0.0', ';5', '0;5'].map((text) => lacks(text))).toEqual([true, true, true, true, true]);
  expect(['5', '0.5', '5;0', 'x'].map((text) => lacks(text))).toEqual([false, false, false, false]);
});

it('is that of the first scenario if another has none', () => {
  expect([lacks('', '5'), lacks('', '0'), lacks('0', '5')]).toEqual([false, true, true]);
});

it('is required only of straight-line groups', () => {
  const of = { text: '0', fallback: '' };
  expect(lacksLife({ ...of, rel: 'deprgroup', formulaId: 'declining_balance' })).toBe(false);
  expect(lacksLife({ ...of, rel: 'inflation', formulaId: 'rate' })).toBe(false);
});
