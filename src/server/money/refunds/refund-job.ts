// The job that asks for granted money to be given back; done twice, it gives nothing more.
import { z } from 'zod';
import { findOrder } from '#server/database/rows/money/payment-rows.ts';
import { type JobHandler, PermanentJobError } from '#server/jobs/job-handler.ts';
import { amountToGiveBack } from '#server/policy/money/refund-of.ts';
import type { Ports } from '#server/ports/ports.ts';

/** Stored with every queued job, so it stays as it was first written. */
export const refundJob = 'refund';

export const refundPayload = z.object({
  orderId: z.string(),
  /** After all attempts of a job before failed. */
  isAgain: z.literal(true).optional(),
});

/** The state of the order is left alone: the event that tells of the refund makes it, here as if done by hand. */
export const giveRefund =
  ({ database, payments }: Pick<Ports, 'database' | 'payments'>): JobHandler =>
  async (payload) => {
    const { orderId } = refundPayload.parse(payload);
    const order = await findOrder(database.query, orderId);
    if (order === undefined) throw new PermanentJobError(`there is no order ${orderId}`);
    // Told already, or given back by hand meanwhile.
    if (order.state !== 'paid' || amountToGiveBack(order) === 0) return;
    if (order.provider !== payments.provider) {
      throw new PermanentJobError(`order ${orderId} was paid through ${order.provider}, which is not set up`);
    }
    const { payment_id: paymentId, currency } = order;
    if (paymentId === null) throw new PermanentJobError(`no payment of order ${orderId} is known`);
    await payments.refund({ orderId, paymentId, amount: amountToGiveBack(order), currency });
  };
