// Takes a buyer's request for money back, once however often it is sent.
import { lockOrder, updateOrder } from '#server/database/rows/money/payment-rows.ts';
import type { EmailQueue } from '#server/emails/email-queue.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refusalOfAsking } from '#server/policy/money/refund-of.ts';
import type { Database } from '#server/ports/database/database.ts';
import { tellOfRequest } from '../tell-of-refund.ts';

interface Counter {
  readonly database: Pick<Database, 'query'>;
  readonly emails: EmailQueue;
  /** Null: operators read their requests on the command line alone. */
  readonly operatorEmail: string | null;
  readonly now: number;
}

export interface AskedRefund {
  readonly refundAskedAt: number;
  readonly isNew: boolean;
}

export function askForRefund(
  { database, emails, operatorEmail, now }: Counter,
  accountId: string,
  orderId: string,
  reason: string,
): Promise<AskedRefund> {
  return database.query.transaction().execute(async (query) => {
    const order = await lockOrder(query, orderId);
    if (order === undefined || order.account_id !== accountId) throw new AppError('order-not-found');
    const refusal = refusalOfAsking(order, now);
    if (refusal === 'refund-too-late') throw new AppError('refund-too-late');
    if (refusal !== null) throw new AppError('refund-not-possible');
    if (order.refund_asked_at !== null) return { refundAskedAt: order.refund_asked_at, isNew: false };
    await updateOrder(query, orderId, { refund_asked_at: now, refund_reason: reason });
    // An operator has granted it before anybody asked.
    if (order.refund_granted_at === null) await tellOfRequest(query, emails, order, reason, operatorEmail);
    return { refundAskedAt: now, isNew: true };
  });
}
