// Changes of subscriptions of the test checkout: of plan, of their end, and their renewals as time passes.
import type { Kysely, Selectable } from 'kysely';
import type { TestSubscriptionTable } from '#server/ports/database/tables/test-payment-tables.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { PaymentFact } from '../payment-fact.ts';
import { monthsAfter } from './months-after.ts';
import { subscriptionFact } from './subscription-fact.ts';
import { tell } from './tell.ts';
import { newId, type Till } from './till.ts';

export type TestSubscription = Selectable<TestSubscriptionTable>;

export type SubscriptionChange =
  | { readonly kind: 'plan'; readonly planId: 'essential' | 'growth'; readonly amount: number }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'end' }
  /** What would happen at the end of the period, at once. */
  | { readonly kind: 'next' }
  /** Pays what a declined card left open, by one that succeeds. */
  | { readonly kind: 'pay' };

/** An unpaid month ends a subscription after this long. */
const patienceMs = 7 * 24 * 60 * 60 * 1000;

/** What has ended stays so, and what changes nothing tells nothing. */
export async function changeTestSubscription(
  till: Till,
  id: string,
  change: SubscriptionChange,
): Promise<void> {
  await till.query.transaction().execute(async (query) => {
    const before = await lockSubscription(query, id);
    if (before !== undefined && before.state !== 'ended') await apply(till, query, before, change);
  });
}

function apply(
  till: Till,
  query: Kysely<Tables>,
  before: TestSubscription,
  change: SubscriptionChange,
): Promise<void> {
  const now = till.clock.now();
  switch (change.kind) {
    case 'plan': {
      const { planId, amount } = change;
      if (before.plan_id === planId) return Promise.resolve();
      return save(till, query, { ...before, plan_id: planId, amount });
    }
    case 'cancel':
    case 'keep': {
      const cancels_at_end = change.kind === 'cancel' ? 1 : 0;
      if (before.cancels_at_end === cancels_at_end) return Promise.resolve();
      return save(till, query, { ...before, cancels_at_end });
    }
    case 'end':
      return save(till, query, { ...before, state: 'ended', period_end: now });
    case 'next':
      return passPeriod(till, query, { ...before, period_end: Math.min(now, before.period_end) });
    case 'pay':
      if (before.state !== 'past-due') return Promise.resolve();
      return renew(till, query, { ...before, card: 'succeeds' });
  }
}

const lockSubscription = (query: Kysely<Tables>, id: string): Promise<TestSubscription | undefined> =>
  query
    .updateTable('test_subscription')
    .set((row) => ({ told_at: row.ref('told_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

async function save(
  till: Till,
  query: Kysely<Tables>,
  row: TestSubscription,
  { facts = [], paymentId = null }: { facts?: readonly PaymentFact[]; paymentId?: string | null } = {},
): Promise<void> {
  const { id, order_id: orderId } = row;
  // Two changes within a millisecond could not be told apart.
  const now = till.clock.now();
  const told_at = Math.max(now, row.told_at + 1);
  await query
    .updateTable('test_subscription')
    .set({ ...row, told_at })
    .where('id', '=', id)
    .execute();
  const subject = { orderId, paymentId, subscriptionId: id };
  await tell(till, query, { happenedAt: told_at, dueAt: now }, subject, [subscriptionFact(row), ...facts]);
}

/** The end of a period: the subscription ends, is paid for another month, or stays unpaid. */
function passPeriod(till: Till, query: Kysely<Tables>, row: TestSubscription): Promise<void> {
  if (row.cancels_at_end === 1) return save(till, query, { ...row, state: 'ended' });
  if (row.state === 'past-due') return save(till, query, { ...row, state: 'ended' });
  if (row.card !== 'declined-later') return renew(till, query, row);
  const facts: PaymentFact[] = [{ kind: 'invoice-failed', invoiceId: newId('in') }];
  return save(till, query, { ...row, state: 'past-due' }, { facts });
}

async function renew(till: Till, query: Kysely<Tables>, row: TestSubscription): Promise<void> {
  const { id, amount, currency, order_id, customer_id, plan_id, months } = row;
  const paymentId = newId('pay');
  const renewed = { ...row, months: months + 1, period_end: monthsAfter(row.started_at, months + 1) };
  await query
    .insertInto('test_charge')
    .values({
      ...{ id: paymentId, order_id, customer_id, subscription_id: id, title: plan_id, amount },
      ...{ refunded: 0, currency, paid_at: till.clock.now() },
    })
    .execute();
  const facts: PaymentFact[] = [
    {
      ...{ kind: 'invoice-paid', invoiceId: newId('in'), isFirst: false, total: amount, tax: 0, currency },
      periodEnd: renewed.period_end,
    },
  ];
  await save(till, query, { ...renewed, state: 'active' }, { facts, paymentId });
}

/** All that fell due by the clock, several months if nobody was there meanwhile. */
export async function renewTestSubscriptions(till: Till): Promise<void> {
  const now = till.clock.now();
  for (;;) {
    const due = await till.query
      .selectFrom('test_subscription')
      .select('id')
      .where((row) =>
        row.or([
          row.and([row('state', '=', 'active'), row('period_end', '<=', now)]),
          row.and([row('state', '=', 'past-due'), row('period_end', '<=', now - patienceMs)]),
        ]),
      )
      .execute();
    if (due.length === 0) return;
    for (const { id } of due) {
      await till.query.transaction().execute(async (query) => {
        const row = await lockSubscription(query, id);
        if (row !== undefined && isDue(row, now)) await passPeriod(till, query, row);
      });
    }
  }
}

const isDue = ({ state, period_end: end }: TestSubscription, now: number): boolean =>
  (state === 'active' && end <= now) || (state === 'past-due' && end <= now - patienceMs);
