// What a failed request to Stripe means to those who wait for it, and to the operator, without a secret in either.
import Stripe from 'stripe';
import { CheckoutOpenedOtherwise, PaymentsUnavailable } from '../payments-unavailable.ts';

/** Its message may repeat what was asked, and a part of the key; a plain code is neither. */
const plain = (text: string | undefined): string =>
  text !== undefined && /^[\w.[\]-]{1,80}$/.test(text) ? text : '';

export function stripeFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { type, statusCode, code, param, requestId } = error;
  const said = [type, statusCode?.toString(), code, param, requestId]
    .map(plain)
    .filter((part) => part !== '');
  const isOtherwise = error instanceof Stripe.errors.StripeIdempotencyError;
  return new (isOtherwise ? CheckoutOpenedOtherwise : PaymentsUnavailable)(`Stripe: ${said.join(', ')}`);
}

export async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw stripeFailure(error);
  }
}

export const isMissing = (error: unknown, param?: string): boolean =>
  hasCode(error, 'resource_missing') &&
  (param === undefined || (error instanceof Stripe.errors.StripeError && error.param === param));

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code;
