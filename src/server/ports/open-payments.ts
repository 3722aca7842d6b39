// Chooses how payments are made, as configured.
import type { Logger } from 'pino';
import type { Clock } from './clock/clock.ts';
import { noPayments } from './payments/no-payments.ts';
import type { PaymentSettings } from './payments/payment-settings.ts';
import type { Payments } from './payments/payments.ts';
import type { PricedPlan } from './payments/stripe/plan-prices.ts';
import { stripePayments } from './payments/stripe/stripe-payments.ts';
import { testPayments } from './payments/test-payments/test-payments.ts';
import type { Till } from './payments/test-payments/till.ts';

export interface PaymentTools {
  readonly logger: Logger;
  readonly clock: Clock;
  readonly plans: readonly PricedPlan[];
  readonly till: Till;
}

export function openPayments(
  settings: PaymentSettings,
  { logger, clock, plans, till }: PaymentTools,
): Payments {
  switch (settings.kind) {
    case 'stripe':
      return stripePayments(settings.settings, { clock, plans });
    case 'test':
      return testPayments(till);
    case 'none':
      logger.info(`nothing is sold: ${settings.reason}`);
      return noPayments;
  }
}
