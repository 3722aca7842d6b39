// Tests how a book with formulas is told from one of numbers alone.
import { expect, test } from 'vitest';
import { withoutFormulas } from '#render/sheet-view/without-formulas.ts';
import { smallBook } from '#testing/sheet-page/small-book.ts';
import { hasFormulas } from './sheet-index.ts';

test('a book has formulas unless it was made without any', () => {
  expect([smallBook, withoutFormulas(smallBook)].map(hasFormulas)).toEqual([true, false]);
});
