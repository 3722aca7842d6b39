// Tests when statements are read in thousands: amounts of eight digits after the first period, and not for those typed elsewhere.
import { expect, it } from 'vitest';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '../calculate.ts';
import { displayIn, shownCell, shownUnit } from '../shown-cell.ts';
import { hasLongStatements } from './statement-scale.ts';

/** Sold by the piece in four months, for cash, with nothing else. */
const selling = (price: string) =>
  buildTemplate({
    dateStart: '2027-01-01',
    periods: 4,
    services: [{ id: 'Shop', formula: 'price_quantity', data: { price, quantity: '1' } }],
  });

const isLong = (price: string, wasLong = false) => {
  const { workbook } = compile(selling(price));
  if (!workbook) throw new Error('a sound template');
  return hasLongStatements(workbook, prepare(workbook).values(1), wasLong);
};

it('is so from eight digits on, which cash of four months reaches with 2,500,000 a month', () => {
  expect(isLong('2499999')).toBe(false);
  expect(isLong('2500000')).toBe(true);
});

it('does not count the first period, whose column has the room it needs', () => {
  const { workbook } = compile(selling('9000000;-8500000;0;0'));
  if (!workbook) throw new Error('a sound template');
  expect(hasLongStatements(workbook, prepare(workbook).values(1), false)).toBe(false);
  const { workbook: later } = compile(selling('12000000;-11500000;0;0'));
  if (!later) throw new Error('a sound template');
  expect(hasLongStatements(later, prepare(later).values(1), false)).toBe(true);
});

it('stays so while an input is moved to and fro, until amounts are half as long', () => {
  expect([isLong('2000000', true), isLong('2000000')]).toEqual([true, false]);
  expect(isLong('1249999', true)).toBe(false);
});

it('shows the statement alone in thousands, rounded in all its rows, and what is typed as it is', () => {
  const { result } = calculate({
    ...{ template: selling('30000400'), sheetIds: ['is', 'revenue'], scenario: 1, isComparing: false },
  });
  const shown = (sheetId: string) => {
    const layout = result?.laidOut.get(sheetId);
    const row = layout?.sheet.rows.find(
      ({ values, format }) => format === 'money' && values[1] === 30_000_400,
    );
    if (!layout || !row) throw new Error(`no such row on ${sheetId}`);
    const display = displayIn('auto', layout.scale, { language: 'en', decimals: 'auto' });
    return [shownCell(row, 1, display), shownUnit(row, display)];
  };
  expect(shown('is')).toEqual(['30,000', 'USD thousand']);
  expect(shown('revenue')).toEqual(['30,000,400', 'USD']);
});

it('gives way to a scale that is chosen', () => {
  const look = { language: 'en', decimals: 'auto' } as const;
  expect(displayIn('units', 'thousand', look)).toEqual({ ...look, scale: 'units' });
  expect(displayIn('mln', 'units', look)).toEqual({ ...look, scale: 'mln' });
});
