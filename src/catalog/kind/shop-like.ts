// A shop of the same sort as another, that sells other goods.
import { type Figure, n } from './figure.ts';
import type { Cost, Kind, Words } from './kind.ts';
import type { Pair } from './pair.ts';
import { sale, share } from './rows.ts';
import { purchases, shopArea } from './shop-parts.ts';

interface OtherGoods {
  readonly id: string;
  readonly name: Pair;
  readonly words: Words;
  /** Square metres: typical, low and high. */
  readonly area: readonly [number, number, number];
  /** Visitors a month for each of them, and the percent of them that buys. */
  readonly visitors: number;
  readonly buying: number;
  /** What is sold, at what price, and what percent of purchases it is in. */
  readonly goods: readonly (readonly [name: Pair, price: number, part: number])[];
  /** What the goods cost, in percent of sales. */
  readonly bought: number;
  readonly health?: Partial<Kind['health']>;
  readonly season?: Kind['season'];
  /** Where the prices of the base are those of the whole world: as other prices of the place are, or between. */
  readonly priced?: 'here' | 'traded';
  /** Fewer than in the base where its owner manages it. */
  readonly managers?: number;
}

const around = (typical: number, most = Number.POSITIVE_INFINITY): Figure =>
  n(typical, typical / 1.8, Math.min(most, typical * 1.8));
const isPay = ({ form }: Cost): boolean => form === 'pay';

const managedBy = (people: number, overheads: readonly Cost[]): readonly Cost[] =>
  overheads.map((cost) => (cost.form === 'pay' ? { ...cost, people: n(people, 0, people * 2) } : cost));

export function shopLike(kinds: readonly Kind[], id: string, own: OtherGoods): Kind {
  const base = kinds.find((kind) => kind.id === id);
  if (base === undefined) throw new Error(`there is no shop ${id}`);
  return {
    ...base,
    ...{ id: own.id, name: own.name, words: own.words, season: own.season ?? base.season },
    ...(own.priced && { isWorldwide: false, isTraded: own.priced === 'traded' }),
    scale: shopArea(...own.area),
    volumes: [purchases(around(own.visitors), around(own.buying, 85))],
    sales: own.goods.map(([name, price, part]) => sale(name, 'purchases', around(price), around(part, 100))),
    costs: [
      share(['Goods bought', 'Закупка товаров'], n(own.bought, own.bought * 0.85, own.bought * 1.12)),
      ...base.costs.filter(isPay),
    ],
    overheads: own.managers === undefined ? base.overheads : managedBy(own.managers, base.overheads),
    health: {
      ...base.health,
      gross: [12, 60],
      payroll: [6, 36],
      ebitda: [2, 26],
      payback: [8, 90],
      ...own.health,
    },
  };
}
