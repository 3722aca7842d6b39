// Checks the years that the dashboard has room for.
import { expect, it } from 'vitest';
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
