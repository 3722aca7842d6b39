// Checks the years that the dashboard has room for.
import { describe, expect, it } from 'vitest';
import { previewSheet } from '#render/html/preview-sheet.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

it('[DSH-15] has room for the years that it would touch from another start date', () => {
  const services = [{ id: 'Shop', data: { amount: '10' } }];
  const { row, values, workbook } = calculate(
    buildTemplate({ dateStart: '2027-01-01', periods: 14, services }),
  );
  expect(row('dashboard.label')).toEqual([2027, 22028, 0]);
  expect(row('dashboard.headline.revenue')).toEqual([120, 20, 0]);
  expect(row('dashboard.cash_flow.opening_cash')).toEqual([0, 120, 0]);
  expect(row('dashboard.headline.cash')).toEqual([120, 140, 0]);
  expect(row('dashboard.headline.gross_margin')).toEqual([1, 1, Number.NaN]);
  expect(row('dashboard.phase')).toEqual([1, 1, 0]);
  expect(previewSheet(workbook, values, 'dashboard')?.columns).toEqual(['2027', '2M 2028']);
  const december = calculate(buildTemplate({ dateStart: '2027-12-01', periods: 14, services }));
  expect(december.row('dashboard.label')).toEqual([12027, 2028, 12029]);
  const quarters = { periodicity: 'quarter', periods: 6, dateStart: '2027-12-01' } as const;
  expect(calculate(buildTemplate(quarters)).row('dashboard.phase')).toEqual([1, 1, 1]);
});

describe('[DSH-18] the growth of revenue', () => {
  const growth = (dateStart: string) => {
    const services = [{ id: 'Shop', data: { amount: `${'10;'.repeat(12)}15` } }];
    return calculate(buildTemplate({ dateStart, periods: 24, services })).row('dashboard.headline.growth');
  };

  it('compares whole years alone', () => {
    // 12 x 10 = 120, then 12 x 15 = 180; there is room for a third year.
    expect(growth('2027-01-01')).toEqual([Number.NaN, 0.5, Number.NaN]);
    expect(growth('2027-11-01')).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  it('is n/a without revenue to grow from', () => {
    const services = [{ id: 'Shop', data: { amount: `${'0;'.repeat(12)}15` } }];
    const { row } = calculate(buildTemplate({ dateStart: '2027-01-01', periods: 24, services }));
    expect(row('dashboard.headline.growth').slice(0, 2)).toEqual([Number.NaN, Number.NaN]);
  });
});

describe('[DSH-19] [TIME-12] the first twelve months', () => {
  const first = (periods: number, words = {}) => {
    const { values, row } = calculate(
      buildTemplate({
        ...{ dateStart: '2027-05-01', periods },
        services: [{ id: 'Shop', data: { amount: '10' } }],
        costs: [{ id: 'Goods', data: { amount: '4' } }],
        ...words,
      }),
    );
    const parts = ['first_revenue', 'first_ebitda', 'first_margin'];
    return {
      flags: row('assumptions.first_year'),
      figures: parts.map((part) => values.constant(`dashboard.single.${part}`)),
    };
  };

  it('are added up, or the whole of a shorter forecast', () => {
    expect(first(14)).toEqual({
      flags: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0],
      figures: [120, 72, expect.closeTo(0.6)],
    });
    expect(first(3)).toEqual({ flags: [1, 1, 1], figures: [30, 18, expect.closeTo(0.6)] });
  });

  it('are four quarters or one year, and have no margin without revenue', () => {
    expect(first(6, { periodicity: 'quarter' }).figures[0]).toBe(40);
    expect(first(3, { periodicity: 'year' }).figures[0]).toBe(10);
    expect(first(3, { services: [] }).figures).toEqual([0, -12, Number.NaN]);
  });
});
