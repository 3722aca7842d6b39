// What plans cost each month, as those who take the payments are told.
import { isOffered, plansIn } from '#catalog/plans.ts';
import { defaultLanguage } from '#language/language.ts';
import type { PricedPlan } from '#server/ports/payments/stripe/plan-prices.ts';

/** Of all prices: ISO 4217, in lower case. */
export const salesCurrency = 'usd';
const centsPerDollar = 100;

export const pricedPlans = (hasAI: boolean): readonly PricedPlan[] =>
  plansIn(defaultLanguage).flatMap(({ id, name, price }) =>
    id === 'free' || !isOffered(id, hasAI)
      ? []
      : [{ planId: id, name, amount: Math.round(price * centsPerDollar), currency: salesCurrency }],
  );
