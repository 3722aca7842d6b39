// Tests that a purchase ends the same in whatever order its events come, told twice, at once, or with kills in between.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultLanguage } from '#language/language.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { insertAccount } from '#server/database/rows/account-rows.ts';
import { insertJob } from '#server/database/rows/job-rows.ts';
import { moveUnclaimedOrders } from '#server/database/rows/money/subscription-rows.ts';
import { systemClock } from '#server/ports/clock/system-clock.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { PaymentEvent, PaymentFact } from '#server/ports/payments/payment-fact.ts';
import { newVisitor } from '#server/sessions/new-visitor.ts';
import { type Random, seededRandom, wholeNumber } from '#testing/seeded-random.ts';
import { databases, type TestDatabase } from '#testing/server/databases.ts';
import { queueAfterOrders } from './jobs-of-orders.ts';
import { familyOf } from './purchase-family.ts';
import { renewalIdOf } from './renewal-id-of.ts';
import { settleLapsedPlans } from './settle-plan.ts';
import { takeEvents } from './take-events.ts';

const day = 24 * 60 * 60 * 1000;
const now = 31 * day;
const orderId = '11111111-1111-4111-8111-111111111111';
const renewalId = renewalIdOf('in_2');

const event = (
  id: string,
  happenedAt: number,
  fact: PaymentFact,
  names: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  ...{ id, happenedAt, fact, orderId: null, paymentId: null, subscriptionId: null },
  ...names,
});
const ofPlan = { orderId, subscriptionId: 'sub' };
const period = (state: 'pending' | 'active', end: number): PaymentFact => ({
  ...{ kind: 'subscription-changed', customerId: 'cus', planId: 'essential', state },
  ...{ periodEnd: end, cancelsAtEnd: false },
});
const invoice = (invoiceId: string, isFirst: boolean, periodEnd: number): PaymentFact => ({
  ...{ kind: 'invoice-paid', invoiceId, isFirst, total: 2280, tax: 380, currency: 'usd', periodEnd },
});

/** A plan bought for 19 dollars with 3.80 of tax, renewed after a month, and its renewal given back. */
const events: readonly PaymentEvent[] = [
  event('e1', 1, period('pending', 30 * day), ofPlan),
  event(
    'e2',
    2,
    {
      ...{ kind: 'checkout-completed', sessionId: 'cs', isPaid: true, email: ' Ann@Example.com' },
      ...{
        customerId: 'cus',
        paymentId: null,
        subscriptionId: 'sub',
        total: 2280,
        tax: 380,
        currency: 'usd',
      },
    },
    ofPlan,
  ),
  event('e3', 3, period('active', 30 * day), ofPlan),
  event('e4', 3, invoice('in_1', true, 30 * day), { ...ofPlan, paymentId: 'pay-1' }),
  event('e5', 30 * day, period('active', 60 * day), ofPlan),
  event('e6', 30 * day, invoice('in_2', false, 60 * day), { ...ofPlan, paymentId: 'pay-2' }),
  event('e7', 31 * day, { kind: 'refunded', refunded: 2280, of: 2280 }, { paymentId: 'pay-2' }),
];

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(wholeNumber(random, 0, left.length - 1), 1));
}

const settled = {
  orders: [
    ['11111111-1111-4111-8111-111111111111', 'paid', 1900, 380, 0, 'pay-1', 'ann@example.com', 2],
    [renewalId, 'refunded', 1900, 380, 2280, 'pay-2', 'ann@example.com', 30 * day],
  ].sort(),
  subscriptions: [['sub', 'buyer', 1, 'active', 60 * day, 1]],
  plan: 1,
  jobs: [
    ['cancel-subscription', '{"subscriptionId":"sub"}'],
    ['letter', 'refund-done to ann@example.com'],
    ['receipt', `{"orderId":"${orderId}"}`],
    ['receipt', `{"orderId":"${renewalId}"}`],
  ].sort(),
};

test('all 5040 orders of its events come to the same', () => {
  const expected = familyOf(events);
  expect(expected.orders).toMatchObject([{ id: orderId, state: 'paid', paymentId: 'pay-1', refunded: 0 }]);
  expect(expected.renewals).toMatchObject([{ id: renewalId, state: 'refunded', refunded: 2280 }]);
  for (const order of permutations(events)) expect(familyOf(order)).toEqual(expected);
});

function letterOf(payload: string): string {
  const { to, content } = JSON.parse(payload);
  return `${content.kind} to ${to}`;
}

/** As if the process ended just before that statement. */
function cuttingOff({ query }: Database, statement: number): Pick<Database, 'query'> {
  let count = 0;
  return {
    query: query.withPlugin({
      transformQuery: ({ node }) => {
        count += 1;
        if (count >= statement) throw new Error('killed');
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
  };
}

describe.each(databases)('on $kind', ({ kind, createDatabase }) => {
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await createDatabase();
    database = await openDatabase(place, systemClock, () => undefined);
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });
  beforeEach(begin);

  async function begin() {
    const { query } = database;
    for (const table of [
      'payment_event',
      'payment_reading',
      'subscription',
      'purchase_order',
      'job',
    ] as const)
      await query.deleteFrom(table).execute();
    await query.deleteFrom('account').execute();
    await insertAccount(query, { ...newVisitor(defaultLanguage, 1), id: 'buyer' });
    await query
      .insertInto('purchase_order')
      .values({
        ...{ id: orderId, account_id: 'buyer', email: '', name: 'Essential', kind: 'plan', state: 'pending' },
        ...{ plan_id: 'essential', amount: 1900, created_at: 1, provider: 'test', static_id: null },
        ...{ template_uuid: null, gs_url: null },
      })
      .execute();
  }

  const jobs = {
    add: (query, { kind: what, payload }) =>
      insertJob(query, {
        ...{ id: randomUUID(), kind: what, payload: JSON.stringify(payload), state: 'waiting', attempts: 0 },
        ...{ due_at: now, leased_by: null, last_error: null, created_at: now, finished_at: null },
        account_id: null,
      }),
  } as const satisfies Parameters<typeof queueAfterOrders>[0];
  const listener = queueAfterOrders(jobs, { now: () => now });
  const take = (some: readonly PaymentEvent[]) =>
    takeEvents({ database, provider: 'test', listener, now }, some);

  async function end() {
    const { query } = database;
    const orders = await query.selectFrom('purchase_order').selectAll().execute();
    const subscriptions = await query.selectFrom('subscription').selectAll().execute();
    const jobs = await query.selectFrom('job').select(['kind', 'payload']).execute();
    const account = await query
      .selectFrom('account')
      .select('plan')
      .where('id', '=', 'buyer')
      .executeTakeFirst();
    return {
      orders: orders
        .map((row) => [
          ...[row.id, row.state, row.amount, row.tax_amount, row.refunded_amount, row.payment_id],
          ...[row.email, row.paid_at],
        ])
        .sort(),
      subscriptions: subscriptions.map((row) => [
        ...[row.id, row.account_id, row.plan, row.state, row.period_end, row.created_at],
      ]),
      plan: account?.plan,
      jobs: jobs.map((job) => [job.kind, job.kind === 'letter' ? letterOf(job.payload) : job.payload]).sort(),
    };
  }

  test('twenty orders of them, each told twice', async () => {
    const random = seededRandom(16);
    for (let run = 0; run < 20; run += 1) {
      await begin();
      const order = shuffled(events, random);
      await take(order);
      expect(await take(shuffled(events, random))).toBe(0);
      expect([order.map(({ id }) => id), await end()]).toEqual([order.map(({ id }) => id), settled]);
    }
  });

  test('cut off at any statement, and told again', async () => {
    const random = seededRandom(7);
    for (let statement = 1; statement <= 60; statement += 3) {
      await begin();
      const order = shuffled(events, random);
      const cut = cuttingOff(database, statement);
      await takeEvents({ database: cut, provider: 'test', listener, now }, order).catch((error: unknown) => {
        expect(error).toMatchObject({ message: 'killed' });
      });
      await take(order);
      expect(await end()).toEqual(settled);
    }
  });

  test('told twice at the same time, to two instances where there can be two', async () => {
    // Of a SQLite file there is one instance, which may be told twice all the same.
    const other = kind === 'SQLite' ? database : await openDatabase(place, systemClock, () => undefined);
    const random = seededRandom(3);
    for (let run = 0; run < 10; run += 1) {
      await begin();
      const taken = await Promise.all([
        take(shuffled(events, random)),
        takeEvents({ database: other, provider: 'test', listener, now }, shuffled(events, random)),
      ]);
      expect(taken[0] + taken[1]).toBe(events.length);
      expect(await end()).toEqual(settled);
    }
    if (other !== database) await other.close();
  });

  test('a plan ends by time alone, three days after its period', async () => {
    await take(events.slice(0, 4));
    const lapse = (time: number) => settleLapsedPlans({ database, clock: { now: () => time } });
    await lapse(33 * day - 1);
    expect((await end()).plan).toBe(1);
    await lapse(33 * day);
    expect((await end()).plan).toBe(null);
  });

  test('what a visitor bought goes to the account of its address, and what was claimed stays', async () => {
    const { query } = database;
    await take(events);
    for (const id of ['ann', 'eve']) {
      await insertAccount(query, {
        ...newVisitor(defaultLanguage, 1),
        id,
        kind: 'user',
        email: `${id}@example.com`,
      });
    }
    expect(await moveUnclaimedOrders(query, 'eve@example.com', 'eve')).toEqual([]);
    expect(await moveUnclaimedOrders(query, 'ann@example.com', 'ann')).toEqual(['buyer']);
    expect(await moveUnclaimedOrders(query, 'ann@example.com', 'eve')).toEqual([]);
    expect((await end()).subscriptions).toEqual([['sub', 'ann', 1, 'active', 60 * day, 1]]);
  });

  test('an order whose account was deleted is settled all the same', async () => {
    await database.query.updateTable('purchase_order').set({ account_id: null }).execute();
    await take(events);
    const { orders, subscriptions } = await end();
    expect(orders).toEqual(settled.orders);
    expect(subscriptions).toEqual([['sub', null, 1, 'active', 60 * day, 1]]);
  });

  test('events of another installation change nothing', async () => {
    await database.query.deleteFrom('purchase_order').execute();
    expect(await take(events)).toBe(7);
    expect(await end()).toEqual({ orders: [], subscriptions: [], plan: null, jobs: [] });
  });
});
