// What a further line of sales costs: as much as the line that it is like, or what sales of the kind usually cost.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Cost, Kind, Sale } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';

type Share = Extract<Cost, { readonly form: 'share' }>;

const whole = 100;
const usualCosts: Pair = ['Costs of sale', 'Затраты на продажи'];

const isShare = (cost: Cost): cost is Share => cost.form === 'share';

/** The same in every language, whatever it is typed in. */
const namedFor = ([english, russian]: Pair, sale: string): Pair => [
  `${english}: ${sale}`,
  `${russian}: ${sale}`,
];

/** What is left of sales by the usual gross margin, without what all sales bear anyway. */
function usualShare({ health: { gross }, costs }: Kind): Figure | null {
  const [low, high] = gross;
  const shared = costs
    .filter(isShare)
    .reduce((sum, { of, share }) => (of === null ? sum + share.typical : sum), 0);
  const left = (margin: number): number => Math.max(0, whole - margin - shared);
  const typical = left((low + high) / 2);
  return typical > 0 ? { typical, low: left(high), high: left(low) } : null;
}

/** Without them whatever is added would be profit. */
export function costsOfSale(kind: Kind, like: Sale, name: string): readonly Cost[] {
  const own = kind.costs.filter(isShare).filter(({ of }) => of === inLanguage(like.name, defaultLanguage));
  if (own.length > 0) return own.map((cost) => ({ ...cost, name: namedFor(cost.name, name), of: name }));
  const share = usualShare(kind);
  return share ? [{ form: 'share', name: namedFor(usualCosts, name), share, of: name }] : [];
}
