// Holds the cells of periods to what spreadsheets ask of a formula that is said once for all of them.
import { expect, test } from 'vitest';
import { formulaCells } from './period-cells.ts';

const cells = { line: 9, style: 4, values: Float64Array.of(1, Number.NaN, 2.5), count: 3 };

/** Says the number of the column that it stands in. */
const formula = (readsOtherSheets: boolean) => ({
  readsOtherSheets,
  addTo: (text: (string | number)[], column: number) => void text.push('A', column),
});

test('the first cell has the formula and where it is for, the others its number', () => {
  expect(formulaCells(cells, formula(false), () => 3)).toBe(
    '<c r="J9" s="4"><f t="shared" ref="J9:L9" si="3">A10</f><v>1</v></c>' +
      '<c r="K9" s="4" t="str"><f t="shared" si="3"/><v>n/a</v></c>' +
      '<c r="L9" s="4"><f t="shared" si="3"/><v>2.5</v></c>',
  );
});

test('a formula that reads another sheet is written out in every cell', () => {
  expect(formulaCells(cells, formula(true), () => 3)).toBe(
    '<c r="J9" s="4"><f>A10</f><v>1</v></c>' +
      '<c r="K9" s="4" t="str"><f>A11</f><v>n/a</v></c>' +
      '<c r="L9" s="4"><f>A12</f><v>2.5</v></c>',
  );
});

test('a single cell shares with nobody', () => {
  expect(formulaCells({ ...cells, count: 1 }, formula(false), () => 3)).toBe(
    '<c r="J9" s="4"><f>A10</f><v>1</v></c>',
  );
});
