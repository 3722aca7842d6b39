// A request for money back, as an operator reads it.
import { z } from 'zod';

/** Orders of renewals have ids of the payment service. */
export const orderParams = z.object({ id: z.string().min(1).max(200) });

const longestReasonChars = 1000;

/** A database keeps no null characters in a text, and nobody types them on purpose. */
export const reasonField = z
  .string()
  .overwrite((text) => text.replaceAll('\0', ''))
  .trim()
  .max(longestReasonChars);

export const refundRequest = z.object({
  orderId: z.string(),
  kind: z.enum(['template', 'plan']),
  name: z.string(),
  email: z.string(),
  /** ISO 4217, in lower case. */
  currency: z.string(),
  /** All that can still be given back, in the smallest unit, with tax. */
  amount: z.int(),
  paidAt: z.int().nullable(),
  askedAt: z.int(),
  /** False: an operator gave it back unasked. */
  wasAsked: z.boolean(),
  reason: z.string(),
  /** Why an operator gave it back. */
  note: z.string(),
  /** The money is on its way since then; null: it waits for an operator. */
  grantedAt: z.int().nullable(),
  /** What went wrong when it was last tried to give the granted money back. */
  trouble: z.string().nullable(),
});
