// Orders, payment events and prices as operators read them.
import { z } from 'zod';

export const orderStates = ['pending', 'paid', 'failed', 'refunded', 'disputed'] as const;

export const eventKinds = [
  ...(['checkout-completed', 'checkout-failed', 'subscription-changed'] as const),
  ...(['invoice-paid', 'invoice-failed', 'refunded', 'disputed'] as const),
] as const;

/** Amounts are in the smallest unit of the currency. */
export const operatorOrder = z.object({
  id: z.string(),
  accountId: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  kind: z.enum(['template', 'plan']),
  templateUuid: z.string().nullable(),
  provider: z.string(),
  state: z.enum(orderStates),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  /** Without tax. */
  amount: z.int(),
  tax: z.int(),
  refunded: z.int(),
  /** All that can still be given back. */
  refundable: z.int(),
  createdAt: z.int(),
  paidAt: z.int().nullable(),
  refundAskedAt: z.int().nullable(),
  refundGrantedAt: z.int().nullable(),
  refundDeniedAt: z.int().nullable(),
  refundReason: z.string(),
  /** Why an operator gave it back. */
  refundNote: z.string(),
  /** What went wrong when it was last tried to give the granted money back. */
  trouble: z.string().nullable(),
});

export const operatorEvent = z.object({
  id: z.string(),
  provider: z.string(),
  kind: z.string(),
  orderId: z.string().nullable(),
  paymentId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  happenedAt: z.int(),
  receivedAt: z.int(),
  /** In the program's own terms, without cards; empty if it cannot be read. */
  fact: z.record(z.string(), z.unknown()),
});

const value = z.union([z.string(), z.number(), z.null()]);

export const replayed = z.object({
  events: z.int(),
  changes: z.array(
    z.object({
      what: z.enum(['order', 'subscription']),
      id: z.string(),
      field: z.string(),
      before: value,
      after: value,
    }),
  ),
});

export const skipField = z.coerce.number().pipe(z.int().nonnegative()).default(0);
export const pageField = (longest: number) =>
  z.coerce.number().pipe(z.int().min(1).max(longest)).default(longest);
