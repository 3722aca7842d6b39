// Tests money back from an operator's answer to the payment service and what it tells.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { createEmailQueue } from '#server/emails/create-email-queue.ts';
import { jobsToAdd } from '#server/jobs/create-jobs.ts';
import { PermanentJobError } from '#server/jobs/job-handler.ts';
import { grantRole } from '#server/policy/grant-role.ts';
import { noPayments } from '#server/ports/payments/no-payments.ts';
import type { Payments, Refund } from '#server/ports/payments/payments.ts';
import { databases } from '#testing/server/databases.ts';
import { accountIdOf, addOrderOf } from '#testing/server/orders.ts';
import { awaitEmail, emailsTo } from '#testing/server/outbox.ts';
import { newEmail, newPerson, withDatabase } from '#testing/server/people.ts';
import { setUpSecondFactor } from '#testing/server/second-factor.ts';
import { suiteServer } from '#testing/server/suite-server.ts';
import type { Visitor } from '#testing/server/visitor.ts';
import { cancelJob, cancelSubscription, queueAfterOrders } from '../jobs-of-orders.ts';
import { takeEvents } from '../take-events.ts';
import { grantRefund } from './answer-refund.ts';
import { giveRefund, refundJob } from './refund-job.ts';

const fourteenDaysMs = 14 * 24 * 60 * 60 * 1000;
const operatorEmail = 'operators@example.com';
const anyJob = { id: 'job', attempts: 1, created_at: 0 };

/** Payments that note what they are asked, and fail as often as they are told. */
function notedPayments(failures = 0) {
  const refunds: Refund[] = [];
  const cancelled: string[] = [];
  let left = failures;
  const payments: Payments = {
    ...noPayments,
    ...{ provider: 'test', isAvailable: true },
    refund: async (refund) => {
      if (left-- > 0) throw new Error('the payment service does not answer');
      refunds.push(refund);
    },
    cancelSubscription: async (id, when) => void cancelled.push(`${id} ${when}`),
  };
  return { payments, refunds, cancelled };
}

describe.each(databases)('on $kind', (database) => {
  const server = suiteServer(database, { FEEDBACK_EMAIL: operatorEmail });

  const orderIn = (id: string) =>
    withDatabase(server, async ({ query }) => {
      const order = await findOrder(query, id);
      if (order === undefined) throw new Error(id);
      return order;
    });
  const refundsAsked = async (visitor: Visitor) =>
    (await visitor.call('getUser')).orders.map(({ refund, refundAskedAt }) => [refund, refundAskedAt]);
  const asked = async (visitor: Visitor, id: string, reason?: string) =>
    visitor.call('askForRefund', { id, body: reason === undefined ? {} : { reason } });
  const refusal = async (visitor: Visitor, id: string) =>
    (await visitor.failure('askForRefund', { id, body: {} })).error.code;
  const newOperator = async () => {
    const { visitor, email } = await newPerson(server);
    await withDatabase(server, (rows) =>
      grantRole({ database: rows, clock: server.clock }, email, 'operator'),
    );
    await setUpSecondFactor(server, visitor);
    return visitor;
  };
  const jobsOf = (id: string) =>
    withDatabase(server, async ({ query }) => {
      const rows = await query.selectFrom('job').select('payload').where('kind', '=', refundJob).execute();
      return rows.filter(({ payload }) => payload.includes(id)).length;
    });
  const grant = (id: string) =>
    withDatabase(server, (rows) => {
      const jobs = jobsToAdd(server);
      return grantRefund(
        {
          ...{ database: rows, jobs, emails: createEmailQueue(jobs), now: server.clock.time },
          payments: { provider: 'test' },
        },
        id,
      );
    });
  const grantTwice = async (id: string) => {
    const at = await grant(id);
    server.clock.time += 1000;
    expect(await grant(id)).toBe(at);
  };
  /** As the payment service tells that an order was paid, and what was paid was given back. */
  const tellRefund = async (id: string) => {
    const order = await orderIn(id);
    const [sessionId, paymentId] = [`session-of-${id}`, `payment-of-${id}`];
    const named = { orderId: id, paymentId, subscriptionId: null };
    const money = { total: 3383, tax: 483, currency: 'usd' };
    const checkout = {
      kind: 'checkout-completed',
      isPaid: true,
      email: order.email,
      customerId: null,
    } as const;
    await withDatabase(server, (rows) =>
      takeEvents(
        {
          ...{ database: rows, provider: 'test', now: server.clock.time },
          listener: queueAfterOrders(jobsToAdd(server), server.clock),
        },
        [
          {
            ...{ ...named, id: `refund-of-${id}`, happenedAt: server.clock.time },
            fact: { kind: 'refunded', refunded: 3383, of: 3383 },
          },
          {
            ...{ ...named, id: `paid-${id}`, happenedAt: order.paid_at ?? 0 },
            fact: { ...checkout, ...money, sessionId, paymentId, subscriptionId: null },
          },
        ],
      ),
    );
  };
  const runJob = (id: string, payments: Payments) =>
    withDatabase(server, (rows) =>
      giveRefund({ database: rows, payments })({ orderId: id }, anyJob, new AbortController().signal),
    );

  test('a denied request says why, stays denied, and is not listed any more', async () => {
    const [{ visitor, email }, operator] = [await newPerson(server), await newOperator()];
    await visitor.call('saveSettings', { body: { language: 'ru' } });
    const id = await addOrderOf(server, visitor, { email, language: 'ru', name: 'Чайная' });
    const denied = () => operator.call('denyRefund', { id, body: { answer: 'Книга скачана 40 раз.' } });
    const tooEarly = await operator.failure('denyRefund', { id, body: {} });
    expect(tooEarly.error.code).toBe('refund-not-possible');
    await asked(visitor, id);
    const { refundDeniedAt } = await denied();
    server.clock.time += 1000;
    expect(await denied()).toEqual({ refundDeniedAt });
    expect(await refundsAsked(visitor)).toMatchObject([['denied', expect.any(Number)]]);
    expect(await refusal(visitor, id)).toBe('refund-not-possible');
    const { text } = await awaitEmail(server.place, email, 'Ваш запрос на возврат денег: Чайная');
    expect(text).toContain('Книга скачана 40 раз.');
    const { requests } = await operator.call('listRefundRequests');
    expect(requests.map(({ orderId }) => orderId)).not.toContain(id);
  });

  test('what is granted is asked of the payment service by a job, and is given back when that is told', async () => {
    const [{ visitor }, email] = [await newPerson(server), newEmail()];
    const id = await addOrderOf(server, visitor, { email, template_uuid: randomUUID() });
    await asked(visitor, id);
    await awaitEmail(server.place, email, 'We have your request: A model');
    const now = server.clock.time;
    await grantTwice(id);
    expect((await orderIn(id)).refund_granted_at).toBe(now);
    const { payments, refunds } = notedPayments(1);
    await expect(runJob(id, payments)).rejects.toThrow('the payment service does not answer');
    expect(await refundsAsked(visitor)).toEqual([['asked', now]]);
    await runJob(id, payments);
    expect(refunds).toEqual([{ orderId: id, paymentId: `payment-of-${id}`, amount: 3383, currency: 'usd' }]);
    const [before] = (await visitor.call('getUser')).orders;
    expect([before?.state, before?.refundedAmount]).toEqual(['paid', 0]);
    await tellRefund(id);
    await tellRefund(id);
    const [after] = (await visitor.call('getUser')).orders;
    expect([after?.state, after?.refund, after?.refundedAmount]).toEqual(['refunded', 'given', 3383]);
    // Wakes the queue.
    await visitor.call('shareFeedback', { body: { message: 'Thank you' } });
    const { text } = await awaitEmail(server.place, email, 'Your money is on its way back: A model');
    expect(text).toContain(`$33.83 for “A model”, order ${id}`);
    expect(await emailsTo(server.place, email)).toHaveLength(2);
  });

  test('emails about money back go to the address that the account has proved by now', async () => {
    const { visitor, email } = await newPerson(server);
    const proved = { email_verified_at: server.clock.time };
    await withDatabase(server, ({ query }) =>
      query.updateTable('account').set(proved).where('email', '=', email).execute(),
    );
    const id = await addOrderOf(server, visitor, { email: `before-${email}` });
    await asked(visitor, id);
    await awaitEmail(server.place, email, 'We have your request: A model');
    await tellRefund(id);
    // Wakes the queue.
    await visitor.call('shareFeedback', { body: { message: 'Thank you' } });
    await awaitEmail(server.place, email, 'Your money is on its way back: A model');
    expect(await emailsTo(server.place, `before-${email}`)).toEqual([]);
  });

  test('an event that comes before the job ends leaves it nothing to do, and so does granting again', async () => {
    const visitor = await server.newVisitor();
    const id = await addOrderOf(server, visitor);
    await grantTwice(id);
    await tellRefund(id);
    const { payments, refunds } = notedPayments();
    await runJob(id, payments);
    await grantTwice(id);
    await runJob(id, payments);
    expect(refunds).toEqual([]);
  });

  test('a plan ends at once when its money is granted back', async () => {
    const visitor = await server.newVisitor();
    const plan = { kind: 'plan', plan_id: 'growth', amount: 4900, tax_amount: 0 } as const;
    const id = await addOrderOf(server, visitor, { ...plan, subscription_id: 'sub-1' });
    await grant(id);
    const jobs = await withDatabase(server, ({ query }) =>
      query.selectFrom('job').select('kind').where('kind', '=', cancelJob).execute(),
    );
    expect(jobs).toHaveLength(1);
    const { payments, cancelled } = notedPayments();
    const signal = new AbortController().signal;
    await withDatabase(server, (rows) =>
      cancelSubscription({ database: rows, payments })({ subscriptionId: 'sub-1' }, anyJob, signal),
    );
    expect(cancelled).toEqual(['sub-1 now']);
  });

  test('money is granted without a request, but not of an order that nobody paid or the bank decides', async () => {
    const visitor = await server.newVisitor();
    const old = await addOrderOf(server, visitor, { paid_at: server.clock.time - 10 * fourteenDaysMs });
    expect(await grant(old)).toBe(server.clock.time);
    for (const state of ['pending', 'failed', 'disputed'] as const) {
      const id = await addOrderOf(server, visitor, { state });
      await expect(grant(id)).rejects.toThrow('refund-not-possible');
    }
    await expect(grant('no-order')).rejects.toThrow('order-not-found');
  });

  test('only what is left of it is given back', async () => {
    const visitor = await server.newVisitor();
    const id = await addOrderOf(server, visitor, { refunded_amount: 383 });
    const { payments, refunds } = notedPayments();
    await runJob(id, payments);
    expect(refunds.map(({ amount }) => amount)).toEqual([3000]);
  });

  test('money that another payment service took is not asked of this one', async () => {
    const visitor = await server.newVisitor();
    const id = await addOrderOf(server, visitor, { provider: 'stripe' });
    const { payments, refunds } = notedPayments();
    await expect(runJob(id, payments)).rejects.toThrow(PermanentJobError);
    expect(refunds).toEqual([]);
    const operator = await newOperator();
    expect(await accountIdOf(operator)).not.toBe(await accountIdOf(visitor));
    expect((await operator.failure('grantRefund', { id, body: {} })).error.code).toBe('not-available');
    expect(await jobsOf(id)).toBe(0);
  });
});
