// The work that follows when an order is paid, or is paid no longer: queued in the step that finds it out.
import { z } from 'zod';
import {
  listRunningSubscriptions,
  listSubscriptionsById,
} from '#server/database/rows/money/subscription-rows.ts';
import { createEmailQueue } from '#server/emails/create-email-queue.ts';
import type { JobHandler } from '#server/jobs/job-handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Ports } from '#server/ports/ports.ts';
import { revokeOfBought, revokeOfOrder } from '#server/spreadsheets/revoke-spreadsheets.ts';
import { queueCloseOthers } from './checkouts/close-others.ts';
import type { OrderListener } from './order-listener.ts';
import { tellOfRefund } from './tell-of-refund.ts';

/** Stored with every queued job, so they stay as they were first written. */
export const receiptJob = 'receipt';
export const cancelJob = 'cancel-subscription';

export const cancelPayload = z.object({
  subscriptionId: z.string(),
  /** After all attempts of a job before failed. */
  isAgain: z.literal(true).optional(),
});

const isOver = (state: string | undefined): boolean => state === 'refunded' || state === 'disputed';

export const queueAfterOrders = (jobs: Pick<Jobs, 'add'>, { now }: Pick<Clock, 'now'>): OrderListener => ({
  orderChanged: async (query, before, after) => {
    // Once, even if it was given back before anybody heard that it was paid.
    if ((before?.paid_at ?? null) === null && after.paid_at !== null) {
      await jobs.add(query, { kind: receiptJob, payload: { orderId: after.id } });
      await queueCloseOthers(jobs, query, after);
    }
    // Whoever has the money back for a plan is not asked for more of it.
    if (after.subscription_id !== null && isOver(after.state) && !isOver(before?.state)) {
      await queueCancel(jobs, query, after.subscription_id);
    }
    if (isOver(after.state) && !isOver(before?.state)) await revokeOfBought(query, jobs, after, now());
    if (after.state === 'refunded' && before?.state !== 'refunded') {
      await revokeOfOrder(query, jobs, after.id, now());
      await tellOfRefund(query, createEmailQueue(jobs), after);
    }
  },
});

export const queueCancel = (
  jobs: Pick<Jobs, 'add'>,
  query: Parameters<Jobs['add']>[0],
  subscriptionId: string,
): Promise<void> => jobs.add(query, { kind: cancelJob, payload: { subscriptionId } });

/** Of accounts that are deleted: nobody could use them, or end them later. */
export async function endSubscriptions(
  jobs: Pick<Jobs, 'add'>,
  query: Parameters<Jobs['add']>[0],
  accountIds: readonly string[],
): Promise<void> {
  for (const { id } of await listRunningSubscriptions(query, accountIds)) await queueCancel(jobs, query, id);
}

/** At once; an event tells that it was done. */
export const cancelSubscription =
  ({ payments, database }: Pick<Ports, 'payments' | 'database'>): JobHandler =>
  async (payload) => {
    const { subscriptionId } = cancelPayload.parse(payload);
    const [known] = await listSubscriptionsById(database.query, [subscriptionId]);
    if (known?.state === 'ended') return;
    // Another one would say that it knows none, though money is still being charged.
    if (known !== undefined && known.provider !== payments.provider) {
      throw new Error(`subscription ${subscriptionId} is at ${known.provider}, which is not set up`);
    }
    await payments.cancelSubscription(subscriptionId, 'now');
  };
