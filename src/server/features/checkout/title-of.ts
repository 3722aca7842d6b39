// What a payer reads beside the amount, and a list of orders beside the order.
import { plansIn } from '#catalog/plans.ts';
import type { Language } from '#language/language.ts';
import type { Account } from '#server/ports/database/tables.ts';
import type { Purchase } from '#server/ports/payments/payments.ts';
import { chosenBy } from '#server/visitors/settings-of.ts';

type OfName = (name: string) => string;

const titles: Readonly<Record<Language, Readonly<Record<Purchase['kind'], OfName>>>> = {
  en: {
    template: (name) =>
      name === '' ? 'Financial model as a spreadsheet' : `${name}: financial model as a spreadsheet`,
    plan: (name) => `Subscription: ${name}`,
  },
  ru: {
    template: (name) =>
      name === '' ? 'Финансовая модель в виде таблицы' : `${name}: финансовая модель в виде таблицы`,
    plan: (name) => `Подписка: ${name}`,
  },
};

/** In the buyer's language. */
export function nameOf(purchase: Purchase, account: Account): string {
  if (purchase.kind === 'template') return purchase.name;
  const plan = plansIn(chosenBy(account).language).find(({ id }) => id === purchase.planId);
  return plan?.name ?? purchase.planId;
}

/** In the words of the receipt; the page on which one pays names the seller itself. */
export const titleOf = (purchase: Purchase, account: Account): string =>
  titles[chosenBy(account).language][purchase.kind](nameOf(purchase, account).trim());
