// The calls for money back: asked for by the buyer, answered by an operator.
import { z } from 'zod';
import type { Call } from '../call.ts';
import { orderParams, reasonField, refundRequest } from '../shapes/refund-shapes.ts';

const longestPage = 100;
const longestConfirmation = 320;

export const refundCalls = {
  askForRefund: {
    area: 'checkout',
    access: 'visitor',
    policy: 'own',
    summary:
      'Asks for the money of an own order back, within 14 days of paying it; asking again changes nothing.',
    params: orderParams,
    body: z.object({ reason: reasonField.default('') }),
    bodyLimitKb: 16,
    reply: z.object({ refundAskedAt: z.int() }),
    errors: ['order-not-found', 'refund-too-late', 'refund-not-possible'],
  },
  listRefundRequests: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'The requests for money back that nobody has answered, or whose money is on its way, oldest first.',
    query: z.object({
      skip: z.coerce.number().pipe(z.int().nonnegative()).default(0),
      limit: z.coerce.number().pipe(z.int().min(1).max(longestPage)).default(longestPage),
    }),
    reply: z.object({ requests: z.array(refundRequest), total: z.int(), hasMore: z.boolean() }),
    errors: [],
  },
  grantRefund: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary:
      'Gives the money of a paid order back, asked for or not; granting again tries again what failed, and gives nothing more.',
    params: orderParams,
    query: z.object({
      /** In production: the buyer's address, typed again. */
      confirm: z.string().max(longestConfirmation).optional(),
    }),
    reply: z.object({ refundGrantedAt: z.int() }),
    errors: [
      ...(['order-not-found', 'refund-not-possible', 'not-available'] as const),
      ...(['own-environment-only', 'confirmation-needed'] as const),
    ],
  },
  denyRefund: {
    area: 'admin',
    access: 'operator',
    policy: 'operator',
    summary: 'Denies a request for money back; the buyer gets the sentence by email.',
    params: orderParams,
    body: z.object({ answer: reasonField.default('') }),
    bodyLimitKb: 16,
    reply: z.object({ refundDeniedAt: z.int() }),
    errors: ['order-not-found', 'refund-not-possible', 'own-environment-only'],
  },
} as const satisfies Record<string, Call>;
