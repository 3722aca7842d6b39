// What a template that is saved for the first time costs: like any other new one, or like what it is a copy of.
import { isPriced, newPriceCents, type Paywall, type SoldTemplate } from '#server/policy/money/must-pay.ts';
import type { TemplateLimits } from '#server/policy/template-limit.ts';
import type { Account } from '#server/ports/database/tables.ts';
import { type Cashier, refuseUnpaidPriced } from './refuse-unpaid.ts';
import { findSold } from './sold-template.ts';

/** What a new template is held to. */
export interface SavingTerms extends TemplateLimits {
  readonly paywall: Paywall;
}

export type PriceOfNew = Pick<SoldTemplate, 'priceCents' | 'copiedFrom'>;

/**
 * A copy of something with a price keeps it, and what it was copied from, so that one purchase opens all of them.
 * Origins are all that it is said to be: what a copy is made of, and what the document calls itself.
 */
export async function priceOfCopy(
  cashier: Cashier,
  account: Account,
  origins: readonly (string | undefined)[],
): Promise<PriceOfNew> {
  for (const origin of new Set(origins)) {
    const sold = origin === undefined ? undefined : await findSold(cashier.query, origin, account.id);
    if (sold === undefined || !isPriced(sold)) continue;
    await refuseUnpaidPriced(cashier, account, sold);
    return { priceCents: sold.priceCents, copiedFrom: sold.copiedFrom ?? sold.uuid };
  }
  return { priceCents: newPriceCents(cashier.paywall), copiedFrom: null };
}
