// Tests month by month what a business sells and spends that is closed for a part of each year, on a workshop worked out by hand.
import { describe, expect, test } from 'vitest';
import { each, n, whole } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { monthly, otherIncome, pay, volume } from '#catalog/kind/rows.ts';
import { manager, rent, utilities } from '#catalog/kind/usual-costs.ts';
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { frame, smallBusiness, smallKind, templateOf, typedFor } from '#testing/generate/small-business.ts';
import type { Business } from '../business/business.ts';
import { adjust } from '../check/adjust.ts';

/** A month of it: 4 x 10 x 20 x 50 % = 400 whistles at 5 are 2,000; wood is 20 %, a carver 6,000 / 12 = 500, post 100. */
const business = (changed: Partial<Business> = {}, kind: Partial<Kind> = {}): Business =>
  smallBusiness(smallKind(kind), { openMonths: [5, 6, 7, 8, 9], ...changed });

/** The periods of a row of the model, in whole units. */
function rowOf(one: Business, name: string): readonly number[] {
  const { workbook } = compile(templateOf(one));
  if (!workbook) throw new Error('the model is calculated');
  const row = workbook.names.find((other) => other.name === name)?.row;
  if (row === undefined) throw new Error(`there is no ${name}`);
  return [...prepare(workbook).values(1).row(row).subarray(1)].map(Math.round);
}
const salesOf = (one: Business): readonly number[] => rowOf(one, 'is_revenue');
const year = (numbers: readonly number[]): readonly number[] => numbers.slice(0, 12);

describe('by month', () => {
  test('the open months of a trade without seasons are as they are, and the others bring nothing', () => {
    const open = business();
    const month = [0, 0, 0, 0, 2000, 2000, 2000, 2000, 2000, 0, 0, 0];
    expect(salesOf(open)).toEqual([...month, ...month, ...month]);
    // Wood and the carver: 400 + 500.
    expect(year(rowOf(open, 'is_cos'))).toEqual(month.map((sales) => sales * 0.45));
    expect(year(rowOf(open, 'is_ebitda'))).toEqual(month.map((sales) => sales * 0.55 - 100));
  });

  test('a trade with seasons does in the open months what it does in them in a usual year', () => {
    // Of weights of 11.9 / 12 = 0.99167 on average: 2,000 x 1.15 / 0.99167, 1.35, 1.5, 1.45, 1.1.
    const summer = [0, 0, 0, 0, 2319, 2723, 3025, 2924, 2218, 0, 0, 0];
    expect(year(salesOf(business({}, { season: 'summer' })))).toEqual(summer);
    const allYear = year(salesOf(smallBusiness(smallKind({ season: 'summer' }))));
    expect(allYear.slice(4, 9)).toEqual(summer.slice(4, 9));
  });

  test('in the south summer is in January, and its months are those that were said', () => {
    const southern = business({ isSouthern: true, openMonths: [1, 2, 12] }, { season: 'summer' });
    expect(year(salesOf(southern))).toEqual([3025, 2924, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2723]);
  });

  test('one that starts after its season fills up from the first month in which it is open', () => {
    const ramp: Partial<Kind> = { ramp: { from: n(40), months: n(6) } };
    const late = salesOf(business({ dateStart: '2027-10-01' }, ramp));
    // 40 % of May, then 10 % more each month; full in the year after.
    expect(late.slice(0, 12)).toEqual([0, 0, 0, 0, 0, 0, 0, 800, 1000, 1200, 1400, 1600]);
    expect(late.slice(12, 24)).toEqual([0, 0, 0, 0, 0, 0, 0, 2000, 2000, 2000, 2000, 2000]);
    const within = salesOf(business({ dateStart: '2027-08-01' }, ramp));
    expect(within.slice(0, 12)).toEqual([800, 1000, 0, 0, 0, 0, 0, 0, 0, 2000, 2000, 2000]);
  });

  test('it grows by the year as others do', () => {
    const grown = salesOf(business({}, { growth: [44, 44] }));
    const [first = 0, second = 0] = [grown[4], grown[16]];
    expect(second / first).toBeCloseTo(1.44, 2);
  });
});

describe('by quarter and year', () => {
  test('a quarter counts its open months', () => {
    const quarters = business({ periodicity: 'quarter', periodCount: 8 });
    expect(salesOf(quarters)).toEqual([0, 4000, 6000, 0, 0, 4000, 6000, 0]);
    expect(rowOf(quarters, 'is_cos')).toEqual([0, 1800, 2700, 0, 0, 1800, 2700, 0]);
    // 2,000 x (1.15 + 1.35) / 0.99167 and x (1.5 + 1.45 + 1.1) / 0.99167
    const summer = business({ periodicity: 'quarter', periodCount: 4 }, { season: 'summer' });
    expect(salesOf(summer)).toEqual([0, 5042, 8168, 0]);
  });

  test('a year is its open months', () => {
    const years = business({ periodicity: 'year', periodCount: 3 });
    expect(salesOf(years)).toEqual([10_000, 10_000, 10_000]);
    expect(rowOf(years, 'is_ebitda')).toEqual([4300, 4300, 4300]);
    // 2,000 x 6.55 / 0.99167
    expect(salesOf(business({ periodicity: 'year', periodCount: 1 }, { season: 'summer' }))).toEqual([
      13_210,
    ]);
  });

  test('the first of them begins with the average of its open months', () => {
    const ramp: Partial<Kind> = { ramp: { from: n(40), months: n(6) } };
    // May is at 45 % and June at 55 % on average; a year has 45, 55, 65, 75 and 85 %.
    const quarters = business({ dateStart: '2027-04-01', periodicity: 'quarter', periodCount: 4 }, ramp);
    expect(salesOf(quarters)).toEqual([2000, 4500, 0, 0]);
    expect(salesOf(business({ periodicity: 'year', periodCount: 2 }, ramp))).toEqual([6500, 10_000]);
  });
});

describe('what is spent', () => {
  const costs: Partial<Kind> = {
    overheads: [
      manager(n(12_000)),
      pay(['Administrators', 'Администраторы'], whole(n(1)), n(2400)),
      rent(whole(n(70))),
      utilities(whole(n(30))),
      monthly(['Insurance', 'Страхование'], whole(n(10))),
    ],
  };
  const spent = (openMonths: readonly number[], kind: Partial<Kind> = {}): readonly number[] =>
    year(rowOf(business({ openMonths }, { ...costs, ...kind }), 'is_sga'));

  test('for half a year and more the manager, rent and insurance go on; others, and utilities, are of open months', () => {
    // 1,000 + 70 + 10 and 200 + 30
    expect(spent([5, 6, 7, 8, 9, 10])).toEqual([
      ...[1080, 1080, 1080, 1080],
      ...[1310, 1310, 1310, 1310, 1310, 1310],
      ...[1080, 1080],
    ]);
  });

  test('for less than half a year nobody is paid in the closed months, and the place is leased for the season', () => {
    expect(spent([12])).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 1310]);
  });

  test('a house with rooms is rented all year', () => {
    const scale = { ...smallKind().scale, unit: 'rooms' } as const;
    // 70 + 10
    expect(spent([7, 8], { scale })).toEqual([80, 80, 80, 80, 80, 80, 1310, 1310, 80, 80, 80, 80]);
  });

  test('a pitch is paid for when it is open', () => {
    expect(spent([12], { id: 'market_stall' }).slice(10)).toEqual([10, 1310]);
  });

  test('what is said of pay is that of a whole year, of which a part is paid', () => {
    const figures = [
      { is: 'pay', line: { part: 0, name: ['Carvers', 'Резчики'] }, value: 12_000 },
    ] as const satisfies Business['figures'];
    // Wood 400 and 12,000 / 12
    expect(year(rowOf(business({ figures }), 'is_cos')).slice(3, 6)).toEqual([0, 1400, 1400]);
  });
});

test('an income of so much a month, and clients who stay, bring nothing in the closed months', () => {
  const bench = otherIncome(['Benches let', 'Аренда верстаков'], whole(n(120)));
  const kind = smallKind();
  const more = salesOf(business({}, { sales: [...kind.sales, bench] }));
  expect(year(more)).toEqual([0, 0, 0, 0, 2120, 2120, 2120, 2120, 2120, 0, 0, 0]);
  const club = volume('whistles', ['Clients', 'Клиенты'], ['months', 'мес.'], 'members', {
    joined: each(1),
    churn: n(10),
  });
  const months = salesOf(business({}, { volumes: [club] }));
  expect(months.slice(0, 24).map((sales) => sales > 0)).toEqual(
    Array.from({ length: 24 }, (_, at) => at % 12 >= 4 && at % 12 <= 8),
  );
});

test('a number that is the average of a year says so', () => {
  const template = templateOf(business());
  // 50 x 5 / 12
  expect(typedFor(template, 'Whistles made', 'use')).toMatchObject({
    data: '20.8333',
    driver: { season: { lookupId: 'seasonality_open' } },
  });
  expect(typedFor(template, 'Open May to September', 'weights').data).toBe('0;0;0;0;1;1;1;1;1;0;0;0');
});

test.each([
  ['2027-01-01', [5, 6, 7, 8, 9]],
  ['2027-10-01', [5, 6, 7, 8, 9]],
  ['2027-05-01', [12]],
  ['2027-01-01', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('from %s on, open in %j, cash is never below nothing', (dateStart, openMonths) => {
  const settled = business({ dateStart, openMonths }, { borrowed: n(40, 0, 60), season: 'summer' });
  const { measured } = adjust(settled, frame);
  expect(measured.isBalanced).toBe(true);
  expect(measured.scenarios[0]?.lowestCash).toBeGreaterThan(-0.01);
});

test('a forecast that ends before it is open is a model all the same', () => {
  const { measured } = adjust(business({ periodCount: 3 }), frame);
  expect(measured.scenarios[0]?.years[0]?.revenue).toBe(0);
  expect(measured.scenarios[0]?.lowestCash).toBeGreaterThan(-0.01);
});
