// An operator's answer about money back: granted, and given by the job that it queues, or denied.
import type { Kysely } from 'kysely';
import { lockOrder, updateOrder } from '#server/database/rows/money/payment-rows.ts';
import type { EmailQueue } from '#server/emails/email-queue.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { canBeGivenBack } from '#server/policy/money/refund-of.ts';
import type { Database } from '#server/ports/database/database.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Payments } from '#server/ports/payments/payments.ts';
import { queueCancel } from '../jobs-of-orders.ts';
import { tellOfDenial } from '../tell-of-refund.ts';
import { refundJob } from './refund-job.ts';

export interface RefundDesk {
  readonly database: Pick<Database, 'query'>;
  readonly jobs: Pick<Jobs, 'add'>;
  /** What is set up by now. */
  readonly payments: Pick<Payments, 'provider'>;
  readonly emails: EmailQueue;
  /** In the step that changes the order, each time somebody answers. */
  readonly record?: (query: Kysely<Tables>) => Promise<void>;
  readonly now: number;
}

/** Returns when it was granted first: again, it tries again what failed. */
export function grantRefund(
  { database, jobs, payments, record, now }: RefundDesk,
  orderId: string,
): Promise<number> {
  return database.query.transaction().execute(async (query) => {
    const order = await lockOrder(query, orderId);
    if (order === undefined) throw new AppError('order-not-found');
    // Given back by now: whoever grants it twice need not know.
    if (order.state === 'refunded' && order.refund_granted_at !== null) return order.refund_granted_at;
    if (!canBeGivenBack(order)) throw new AppError('refund-not-possible');
    // Granted, it would be promised and never given.
    if (order.provider !== payments.provider) throw new AppError('not-available');
    const grantedAt = order.refund_granted_at ?? now;
    await record?.(query);
    await updateOrder(query, orderId, { refund_granted_at: grantedAt });
    await jobs.add(query, { kind: refundJob, payload: { orderId } });
    // Else its buyer would be charged for the next period of what is given back.
    if (order.subscription_id !== null) await queueCancel(jobs, query, order.subscription_id);
    return grantedAt;
  });
}

/** Returns when it was denied first. */
export function denyRefund(
  { database, emails, record, now }: Omit<RefundDesk, 'payments'>,
  orderId: string,
  answer: string,
): Promise<number> {
  return database.query.transaction().execute(async (query) => {
    const order = await lockOrder(query, orderId);
    if (order === undefined) throw new AppError('order-not-found');
    const isOpen = order.refund_asked_at !== null && order.refund_granted_at === null;
    if (!isOpen || !canBeGivenBack(order)) throw new AppError('refund-not-possible');
    if (order.refund_denied_at !== null) return order.refund_denied_at;
    await record?.(query);
    await updateOrder(query, orderId, { refund_denied_at: now });
    await tellOfDenial(query, emails, order, answer);
    return now;
  });
}
