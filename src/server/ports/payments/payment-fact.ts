// What a payment service can tell of an order or a subscription, in the program's own terms and stored for good.
import { z } from 'zod';

/** In the smallest unit of the currency. */
const amount = z.int().nonnegative();

const checkout = z.object({
  sessionId: z.string(),
  /** False: the money is on its way, such as by a bank transfer. */
  isPaid: z.boolean(),
  email: z.string().nullable(),
  customerId: z.string().nullable(),
  paymentId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  total: amount,
  tax: amount,
  /** ISO 4217, in lower case. */
  currency: z.string(),
});

export const subscriptionStates = ['pending', 'active', 'past-due', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const paymentFact = z.discriminatedUnion('kind', [
  checkout.extend({ kind: z.literal('checkout-completed') }),
  z.object({ kind: z.literal('checkout-failed'), reason: z.enum(['declined', 'expired']) }),
  z.object({
    kind: z.literal('subscription-changed'),
    customerId: z.string(),
    planId: z.enum(['essential', 'growth']),
    state: z.enum(subscriptionStates),
    /** Milliseconds since 1970. */
    periodEnd: z.int(),
    cancelsAtEnd: z.boolean(),
  }),
  z.object({
    kind: z.literal('invoice-paid'),
    invoiceId: z.string(),
    /** The invoice of the checkout itself, which its order stands for. */
    isFirst: z.boolean(),
    total: amount,
    tax: amount,
    currency: z.string(),
    periodEnd: z.int(),
  }),
  z.object({ kind: z.literal('invoice-failed'), invoiceId: z.string() }),
  /** In all so far: a later one names a larger amount. */
  z.object({ kind: z.literal('refunded'), refunded: amount, of: amount }),
  z.object({ kind: z.literal('disputed'), state: z.enum(['open', 'won', 'lost']) }),
]);

export type PaymentFact = z.output<typeof paymentFact>;

/** A fact, whose event is counted once whatever number of times it is told. */
export interface PaymentEvent {
  readonly id: string;
  /** By the service's clock. */
  readonly happenedAt: number;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly subscriptionId: string | null;
  readonly fact: PaymentFact;
}
