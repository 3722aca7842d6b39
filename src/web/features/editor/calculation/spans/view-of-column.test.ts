// Checks which view shows a column, with three years of 1, 12 and 1 months.
import { describe, expect, it } from 'vitest';
import type { SpanView } from './span-columns.ts';
import type { SpannedSheets } from './spanned.ts';
import { isCalculated, viewOfColumn } from './view-of-column.ts';

const year = (title: string, months: number) => ({ title, periods: months, months });

const spanned: SpannedSheets = {
  years: { spans: [year('2026', 1), year('2027', 12), year('2028', 1)], values: new Map() },
};
const view = (by: SpanView['by'], ...foldedYears: readonly number[]): SpanView => ({
  by,
  foldedYears: new Set(foldedYears),
});

describe('the view that a column is seen in', () => {
  it('opens the year of a month, and no other one', () => {
    expect(viewOfColumn('0', view('years'), spanned)).toEqual(view('periods', 1, 2));
    expect(viewOfColumn('12', view('years'), spanned)).toEqual(view('periods', 0, 2));
    expect(viewOfColumn('13', view('periods', 1, 2), spanned)).toEqual(view('periods', 1));
  });

  it('stays the same where the column is in it', () => {
    const same = (columnId: string, shown: SpanView, of = spanned) =>
      expect(viewOfColumn(columnId, shown, of)).toBe(shown);
    same('12', view('periods', 0, 2));
    same('whole', view('years'));
    same('zero', view('quarters'));
    same('years.1', view('years'));
    same('years.1', view('periods', 1));
    // A sheet whose periods are years has no others, whatever the rest is seen by.
    same('2', view('years'), {});
    same('2', view('quarters'), {});
  });

  it('leads back to a quarter or a year', () => {
    expect(viewOfColumn('years.1', view('periods', 0), spanned)).toEqual(view('periods', 0, 1));
    expect(viewOfColumn('years.1', view('quarters'), spanned)).toEqual(view('years'));
    expect(viewOfColumn('quarters.3', view('periods', 0), spanned)).toEqual(view('quarters', 0));
    expect(isCalculated('quarters.3', spanned)).toBe(false);
    expect(isCalculated('years.1', spanned)).toBe(true);
    expect(isCalculated('1', {})).toBe(true);
  });

  it('shows the months of a quarter', () => {
    const quarters = { quarters: { spans: [year('Q4 26', 1)], values: new Map() } };
    expect(viewOfColumn('0', view('quarters', 1), quarters)).toEqual(view('periods'));
  });
});
