// Labels of statements are compared without brackets, colons and spaces, and in time that grows with their length alone.
import { describe, expect, it } from 'vitest';
import { plainLabel } from './statement-lines.ts';

describe('plainLabel', () => {
  it.each([
    ['Total  assets: ', 'total assets'],
    ['Cash (note 4)', 'cash'],
    ['Cash, (EUR)', 'cash'],
    ['Cash (EUR) :', 'cash'],
    ['Net income (loss)', 'net income (loss)'],
    ['Чистая прибыль (убыток)', 'чистая прибыль (убыток)'],
    ['Всего активов (тыс. руб.)', 'всего активов'],
    ['Расчётный счёт', 'расчетный счет'],
    ['a : b', 'a : b'],
  ])('%s is %s', (label, plain) => {
    expect(plainLabel(label)).toBe(plain);
  });

  // The square of a million steps would not end.
  it.each([
    ['spaces', ' '.repeat(1_000_000)],
    ['colons', ': '.repeat(1_000_000)],
    ['commas', ', '.repeat(1_000_000)],
    ['brackets', '('.repeat(1_000_000)],
    ['spaces before brackets', ' ('.repeat(1_000_000)],
  ])('ends with a million %s', (_, text) => {
    expect(plainLabel(`a${text}b`).endsWith('b')).toBe(true);
  });
});
