// Tests the overview with numbers worked out by hand: days, the period before, money by currency, and the funnel.
import { describe, expect, test } from 'vitest';
import { databases } from '#testing/server/databases.ts';
import { newOperator } from '#testing/server/operators.ts';
import { addOrderOf } from '#testing/server/orders.ts';
import { withDatabase } from '#testing/server/people.ts';
import { type SuiteServer, suiteServer } from '#testing/server/suite-server.ts';
import { refundsByDay } from './refunds-by-day.ts';

const dayMs = 24 * 60 * 60 * 1000;
const noon = Date.UTC(2026, 5, 15, 12);

const count = (
  server: SuiteServer,
  rows: readonly (readonly [day: string, what: string, amount: number])[],
) =>
  withDatabase(server, ({ query }) =>
    query
      .insertInto('daily_count')
      .values(rows.map(([day, what, amount]) => ({ day, what, amount })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'what']).doUpdateSet({ amount: (row) => row.ref('excluded.amount') }),
      )
      .execute(),
  );

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database);

  test('each of the last days has its number, and as many days before have theirs', async () => {
    server.clock.time = noon;
    const { visitor } = await newOperator(server);
    await count(server, [
      ['2026-06-01', 'download', 100],
      ['2026-06-02', 'download', 7],
      ['2026-06-08', 'download', 5],
      ['2026-06-09', 'download', 3],
      ['2026-06-15', 'download', 4],
      ['2026-06-15', 'error', 2],
    ]);
    const overview = await visitor.call('getOverview', { query: { days: '7' } });
    expect(overview.days).toEqual([
      ...['2026-06-09', '2026-06-10', '2026-06-11', '2026-06-12', '2026-06-13', '2026-06-14', '2026-06-15'],
    ]);
    expect(overview.daysBefore[0]).toBe('2026-06-02');
    expect(overview.downloads).toEqual({ values: [3, 0, 0, 0, 0, 0, 4], before: [7, 0, 0, 0, 0, 0, 5] });
    expect(overview.errors).toEqual({ values: [0, 0, 0, 0, 0, 0, 2], before: [0, 0, 0, 0, 0, 0, 0] });
    expect(overview.countedSince).toBe('2026-06-01');
    const year = await visitor.call('getOverview', { query: { days: '365' } });
    expect(year.days).toHaveLength(365);
    expect(year.downloads.values.reduce((sum, one) => sum + one, 0)).toBe(119);
    expect((await visitor.failure('getOverview', { query: { days: '8' } })).error.code).toBe('bad-request');
  });

  test('money is what was paid and given back on each day, by currency, without tax', async () => {
    server.clock.time = noon;
    const { visitor } = await newOperator(server);
    const buyer = await server.newVisitor();
    await addOrderOf(server, buyer);
    const before = await addOrderOf(server, buyer, { paid_at: noon - 8 * dayMs });
    await addOrderOf(server, buyer, { currency: 'eur', amount: 1000, tax_amount: 0, paid_at: noon - dayMs });
    await addOrderOf(server, buyer, { state: 'pending', paid_at: null });
    const event = { provider: 'test', kind: 'refunded', payment_id: null, subscription_id: null } as const;
    const refunded = (id: string, cents: number, at: number) => ({
      ...{ ...event, id, order_id: before, happened_at: at, received_at: at },
      fact: JSON.stringify({ kind: 'refunded', refunded: cents, of: 3383 }),
    });
    await withDatabase(server, ({ query }) =>
      query
        .insertInto('payment_event')
        .values([refunded('first', 1000, noon - 2 * dayMs), refunded('second', 3383, noon)])
        .execute(),
    );
    const { money, purchases } = await visitor.call('getOverview', { query: { days: '7' } });
    const none = [0, 0, 0, 0, 0, 0, 0];
    expect(purchases).toEqual({ values: [0, 0, 0, 0, 0, 1, 1], before: [0, 0, 0, 0, 0, 1, 0] });
    expect(money).toEqual([
      {
        currency: 'eur',
        paid: { values: [0, 0, 0, 0, 0, 1000, 0], before: none },
        refunded: { values: none, before: none },
      },
      {
        currency: 'usd',
        paid: { values: [0, 0, 0, 0, 0, 0, 2900], before: [0, 0, 0, 0, 0, 2900, 0] },
        // 1000 of 3383 with tax is 857 of 2900 without; the rest of it is 2043.
        refunded: { values: [0, 0, 0, 0, 857, 0, 2043], before: none },
      },
    ]);
  });

  test('the funnel has the visitors of these days, and who of them paid within a month', async () => {
    server.clock.time = noon + 100 * dayMs;
    const [quick, late] = [await server.newVisitor(), await server.newVisitor()];
    const firstVisit = server.clock.time;
    await addOrderOf(server, quick, { paid_at: firstVisit + 29 * dayMs });
    await addOrderOf(server, late, { paid_at: firstVisit + 31 * dayMs });
    server.clock.time += 40 * dayMs;
    const { visitor } = await newOperator(server);
    await count(server, [
      ['2026-09-24', 'visit', 10],
      ['2026-09-24', 'step-begun', 6],
      ['2026-09-24', 'step-built', 4],
      ['2026-09-24', 'step-downloaded', 3],
      ['2026-09-24', 'step-account', 5],
      ['2026-07-01', 'step-built', 2],
    ]);
    const read = async () => (await visitor.call('getOverview', { query: { days: '90' } })).funnel;
    // With the two visitors, and the operator, who came as one and registered.
    await expect
      .poll(async () => (await read()).map(({ count: amount }) => amount))
      .toEqual([13, 6, 4, 3, 6, 1]);
    expect((await read())[2]).toEqual({ step: 'built', count: 4, before: 2 });
  });
});

test('what is told twice or out of order goes back once', () => {
  const told = (refunded: number, happenedAt: number) => ({
    ...{ orderId: 'o', currency: 'usd', amount: 2000, taxAmount: 500, happenedAt },
    fact: JSON.stringify({ kind: 'refunded', refunded, of: 2500 }),
  });
  expect(refundsByDay([told(500, 1), told(500, 2), told(2500, dayMs), told(1000, 2 * dayMs)])).toEqual([
    { day: 0, currency: 'usd', amount: 400 },
    { day: 1, currency: 'usd', amount: 1600 },
  ]);
});
