// Pays on a page of the test checkout: once, however often it is asked for.
import type { Kysely } from 'kysely';
import type { Tables } from '#server/ports/database/tables.ts';
import type { PaymentFact } from '../payment-fact.ts';
import { isOpen, lockTestCheckout, type TestCheckout } from './checkouts.ts';
import { monthsAfter } from './months-after.ts';
import { subscriptionFact } from './subscription-fact.ts';
import { type Subject, tell } from './tell.ts';
import { cardsFor, discountOf, isTransfer, type TestCard, transferMs } from './test-cards.ts';
import { newId, type Till } from './till.ts';

export interface TypedPayment {
  readonly card: TestCard;
  /** Ignored if it was known before. */
  readonly email: string;
  readonly coupon: string;
}

export type PayOutcome = 'paid' | 'confirm' | 'declined' | 'no-coupon' | 'no-email' | 'closed' | 'unknown';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const maxEmailChars = 254;

export function payTestCheckout(till: Till, id: string, typed: TypedPayment): Promise<PayOutcome> {
  return changeOpen(till, id, async (query, checkout) => {
    const email = checkout.knownEmail ?? typed.email.trim();
    if (email.length > maxEmailChars || !emailPattern.test(email)) return 'no-email';
    const coupon = typed.coupon.trim();
    if (discountOf(coupon, checkout.purchase.amount) === null) return 'no-coupon';
    if (typed.card === 'declined' || !cardsFor(checkout.purchase.kind).includes(typed.card))
      return 'declined';
    const isAsked = typed.card === 'confirmed';
    await query
      .updateTable('test_checkout')
      .set({ email, coupon, state: isAsked ? 'confirming' : 'completed' })
      .where('id', '=', id)
      .execute();
    if (isAsked) return 'confirm';
    await complete(till, query, { ...checkout, email, coupon }, typed.card);
    return 'paid';
  });
}

/** The answer to the question that a bank asks beside. */
export function confirmTestCheckout(till: Till, id: string, isConfirmed: boolean): Promise<PayOutcome> {
  return changeOpen(till, id, async (query, checkout) => {
    if (checkout.state !== 'confirming') return 'confirm';
    const state = isConfirmed ? 'completed' : 'open';
    await query.updateTable('test_checkout').set({ state }).where('id', '=', id).execute();
    if (!isConfirmed) return 'declined';
    await complete(till, query, checkout, 'confirmed');
    return 'paid';
  });
}

const changeOpen = (
  till: Till,
  id: string,
  change: (query: Kysely<Tables>, checkout: TestCheckout) => Promise<PayOutcome>,
): Promise<PayOutcome> =>
  till.query.transaction().execute(async (query) => {
    const checkout = await lockTestCheckout(query, id);
    if (checkout === null) return 'unknown';
    if (checkout.state === 'completed') return 'paid';
    return isOpen(checkout, till.clock.now()) ? change(query, checkout) : 'closed';
  });

async function complete(
  till: Till,
  query: Kysely<Tables>,
  checkout: TestCheckout,
  card: TestCard,
): Promise<void> {
  const now = till.clock.now();
  const { order_id: orderId, purchase, currency } = checkout;
  const customerId = checkout.customerId ?? newId('cus');
  const paymentId = newId('pay');
  const subscriptionId = purchase.kind === 'plan' ? newId('sub') : null;
  const total = purchase.amount - (discountOf(checkout.coupon ?? '', purchase.amount) ?? 0);
  const completed = (isPaid: boolean): PaymentFact => ({
    ...{ kind: 'checkout-completed', sessionId: checkout.id, isPaid, email: checkout.email },
    ...{ customerId, paymentId, subscriptionId, total, tax: 0, currency },
  });
  const subject = { orderId, paymentId, subscriptionId };
  const arrivesAt = isTransfer(card) ? now + transferMs : now;
  if (isTransfer(card)) await tell(till, query, { happenedAt: now }, subject, [completed(false)]);
  if (card === 'failed-transfer') {
    return tell(till, query, { happenedAt: arrivesAt }, subject, [
      { kind: 'checkout-failed', reason: 'declined' },
    ]);
  }
  await query
    .insertInto('test_charge')
    .values({
      ...{ id: paymentId, order_id: orderId, customer_id: customerId, subscription_id: subscriptionId },
      ...{ title: checkout.title, amount: total, refunded: 0, currency, paid_at: arrivesAt },
    })
    .execute();
  const begun =
    purchase.kind === 'plan'
      ? await subscribe(query, { checkout, card, customerId, subject, total, planId: purchase.planId, now })
      : [];
  await tell(till, query, { happenedAt: arrivesAt }, subject, [completed(true), ...begun]);
}

interface Begun {
  readonly checkout: TestCheckout;
  readonly card: TestCard;
  readonly customerId: string;
  readonly subject: Subject;
  readonly total: number;
  readonly planId: 'essential' | 'growth';
  readonly now: number;
}

async function subscribe(
  query: Kysely<Tables>,
  { checkout, card, customerId, subject, total, planId, now }: Begun,
): Promise<readonly PaymentFact[]> {
  const { purchase, currency, order_id } = checkout;
  const row = {
    ...{ id: subject.subscriptionId ?? '', customer_id: customerId, order_id, plan_id: planId },
    ...{ amount: purchase.amount, currency, card, started_at: now, months: 1, told_at: now },
    ...({ state: 'active', period_end: monthsAfter(now, 1), cancels_at_end: 0 } as const),
  };
  await query.insertInto('test_subscription').values(row).execute();
  const { period_end: periodEnd } = row;
  return [
    subscriptionFact(row),
    {
      ...{ kind: 'invoice-paid', invoiceId: newId('in'), isFirst: true, total, tax: 0 },
      ...{ currency, periodEnd },
    },
  ];
}
