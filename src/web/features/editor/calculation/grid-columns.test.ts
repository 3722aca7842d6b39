// Checks that the contents have columns of periods only while one of their periods has something to say.
import { expect, it } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { gridWidths } from '#web/ui/data-grid/grid-data.ts';
import { calculate } from './calculate.ts';
import { gridOfSheet } from './grid-of-sheet.ts';

/** Earns 100 a month, and pays that rent. */
function contentsColumns(rent: string): readonly string[] {
  const template = buildTemplate({
    dateStart: '2027-01-01',
    periods: 3,
    services: [{ id: 'Shop', formula: 'price_quantity', data: { price: '10', quantity: '10' } }],
    expenses: [{ id: 'Rent', data: { amount: rent } }],
  });
  const { result } = calculate({
    ...{ template, sheetIds: ['content'], scenario: 1, isComparing: false, spans: [] },
  });
  const layout = result?.laidOut.get('content');
  if (!layout) throw new Error('no contents');
  const texts = { units: 'Units', total: 'Total', value: 'Value', zero: 'Opening' };
  const { columns } = gridOfSheet(layout.sheet, 'en', { texts, pickedGroup: null, isTotalLast: false });
  return columns.map(({ id }) => id);
}

it('has no months over the links of the contents while all is as it should be', () => {
  expect(contentsColumns('50')).toEqual(['whole']);
});

it('has them as soon as a check or an alert has a month to name', () => {
  expect(contentsColumns('150')).toEqual(['whole', '0', '1', '2']);
});

it('heads the sums over the forecast at the top of the dashboard with what they are', () => {
  const template = buildTemplate({
    dateStart: '2027-01-01',
    periods: 24,
    services: [{ id: 'Shop', formula: 'price_quantity', data: { price: '10', quantity: '10' } }],
  });
  const { result } = calculate({
    ...{ template, sheetIds: ['dashboard', 'ip'], scenario: 1, isComparing: false, spans: [] },
  });
  const titleOf = (sheetId: string) => {
    const layout = result?.laidOut.get(sheetId);
    if (!layout) throw new Error(`no ${sheetId}`);
    const texts = { units: 'Units', total: 'Total', value: 'Value', zero: 'Opening' };
    const { columns } = gridOfSheet(layout.sheet, 'en', { texts, pickedGroup: null, isTotalLast: false });
    return columns.find(({ id }) => id === 'whole')?.title;
  };
  expect(titleOf('dashboard')).toBe('Total');
  // The results of the investment come first, each a single number.
  expect(titleOf('ip')).toBe('Value');
});

it('gives the first period a width of its own, as what a business begins with is longer than what follows', () => {
  const widths = (amount: string) => {
    const template = buildTemplate({
      dateStart: '2027-01-01',
      periods: 4,
      services: [{ id: 'Shop', formula: 'price_quantity', data: { price: '10', quantity: '10' } }],
      expenses: [{ id: 'Rent', data: { amount } }],
    });
    const { result } = calculate({
      ...{ template, sheetIds: ['sga'], scenario: 1, isComparing: false, spans: [] },
    });
    const layout = result?.laidOut.get('sga');
    if (!layout) throw new Error('no costs');
    const texts = { units: 'Units', total: 'Total', value: 'Value', zero: 'Opening' };
    const grid = gridOfSheet(layout.sheet, 'en', { texts, pickedGroup: null, isTotalLast: false });
    expect(grid.columns.map(({ id }) => id)).toEqual(['whole', '0', '1', '2', '3']);
    return gridWidths(grid).cellsEm;
  };
  const [evenTotal = 0, even, ...others] = widths('5000');
  const [total = 0, first = 0, ...later] = widths('24420000;5000;5000;5000');
  expect([even, ...others]).toEqual([later[0], ...later]);
  expect(first).toBeGreaterThan((later[0] ?? 0) + 2);
  expect(total).toBeGreaterThan(evenTotal);
  // Later periods that are as long again widen all.
  expect(new Set(widths('24420000;5000;24420000;5000').slice(1)).size).toBe(1);
});
