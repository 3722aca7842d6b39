// The configuration of a server that sells, through a payment service that does not answer.
import { silentAi } from '#testing/ai/silent-ai.ts';

export const selling = {
  ...silentAi,
  PAYWALL: 'on',
  STRIPE_SECRET_KEY: 'sk_test_51Journey',
  STRIPE_WEBHOOK_SECRET: 'whsec_journey',
  // Nothing listens there.
  STRIPE_API_URL: 'http://127.0.0.1:9',
} as const;
