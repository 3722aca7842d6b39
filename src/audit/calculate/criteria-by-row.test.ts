// Holds counts and sums with a criterion of its own in each row to work that grows with the rows, and to the values of going through all.
import { expect, test } from 'vitest';
import type { CellValue } from '#audit/book/book.ts';
import { columnOf, recalculated } from '#testing/audit/recalculated.ts';

const count = 6_000;

/** Each number from 1 to 3,000 stands twice, three thousand lines apart; column B says the same in words. */
const numberAt = (line: number): number => ((line - 1) % 3_000) + 1;
const list = {
  ...columnOf('A', count, numberAt),
  ...columnOf('B', count, (line) => `${line % 2 === 0 ? 'Item' : 'ITEM'} ${numberAt(line)}`),
  ...columnOf('C', count, (line) => line),
};

/** The sum of the two lines that have the same number. */
const linesOf = (line: number): number => 2 * numberAt(line) + 3_000;

const asked: readonly (readonly [string, (line: number) => string, (line: number) => CellValue])[] = [
  ['COUNTIF', (line) => `=COUNTIF($A$1:$A$${count},A${line})`, () => 2],
  ['COUNTIF of texts', (line) => `=COUNTIF($B$1:$B$${count},B${line})`, () => 2],
  ['COUNTIF so far', (line) => `=COUNTIF($A$1:A${line},A${line})`, (line) => (line > 3_000 ? 2 : 1)],

  ['SUMIF', (line) => `=SUMIF($A$1:$A$${count},A${line},$C$1:$C$${count})`, linesOf],
  ['SUMIF of a number in words', (line) => `=SUMIF($A$1:$A$${count},"${numberAt(line)}",$C$1)`, linesOf],
  ['AVERAGEIF', (line) => `=AVERAGEIF($A$1:$A$${count},A${line},$C$1)`, (line) => linesOf(line) / 2],
  [
    'COUNTIFS with two criteria',
    (line) => `=COUNTIFS($C$1:$C$${count},">3000",$A$1:$A$${count},A${line})`,
    () => 1,
  ],
  [
    'MAXIFS',
    (line) => `=MAXIFS($C$1:$C$${count},$B$1:$B$${count},B${line})`,
    (line) => numberAt(line) + 3_000,
  ],
];

test.each(asked)(
  '%s: six thousand take some hundred thousand steps, not thirty million',
  (_, formula, value) => {
    const { at, result } = recalculated({ ...list, ...columnOf('D', count, formula) });
    expect(result.effort).toBeLessThan(60 * count);
    for (const line of [1, 2, 63, 64, 65, 2_999, 3_000, 3_001, 4_321, count]) {
      expect([line, at(`D${line}`)]).toEqual([line, value(line)]);
    }
  },
);

test('what counts as equal is found, and nothing else', () => {
  const cells = {
    ...columnOf('A', 200, (line) => 1_000 + line),
    ...{ A10: 0.1 + 0.2, A20: 0.3, A30: '0.3', A40: '30%', A50: 'x', A60: 'X ', A70: -0.3 },
  };
  const { at } = recalculated({
    ...cells,
    A80: '=1/0',
    A90: '',
    // The second question of a range is the first that its index answers.
    ...columnOf('B', 6, () => '=COUNTIF($A$1:$A$200,0.3)'),
    ...columnOf('C', 6, () => '=COUNTIF($A$1:$A$200,"X")'),
    D1: '=COUNTIF($A$1:$A$200,"30%")',
    D2: '=COUNTIF($A$1:$A$200,0)',
    D3: '=COUNTIF($A$1:$A$200,"?")',
    D4: '=COUNTIF($A$1:$A$200,1E+300)',
    D5: '=SUMIF($A$1:$A$200,1100,$A$1)',
    D6: '=COUNTIF($A$1:$A$200,-0.3)',
  });
  // 0.1 + 0.2, 0.3, and the texts 0.3 and 30%.
  expect([1, 2, 6].map((line) => at(`B${line}`))).toEqual([4, 4, 4]);
  expect([1, 2, 6].map((line) => at(`C${line}`))).toEqual([1, 1, 1]);
  expect(['D1', 'D2', 'D3', 'D4', 'D5', 'D6'].map((address) => at(address))).toEqual([4, 0, 1, 0, 1_100, 1]);
});

test('the list itself may be worked out, in any order', () => {
  const { at } = recalculated({
    ...columnOf('A', 300, (line) => `=COUNTIF($B$1:$B$300,B${line})+0*COUNTIF($C$1:$C$300,${line})`),
    ...columnOf('B', 300, (line) => (line === 300 ? 2 : `=B${line + 1}+IF(MOD(${line},2)=0,1,0)`)),
    ...columnOf('C', 300, (line) => `=B${line}*2`),
  });
  // From the last line up: 2, 2, 3, 3, 4, 4 … so each stands twice.
  expect([at('B300'), at('B299'), at('B298'), at('B1')]).toEqual([2, 2, 3, 151]);
  expect([at('A1'), at('A2'), at('A150'), at('A300')]).toEqual([2, 2, 2, 2]);
});

test('a changed input reaches the counts', () => {
  const { result } = recalculated({
    ...list,
    ...columnOf('D', 100, (line) => `=COUNTIF($A$1:$A$${count},A${line})`),
  });
  const after = result.withChanges([{ sheet: 0, line: 1, column: 1, value: 2 }]);
  const counts = [1, 2, 3].map((line) => after.valueAt({ sheet: 0, line, column: 4 }));
  expect(counts).toEqual([3, 3, 2]);
});
