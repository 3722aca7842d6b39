// Reads how payments are made: through Stripe, in the test checkout where nobody else gets to it, or not at all.
import type { PaymentSettings } from '#server/ports/payments/payment-settings.ts';
import { isOwnMachine } from './own-machine.ts';
import { readStripe } from './read-stripe.ts';
import { refuseVariable } from './refuse-variable.ts';
import type { VariableName } from './variables.ts';

export interface ServedAt {
  readonly host: string;
  readonly publicUrl: URL | null;
}

export function readPayments(
  text: (name: VariableName) => string,
  { host, publicUrl }: ServedAt,
): PaymentSettings {
  const payments = oneOf('PAYMENTS', text('PAYMENTS'), ['auto', 'off']);
  const allowed = oneOf('ALLOW_TEST_PAYMENTS', text('ALLOW_TEST_PAYMENTS'), ['no', 'yes']);
  const stripe = readStripe(text);
  if (payments === 'off') return { kind: 'none', reason: 'PAYMENTS is off' };
  if (stripe !== null) return { kind: 'stripe', settings: stripe };
  if (allowed === 'yes' || isOwnMachine(publicUrl?.hostname ?? host)) return { kind: 'test' };
  const reason =
    'others than this machine reach it, and the test checkout would let them have anything without money; ALLOW_TEST_PAYMENTS=yes allows it all the same';
  return { kind: 'none', reason };
}

function oneOf(name: VariableName, given: string, allowed: readonly string[]): string {
  if (allowed.includes(given)) return given;
  throw refuseVariable(name, given, allowed.join(' or '));
}
