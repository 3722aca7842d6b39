// The plans that a subscription can be changed to, at their prices.
import { plansIn } from '#catalog/plans.ts';
import type { Language } from '#language/language.ts';
import { pricedPlans } from '#server/money/prices/priced-plans.ts';

export interface OfferedPlan {
  readonly id: 'essential' | 'growth';
  readonly name: string;
  /** Of a month, in the smallest unit of the currency. */
  readonly amount: number;
}

export const offeredPlans = (language: Language, hasAI: boolean): readonly OfferedPlan[] =>
  pricedPlans(hasAI).map(({ planId, amount }) => ({ id: planId, name: planNamed(language, planId), amount }));

/** The name of a plan, or the title that anything else was sold under. */
export const planNamed = (language: Language, id: string): string =>
  plansIn(language).find((plan) => plan.id === id)?.name ?? id;
