// What the payment service must do in the end, though every attempt of a job failed: it is queued again, and an operator is told.
import type { Kysely } from 'kysely';
import { amountInWords } from '#contract/money/amount-in-words.ts';
import { defaultLanguage } from '#language/language.ts';
import { isJobLeft } from '#server/database/rows/job-rows.ts';
import { lockOrder } from '#server/database/rows/money/payment-rows.ts';
import { lockSubscription } from '#server/database/rows/money/subscription-rows.ts';
import type { EmailQueue, WrittenContent } from '#server/emails/email-queue.ts';
import type { AfterGivingUp } from '#server/jobs/job-handler.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { amountToGiveBack } from '#server/policy/money/refund-of.ts';
import type { Clock } from '#server/ports/clock/clock.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { cancelJob, cancelPayload } from '../jobs-of-orders.ts';
import { refundJob, refundPayload } from '../refunds/refund-job.ts';
import { cancelFails, refundFails } from './operator-emails.ts';

export interface GoingOn {
  readonly jobs: Pick<Jobs, 'add'>;
  readonly emails: EmailQueue;
  readonly clock: Clock;
  /** Null: the log alone tells. */
  readonly operatorEmail: string | null;
}

const pauseMs = 60 * 60 * 1000;

/** Else the service would go on charging for what is given back, or for nobody. */
export const goOnCancelling =
  (parts: GoingOn): AfterGivingUp =>
  async (query, payload, reason) => {
    const { subscriptionId, isAgain } = cancelPayload.parse(payload);
    // Two jobs about the same, given up at once, would each leave it to the other.
    const known = await lockSubscription(query, subscriptionId);
    if (known?.state === 'ended') return;
    const job = { kind: cancelJob, payload: { subscriptionId } };
    const provider = known?.provider ?? '';
    const email = cancelFails(defaultLanguage, { subscriptionId, provider, reason });
    await queueAgain(parts, query, job, isAgain === true ? null : email);
  };

/** What is granted is owed. */
export const goOnRefunding =
  (parts: GoingOn): AfterGivingUp =>
  async (query, payload, reason) => {
    const { orderId, isAgain } = refundPayload.parse(payload);
    const order = await lockOrder(query, orderId);
    if (order === undefined || order.state !== 'paid' || amountToGiveBack(order) === 0) return;
    const job = { kind: refundJob, payload: { orderId } };
    const amount = amountInWords(amountToGiveBack(order), order.currency, defaultLanguage);
    const email = refundFails(defaultLanguage, { orderId, amount, provider: order.provider, reason });
    await queueAgain(parts, query, job, isAgain === true ? null : email);
  };

/** The operator is told once, by the first job that is given up and leaves no other. */
async function queueAgain(
  { jobs, emails, clock, operatorEmail: to }: GoingOn,
  query: Kysely<Tables>,
  { kind, payload }: { readonly kind: string; readonly payload: object },
  content: WrittenContent | null,
): Promise<void> {
  const again = { ...payload, isAgain: true };
  if (await isJobLeft(query, kind, [payload, again])) return;
  await jobs.add(query, { kind, payload: again, dueAt: clock.now() + pauseMs });
  if (to === null || content === null) return;
  // It outlives the account, as the order does.
  await emails.send(query, null, { to, language: defaultLanguage, content });
}
