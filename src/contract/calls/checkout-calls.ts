// The calls for payments: a plan, a single template, and managing a subscription.
import { z } from 'zod';
import type { Call } from '../call.ts';

/** Where the browser goes if nothing is bought; only its path is used. */
const cancelUrl = z.url({ protocol: /^https?$/ }).max(2000);

// Strict, so that nobody is charged for something other than what they asked for.
const sessionBody = z.union([
  z.strictObject({ planId: z.enum(['essential', 'growth']), cancelUrl }),
  z.strictObject({ staticId: z.uuid(), uuid: z.uuid(), cancelUrl }),
  /** The price that the person was shown; the server charges its own. */
  z.strictObject({ uuid: z.uuid(), cancelUrl, price: z.number().nonnegative() }),
]);

export const checkoutCalls = {
  generateCheckoutSession: {
    area: 'checkout',
    access: 'visitor',
    policy: 'own',
    summary:
      'Opens a page to pay by card for a plan, for a gallery template or for an own template; data is its address.',
    body: sessionBody,
    bodyLimitKb: 16,
    reply: z.object({ data: z.string() }),
    errors: [
      'template-not-found',
      'not-available',
      'already-paid',
      'payment-pending',
      'payments-unavailable',
    ],
  },
  receivePaymentEvents: {
    area: 'checkout',
    access: 'anyone',
    policy: 'payment-service',
    summary: 'Where the payment service tells what has happened, in its own words and signed by it.',
    body: z.any(),
    bodyLimitKb: 1024,
    reply: z.object({ received: z.literal(true) }),
    errors: [],
  },
  openBillingPortal: {
    area: 'checkout',
    access: 'anyone',
    policy: 'own',
    summary:
      'Sends the browser to where a subscription is changed or cancelled, or back to the settings with the reason why not.',
    reply: z.any(),
    replyType: 'text/html',
    errors: [],
  },
} as const satisfies Record<string, Call>;
