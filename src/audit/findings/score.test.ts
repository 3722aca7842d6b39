// Checks the arithmetic of the score: severity, spread, and never 100 with a finding.
import { expect, test } from 'vitest';
import { bookOf } from '#testing/audit/book-of.ts';
import type { Severity } from './finding.ts';
import { scoreOf } from './score.ts';

/** A hundred cells on each of two sheets. */
const cells = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [`A${index + 1}`, index] as const),
);
const book = bookOf({
  sheets: [
    { title: 'One', cells },
    { title: 'Two', cells },
  ],
});

const found = (rule: string, severity: Severity, cell: string | null, sheet: string | null = 'One') => ({
  rule,
  severity,
  sheet,
  cell,
});

test.each([
  ['nothing', [], 100],
  // Broken everywhere: 30 %, 8 % and 2 % of the points go.
  ['wrong numbers everywhere', [found('R02', 'C', null, null)], 70],
  ['a risk everywhere', [found('R05', 'W', null, null)], 92],
  ['poor style everywhere', [found('P08', 'S', null, null)], 98],
  // One cell in 200: 30 % x (0.3 + 0.7 x sqrt(1/200)) = 10.5 %.
  ['one wrong cell', [found('R02', 'C', 'A7')], 89],
  // Half of the cells: 30 % x (0.3 + 0.7 x sqrt(1/2)) = 23.8 %.
  ['a wrong sheet', [found('R02', 'C', null)], 76],
  ['the same in two halves', [found('R02', 'C', 'A1:A50'), found('R02', 'C', 'A51:A100')], 76],
  // 0.7 x 0.92 x 0.98 = 0.631
  [
    'all three',
    [found('R02', 'C', null, null), found('R05', 'W', null, null), found('P08', 'S', null, null)],
    63,
  ],
  // 2 % x (0.3 + 0.7 x sqrt(1/200)) is less than one point.
  ['one poor cell', [found('P08', 'S', 'A1')], 99],
] as const)('%s', (_, findings, score) => expect(scoreOf(book, findings)).toBe(score));

test('a book without cells', () => {
  expect(scoreOf(bookOf({ sheets: [] }), [found('P08', 'S', null, null)])).toBe(98);
});
