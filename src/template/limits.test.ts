// Tests what of a longer text the line about a business holds.
import { expect, it } from 'vitest';
import { beginningOf } from './limits.ts';

it('has the beginning of a long text up to a word for its line', () => {
  // The fifty-first letter would be inside “business”.
  expect(beginningOf('We would like to open a cafe by the sea as a small business')).toBe(
    'We would like to open a cafe by the sea as a small',
  );
  expect(beginningOf(' a\n cafe ')).toBe('a cafe');
  expect(beginningOf('x'.repeat(60))).toBe('x'.repeat(50));
});
