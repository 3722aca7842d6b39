// What an operator does about money back on the command line, while the server keeps running.
import type { Kysely } from 'kysely';
import { amountInWords } from '#contract/money/amount-in-words.ts';
import { defaultLanguage } from '#language/language.ts';
import { denyRefund, grantRefund, type RefundDesk } from '#server/money/refunds/answer-refund.ts';
import { refundRequestOf } from '#server/money/refunds/refund-request-of.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import type { Payments } from '#server/ports/payments/payments.ts';
import type { Ports } from '#server/ports/ports.ts';
import { readReceiptFacts } from '#server/receipts/words/receipt-facts.ts';
import type { Order } from '../database/rows/money/order-rows.ts';
import { findOrder } from '../database/rows/money/payment-rows.ts';
import { listRefundRequests } from '../database/rows/money/refund-rows.ts';
import { createEmailQueue } from '../emails/create-email-queue.ts';
import { AppError } from '../errors/app-error.ts';
import { CommandError } from '../errors/command-error.ts';
import { logCommandEvent } from '../event-log/log-command-event.ts';
import { logEventIds } from '../event-log/log-event-ids.ts';
import { jobsToAdd } from '../jobs/create-jobs.ts';

type RefundPorts = Pick<Ports, 'database' | 'clock'> & { readonly payments: Pick<Payments, 'provider'> };

const longestList = 1000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** One line an order, oldest first. */
export async function openRefunds({ database }: Pick<RefundPorts, 'database'>): Promise<string> {
  const orders = await listRefundRequests(database.query, { skip: 0, limit: longestList });
  if (orders.length === 0) return 'No refund requests are pending.';
  return orders.map((order) => lineOf(refundRequestOf(order))).join('\n');
}

function lineOf(request: ReturnType<typeof refundRequestOf>): string {
  const { orderId, amount, currency, name, email, askedAt, grantedAt, reason } = request;
  return [
    `${orderId}  ${amountInWords(amount, currency, defaultLanguage)}  ${name}`,
    email,
    `asked on ${dayOf(askedAt)}`,
    ...(grantedAt === null ? [] : [`granted on ${dayOf(grantedAt)}, on its way`]),
    ...(reason === '' ? [] : [JSON.stringify(reason)]),
  ].join(', ');
}

/** Answer: null grants it, and a text denies it with this sentence for the buyer. */
export async function answerRefund(
  ports: RefundPorts,
  orderId: string,
  answer: string | null,
): Promise<string> {
  const { query } = ports.database;
  const order = await findOrder(query, orderId);
  if (answer === null && order?.state === 'refunded') return givenAlready(query, order);
  const jobs = jobsToAdd(ports);
  const emails = createEmailQueue(jobs);
  const desk: RefundDesk = { ...ports, jobs, emails, now: ports.clock.now() };
  try {
    if (answer === null) await grantRefund(desk, orderId);
    else await denyRefund(desk, orderId, answer);
  } catch (error) {
    throw error instanceof AppError ? new CommandError(sentenceOf(error, orderId, order?.provider)) : error;
  }
  const accountId = order?.account_id ?? null;
  const lmid = answer === null ? logEventIds.refundGranted : logEventIds.refundDenied;
  await logCommandEvent(ports, { lmid, content: `order: ${orderId}`, accountId });
  return answer === null
    ? `The money of order ${orderId} is given back by the running server; its buyer is told once that is done.`
    : `The request of order ${orderId} is denied; its buyer is told.`;
}

async function givenAlready(query: Kysely<Tables>, order: Order): Promise<string> {
  const { refundedAt } = await readReceiptFacts(query, order, []);
  const day = refundedAt === null ? '' : `, on ${dayOf(refundedAt)}`;
  return `The money of order ${order.id} was given back already${day}.`;
}

function sentenceOf({ code }: AppError, orderId: string, provider: string | undefined): string {
  if (code === 'order-not-found') return `There is no order ${orderId}.`;
  if (code === 'not-available') {
    return provider === 'test'
      ? `Order ${orderId} was paid in the test checkout, which is not set up: nobody was charged, so there is no money to give back.`
      : `The money of order ${orderId} was taken by Stripe, which is not set up: set STRIPE_SECRET_KEY again, or give the money back there by hand.`;
  }
  return `There is nothing to answer about order ${orderId}: it is not paid, was given back, or nobody asked for it.`;
}
