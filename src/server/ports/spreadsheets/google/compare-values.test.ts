// Tests which numbers of Google count as ours, by amounts worked out by hand.
import { expect, test } from 'vitest';
import type { ExpectedSheet } from '#render/google-sheets/google-content.ts';
import { differentCells } from './compare-values.ts';

const sheet = (values: readonly (number | null)[], isSearched = false): ExpectedSheet => ({
  ...{ title: "Owner's cash", leastRows: 1, leastColumns: 1 },
  runs: [{ line: 2, column: 10, values, isSearched }],
});

/** On line 2, from J on. */
const theirs = (...values: readonly unknown[]) => [[], [...Array.from({ length: 9 }, () => ''), ...values]];

test.each<readonly [number | null, unknown]>([
  [1_000_000, 1_000_000.0009],
  [-0.25, -0.25],
  [0, 0],
  [null, 'n/a'],
])('%o there is %o here', (ours, given) => {
  expect(differentCells(sheet([ours]), theirs(given))).toEqual([]);
});

test.each<readonly [number | null, unknown, string]>([
  [1_000_000, 1_000_000.0011, '1000000.0011'],
  [0.25, 0.2500001, '0.2500001'],
  [5, '5', '5'],
  [5, '#NAME?', '#NAME?'],
  [5, '', 'empty'],
  [5, undefined, 'empty'],
  [0, undefined, 'empty'],
  [null, '#DIV/0!', '#DIV/0!'],
  [null, 7, '7'],
])('%o is not %o', (ours, given, shown) => {
  expect(differentCells(sheet([ours]), theirs(given))).toEqual([
    { cell: "'Owner''s cash'!J2", ours: ours === null ? 'a text' : String(ours), theirs: shown },
  ]);
});

test('a remainder of large amounts is nothing, as long as it is one on both sides', () => {
  // A trillionth of 1,000,000,000 is 0.001.
  expect(differentCells(sheet([1_000_000_000, 0]), theirs(1_000_000_000, 0.0009))).toEqual([]);
  expect(differentCells(sheet([1_000_000_000, 0]), theirs(1_000_000_000, 0.0011))).toEqual([
    { cell: "'Owner''s cash'!K2", ours: '0', theirs: '0.0011' },
  ]);
  expect(differentCells(sheet([1_000_000_000, 0.05]), theirs(1_000_000_000, 0.0501))).toHaveLength(1);
});

test('a search may end a millionth apart', () => {
  expect(differentCells(sheet([0.2], true), theirs(0.2000001))).toEqual([]);
  expect(differentCells(sheet([0.2], true), theirs(0.2000003))).toHaveLength(1);
  expect(differentCells(sheet([0.2]), theirs(0.2000001))).toHaveLength(1);
});

test('a line that is missing there is missing cell by cell', () => {
  expect(differentCells(sheet([1, 2]), [[]]).map(({ cell }) => cell)).toEqual([
    "'Owner''s cash'!J2",
    "'Owner''s cash'!K2",
  ]);
});
