// Tests how many entries are skipped for what is typed.
import { expect, it } from 'vitest';
import { skipOf } from './use-logs.ts';

it.each([
  ['', 0],
  ['0', 0],
  ['200', 200],
  [' 15 ', 15],
  ['2.7', 2],
  ['-5', 0],
  ['many', 0],
  ['Infinity', 0],
])('takes %j for %d', (typed, skipped) => {
  expect(skipOf(typed)).toBe(skipped);
});
