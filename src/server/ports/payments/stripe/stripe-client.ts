// The client of Stripe's protocol: it tries again by itself, ends in time, and tells nothing of this machine.
import Stripe from 'stripe';
import type { StripeSettings } from '../payment-settings.ts';

/** Of one try; somebody waits for it. */
const timeoutMs = 20_000;
const mostRetries = 2;

export function stripeClient(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  timeout = timeoutMs,
): Stripe {
  return new Stripe(secretKey, {
    ...{ maxNetworkRetries: mostRetries, timeout, telemetry: false },
    httpClient: Stripe.createFetchHttpClient(plainFetch),
    ...(apiUrl !== null && {
      host: apiUrl.hostname,
      port: apiUrl.port || (apiUrl.protocol === 'http:' ? '80' : '443'),
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

const plainFetch: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  headers.delete('x-stripe-client-user-agent');
  headers.set('user-agent', 'Modelwright');
  const response = await fetch(input, { ...init, headers, redirect: 'manual' });
  if (response.status !== 429) return response;
  // Too many requests pass by waiting, but the library waits only where it is told to.
  const told = new Headers(response.headers);
  told.set('stripe-should-retry', 'true');
  return new Response(response.body, { status: response.status, headers: told });
};
