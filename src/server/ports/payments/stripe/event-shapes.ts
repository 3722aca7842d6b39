// What is read of Stripe's objects, in whichever version of its API an event was written.
import { z } from 'zod';

/** Those that an order or a subscription follows; the webhook at Stripe is set up for the same ones. */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_reinstated',
] as const;

export type EventType = (typeof eventTypes)[number];

/** Stripe gives the id alone, or on request the whole thing. */
const id = z.union([z.string(), z.object({ id: z.string() }).transform((whole) => whole.id)]);
const maybeId = id.nullish().transform((given) => given ?? null);
const maybeText = z.string().nullish();
/** Seconds since 1970. */
const second = z.int();

const metadata = z
  .record(z.string(), z.string())
  .nullish()
  .transform((given) => ({ orderId: given?.orderId ?? null, planId: given?.planId ?? null }));

export const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  created: second,
  data: z.object({ object: z.unknown() }),
});

export const sessionShape = z.object({
  id: z.string(),
  metadata,
  customer: maybeId,
  customer_details: z.object({ email: maybeText }).nullish(),
  customer_email: maybeText,
  payment_intent: maybeId,
  subscription: maybeId,
  invoice: maybeId,
  payment_status: z.string(),
  amount_total: z.int().nullish(),
  total_details: z.object({ amount_tax: z.int() }).nullish(),
  currency: maybeText,
});

export const subscriptionShape = z.object({
  id: z.string(),
  metadata,
  customer: id,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: second.nullish(),
  ended_at: second.nullish(),
  // Before the API of 2025-03-31; each item has its own since.
  current_period_end: second.nullish(),
  items: z.object({
    data: z.array(
      z.object({
        current_period_end: second.nullish(),
        price: z.object({ metadata, lookup_key: maybeText, product: maybeId }),
      }),
    ),
  }),
});

const taxes = z.array(z.object({ amount: z.int() })).nullish();

export const invoiceShape = z.object({
  id: z.string(),
  billing_reason: maybeText,
  total: z.int(),
  currency: z.string(),
  period_end: second,
  lines: z.object({ data: z.array(z.object({ period: z.object({ end: second }) })) }),
  parent: z
    .object({ subscription_details: z.object({ subscription: maybeId, metadata }).nullish() })
    .nullish(),
  total_taxes: taxes,
  // The same before the API of 2025-03-31.
  subscription: maybeId,
  subscription_details: z.object({ metadata }).nullish(),
  payment_intent: maybeId,
  total_tax_amounts: taxes,
});

export const chargeShape = z.object({
  metadata,
  payment_intent: maybeId,
  amount: z.int(),
  amount_refunded: z.int(),
});

export const disputeShape = z.object({ payment_intent: maybeId, status: z.string() });

export type StripeSession = z.output<typeof sessionShape>;
export type StripeSubscription = z.output<typeof subscriptionShape>;
export type StripeInvoice = z.output<typeof invoiceShape>;
