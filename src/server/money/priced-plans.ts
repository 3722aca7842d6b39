// What plans cost each month, as those who take the payments are told.
import { plansIn } from '#catalog/plans.ts';
import { defaultLanguage } from '#language/language.ts';
import type { PricedPlan } from '#server/ports/payments/stripe/plan-prices.ts';
import { salesCurrency } from './currency.ts';

const centsPerDollar = 100;

export const pricedPlans = (): readonly PricedPlan[] =>
  plansIn(defaultLanguage).flatMap(({ id, name, price }) =>
    id === 'free'
      ? []
      : [{ planId: id, name, amount: Math.round(price * centsPerDollar), currency: salesCurrency }],
  );
