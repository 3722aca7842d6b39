// Checks the size of print and the breaks of a sheet against paper reckoned by hand.
import { expect, test } from 'vitest';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import type { PageBlock } from './page-breaks.ts';
import { pagePlan } from './page-plan.ts';

const { workbook } = calculate(cafeTemplate());

/** 36 months; four steps of 14 pixels and the columns here are 600 pixels left of them. */
function planOf(period: number, blocks: readonly PageBlock[] = []) {
  const sheet = workbook.sheets.find(({ id }) => id === 'is');
  if (!sheet) throw new Error('no income statement');
  const columns = { label: 244, constant: 100, total: 100, units: 50, zero: 50, period };
  return pagePlan({ sheet, workbook, columns, orientation: 'landscape', headerHeight: 100, blocks });
}

const block = (lastLine: number, height: number): PageBlock => ({
  ...{ lastLine, height, isSection: true, isFirst: false },
});

// A4 across less its margins: 10.89 inches, 1045.44 pixels, of which 93 % are 972.26
test.each([
  ['a year, 1800 pixels at 54 %', 100, { periodsPerPage: 12, pagesWide: 3, percent: 54 }],
  [
    'a year of the widest columns, 2160 pixels at 45 %',
    130,
    { periodsPerPage: 12, pagesWide: 3, percent: 45 },
  ],
  [
    'half a year, as a year of 2172 pixels were 44 %: 1386 at 70 %',
    131,
    { periodsPerPage: 6, pagesWide: 6, percent: 70 },
  ],
  [
    'a third of a year, as half were 2280 pixels at 42 %: 1720 at 56 %',
    280,
    { periodsPerPage: 4, pagesWide: 9, percent: 56 },
  ],
])('a page has %s', (_, period, expected) => {
  expect(planOf(period)).toMatchObject({ ...expected, printedPeriods: 36 });
});

test('where even one period is small print, it has a page of its own', () => {
  // 600 and 1780 are 2380 pixels, 40 %
  expect(planOf(1780)).toMatchObject({ periodsPerPage: 1, pagesWide: 36, percent: 40 });
});

test('at 54 %, a page has room for 799 points besides its head', () => {
  // 7.02 inches are 505.44 points, of which 96 % at 54 % are 898.56, less 100 of the head
  expect(planOf(100, [block(20, 400), block(40, 398)]).linesBefore).toEqual([]);
  expect(planOf(100, [block(20, 700), block(40, 600)])).toMatchObject({ percent: 54, linesBefore: [20] });
});

test('a sheet slightly too long is printed smaller, and its periods are widened in the same measure', () => {
  // 818 and 100 points of 485.22 are 52.86 %, so 52 %: 972.26 are 1869.7 pixels, and 1269.7 are twelve of 105
  const plan = planOf(100, [block(20, 400), block(40, 418)]);
  expect(plan).toMatchObject({ percent: 52, linesBefore: [], columns: { period: 105 } });
});
