// Holds what goes to the clipboard to tables written by hand.
import { expect, it } from 'vitest';
import { blockOf, copiedCells } from './copied-cells.ts';
import type { GridData, GridRow } from './grid-data.ts';

const row = (label: string, numbers: readonly number[]): GridRow => ({
  id: label,
  label,
  unit: 'USD',
  level: 0,
  role: 'plain',
  group: null,
  leadsTo: null,
  note: null,
  isFailing: false,
  cellText: (column) => numbers[column]?.toFixed(2) ?? '',
  rawText: (column) => String(numbers[column] ?? ''),
  widest: { first: 3, rest: 3 },
});

const data: GridData = {
  title: 'Sheet',
  unitTitle: 'Units',
  columns: [
    { id: 'total', title: 'Total' },
    { id: '0', title: 'Jan' },
  ],
  rows: [row('Tea & "cake"', [30, 10.123]), row('Rent', [40]), row('Rest', [1, 2])],
  pickedGroup: null,
};

it('writes a block in full numbers, whichever corner it was drawn from', () => {
  const block = blockOf({ row: 1, column: 3 }, { row: 0, column: 2 });
  expect(copiedCells(data, block)).toEqual({
    text: '30\t10.123\n40\t',
    html: '<table><tr><td>30</td><td>10.123</td></tr><tr><td>40</td><td></td></tr></table>',
  });
});

it('keeps labels whole: quotes in text, signs in HTML', () => {
  expect(copiedCells(data, { top: 0, bottom: 0, left: 0, right: 1 })).toEqual({
    text: '"Tea & ""cake"""\tUSD',
    html: '<table><tr><td>Tea &amp; "cake"</td><td>USD</td></tr></table>',
  });
});
