// Opens where a subscription is changed or cancelled.
import { AppError } from '#server/errors/app-error.ts';
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
  // The plan is paid for through another service, which was set up before.
  if (customerId === null) throw new AppError('not-available');
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
