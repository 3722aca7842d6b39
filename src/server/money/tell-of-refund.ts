// The emails about money back: to the buyer in their language, and to the operators.
import type { Kysely } from 'kysely';
import { amountInWords } from '#contract/money/amount-in-words.ts';
import { defaultLanguage, isLanguage } from '#language/language.ts';
import type { Order } from '#server/database/rows/money/order-rows.ts';
import type { EmailContent, EmailQueue } from '#server/emails/email-queue.ts';
import { amountToGiveBack } from '#server/policy/money/refund-of.ts';
import type { Tables } from '#server/ports/database/tables.ts';
import { buyerAddress } from './buyer-address.ts';

const languageOf = ({ language }: Order) => (isLanguage(language) ? language : defaultLanguage);

async function tellBuyer(
  query: Kysely<Tables>,
  emails: EmailQueue,
  order: Order,
  content: EmailContent,
): Promise<void> {
  const to = await buyerAddress(query, order);
  if (to === '') return;
  await emails.send(query, order.account_id, { to, language: languageOf(order), content });
}

export async function tellOfRequest(
  query: Kysely<Tables>,
  emails: EmailQueue,
  order: Order,
  reason: string,
  operatorEmail: string | null,
): Promise<void> {
  const { id: orderId, name, currency } = order;
  const amountIn = (language: typeof defaultLanguage) =>
    amountInWords(amountToGiveBack(order), currency, language);
  const amount = amountIn(languageOf(order));
  await tellBuyer(query, emails, order, { kind: 'refund-asked', orderId, name, amount });
  if (operatorEmail === null) return;
  // It names the buyer, and goes with their account; the request itself stays with the order.
  await emails.send(query, order.account_id, {
    to: operatorEmail,
    language: defaultLanguage,
    content: {
      kind: 'refund-request',
      ...{ orderId, name, amount: amountIn(defaultLanguage), reason },
      from: (await buyerAddress(query, order)) || null,
    },
  });
}

export const tellOfDenial = (
  query: Kysely<Tables>,
  emails: EmailQueue,
  order: Order,
  answer: string,
): Promise<void> =>
  tellBuyer(query, emails, order, { kind: 'refund-denied', orderId: order.id, name: order.name, answer });

/** Once the payment service has told that the money is given back, whoever asked for it. */
export const tellOfRefund = (query: Kysely<Tables>, emails: EmailQueue, order: Order): Promise<void> =>
  tellBuyer(query, emails, order, {
    kind: 'refund-done',
    ...{ orderId: order.id, name: order.name },
    amount: amountInWords(order.refunded_amount, order.currency, languageOf(order)),
  });
