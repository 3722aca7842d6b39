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

it('[GRID-2] writes a block in full numbers, whichever corner it was drawn from', () => {
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

it('[GRID-3] says above the whole sheet what its columns are, and above no part of it', () => {
  const whole = { top: 0, bottom: 2, left: 0, right: 3 };
  const { text, html } = copiedCells(data, whole);
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Sheet\tUnits\tTotal\tJan',
    '"Tea & ""cake"""\tUSD\t30\t10.123',
    'Rent\tUSD\t40\t',
  ]);
  expect(html).toContain('<table><tr><th>Sheet</th><th>Units</th><th>Total</th><th>Jan</th></tr><tr><td>');
  for (const part of [{ bottom: 1 }, { right: 2 }, { top: 1 }, { left: 1 }])
    expect(copiedCells(data, { ...whole, ...part }).text).not.toContain('Jan');
  const words = { ...data, columns: [] };
  expect(copiedCells(words, { ...whole, right: 1 }).text).not.toContain('Sheet');
});
