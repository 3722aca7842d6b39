// Reads what was sent to the webhook: believed if Stripe signed it within the last minutes.
import Stripe from 'stripe';
import type { ToldEvents } from '../payments.ts';
import { paymentEventsOf } from './payment-events-of.ts';

const toleranceSeconds = 300;

interface Reader {
  readonly stripe: Stripe;
  readonly secret: string;
  readonly now: number;
}

export async function readWebhook(
  { stripe, secret, now }: Reader,
  body: Buffer,
  signature: string | undefined,
): Promise<ToldEvents> {
  let event: unknown;
  try {
    event = stripe.webhooks.constructEvent(body, signature ?? '', secret, toleranceSeconds, undefined, now);
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    // What is signed and no JSON, or another kind of notice, is not what we agreed on either.
    return { isGenuine: false, reason: isForged ? reasonOf(error.message) : 'it is not an event' };
  }
  return { isGenuine: true, events: await paymentEventsOf(stripe, event) };
}

/** The library's own words repeat nothing of the signature, but advise at length. */
function reasonOf(message: string): string {
  if (message.startsWith('Timestamp')) return 'it was signed too long ago';
  if (message.startsWith('No signatures found matching')) return 'it was signed with another secret';
  return 'it is not signed';
}
