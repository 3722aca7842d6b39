// Checks what a sheet shows by quarter and by year against numbers worked out by hand.
import { describe, expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '../calculate.ts';
import { gridOfSheet } from '../grid-of-sheet.ts';
import type { SpanView } from './span-columns.ts';

/** 100 a month from December 2026 on, and 50 of it paid out for rent. */
const shop = (price: string) =>
  buildTemplate({
    dateStart: '2026-12-01',
    periods: 14,
    services: [{ id: 'Shop', formula: 'price_quantity', data: { price, quantity: '10' } }],
    expenses: [{ id: 'Rent', data: { amount: '50' } }],
  });

const template = shop('10');

const texts = {
  ...{ units: 'Units', total: 'Total', value: 'Value', zero: 'Opening', wholeYear: 'Year' },
  partOfYear: (year: string, count: number) => `${year}, ${count} mo`,
};

function shown(sheetId: string, by: SpanView['by'], foldedYears: readonly number[] = [], of = template) {
  const view = { by, foldedYears: new Set(foldedYears) };
  const { result } = calculate({
    ...{ template: of, sheetIds: [sheetId], scenario: 1, isComparing: false },
    spans: ['quarters', 'years'],
  });
  const layout = result?.laidOut.get(sheetId);
  if (!layout) throw new Error(`no sheet ${sheetId}`);
  const grid = gridOfSheet(layout.sheet, 'en', {
    ...{ texts, pickedGroup: null, isTotalLast: false },
    spans: { view, spanned: layout.spanned },
  });
  const row = (label: string) => {
    const found = grid.rows.find((each) => each.label === label);
    return grid.columns.map((_, index) => found?.cellText(index));
  };
  return { grid, titles: grid.columns.map(({ title }) => title), row };
}

describe('a sheet by longer spans than its periods', () => {
  it('[SHEETS-17] has a column for each year, of which the short ones say so', () => {
    const { titles, row, grid } = shown('is', 'years');
    expect(titles).toEqual(['Total', '2026, 1 mo', '2027', '2028, 1 mo']);
    expect(row('Revenue')).toEqual(['1,400.00', '100.00', '1,200.00', '100.00']);
    expect(grid.columns.map(({ isPart }) => isPart === true)).toEqual([false, true, false, true]);
    expect(shown('bs', 'years').row('Cash')).toEqual(['50.00', '650.00', '700.00']);
  });

  it('[SHEETS-17] has a column for each quarter, of which the short ones say so', () => {
    const { titles, row, grid } = shown('is', 'quarters');
    const whole = ['Q1 27', 'Q2 27', 'Q3 27', 'Q4 27'];
    expect(titles).toEqual(['Total', 'Q4 26, 1 mo', ...whole, 'Q1 28, 1 mo']);
    expect(grid.columns.map(({ isPart }) => isPart === true)).toEqual(titles.map((it) => it.endsWith('mo')));
    expect(row('Revenue').slice(1)).toEqual(['100.00', '300.00', '300.00', '300.00', '300.00', '100.00']);
  });

  it('[SHEETS-17] shows a year that ends in June in the place of its own months, and no others', () => {
    const services = [{ id: 'Shop', formula: 'price_quantity', data: { price: '10', quantity: '10' } }];
    const fiscal = buildTemplate({ dateStart: '2027-01-01', periods: 18, yearEnd: 6, services });
    const { titles, row, grid } = shown('is', 'periods', [0], fiscal);
    expect(titles.slice(0, 4)).toEqual(['Total', 'FY 2027, 6 mo', 'Jul 2027', 'Aug 2027']);
    expect(titles).toHaveLength(2 + 12);
    const [total, ...periods] = row('Revenue');
    expect(total).toBe('1,800.00');
    expect(periods).toEqual(['600.00', ...Array.from({ length: 12 }, () => '100.00')]);
    expect(grid.columns.map(({ band }) => band?.title).slice(1, 4)).toEqual([
      'FY 2027, 6 mo',
      'FY 2028',
      'FY 2028',
    ]);
  });

  it('[SHEETS-17] shows a year in one column between the periods of the others', () => {
    const { grid, row } = shown('is', 'periods', [1]);
    expect(grid.columns.map(({ id }) => id)).toEqual(['whole', '0', 'years.1', '13']);
    expect(row('Revenue')).toEqual(['1,400.00', '100.00', '1,200.00', '100.00']);
    expect(grid.columns[2]?.band).toMatchObject({ rest: 'Year', fold: { id: '1', isFolded: true } });
    expect(grid.columns[1]?.band?.fold).toEqual({ id: '0', isFolded: false });
  });

  it('[SHEETS-17] has the price that a year was sold at on average, and copies a year’s number in full', () => {
    const { grid, row } = shown('assumptions', 'years');
    expect(row('Shop: Price')).toEqual(['10.00', '10.00', '10.00', '10.00']);
    expect(row('Shop: Quantity')).toEqual(['10.00', '10.00', '120.00', '10.00']);
    const quantity = grid.rows.find(({ label }) => label === 'Shop: Quantity');
    expect(quantity?.rawText(2)).toBe('120');
    const risen = shown('assumptions', 'years', [], shop('10;10;12'));
    // As many are sold each month of 2027: one at 10, eleven at 12.
    expect(risen.row('Shop: Price')).toEqual(['', '10.00', '11.83', '12.00']);
  });

  it('keeps the years of a sheet that has years of its own', () => {
    expect(shown('dashboard', 'quarters').titles.slice(1)).toEqual(['1M 2026', '2027', '1M 2028']);
  });

  it('names the years that may be shown in one column', () => {
    const { result } = calculate({ template, sheetIds: [], scenario: 1, isComparing: false });
    expect(result?.years).toEqual(['2026', '2027', '2028']);
  });
});
