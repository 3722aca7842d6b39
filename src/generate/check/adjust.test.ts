// Tests how prices and money are put right, on a workshop whose months are worked out by hand.
import { expect, test } from 'vitest';
import { each, n, whole } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { asset, monthly, pay, share, unit } from '#catalog/kind/rows.ts';
import { frame, lineNamed, smallBusiness, smallKind, typedFor } from '#testing/generate/small-business.ts';
import { adjust } from './adjust.ts';
import { healthFindings } from './health.ts';

/**
 * A month of it: 4 x 10 x 20 x 50 % = 400 whistles at 5 are 2,000; wood 20 % is 400, a carver 6,000 / 12 = 500,
 * post 100. EBITDA is 1,000, 50 %. A lathe of 2,400 is bought in the first month, so that its cash is -1,400.
 */
const adjusted = (changed: Partial<Kind> = {}, business: Parameters<typeof smallBusiness>[1] = {}) =>
  adjust(smallBusiness(smallKind(changed), business), frame);
const withEbitda = (low: number, high: number): Partial<Kind> => ({
  health: { ...smallKind().health, ebitda: [low, high] },
});

test('the figures of a year are those of its months', () => {
  const { measured } = adjusted();
  // 12 months
  expect(measured.scenarios[0]?.years[2]).toMatchObject({
    revenue: 24_000,
    grossProfit: 13_200,
    ebitda: 12_000,
    payroll: 6000,
    cos: 10_800,
    goods: 4800,
  });
  expect(measured.isBalanced).toBe(true);
});

test('what is put in covers the lowest cash with 15 % on top', () => {
  // A slow start sells 10 % less: 1,800 - 360 - 500 - 100 - 2,400 = -1,560, less than 1.6 times 1,400; 1,560 x 1.15 = 1,794.
  const { adjustments, measured, template } = adjusted();
  expect(adjustments).toMatchObject({ equity: 1800, loan: 0, priceFactor: 1 });
  // 1,800 - 1,400
  expect(measured.scenarios[0]?.lowestCash).toBeCloseTo(400, 6);
  expect(typedFor(template, 'Founders', 'amount')).toMatchObject({
    data: '1800',
    driver: { start: '2027-01-01', end: '2027-01-01' },
  });
});

test('a slow start that needs much more is provided for in part', () => {
  // Post of 1,050 leaves 50 a month, so that the first is at -2,350; in a slow start 110 a month are lost,
  // -2,400 - 36 x 110 = -6,360 in the end, while 2,350 x 1.6 x 1.15 = 4,324 is provided for.
  const { adjustments, measured } = adjusted({ overheads: [monthly(['Post', 'Почта'], whole(n(1050)))] });
  expect(adjustments.equity).toBe(4400);
  expect(measured.scenarios[1]?.lowestCash).toBeCloseTo(4400 - 6360, 6);
});

test('a part is borrowed, and paid back over five years after three months', () => {
  // 50 % of 1,794 is 897, about 900; the founders put in the other 894, as 900.
  const { adjustments, template, measured } = adjusted({ borrowed: n(50, 0, 60) });
  expect(adjustments).toMatchObject({ loan: 900, equity: 900 });
  expect(lineNamed(template, 'Bank loan')?.otherAssumptions).toEqual({
    interestmargin: { name: 'interestmargin', units: '%', value: '10' },
    commitment: { name: 'commitment', units: '%', value: '100' },
    repayment: { name: 'repayment', value: 'annuity' },
    term: { name: 'term', units: 'months', value: '60' },
    grace: { name: 'grace', units: 'months', value: '3' },
  });
  expect(measured.scenarios[0]?.lowestCash).toBeGreaterThan(0);
});

test.each([
  [48, '60'],
  [72, '60'],
  [73, '96'],
  [120, '96'],
  [121, '144'],
])('where money comes back in up to %d months, it is lent for %s', (months, term) => {
  const health = { ...smallKind().health, payback: [1, months] as const };
  const { template } = adjusted({ borrowed: n(50, 0, 60), health });
  expect(lineNamed(template, 'Bank loan')?.otherAssumptions.term?.value).toBe(term);
});

test('as much is borrowed as a year of cash covers 1.2 times, the founders put in the rest', () => {
  // 12 x 1,000 a year cover 12 x 833.33: at 10 % a year over 57 months that pays back 833.33 x 45.23 = 37,690.
  // Missing in a slow start: (50,000 - 840) x 1.15 = 56,534; without 37,000 of it 19,534.
  const lathe = [asset(['Lathe', 'Станок'], whole(n(50_000)), 5)];
  const health = { ...smallKind().health, payback: [1, 60] as const };
  const { adjustments, measured } = adjusted({ borrowed: n(90, 0, 100), assets: lathe, health });
  expect(adjustments).toMatchObject({ loan: 37_000, equity: 20_000, isLoanCut: true });
  expect(measured.scenarios[0]?.lowestCash).toBeGreaterThan(0);
});

test('nothing is borrowed where a year brings no cash, and nothing is said of what was not cut', () => {
  // At prices raised by 30 %: 2,600 - 520 - 500 - 2,000 = -420 a month.
  const overheads = [monthly(['Post', 'Почта'], whole(n(2000)))];
  const { adjustments } = adjusted({ borrowed: n(50, 0, 60), overheads });
  expect(adjustments).toMatchObject({ loan: 0, isLoanCut: true });
  expect(adjusted({ borrowed: n(50, 0, 60) }).adjustments.isLoanCut).toBeUndefined();
});

test.each([
  [0, '3'],
  [4, '6'],
  [12, '12'],
  [30, '12'],
])('only interest is paid while a business fills up for %d months, a year at most', (months, grace) => {
  const { template } = adjusted({
    borrowed: n(50, 0, 60),
    ramp: { from: n(90, 80, 100), months: n(months) },
  });
  expect(lineNamed(template, 'Bank loan')?.otherAssumptions.grace?.value).toBe(grace);
});

test('a business that borrows nothing has no loan', () => {
  expect(lineNamed(adjusted().template, 'Bank loan')).toBeNull();
});

test('cash is never below nothing in the usual course, however little is missing', () => {
  // Losses for years: sales of 2,000, costs of 400 + 500 + 1,150 = 2,050, a loss of 50 a month for 36 months.
  const { measured } = adjusted({ overheads: [monthly(['Post', 'Почта'], whole(n(1150)))] });
  expect(measured.scenarios[0]?.lowestCash).toBeGreaterThanOrEqual(0);
  const { measured: borrowing } = adjusted({
    overheads: [monthly(['Post', 'Почта'], whole(n(1050)))],
    borrowed: n(90, 0, 100),
  });
  // Interest and repayments of the loan are found too.
  expect(borrowing.scenarios[0]?.lowestCash).toBeGreaterThanOrEqual(0);
});

test('a margin in its range moves no price', () => {
  expect(adjusted(withEbitda(50, 60)).adjustments.priceFactor).toBe(1);
  expect(adjusted(withEbitda(40, 50)).adjustments.priceFactor).toBe(1);
});

test('a margin is brought one percent inside its range by prices, and what moves with sales moves along', () => {
  // Costs that stay are 30 % of sales, wood is 20 %; at 56 %: 30 / f = 100 - 56 - 20, f = 30 / 24.
  const low = adjusted(withEbitda(55, 70));
  expect(low.adjustments.priceFactor).toBeCloseTo(1.25, 10);
  // 5 x 1.25 = 6.25, typed as 6.3
  expect(typedFor(low.template, 'Whistles', 'price').data).toBe('6.3');
  // At 44 %: 30 / 36
  expect(adjusted(withEbitda(20, 45)).adjustments.priceFactor).toBeCloseTo(30 / 36, 8);
});

test('costs for each piece do not move with prices', () => {
  // 1 for each of 400 whistles in place of wood is the same 20 %, but stays: 50 / f = 100 - 56.
  const costs = [
    unit(['Wood', 'Дерево'], n(1), 'whistles'),
    pay(['Carvers', 'Резчики'], each(0.25), n(6000)),
  ];
  expect(adjusted({ ...withEbitda(55, 70), costs }).adjustments.priceFactor).toBeCloseTo(50 / 44, 8);
});

test('where money comes back late, prices are raised as far as the usual margin goes', () => {
  const late = (high: number) =>
    adjusted({
      assets: [asset(['Lathe', 'Станок'], whole(n(50_000)), 5)],
      health: { ...smallKind().health, ebitda: [20, high], payback: [1, 45] },
    });
  // 1,000 a month take 50 months. Up to 59 %: 30 / (100 - 59 - 20) would be 1.43, so 1.3 is the most; a third of it is 1.1:
  // 2,200 - 440 - 600 = 1,160 a month are 44 months.
  const { adjustments, measured } = late(60);
  expect(adjustments.priceFactor).toBeCloseTo(1.1, 10);
  expect(measured.paybackPeriods).toBe(44);
  // Up to 51 %: 30 / 29 = 1.034; prices typed as 5.15 or 5.2 are not enough, and it is shown.
  const most = late(52);
  expect(most.adjustments.priceFactor).toBeCloseTo(30 / 29, 10);
  expect(
    healthFindings(smallKind({ health: { ...smallKind().health, payback: [1, 45] } }), most.measured, 1),
  ).toMatchObject([{ rule: 'payback' }]);
  // No room: 50 % is the most already.
  expect(late(50).adjustments.priceFactor).toBe(1);
});

test('prices are moved by 30 % up and 20 % down at most, then the margin is shown as it is', () => {
  const high = adjusted(withEbitda(75, 79));
  expect(high.adjustments.priceFactor).toBe(1.3);
  const kind = smallKind(withEbitda(75, 79));
  // Sales of 2,600 (6.5 each): 520 of wood and 600 that stay leave 1,480; 500 of it are pay.
  expect(healthFindings(kind, high.measured, 1)).toEqual([
    { rule: 'payroll', value: expect.closeTo(19.231, 3), usual: [20, 30] },
    { rule: 'ebitda', value: expect.closeTo(56.923, 3), usual: [75, 79] },
  ]);
  expect(adjusted(withEbitda(5, 20)).adjustments.priceFactor).toBe(0.8);
});

test('days of stock are those of all cost of sales, so they shrink with the part that is pay', () => {
  // Wood is 400 of 900 of a month.
  const { adjustments } = adjusted({ terms: { receivable: 5, stock: 45, payable: 18 } });
  expect(adjustments).toMatchObject({ stockDays: 20, payableDays: 8 });
});

test('money has come back in the month in which operations have earned what was invested', () => {
  // -1,400, -400, 600
  expect(adjusted().measured.paybackPeriods).toBe(3);
});

test('a model that loses money in each of its first three years says so, though its margin is usual', () => {
  // Of 1,000 that are left each month, a lathe that wears out in five years takes 1,500, or 833 and no loss is left.
  const withLathe = (price: number) => {
    const health = { ...smallKind().health, payback: [1, 200] as const };
    const { measured } = adjusted({ assets: [asset(['Lathe', 'Станок'], whole(n(price)), 5)], health });
    return healthFindings(smallKind({ health }), measured, 1);
  };
  expect(withLathe(90_000)).toEqual([{ rule: 'losses', value: 3, usual: [0, 2] }]);
  expect(withLathe(50_000)).toEqual([]);
});

test('later than the forecast, money comes back at the pace of the last year', () => {
  // 1,000 a month of 50,000 that were spent; after 36 months 14,000 are missing, which is 14 months.
  const health = { ...smallKind().health, payback: [1, 50] as const };
  const late = adjusted({ assets: [asset(['Lathe', 'Станок'], whole(n(50_000)), 5)], health });
  expect(late.measured.paybackPeriods).toBe(50);
  expect(healthFindings(smallKind(), late.measured, 1)).toEqual([
    { rule: 'payback', value: 50, usual: [1, 48] },
  ]);
});

test('money that is lost never comes back, and nothing is said of when', () => {
  // At prices raised by 30 %: 2,600 - 520 - 500 - 2,000 = -420 a month.
  const { measured } = adjusted({ overheads: [monthly(['Post', 'Почта'], whole(n(2000)))] });
  expect(measured.paybackPeriods).toBeNull();
  expect(healthFindings(smallKind(), measured, 1)).not.toContainEqual(
    expect.objectContaining({ rule: 'payback' }),
  );
});

test('what is traded between countries may be lowered by 35 %', () => {
  // 30 / (100 - 8 - 20) is 0.42.
  expect(adjusted({ ...withEbitda(0, 9), isTraded: true }).adjustments.priceFactor).toBe(0.65);
});

test('where people are cheap, what is not paid to them is left of sales', () => {
  const { measured } = adjusted();
  const kind = smallKind({ health: { ...smallKind().health, gross: [30, 50], payroll: [20, 30] } });
  const grossAt = (pay: number) =>
    healthFindings(kind, measured, 1, { prices: 1, pay }).find(({ rule }) => rule === 'gross');
  // 55 %; 20 % of sales are 15 where pay is three quarters, and 5 more are left: 50 + 5. At nine tenths 2 more.
  expect(grossAt(1)?.usual).toEqual([30, 50]);
  expect(grossAt(0.9)?.usual).toEqual([30, 52]);
  expect(grossAt(0.7)).toBeUndefined();
});

test('what is not as usual is found, in percent of sales', () => {
  const { measured } = adjusted();
  const kind = smallKind({
    health: { gross: [60, 70], payroll: [30, 40], ebitda: [0, 100], payback: [3, 9] },
  });
  // (2,000 - 900) / 2,000 and 500 / 2,000; 3 months are in their range.
  expect(healthFindings(kind, measured, 1)).toEqual([
    { rule: 'gross', value: expect.closeTo(55, 8), usual: [60, 70] },
    { rule: 'payroll', value: expect.closeTo(25, 8), usual: [30, 40] },
  ]);
});

test('by quarter and by year the model is of the same business', () => {
  const byQuarter = adjusted({}, { periodicity: 'quarter', periodCount: 12 });
  expect(byQuarter.measured.scenarios[0]?.years[2]).toMatchObject({ revenue: 24_000, ebitda: 12_000 });
  // 3,000 - 2,400: nothing is missing, so nothing is put in.
  expect(byQuarter.adjustments.equity).toBe(0);
  const byYear = adjusted(
    { costs: [share(['Wood', 'Дерево'], n(20))] },
    { periodicity: 'year', periodCount: 3 },
  );
  // Without the carver.
  expect(byYear.measured.scenarios[0]?.years[2]).toMatchObject({ revenue: 24_000, ebitda: 18_000 });
});
