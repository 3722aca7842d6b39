// Opens where a subscription is changed or cancelled.
import type { Account } from '#server/ports/database/tables.ts';
import type { Payments } from '#server/ports/payments/payments.ts';
import { PaymentsUnavailable } from '#server/ports/payments/payments-unavailable.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';

const settingsPage = '/builder/#/settings';

export async function openPortal(
  payments: Payments,
  account: Account,
  customerId: string | null,
  origin: string,
): Promise<string> {
  if (customerId === null) throw new Error(`nobody pays for the plan of ${account.id}`);
  const { language } = chosenBy(account);
  const request = { customerId, language, returnUrl: `${origin}${settingsPage}` };
  return payments.openPortal(request).catch((error: unknown) => {
    throw unavailable(error);
  });
}

export const unavailable = (cause: unknown): Error =>
  cause instanceof PaymentsUnavailable
    ? cause
    : new PaymentsUnavailable('the payment service failed', { cause });
