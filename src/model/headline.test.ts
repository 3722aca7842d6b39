// Checks the figures that a generated model is presented with against sums worked out by hand.
import { expect, test } from 'vitest';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { headline } from './headline.ts';

/** 10 in the first month, 20 in the second and so on, of which half is paid for rent. */
function figures(dateStart: string, periods: number) {
  const amounts = (factor: number) =>
    Array.from({ length: periods }, (_, period) => (period + 1) * factor).join(';');
  const template = buildTemplate({
    dateStart,
    periods,
    services: [{ id: 'Shop', data: { amount: amounts(10) } }],
    expenses: [{ id: 'Rent', data: { amount: amounts(5) } }],
  });
  const { workbook, values } = calculate(template);
  const { year, revenue, profit } = headline(template, workbook, values.row) ?? {};
  return [year, revenue, profit];
}

test('are those of the first whole year, as on the dashboard', () => {
  // From March: ten months of 2027, then 110, 120 … 220 in 2028.
  expect(figures('2027-03-01', 24)).toEqual([1, 1980, 990]);
  expect(figures('2027-01-01', 24)).toEqual([0, 780, 390]);
});

test('are those of the first twelve months where no year is whole, or of a shorter forecast', () => {
  expect(figures('2027-03-01', 13)).toEqual([null, 780, 390]);
  expect(figures('2027-03-01', 3)).toEqual([null, 60, 30]);
});
