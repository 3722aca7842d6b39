// What this server sells: nothing without payments, and plans only where they open what would otherwise be closed.
import type { Paywall } from '#server/policy/money/must-pay.ts';
import type { Payments } from '#server/ports/payments/payments.ts';

export interface Sales {
  readonly plans: boolean;
  readonly templates: boolean;
  readonly isTest: boolean;
}

export const salesOf = (
  { isAvailable, provider }: Pick<Payments, 'isAvailable' | 'provider'>,
  paywall: Paywall,
): Sales => ({
  plans: isAvailable && paywall === 'on',
  templates: isAvailable,
  isTest: provider === 'test',
});
