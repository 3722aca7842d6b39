// Holds printed pages to whole blocks, pages filled alike, and sections that begin them.
import { expect, test } from 'vitest';
import { breakIntoPages, type PageBlock } from './page-breaks.ts';

/** Heights of blocks, a section where one begins with #. */
const blocksOf = (...heights: readonly string[]): readonly PageBlock[] =>
  heights.map((height, index) => ({
    lastLine: (index + 1) * 10,
    height: Number(height.replace(/[#!]/, '')),
    isSection: /[#!]/.test(height),
    isFirst: height.startsWith('!'),
  }));

test.each([
  ['all on one page', ['#30', '#30', '#30'], []],
  ['no more pages than it takes', ['#60', '#60', '#40'], [10]],
  ['pages filled alike', ['#30', '#30', '#30', '#30'], [20]],
  ['a section begins a page where it can', ['#40', '30', '#30', '20'], [20]],
  ['a block longer than a page goes on by itself', ['#30', '#250', '#30'], [10, 20]],
  ['what needs a page of its own gets it', ['#30', '!30', '30'], [10]],
  ['nothing to print', [], []],
] as const)('%s', (_, heights, lines) => {
  expect(breakIntoPages(blocksOf(...heights), 100)).toEqual(lines);
});
