// Checks rows over longer spans of their periods against numbers worked out by hand, and against the years of the dashboard.
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Formula } from '#template/template.ts';
import { effort, searchTimeoutMs } from '#testing/effort.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import type { PeriodSpan } from '#workbook/workbook.ts';
import { spanValues } from './span-values.ts';

vi.setConfig({ testTimeout: searchTimeoutMs });

const names = (spans: readonly PeriodSpan[]) =>
  spans.map(({ name, periods, months }) => [name, periods, months]);

const shop = (dateStart: string, periods: number) =>
  calculate(
    buildTemplate({
      dateStart,
      periods,
      services: [{ id: 'Shop', formula: 'price_quantity', data: { price: '10;20', quantity: '1;2;3' } }],
    }),
  );

test('[TIME-13] the quarters and years of a forecast are those its periods start in, the first and the last of them short', () => {
  const { spans } = shop('2026-12-01', 14).workbook;
  expect(names(spans.years)).toEqual([
    [2026, 1, 1],
    [2027, 12, 12],
    [2028, 1, 1],
  ]);
  expect(names(spans.quarters)).toEqual([
    [426, 1, 1],
    [127, 3, 3],
    [227, 3, 3],
    [327, 3, 3],
    [427, 3, 3],
    [128, 1, 1],
  ]);
});

test('a forecast by quarter has no quarters to see it by, and one by year no years', () => {
  const timing = { dateStart: '2027-04-01', periods: 5 } as const;
  const quarterly = calculate(buildTemplate({ ...timing, periodicity: 'quarter' })).workbook.spans;
  expect([names(quarterly.years), quarterly.quarters]).toEqual([
    [
      [2027, 3, 9],
      [2028, 2, 6],
    ],
    [],
  ]);
  expect(calculate(buildTemplate({ ...timing, periodicity: 'year' })).workbook.spans).toEqual({
    years: [],
    quarters: [],
  });
});

test('flows are added up, balances are those at the end, and what opens is what it opened with', () => {
  const { workbook, values } = shop('2027-11-01', 4);
  const over = spanValues(workbook, values, workbook.spans.years);
  const years = (id: string) => Array.from(over(id) ?? []);
  // By month: 10 × 1, 20 × 2, 20 × 3, 20 × 3, all of it paid at once.
  expect(years('is.revenue')).toEqual([50, 120]);
  expect(years('cf.opening_cash')).toEqual([0, 50]);
  expect(years('cf.net_change')).toEqual([50, 120]);
  expect(years('cf.closing_cash')).toEqual([50, 170]);
  expect(years('bs.total_assets')).toEqual([50, 170]);
  expect(years('assumptions.days')).toEqual([61, 60]);
});

test('[REV-16] a price is what was paid on average for what was sold, and the quantity sold is added up', () => {
  const { workbook, values } = shop('2027-11-01', 4);
  const over = spanValues(workbook, values, workbook.spans.years);
  const of = (part: string) => {
    const found = workbook.sheets.flatMap(({ rows }) => rows).find(({ id }) => id.endsWith(part));
    return Array.from(over(found?.id ?? '') ?? []);
  };
  expect(of('incBook.variable.quantity')).toEqual([3, 6]);
  expect(of('incBook.variable.price')).toEqual([50 / 3, 20]);
  // [ASM-25] Where it is typed it is the same.
  expect(Array.from(over('assumptions.@Shop.incBook.price') ?? [])).toEqual([50 / 3, 20]);
});

/** Of which there are some in each period. */
const visits = {
  id: 'visits',
  name: 'Visits',
  expression: 'total = seats * turns',
  allowedRels: ['driver'],
  variables: [
    { id: 'seats', name: 'Seats', value: '0', units: 'seats' },
    { id: 'turns', name: 'Turns', value: '0', units: 'times', isPerPeriod: true },
  ],
} as const satisfies Formula;

const cake = {
  id: 'share_of_guests',
  name: 'Share of guests',
  expression: 'total = base * share * price',
  allowedRels: ['service'],
  variables: [
    { id: 'base', name: 'Base', value: '0', isReference: true },
    { id: 'share', name: 'Share', value: '0', isPercent: true },
    { id: 'price', name: 'Price', value: '0', isCurrency: true },
  ],
} as const satisfies Formula;

/** What is sold to a share of 20, 30, 30 and 30 guests, by year. */
const cakesByYear = (share: string, price: string) => {
  const { workbook, values } = calculate(
    buildTemplate({
      dateStart: '2027-11-01',
      periods: 4,
      formulas: [visits, cake],
      drivers: [{ id: 'Guests', formula: visits.id, data: { seats: '10', turns: '2;3' } }],
      services: [{ id: 'Cake', formula: cake.id, data: { share, price }, lookups: { base: 'Guests' } }],
    }),
  );
  const over = spanValues(workbook, values, workbook.spans.years);
  return (part: string) => over(`revenue.@Cake.incBook.variable.${part}`);
};

test('[REV-16] the price of what a share of the guests buys is worked out anew, also where the share changes', () => {
  // 20 × 20 % × 3 + 30 × 20 % × 4 = 36 for 10 cakes, then 12 for 5 each.
  const over = cakesByYear('20', '3;4;5');
  expect(Array.from(over('share') ?? [])).toEqual([0.2, 0.2]);
  expect(Array.from(over('price') ?? [])).toEqual([36 / (50 * 0.2), 60 / (60 * 0.2)]);
  const varied = cakesByYear('20;30', '3;4;5');
  // 20 × 20 % + 30 × 30 % = 13 of 50 guests pay 4 × 3 + 9 × 4 = 48, then 18 of 60 pay 5 each.
  expect(Array.from(varied('share') ?? [])).toEqual([13 / 50, 18 / 60]);
  expect(Array.from(varied('price') ?? [])).toEqual([48 / 13, 5]);
});

test('a price or percentage that is the same in all months of each year is that of the year, and of another row nothing is known', () => {
  const own: Formula = {
    id: 'own',
    name: 'Own',
    expression: 'total = amount * rate * pieces',
    allowedRels: ['service'],
    variables: [
      { id: 'amount', name: 'Amount', value: '0', isCurrency: true },
      { id: 'rate', name: 'Rate', value: '0', isPercent: true },
      { id: 'pieces', name: 'Pieces', value: '0' },
    ],
  };
  const { workbook, values } = calculate(
    buildTemplate({
      dateStart: '2027-11-01',
      periods: 4,
      formulas: [own],
      services: [
        { id: 'Shop', formula: 'price_quantity', data: { price: '10;10;20', quantity: '1;2' } },
        { id: 'Own', formula: own.id, data: { amount: '5', rate: '50', pieces: '2' } },
      ],
    }),
  );
  const over = spanValues(workbook, values, workbook.spans.years);
  const input = (name: string) => over(`assumptions.@${name}`);
  expect(input('Shop.incBook.price')).toEqual(Float64Array.of(10, 20));
  expect(input('Own.incBook.rate')).toEqual(Float64Array.of(0.5, 0.5));
  // Whether an amount is of a month or of each piece, a formula of the user's own does not say.
  expect([input('Own.incBook.amount'), input('Own.incBook.pieces')]).toEqual([null, null]);
});

test('[DRV-7] a driver with a factor of each period is added up, one that only counts is what it is at the end', () => {
  const { workbook, values } = calculate(
    buildTemplate({
      dateStart: '2027-11-01',
      periods: 4,
      formulas: [visits],
      drivers: [
        { id: 'Guests', formula: 'visits', data: { seats: '10', turns: '2;3' } },
        { id: 'Rooms', formula: 'count', data: { quantity: '4;5;6' } },
      ],
    }),
  );
  const over = spanValues(workbook, values, workbook.spans.years);
  expect(Array.from(over('drivers.@Guests.incBook') ?? [])).toEqual([50, 60]);
  expect(over('drivers.@Rooms.incBook')).toEqual(Float64Array.of(5, 6));
});

test('[RAT-21] ratios are worked out anew: a margin of the year, not the sum of the margins of its months', () => {
  const { workbook, values } = calculate(
    buildTemplate({
      dateStart: '2027-01-01',
      periods: 25,
      services: [{ id: 'Shop', data: { amount: '100;300' } }],
      costs: [{ id: 'Rent', data: { amount: '50' } }],
    }),
  );
  const over = spanValues(workbook, values, workbook.spans.years);
  const years = (id: string) => Array.from(over(id) ?? []);
  // Revenue of 100 + 11 × 300 = 3400, then 3600, then 300 in the one month of the third year.
  expect(years('ratios.revenue')).toEqual([3400, 3600, 300]);
  const [first, second, third] = years('ratios.revenue_growth');
  expect([first, third]).toEqual([Number.NaN, Number.NaN]);
  expect(second).toBeCloseTo(3600 / 3400 - 1, 12);
});

/** The dashboard sums up years with formulas of its own. */
const sameOnDashboard = {
  'is.revenue': 'dashboard.headline.revenue',
  'is.ebitda': 'dashboard.headline.ebitda',
  'is.net_income': 'dashboard.headline.net_income',
  'bs.cash': 'dashboard.headline.cash',
  'bs.total_assets': 'dashboard.headline.total_assets',
  'cf.opening_cash': 'dashboard.cash_flow.opening_cash',
} as const;

test('the years of any model are those of its dashboard', () => {
  fc.assert(
    fc.property(anyTemplate, (template) => {
      const { workbook, values, row } = calculate(template);
      const { years } = workbook.spans;
      const placed = new Set(workbook.sheets.flatMap(({ rows }) => rows.map(({ id }) => id)));
      const over = spanValues(workbook, values, years);
      for (const [id, other] of Object.entries(sameOnDashboard)) {
        if (years.length === 0 || !placed.has(id) || !placed.has(other)) continue;
        const found = Array.from(over(id) ?? []);
        row(other)
          .slice(0, years.length)
          .forEach((expected, index) => {
            const off = Math.abs((found[index] ?? Number.NaN) - expected) / Math.max(1, Math.abs(expected));
            if (Number.isFinite(expected)) expect(off).toBeLessThan(1e-9);
          });
      }
    }),
    { numRuns: 40 * effort.timesProperties, endOnFailure: true },
  );
});
