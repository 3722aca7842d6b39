// Holds sums over growing ranges to work that grows with the cells, not with their square, and to the values of going through each anew.
import { describe, expect, test } from 'vitest';
import type { CellValue } from '#audit/book/book.ts';
import { columnOf, recalculated } from '#testing/audit/recalculated.ts';

const count = 6_000;

/** Whole numbers, so that every sum is exact: 1 to 7 and again. */
const amounts = columnOf('A', count, (line) => ((line - 1) % 7) + 1);
/** Each whole turn comes to 28. */
const sumTo = (line: number): number => {
  const [turns, rest] = [Math.floor(line / 7), line % 7];
  return turns * 28 + (rest * (rest + 1)) / 2;
};

const running: readonly (readonly [string, (line: number) => string, (line: number) => CellValue])[] = [
  ['SUM', (line) => `=SUM($A$1:A${line})`, sumTo],
  [
    'SUM from the last line up',
    (line) => `=SUM($A$1:A${count + 1 - line})`,
    (line) => sumTo(count + 1 - line),
  ],
  ['SUM behind another argument', (line) => `=SUM(1,$A$1:A${line})`, (line) => 1 + sumTo(line)],
  ['COUNT', (line) => `=COUNT($A$1:A${line})`, (line) => line],
  ['COUNTA', (line) => `=COUNTA($A$1:A${line})`, (line) => line],
  ['AVERAGE', (line) => `=AVERAGE($A$1:A${line})`, (line) => sumTo(line) / line],
  ['MAX', (line) => `=MAX($A$1:A${line})`, (line) => Math.min(7, line)],
  ['MIN', (line) => `=MIN($A$1:A${line})`, () => 1],
  [
    'SUMSQ',
    (line) => `=SUMSQ($A$1:A${Math.min(line, 7)})`,
    (line) => [0, 1, 5, 14, 30, 55, 91, 140][Math.min(line, 7)] ?? 0,
  ],
  ['NPV at no rate', (line) => `=NPV(0,$A$1:A${line})`, sumTo],
  ['SUMIF', (line) => `=SUMIF($A$1:A${line},7)`, (line) => 7 * Math.floor(line / 7)],
  [
    'SUMIF of another column',
    (line) => `=SUMIF($A$1:A${line},">6",$A$1:A${line})`,
    (line) => 7 * Math.floor(line / 7),
  ],
  ['COUNTIFS', (line) => `=COUNTIFS($A$1:A${line},">6",$A$1:A${line},"<8")`, (line) => Math.floor(line / 7)],
  ['AVERAGEIF', (line) => `=AVERAGEIF($A$1:A${line},1)`, () => 1],
  ['MAXIFS', (line) => `=MAXIFS($A$1:A${line},$A$1:A${line},"<4")`, (line) => Math.min(3, line)],
];

describe('six thousand growing ranges take some hundred thousand steps, not thirty million', () => {
  test.each(running)('%s', (_, formula, expected) => {
    const { at, result, work } = recalculated({ ...amounts, ...columnOf('B', count, formula) });
    expect(result.effort).toBeLessThan(40 * count);
    expect(work.spent).toBeLessThan(100 * count);
    for (const line of [1, 2, 63, 64, 65, 66, 1_000, 1_001, 4_321, count]) {
      expect([line, at(`B${line}`)]).toEqual([line, expected(line)]);
    }
  });
});

test('a growing range along a line', () => {
  const letters = (column: number): string =>
    column <= 26
      ? String.fromCharCode(64 + column)
      : letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1);
  const columns = 2_000;
  const cells = Object.fromEntries(
    Array.from({ length: columns }, (_, index) => [
      [`${letters(index + 1)}1`, 1],
      [`${letters(index + 1)}2`, `=SUM($A1:${letters(index + 1)}1)`],
    ]).flat(),
  );
  const { at, result } = recalculated(cells);
  expect(result.effort).toBeLessThan(40 * columns);
  expect([at('A2'), at(`${letters(100)}2`), at(`${letters(columns)}2`)]).toEqual([1, 100, columns]);
});

test('an error holds from its line on, and an empty line changes nothing', () => {
  const cells = {
    ...columnOf('A', 300, (line) => (line === 150 ? '=1/0' : 2)),
    ...columnOf('B', 320, (line) => `=SUM($A$1:A${line})`),
    ...columnOf('C', 320, (line) => `=SUM($A$1:A${321 - line})`),
    ...columnOf('D', 320, (line) => `=COUNT($A$1:A${line})`),
  };
  const { at } = recalculated(cells);
  expect([at('B149'), at('B150'), at('B151'), at('B320')]).toEqual([
    298,
    { error: '#DIV/0!' },
    { error: '#DIV/0!' },
    { error: '#DIV/0!' },
  ]);
  // C1 sums 320 lines, C171 150 of them, C172 149.
  expect([at('C1'), at('C171'), at('C172')]).toEqual([{ error: '#DIV/0!' }, { error: '#DIV/0!' }, 298]);
  expect([at('D149'), at('D150'), at('D300'), at('D320')]).toEqual([149, 149, 299, 299]);
});

test('each line of the sum reads the sum above it', () => {
  // Each is 1 and the sum of all above: 1, 2, 4, 8 …
  const { at } = recalculated({
    A1: 1,
    ...Object.fromEntries(
      Array.from({ length: 99 }, (_, index) => [`A${index + 2}`, `=SUM(A$1:A${index + 1})`]),
    ),
  });
  expect([at('A2'), at('A3'), at('A100')]).toEqual([1, 2, 2 ** 98]);
});

test('a changed input reaches growing sums', () => {
  const { result } = recalculated({ ...amounts, ...columnOf('B', count, (line) => `=SUM($A$1:A${line})`) });
  const after = result.withChanges([{ sheet: 0, line: 3_000, column: 1, value: 1_000 }]);
  // The 3,000th is the fourth of its turn: 4.
  const shown = [2_999, 3_000, count].map((line) => after.valueAt({ sheet: 0, line, column: 2 }));
  expect(shown).toEqual([sumTo(2_999), sumTo(3_000) + 996, sumTo(count) + 996]);
  expect(after.effort).toBeLessThan(100 * count);
});

test('two ranges that begin in one line and differ in width are told apart', () => {
  const { at } = recalculated({
    ...columnOf('A', 100, () => 1),
    ...columnOf('B', 100, () => 10),
    D1: '=SUM(A1:A100)',
    D2: '=SUM(A1:B100)',
    D3: '=SUM(A1:A99)',
    D4: '=SUM(A1:B99)',
    D5: '=MAX(A1:B99)',
    D6: '=COUNTIF(A1:B99,10)',
    D7: '=COUNTIF(A1:A99,10)',
  });
  expect(['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7'].map((address) => at(address))).toEqual([
    ...[100, 1_100, 99, 1_089, 10, 99, 0],
  ]);
});
