// A kind whose customers pay what was said of its plans: of a single one nothing dearer is sold beside it.
import { type Figure, n } from '#catalog/kind/figure.ts';
import type { Cost, Kind, Sale } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';

export const onePlanName: Pair = ['Subscriptions', 'Подписки'];

const whole = 100;
const isPlanOf = ({ plans }: Kind, { name, form }: Sale): boolean =>
  form === 'priced' && plans?.includes(inLanguage(name, defaultLanguage)) === true;

/** The first plan is bought by all who buy any. */
function salesOf(kind: Kind): Kind['sales'] {
  const plans = kind.sales.filter((sale) => isPlanOf(kind, sale));
  const bought = plans.reduce((sum, sale) => sum + (sale.form === 'priced' ? sale.part.typical : 0), 0);
  const part = Math.min(whole, bought);
  return kind.sales.flatMap((sale) => {
    if (!plans.includes(sale) || sale.form !== 'priced') return [sale];
    return sale === plans[0] ? [{ ...sale, name: onePlanName, part: n(part, part, part) }] : [];
  });
}

/** For so many times as many customers. */
const shared = (figure: Figure, times: number): Figure =>
  figure.scaling === 'each'
    ? {
        ...figure,
        ...{ typical: figure.typical / times, low: figure.low / times, high: figure.high / times },
      }
    : figure;

function sharedCost(cost: Cost, times: number): Cost {
  if (cost.form === 'pay') return { ...cost, people: shared(cost.people, times) };
  return 'amount' in cost ? { ...cost, amount: shared(cost.amount, times) } : cost;
}

/** Of one plan, where its price is one for all; where so many times as many customers pay less, the same team serves them. */
export function onSaidPlans(kind: Kind, times: number, prices: Readonly<Record<string, number>> = {}): Kind {
  const { scale, costs, overheads, assets } = kind;
  return {
    ...kind,
    ...(inLanguage(onePlanName, defaultLanguage) in prices && { sales: salesOf(kind) }),
    scale: { ...scale, typical: scale.typical * times, low: scale.low * times, high: scale.high * times },
    costs: costs.map((cost) => sharedCost(cost, times)),
    overheads: overheads.map((cost) => sharedCost(cost, times)),
    assets: assets.map((asset) => ({ ...asset, amount: shared(asset.amount, times) })),
  };
}
