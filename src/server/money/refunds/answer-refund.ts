// An operator's answer about money back: granted, and given by the job that it queues, or denied.
import type { Kysely } from 'kysely';
import type { Order } from '#server/database/rows/money/order-rows.ts';
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
  readonly now: number;
}

/** In the step of the answer itself. */
type Tell = (query: Kysely<Tables>, before: Order) => Promise<void>;

const tellNobody: Tell = async () => undefined;

/** Returns when it was granted first: again, it tries again what failed. The note says why, among operators. */
export function grantRefund(
  desk: RefundDesk,
  orderId: string,
  note = '',
  tell: Tell = tellNobody,
): Promise<number> {
  return desk.database.query.transaction().execute(async (query) => {
    const order = await lockOrder(query, orderId);
    if (order === undefined) throw new AppError('order-not-found');
    await tell(query, order);
    return grantLocked(desk, query, order, note);
  });
}

async function grantLocked(
  { jobs, payments, now }: RefundDesk,
  query: Kysely<Tables>,
  order: Order,
  note: string,
): Promise<number> {
  // Given back by now: whoever grants it twice need not know.
  if (order.state === 'refunded' && order.refund_granted_at !== null) return order.refund_granted_at;
  if (!canBeGivenBack(order)) throw new AppError('refund-not-possible');
  // Granted, it would be promised and never given.
  if (order.provider !== payments.provider) throw new AppError('not-available');
  const grantedAt = order.refund_granted_at ?? now;
  const refund_note = note === '' ? order.refund_note : note;
  await updateOrder(query, order.id, { refund_granted_at: grantedAt, refund_note });
  await jobs.add(query, { kind: refundJob, payload: { orderId: order.id } });
  // Else its buyer would be charged for the next period of what is given back.
  if (order.subscription_id !== null) await queueCancel(jobs, query, order.subscription_id);
  return grantedAt;
}

/** Returns when it was denied first. */
export function denyRefund(
  { database, emails, now }: Omit<RefundDesk, 'payments'>,
  orderId: string,
  answer: string,
  tell: Tell = tellNobody,
): Promise<number> {
  return database.query.transaction().execute(async (query) => {
    const order = await lockOrder(query, orderId);
    if (order === undefined) throw new AppError('order-not-found');
    await tell(query, order);
    const isOpen = order.refund_asked_at !== null && order.refund_granted_at === null;
    if (!isOpen || !canBeGivenBack(order)) throw new AppError('refund-not-possible');
    if (order.refund_denied_at !== null) return order.refund_denied_at;
    await updateOrder(query, orderId, { refund_denied_at: now });
    await tellOfDenial(query, emails, order, answer);
    return now;
  });
}
