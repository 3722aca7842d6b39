// Tests which numbers are told to be no size of any business.
import { expect, test } from 'vitest';
import { isImpossibleSize } from './impossible.ts';

test.each([
  ['-5 rooms', true],
  ['0 rooms', true],
  ['0 номеров', true],
  ['1e9 rooms', true],
  ['1000000000000 rooms', true],
  ['12 unicorns', false],
  ['6 chairs', false],
  ['-5 unicorns', false],
  ['later', false],
])('%s: %s', (rest, isImpossible) => {
  expect(isImpossibleSize(rest)).toBe(isImpossible);
});
