// Sends events to an endpoint as Stripe does: signed, and again until they are taken.
import { createHmac } from 'node:crypto';

export interface Endpoint {
  readonly url: string;
  readonly secret: string;
}

export interface SignedBody {
  readonly body: string;
  readonly header: string;
}

/** With the signature of an older scheme beside it, as Stripe sends for events of tests. */
export function signed(event: object, secret: string, seconds: number): SignedBody {
  const body = JSON.stringify(event, null, 2);
  return { body, header: `t=${seconds},v1=${signatureOf(body, secret, seconds)},v0=${'0'.repeat(64)}` };
}

export const signatureOf = (body: string, secret: string, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

export async function send({ url }: Endpoint, { body, header }: SignedBody): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': header,
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    body,
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return response.status;
}
