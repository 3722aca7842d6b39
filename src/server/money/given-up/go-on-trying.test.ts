// Tests that what the payment service must do is tried again after all attempts failed, and that an operator is told once.
import { describe, expect, test } from 'vitest';
import { createEmailQueue } from '#server/emails/create-email-queue.ts';
import type { AfterGivingUp } from '#server/jobs/job-handler.ts';
import { noPayments } from '#server/ports/payments/no-payments.ts';
import type { Payments } from '#server/ports/payments/payments.ts';
import { databases } from '#testing/server/databases.ts';
import { jobWorkers } from '#testing/server/job-workers.ts';
import { cancelJob, cancelSubscription } from '../jobs-of-orders.ts';
import { giveRefund, refundJob } from '../refunds/refund-job.ts';
import { type GoingOn, goOnCancelling, goOnRefunding } from './go-on-trying.ts';

const started = Date.UTC(2026, 0, 15, 12);
const hourMs = 60 * 60 * 1000;
const to = 'operators@example.com';
const failing = async (): Promise<never> => {
  throw new Error('the service is away');
};
const payments: Payments = {
  ...noPayments,
  ...{ provider: 'test', isAvailable: true, cancelSubscription: failing, refund: failing },
};

describe.each(databases)('on $kind', (database) => {
  const workers = jobWorkers(database, started);

  /** A worker on which every attempt fails, and emails stay in the queue. */
  async function awayService(payload: object, kind: string, follow: (parts: GoingOn) => AfterGivingUp) {
    const { database: rows } = await workers.open({});
    const ports = { database: rows, payments };
    const afterGivingUp: Record<string, AfterGivingUp> = {};
    const worker = await workers.open(
      { [cancelJob]: cancelSubscription(ports), [refundJob]: giveRefund(ports) },
      { afterGivingUp },
    );
    // Not due yet: nobody here sends them.
    const emails = createEmailQueue({
      add: (query, job) => worker.jobs.add(query, { ...job, kind: 'kept', dueAt: started + 2 * 24 * hourMs }),
    });
    afterGivingUp[kind] = follow({ jobs: worker.jobs, emails, clock: workers.clock, operatorEmail: to });
    const { query } = worker.database;
    await query
      .insertInto('purchase_order')
      .values({
        ...{ id: 'order-1', account_id: null, email: 'buyer@example.com', name: 'A model', kind: 'plan' },
        ...{ static_id: null, template_uuid: null, gs_url: null, plan_id: 'growth', state: 'paid' },
        ...{ currency: 'usd', provider: 'test', amount: 2900, tax_amount: 483, payment_id: 'payment-1' },
        ...{ created_at: started, paid_at: started, refund_granted_at: started },
      })
      .execute();
    await query
      .insertInto('subscription')
      .values({
        ...{ id: 'sub-1', account_id: null, provider: 'test', customer_id: 'cus-1', plan: 2 },
        ...{ state: 'active', period_end: started, cancels_at_end: 0, changed_at: 0, created_at: 0 },
      })
      .execute();
    await worker.jobs.add(query, { kind, payload });
    /** The last attempt of each; the next round waits an hour. */
    const failRound = async () => {
      const open = (await worker.rows()).filter((row) => row.kind === kind && row.finished_at === null);
      const ids = open.map(({ id }) => id);
      await query.updateTable('job').set({ attempts: 6, due_at: 0 }).where('id', 'in', ids).execute();
      worker.jobs.start();
      const rows = await worker.until((now) =>
        now.every((row) => row.finished_at !== null || !ids.includes(row.id)),
      );
      await worker.jobs.stop();
      return rows.filter((row) => row.finished_at === null);
    };
    return { worker, failRound };
  }

  const cancel = { subscriptionId: 'sub-1' };
  const refund = { orderId: 'order-1' };

  test.each([
    [cancelJob, cancel, goOnCancelling, 'A subscription cannot be ended: sub-1'],
    [refundJob, refund, goOnRefunding, 'Money cannot be given back: order order-1'],
  ])('%s is queued again, round after round, and told of once', async (kind, payload, follow, subject) => {
    const { failRound } = await awayService(payload, kind, follow);
    for (const round of [1, 2, 3]) {
      const left = await failRound();
      const next = left.find((row) => row.kind === kind);
      expect(next?.due_at, `round ${round}`).toBe(started + hourMs);
      expect(JSON.parse(next?.payload ?? '')).toEqual({ ...payload, isAgain: true });
      const emails = left.filter((row) => row.kind === 'kept').map((row) => JSON.parse(row.payload));
      expect(emails).toMatchObject([{ to, content: { subject } }]);
      expect(JSON.stringify(emails)).toContain('the service is away');
    }
  });

  test('two jobs about the same are one from then on', async () => {
    const { worker, failRound } = await awayService(cancel, cancelJob, goOnCancelling);
    await worker.jobs.add(worker.database.query, { kind: cancelJob, payload: cancel });
    const left = await failRound();
    expect(left.map(({ kind }) => kind).sort()).toEqual([cancelJob, 'kept']);
  });

  test('what another payment service should do is never taken for done', async () => {
    const { worker, failRound } = await awayService(cancel, cancelJob, goOnCancelling);
    await worker.database.query.updateTable('subscription').set({ provider: 'stripe' }).execute();
    expect(JSON.stringify(await failRound())).toContain('is at stripe, which is not set up');
  });

  test.each([
    [cancelJob, cancel, goOnCancelling],
    [refundJob, refund, goOnRefunding],
  ])('of what was done by hand meanwhile, %s is not queued again', async (kind, payload, follow) => {
    const { worker } = await awayService(payload, kind, follow);
    const { query } = worker.database;
    await query.updateTable('subscription').set({ state: 'ended' }).execute();
    await query.updateTable('purchase_order').set({ state: 'refunded' }).execute();
    const add = async () => expect.fail('nothing is queued');
    const parts = {
      jobs: { add },
      emails: createEmailQueue({ add }),
      clock: workers.clock,
      operatorEmail: to,
    };
    await follow(parts)(query, payload, 'any reason');
    expect(await worker.rows()).toHaveLength(1);
  });
});
