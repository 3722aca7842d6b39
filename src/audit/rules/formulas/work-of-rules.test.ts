// Holds rules that look at what stands above, and at names within names, to work that grows with the workbook and not with its square.
import { describe, expect, test } from 'vitest';
import { examine } from '#audit/examination/examine.ts';
import { profiles } from '#audit/examination/profiles.ts';
import type { Rule } from '#audit/findings/rule.ts';
import { Work } from '#audit/work/work.ts';
import { type BookWords, bookOf } from '#testing/audit/book-of.ts';
import { faultsIn } from '#testing/audit/faults-in.ts';
import { columnOf } from '#testing/audit/recalculated.ts';
import type { CellWords } from '#testing/audit/sheet-of.ts';
import { everythingIsRead } from './r17-everything-is-read.ts';
import { sumsLeaveNothingOut } from './r18-sums-leave-nothing-out.ts';
import { totalsAreCalculated } from './r22-totals-are-calculated.ts';
import { readsAreKnown } from './r23-reads-are-known.ts';

type Cells = Readonly<Record<string, CellWords>>;

/** Of the rule alone: what the layout and the formulas take is done before. */
function stepsOf(rule: Rule, words: BookWords): number {
  const examination = examine(bookOf(words), profiles.bank, new Work());
  const before = examination.formulas.all.length + examination.layout.sheets.length && examination.work.spent;
  rule.faults(examination);
  return examination.work.spent - before;
}

const sheet = (cells: Cells): BookWords => ({ sheets: [{ title: 'Model', cells }] });

describe('ten thousand sums below one another', () => {
  const count = 10_000;
  const amounts = columnOf('B', count, (line) => line);
  test.each<[string, Cells]>([
    ['each of all rows above', columnOf('C', count, (line) => `=SUM($B$1:B${line})`)],
    [
      'each of itself and those above in its column',
      columnOf('B', count, (line) => (line < 3 ? 1 : `=SUM(B$1:B${line - 1})`)),
    ],
    ['each of the row above', columnOf('B', count, (line) => (line < 3 ? 1 : `=SUM(B${line - 1})`))],
    ['each of the first row', columnOf('B', count, (line) => (line < 3 ? 1 : '=SUM(B$1)'))],
    ['each of another column', columnOf('B', count, (line) => (line < 3 ? 1 : `=SUM(A${line})`))],
  ])('%s', (_, sums) => {
    expect(stepsOf(sumsLeaveNothingOut, sheet({ ...amounts, ...sums }))).toBeLessThan(200 * count);
  });
});

test('two thousand typed totals of nothing, each under a list', () => {
  const periods = ['C', 'D', 'E', 'F', 'G', 'H'];
  const header = Object.fromEntries(periods.map((column, index) => [`${column}1`, 2027 + index]));
  const lines = Array.from({ length: 2_000 }, (_, index) => index + 2);
  const zeros = Object.fromEntries(
    lines.flatMap((line) => [
      [`A${line}`, `Total ${line}`],
      ...periods.map((column): [string, number] => [`${column}${line}`, 0]),
    ]),
  );
  const steps = stepsOf(totalsAreCalculated, sheet({ ...header, ...zeros }));
  expect(steps).toBeGreaterThan(0);
  // A longer list than sixty rows has subtotals.
  expect(steps).toBeLessThanOrEqual(60 * periods.length * lines.length);
});

describe('names within names', () => {
  const names = Array.from({ length: 40 }, (_, index) => ({
    name: `Level_${index}`,
    formula: index === 0 ? 'Data!$A$1' : Array.from({ length: 40 }, () => `Level_${index - 1}`).join('+'),
  }));
  const book = (formula: string): BookWords => ({
    names,
    sheets: [
      { title: 'Model', cells: { A1: formula } },
      { title: 'Data', cells: { A1: 1, A2: 2 } },
    ],
  });

  // Forty names of forty each, forty deep: what each one reaches is found once.
  test('are gone through once each', () => {
    expect(faultsIn(readsAreKnown, book('=OFFSET(Level_39,1,0)'))).toEqual(['Model A1 within']);
    expect(faultsIn(everythingIsRead, book('=OFFSET(Level_39,1,0)'))).toEqual([]);
    expect(faultsIn(readsAreKnown, book('=SUM(Level_39)'))).toEqual([]);
  });

  test('that lead back to themselves may lead anywhere', () => {
    const loops = [
      { name: 'Round', formula: 'About+1' },
      { name: 'About', formula: 'Round+OFFSET(Data!$A$1,1,0)' },
    ];
    expect(faultsIn(readsAreKnown, { ...book('=OFFSET(Round,1,0)'), names: loops })).toEqual([
      'Model A1 anywhere',
    ]);
  });
});

test('of many sheets the first ten are named', () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Region ${index + 1}`);
  const formula = `=OFFSET(INDEX((${titles.map((title) => `'${title}'!A1`).join(',')}),1),1,0)`;
  const sheets = [
    { title: 'Model', cells: { A1: formula } },
    ...titles.map((title) => ({ title, cells: { A1: 1 } })),
  ];
  const examination = examine(bookOf({ sheets }));
  const [fault] = readsAreKnown.faults(examination);
  expect(fault?.words).toEqual({
    titles: `Model, ${titles.slice(0, 9).join(', ')}, …`,
  });
});
