// Turns an event of Stripe into the program's own terms, or into nothing if it is of no concern.
import type Stripe from 'stripe';
import type { z } from 'zod';
import type { PaymentEvent, PaymentFact } from '../payment-fact.ts';
import { PaymentsUnavailable } from '../payments-unavailable.ts';
import {
  chargeShape,
  disputeShape,
  type EventType,
  eventShape,
  invoiceShape,
  type StripeInvoice,
  type StripeSession,
  sessionShape,
  subscriptionShape,
} from './event-shapes.ts';
import { paymentOfInvoice } from './invoice-payment.ts';
import { subscriptionFact } from './subscription-fact.ts';

export class UnreadableEvent extends PaymentsUnavailable {}

type Told = Omit<PaymentEvent, 'id' | 'happenedAt'>;
type Reading = (object: unknown, stripe: Stripe) => Promise<Told | null>;

export async function paymentEventsOf(stripe: Stripe, event: unknown): Promise<PaymentEvent[]> {
  const shaped = eventShape.safeParse(event);
  if (!shaped.success) throw new UnreadableEvent('Stripe: the event cannot be read');
  const { id, type, created, data } = shaped.data;
  const read = Object.hasOwn(readings, type) ? readings[type as EventType] : undefined;
  if (read === undefined) return [];
  try {
    const told = await read(data.object, stripe);
    return told === null ? [] : [{ id, happenedAt: created * 1000, ...told }];
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    throw new UnreadableEvent(`Stripe: the event ${id} (${type}) cannot be read at ${error.message}`);
  }
}

class Unreadable extends Error {}

function read<Shape extends z.ZodType>(shape: Shape, object: unknown): z.output<Shape> {
  const result = shape.safeParse(object);
  if (result.success) return result.data;
  throw new Unreadable(result.error.issues[0]?.path.join('.'));
}

const completed = async (object: unknown, stripe: Stripe): Promise<Told | null> => {
  const session = read(sessionShape, object);
  const { orderId } = session.metadata;
  // Of something else that is sold through the same account.
  if (orderId === null) return null;
  const isPaid = session.payment_status !== 'unpaid';
  const total = session.amount_total ?? 0;
  const paymentId =
    session.payment_intent ??
    (isPaid && total > 0 && session.invoice !== null
      ? await paymentOfInvoice(stripe, session.invoice)
      : null);
  return {
    ...{ orderId, paymentId, subscriptionId: session.subscription },
    fact: { ...checkoutFact(session), isPaid, total, paymentId },
  };
};

const checkoutFact = (session: StripeSession): Extract<PaymentFact, { kind: 'checkout-completed' }> => ({
  kind: 'checkout-completed',
  sessionId: session.id,
  isPaid: false,
  email: session.customer_details?.email ?? session.customer_email ?? null,
  customerId: session.customer,
  paymentId: null,
  subscriptionId: session.subscription,
  total: 0,
  tax: session.total_details?.amount_tax ?? 0,
  currency: session.currency ?? '',
});

const failed =
  (reason: 'declined' | 'expired'): Reading =>
  async (object) => {
    const { metadata, payment_intent: paymentId } = read(sessionShape, object);
    if (metadata.orderId === null) return null;
    return {
      orderId: metadata.orderId,
      paymentId,
      subscriptionId: null,
      fact: { kind: 'checkout-failed', reason },
    };
  };

const subscriptionChanged: Reading = async (object) => {
  const subscription = read(subscriptionShape, object);
  const fact = subscriptionFact(subscription);
  const { orderId } = subscription.metadata;
  return fact && { orderId, paymentId: null, subscriptionId: subscription.id, fact };
};

function subscriptionOf(invoice: StripeInvoice) {
  const details = invoice.parent?.subscription_details;
  return {
    subscriptionId: details?.subscription ?? invoice.subscription,
    orderId: (details?.metadata ?? invoice.subscription_details?.metadata)?.orderId ?? null,
  };
}

const invoicePaid: Reading = async (object, stripe) => {
  const invoice = read(invoiceShape, object);
  const { subscriptionId, orderId } = subscriptionOf(invoice);
  if (subscriptionId === null || orderId === null) return null;
  // Less than nothing is kept for the next one, as when a dearer plan was paid already.
  const total = Math.max(0, invoice.total);
  const paymentId = invoice.payment_intent ?? (total > 0 ? await paymentOfInvoice(stripe, invoice.id) : null);
  const taxes = invoice.total_taxes ?? invoice.total_tax_amounts ?? [];
  return {
    ...{ orderId, paymentId, subscriptionId },
    fact: {
      kind: 'invoice-paid',
      invoiceId: invoice.id,
      isFirst: invoice.billing_reason === 'subscription_create',
      total,
      tax: Math.max(
        0,
        taxes.reduce((sum, { amount }) => sum + amount, 0),
      ),
      currency: invoice.currency,
      // Its own period is the one before; what is paid for is in its lines.
      periodEnd: Math.max(...invoice.lines.data.map(({ period }) => period.end), invoice.period_end) * 1000,
    },
  };
};

const invoiceFailed: Reading = async (object) => {
  const invoice = read(invoiceShape, object);
  const { subscriptionId, orderId } = subscriptionOf(invoice);
  if (subscriptionId === null || orderId === null) return null;
  const fact: PaymentFact = { kind: 'invoice-failed', invoiceId: invoice.id };
  return { orderId, paymentId: null, subscriptionId, fact };
};

const refunded: Reading = async (object) => {
  const charge = read(chargeShape, object);
  if (charge.payment_intent === null) return null;
  return {
    ...{ orderId: charge.metadata.orderId, paymentId: charge.payment_intent, subscriptionId: null },
    fact: { kind: 'refunded', refunded: charge.amount_refunded, of: charge.amount },
  };
};

/** The others ask before there is a dispute, and take no money. */
const disputeStates: Readonly<Record<string, 'open' | 'won' | 'lost'>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
};

const disputed: Reading = async (object) => {
  const { payment_intent: paymentId, status } = read(disputeShape, object);
  const state = disputeStates[status];
  if (paymentId === null || state === undefined) return null;
  return { orderId: null, paymentId, subscriptionId: null, fact: { kind: 'disputed', state } };
};

const readings: Readonly<Record<EventType, Reading>> = {
  'checkout.session.completed': completed,
  'checkout.session.async_payment_succeeded': completed,
  'checkout.session.async_payment_failed': failed('declined'),
  'checkout.session.expired': failed('expired'),
  'customer.subscription.created': subscriptionChanged,
  'customer.subscription.updated': subscriptionChanged,
  'customer.subscription.deleted': subscriptionChanged,
  'invoice.paid': invoicePaid,
  'invoice.payment_failed': invoiceFailed,
  'charge.refunded': refunded,
  'charge.dispute.created': disputed,
  'charge.dispute.updated': disputed,
  'charge.dispute.closed': disputed,
  'charge.dispute.funds_reinstated': disputed,
};
