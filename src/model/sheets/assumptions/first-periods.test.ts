// Checks that nothing is typed where nothing precedes: no growth into the first period.
import { expect, test } from 'vitest';
import type { Driver } from '#template/driver.ts';
import { buildTemplate, type TemplateWords } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';

const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 9));

const revenueOf = (words: TemplateWords) => calculate(buildTemplate(words)).row('revenue.total');

const typedRows = (words: TemplateWords) =>
  calculate(buildTemplate(words)).workbook.sheets.flatMap(({ rows }) =>
    rows
      .filter(({ role }) => role === 'input')
      .map(({ id, periods, constant }) => ({ id, periods, constant })),
  );

const moved = (driver: Driver, more: TemplateWords = {}): TemplateWords => ({
  ...more,
  services: [{ id: 's', data: { amount: '100' }, drivers: { amount: driver } }],
});
const growthId = 'assumptions.@s.incBook.amount.growth';

test('[ASM-22] growth typed by period has no input in the first period, nor by step in the first year', () => {
  const rates = { growth: { rate: '7;10;20' } };
  expect(typedRows(moved(rates)).find(({ id }) => id === growthId)?.periods).toEqual({
    ...{ kind: 'values', isFirstEmpty: true },
    values: [0, 0.1, 0.2],
  });
  expect(revenueOf(moved(rates))).toEqual(near([100, 110, 132]));
  const steps = { growth: { rate: '7;10;20', per: 'step' } } as const;
  const threeYears = { dateStart: '2027-12-01', periods: 14 };
  expect(
    typedRows(moved(steps, threeYears)).flatMap(({ id, constant }) =>
      id.startsWith(growthId) ? [[id, constant]] : [],
    ),
  ).toEqual([
    [`${growthId}.year.2`, { kind: 'value', value: 0.1 }],
    [`${growthId}.year.3`, { kind: 'value', value: 0.2 }],
  ]);
  expect(calculate(buildTemplate(moved(steps, threeYears))).row(`${growthId}.of_year`)).toEqual(
    near([0, ...Array(12).fill(0.1), 0.2]),
  );
  expect(revenueOf(moved(steps, threeYears))).toEqual(near([100, ...Array(12).fill(110), 132]));
});

test('[ASM-22] in the only period nothing grows, repeats or builds up', () => {
  const driver: Driver = { growth: { rate: '10' }, every: 3, ramp: { from: '30', periods: '4' } };
  const only = moved(driver, { periods: 1, inflation: '4' });
  expect(typedRows(only).flatMap(({ id }) => (id.includes('@') ? [id] : []))).toEqual([
    'assumptions.@s.incBook.amount.base',
    'assumptions.@s.incBook.amount.ramp_from',
  ]);
  expect(revenueOf(only)).toEqual(near([30]));
});

test('[ASM-22] a rate that nothing reads in the first period says so, also where it is one for all of them', () => {
  const idle = (words: TemplateWords) =>
    calculate(buildTemplate({ services: [{ id: 's', data: { amount: '100' } }], ...words }))
      .workbook.sheets.flatMap(({ rows }) => rows)
      .flatMap(({ id, isFirstIdle }) => (isFirstIdle ? [id] : []));
  const rate = 'assumptions.@cpi.expBook.rate';
  expect(['10', '9;10', '9;10;20'].map((inflation) => idle({ inflation }))).toEqual([[rate], [rate], [rate]]);
  expect(idle({ periods: 1, inflation: '10' })).toEqual([]);
  expect(idle(moved({ growth: { rate: '7;10;20' } }))).toEqual([growthId]);
});
