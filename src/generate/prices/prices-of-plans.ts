// Tells a price that is that of all customers from one of several plans: a single one, of no plan by name.
import { inLanguage } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';
import { onePlanName } from '../business/said-plans.ts';
import { further } from '../understand/price/further-plans.ts';
import { nounsOf } from './line-of-price.ts';
import { fitOf } from './price-nouns.ts';
import type { SettledPrice } from './settled-price.ts';
import type { SoldLine } from './sold-lines.ts';

/** Whether a word says which of the plans is meant: “basic”, not “plan”. */
function isOfOne(price: SettledPrice, own: SoldLine, plans: readonly SoldLine[]): boolean {
  const others = plans.filter((plan) => plan !== own);
  const words = [...own.words].filter((word) => others.every((plan) => !plan.words.has(word)));
  return nounsOf(price.said).some((noun) => fitOf(noun, new Set(words)) > 0);
}

const fewest = 0.25;
const most = 8;

/** A business as large as is usual has as many customers as bring in at these prices what the usual ones would. */
function timesFor(plans: readonly SoldLine[], priceOf: (plan: SoldLine) => number): number {
  const usually = plans.reduce((sum, { share, usual }) => sum + share * usual, 0);
  const paid = plans.reduce((sum, plan) => sum + plan.share * priceOf(plan), 0);
  return Math.max(fewest, Math.min(most, usually / paid));
}

/** Each plan has a price that was said. */
function inAllPlans(
  prices: readonly SettledPrice[],
  ofPlans: readonly SettledPrice[],
  plans: readonly SoldLine[],
): readonly SettledPrice[] {
  const all: Readonly<Record<string, number>> = Object.assign({}, ...ofPlans.map(({ lines }) => lines));
  const plansTimes = timesFor(plans, ({ id, usual }) => all[id] ?? usual);
  return prices.map((price) => (price === ofPlans[0] ? { ...price, plansTimes } : price));
}

/** Those of a part, with the one that all its customers pay. */
function inPart(prices: readonly SettledPrice[], plans: readonly SoldLine[]): readonly SettledPrice[] {
  const ofPlan = (price: SettledPrice): SoldLine | undefined => plans.find(({ id }) => id in price.lines);
  const ofPlans = prices.filter((price) => ofPlan(price) !== undefined);
  const [only] = ofPlans;
  const own = only && ofPlan(only);
  if (!only || !own) return prices;
  if (ofPlans.length > 1 || isOfOne(only, own, plans))
    return ofPlans.length < plans.length ? prices : inAllPlans(prices, ofPlans, plans);
  const price = only.lines[own.id] ?? only.amount;
  const lines = { [inLanguage(onePlanName, defaultLanguage)]: price };
  const one: SettledPrice = {
    ...only,
    name: onePlanName,
    lines,
    siblings: {},
    plansTimes: timesFor(plans, () => price),
  };
  return prices.map((price) => (price === only ? one : price));
}

export function withOnePlan(
  prices: readonly SettledPrice[],
  lines: readonly SoldLine[],
  plansOf: (part: number) => readonly string[],
): readonly SettledPrice[] {
  const parts = new Set(prices.map(({ part }) => part));
  return [...parts].reduce((all, part) => {
    const plans = lines.filter((line) => line.part === part && plansOf(part).includes(line.id));
    return inPart(all, plans);
  }, prices);
}

/** Of several prices of no plan by name, each is that of the next: 29, 99 and 299 a month. Null where there is no other plan. */
export function onNextPlan(
  price: SettledPrice,
  lines: readonly SoldLine[],
  before: readonly SettledPrice[],
  plansOf: (part: number) => readonly string[],
): SettledPrice | null {
  const { part } = price;
  const plans = lines.filter((line) => line.part === part && plansOf(part).includes(line.id));
  const isSaid = (plan: SoldLine): boolean =>
    before.some((other) => other.part === part && plan.id in other.lines);
  const own = plans.find(({ id }) => id in price.lines);
  const next = plans.find((plan) => !isSaid(plan));
  if (!own || !next || !isSaid(own) || !nounsOf(price.said).includes(further)) return null;
  const amount = price.lines[own.id] ?? price.amount;
  return {
    ...{ ...price, name: next.name, lines: { [next.id]: amount }, siblings: {} },
    ...{ isNamed: true, isMain: false },
  };
}
