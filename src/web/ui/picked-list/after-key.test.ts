// Tests where keys move in a list of lines.
import { expect, it } from 'vitest';
import { afterKey } from './after-key.ts';

it('goes around by a line, and stops at the ends by a page', () => {
  expect(afterKey('ArrowDown', 0, 3, 5)).toBe(1);
  expect(afterKey('ArrowDown', 2, 3, 5)).toBe(0);
  expect(afterKey('ArrowUp', 0, 3, 5)).toBe(2);
  expect(afterKey('PageDown', 1, 9, 5)).toBe(6);
  expect(afterKey('PageDown', 6, 9, 5)).toBe(8);
  expect(afterKey('PageUp', 3, 9, 5)).toBe(0);
  expect(afterKey('Enter', 1, 9, 5)).toBeUndefined();
});
