// Tests the line of revenue on a card: its scale begins at nothing, so that a steady business looks steady.
import { expect, it } from 'vitest';
import { revenuePath } from './revenue-path.ts';

it('begins at nothing: 8 of 10 is a fifth below the top', () => {
  const { line, area } = revenuePath([8, 10, 5], 200, 100);
  expect(line).toBe('M0 20L100 0L200 50');
  expect(area).toBe('M0 20L100 0L200 50L200 100L0 100Z');
});

it('shows what is less than nothing below it', () => {
  expect(revenuePath([-5, 15], 10, 100)).toEqual({
    line: 'M0 100L10 0',
    area: 'M0 100L10 0L10 75L0 75Z',
  });
});

it('draws one number across the card', () => {
  expect(revenuePath([7], 10, 4).line).toBe('M0 0L10 0');
});
