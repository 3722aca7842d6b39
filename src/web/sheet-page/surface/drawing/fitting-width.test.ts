// Tests how wide a column becomes by what is in it.
import { expect, test } from 'vitest';
import { defaultLanguage } from '#language/language.ts';
import { engineHere, smallBook } from '#testing/sheet-page/small-book.ts';
import { createPage } from '#web/sheet-page/state/page-store.ts';
import { fittingWidth } from './fitting-width.ts';
import { sheetCells } from './sheet-cells.ts';
import { textWidth } from './text-gauge.ts';

const page = createPage(smallBook, engineHere());
const cells = () => sheetCells(page, 0, defaultLanguage);

test('the longest of its texts fits, with a margin', async () => {
  await page.begin([]);
  expect(fittingWidth(cells(), 1)).toBe(Math.round(textWidth('Volume', 'text') + 12));
  await page.change([{ sheet: 0, line: 1, column: 2, content: { kind: 'value', value: 1_234_567.5 } }]);
  expect(fittingWidth(cells(), 2)).toBe(Math.round(textWidth('1,234,567.50', 'input') + 12));
});

test('an empty column stays as it is, and a whole paragraph makes none as wide as a window', async () => {
  expect(fittingWidth(cells(), 9)).toBeNull();
  await page.change([{ sheet: 0, line: 2, column: 9, content: { kind: 'value', value: 'x'.repeat(500) } }]);
  expect(fittingWidth(cells(), 9)).toBe(480);
});
