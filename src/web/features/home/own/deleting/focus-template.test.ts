// Tests where the focus goes when templates leave the list.
import { expect, it } from 'vitest';
import { neighbourOf } from './focus-template.ts';

it('goes to the next remaining one, else to the one before, else nowhere', () => {
  const shown = ['a', 'b', 'c', 'd'];
  expect(neighbourOf(['b'], shown)).toBe('c');
  expect(neighbourOf(['a', 'c'], shown)).toBe('d');
  expect(neighbourOf(['d'], shown)).toBe('c');
  expect(neighbourOf(['b', 'd'], shown)).toBe('c');
  expect(neighbourOf(shown, shown)).toBeUndefined();
});
