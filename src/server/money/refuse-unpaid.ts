// The guard of every door that a template leaves the server by.
import type { Kysely } from 'kysely';
import { AppError } from '#server/errors/app-error.ts';
import { isPriced, mustPay, type Paywall, type SoldTemplate } from '#server/policy/money/must-pay.ts';
import type { Account, Tables } from '#server/ports/database/tables.ts';
import { buyerOf } from './buyer-of.ts';

export interface Cashier {
  readonly query: Kysely<Tables>;
  readonly paywall: Paywall;
  readonly now: number;
}

export async function isUnpaid(
  { query, paywall, now }: Cashier,
  account: Account | null,
  template: SoldTemplate,
): Promise<boolean> {
  // Nothing is read for what is free.
  if (template.priceCents === 0) return false;
  return mustPay(template, await buyerOf(query, account, now), paywall);
}

/** Doors of what is taken away: workbooks and cloud spreadsheets. */
export async function refuseUnpaid(
  cashier: Cashier,
  account: Account | null,
  template: SoldTemplate,
): Promise<void> {
  if (await isUnpaid(cashier, account, template)) throw new AppError('payment-required');
}

/** Doors of what is looked at or copied: people may do that with their own models, paid or not, but not with what has a price. */
export async function refuseUnpaidPriced(
  cashier: Cashier,
  account: Account | null,
  template: SoldTemplate,
): Promise<void> {
  if (isPriced(template)) await refuseUnpaid(cashier, account, template);
}
