// Tells a server of one event as Stripe does, and says when all of it is on its way.
import { request } from 'node:http';
import type { AccountEvent } from '#testing/stripe/objects.ts';
import { webhookSecret } from '#testing/stripe/stripe-place.ts';
import { signed } from '#testing/stripe/webhook-sender.ts';

/** Returns the status of the answer; 0 without one. */
export function deliverEvent(
  origin: string,
  event: AccountEvent,
  now: number,
  onSent: () => void = () => undefined,
): Promise<number> {
  const { body, header } = signed(event, webhookSecret, Math.floor(now / 1000));
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': header,
  };
  return new Promise((resolve) => {
    const asked = request(`${origin}/api/checkout/webhook`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    asked.once('finish', onSent);
    asked.once('error', () => resolve(0));
    asked.end(body);
  });
}
