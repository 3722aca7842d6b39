// Holds small files to little work, however much their formulas ask for, and large ones to what any file may take.
import { expect, test } from 'vitest';
import { auditBook } from '#audit/audit-book.ts';
import { bookOf } from '#testing/audit/book-of.ts';
import { columnOf, recalculated } from '#testing/audit/recalculated.ts';
import { defaultWorkLimits, limitsFor } from './work-limits.ts';

test('the larger the file, the more work, up to what any file may take', () => {
  const [small, middle, large] = [limitsFor(100), limitsFor(10_000), limitsFor(1_000_000)];
  expect(small.steps).toBeLessThan(50_000_000);
  expect(middle.steps).toBeGreaterThan(small.steps);
  expect(large).toEqual(defaultWorkLimits);
});

// Each asks for a million values three times over; a hundred would take a minute.
const greedy = columnOf('A', 100, (line) => `=SUM(SEQUENCE(1000,1000)*SEQUENCE(1000,1000)+${line})`);

test('a small file whose formulas ask for as much as they can ends within its limits', () => {
  const limits = limitsFor(100);
  const { result } = recalculated(greedy, {}, limits);
  expect(result.effort).toBeLessThan(limits.calculationSteps + 2 * limits.formulaSteps);
  expect(result.notCalculated.length).toBeGreaterThan(90);
});

test('an audit says what it left out of such a file', () => {
  const { notes } = auditBook(bookOf({ sheets: [{ title: 'Sheet', cells: greedy }] }), {
    language: 'en',
    profile: 'bank',
  });
  expect(notes.filter(({ rule }) => rule === 'N13').map(({ message }) => message)).toEqual([
    expect.stringMatching(/formulas of this sheet that were left out: (?:9\d|100)\./),
  ]);
});

// A million flows are a million values in a table and a million more in their list.
test.each(['IRR(SEQUENCE(1000,999))', 'MIRR(SEQUENCE(1000,999),0.1,0.1)'])(
  '%s is more than a small file may ask for',
  (formula) => {
    const limits = limitsFor(10);
    const { at, result } = recalculated({ A1: `=${formula}` }, {}, limits);
    expect(at('A1')).toBe('not calculated: more work than an audit takes on');
    // Refused before it is made.
    expect(result.effort).toBeLessThan(2 * limits.formulaSteps);
  },
);
