// The call with which a buyer asks for money back.
import { z } from 'zod';
import type { Call } from '../call.ts';
import { orderParams, reasonField } from '../shapes/refund-shapes.ts';

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
} as const satisfies Record<string, Call>;
