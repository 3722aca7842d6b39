// Tests what a search over all sheets finds.
import { expect, test } from 'vitest';
import { engineHere, smallBook } from '#testing/sheet-page/small-book.ts';
import { cellKey } from '#web/sheet-page/state/cell-place.ts';
import { createPage } from '#web/sheet-page/state/page-store.ts';
import { findCells, type TextOf } from './find-cells.ts';

const page = createPage(smallBook, engineHere());
const asWritten: TextOf = (_, value) =>
  typeof value === 'number' ? value.toLocaleString('en-US', { minimumFractionDigits: 2 }) : String(value);
const found = (query: string) => findCells(page, query, asWritten).map(cellKey);

test('finds texts by any part and in any case, in the order of the sheets', () => {
  expect(found('s')).toEqual(['1:1:1']);
  expect(found('  VOL ')).toEqual(['0:2:1']);
  expect(found('e')).toEqual(['0:1:1', '0:2:1', '1:1:1']);
  expect(found('rent')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test('finds numbers as they are written and as they are', () => {
  expect(found('10')).toEqual(['0:1:2', '1:1:2']);
  expect(found('30.00')).toEqual(['1:1:4']);
  expect(found('30,00')).toEqual(['1:1:4']);
});

test('finds what a number became', async () => {
  const changed = createPage(smallBook, engineHere());
  await changed.begin([{ sheet: 0, line: 1, column: 2, content: { kind: 'value', value: 1200 } }]);
  // 1,200 times 1.
  expect(findCells(changed, '1 200', asWritten).map(cellKey)).toEqual(['0:1:2', '1:1:2']);
});
