// What happened on each of the last days, from the daily counts and the orders, beside as many days before.
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { overviewCalls } from '#contract/calls/admin/overview-calls.ts';
import { stepsCountForMs } from '#server/daily-counts/count-visitors.ts';
import type { CountedThing } from '#server/daily-counts/daily-counts.ts';
import {
  countFirstBuyers,
  findFirstCountedDay,
  listSalesByDay,
  listToldRefunds,
} from '#server/database/rows/money/sales-by-day-rows.ts';
import { readDailyCounts } from '#server/database/rows/operators/daily-count-rows.ts';
import type { DailyCountTable } from '#server/ports/database/tables/usage-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { refundsByDay } from './refunds-by-day.ts';

type Overview = z.input<typeof overviewCalls.getOverview.reply>;
type Series = Overview['visits'];

const dayMs = 24 * 60 * 60 * 1000;
const dayName = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

export async function readOverview(query: Kysely<Tables>, now: number, span: number): Promise<Overview> {
  const today = Math.floor(now / dayMs);
  const days = Array.from({ length: 2 * span }, (_, index) => today - 2 * span + 1 + index);
  const names = days.map(dayName);
  const [first = today] = days;
  const rows = await readDailyCounts(query, dayName(first), dayName(today));
  const counts = countsIn(rows);
  const series = (what: CountedThing) => split(names.map((day) => counts.get(`${day} ${what}`) ?? 0));
  const { money, purchases } = await readMoney(query, days);
  return {
    days: names.slice(span),
    daysBefore: names.slice(0, span),
    countedSince: await findFirstCountedDay(query),
    ...{ visits: series('visit'), signUps: series('sign-up'), activeUsers: series('active-user') },
    ...{
      templates: series('template-made'),
      builds: series('build-done'),
      failedBuilds: series('build-failed'),
    },
    ...{ downloads: series('download'), checkouts: series('checkout-opened'), errors: series('error') },
    ...{ purchases, money },
    funnel: await readFunnel(query, { today, span }, series),
  };
}

const countsIn = (rows: readonly DailyCountTable[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ day, what, amount }) => [`${day} ${what}`, amount]));

const split = (numbers: readonly number[]): Series => ({
  values: numbers.slice(numbers.length / 2),
  before: numbers.slice(0, numbers.length / 2),
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

async function readMoney(
  query: Kysely<Tables>,
  days: readonly number[],
): Promise<Pick<Overview, 'money' | 'purchases'>> {
  const [first = 0] = days;
  const sales = await listSalesByDay(query, first * dayMs, (first + days.length) * dayMs);
  const refunds = refundsByDay(await listToldRefunds(query)).filter(({ day }) => day >= first);
  const currencies = [...new Set([...sales, ...refunds].map(({ currency }) => currency))].sort();
  const total = <Row extends { readonly day: number }>(rows: readonly Row[], of: (row: Row) => number) =>
    split(days.map((day) => sum(rows.filter((row) => row.day === day).map(of))));
  return {
    purchases: total(sales, ({ orders }) => orders),
    money: currencies.map((currency) => ({
      currency,
      paid: total(
        sales.filter((row) => row.currency === currency),
        ({ amount }) => amount,
      ),
      refunded: total(
        refunds.filter((row) => row.currency === currency),
        ({ amount }) => amount,
      ),
    })),
  };
}

async function readFunnel(
  query: Kysely<Tables>,
  { today, span }: { readonly today: number; readonly span: number },
  series: (what: CountedThing) => Series,
): Promise<Overview['funnel']> {
  const steps = [
    ...([
      ['visit', 'visit'],
      ['begun', 'step-begun'],
      ['built', 'step-built'],
    ] as const),
    ...([
      ['downloaded', 'step-downloaded'],
      ['account', 'step-account'],
    ] as const),
  ];
  const [before, middle, end] = [2 * span, span, 0].map((back) => (today + 1 - back) * dayMs);
  const buyers = (from = 0, until = 0) =>
    countFirstBuyers(query, { from, before: until, withinMs: stepsCountForMs });
  return [
    ...steps.map(([step, what]) => {
      const { values, before: earlier } = series(what);
      return { step, count: sum(values), before: sum(earlier) };
    }),
    { step: 'purchase', count: await buyers(middle, end), before: await buyers(before, middle) },
  ];
}
