// What a payer reads beside the amount, and a list of orders beside the order.
import { plansIn } from '#catalog/plans.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Purchase } from '#server/ports/payments/payments.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';

/** In the buyer's language. */
export function nameOf(purchase: Purchase, account: Account): string {
  if (purchase.kind === 'template') return purchase.name;
  const plan = plansIn(chosenBy(account).language).find(({ id }) => id === purchase.planId);
  return plan?.name ?? purchase.planId;
}

export const titleOf = (purchase: Purchase, account: Account): string =>
  `Modelwright: ${nameOf(purchase, account)}`;
