// What every small maker of food has: a workshop, ingredients, packaging, and those who cook.
import { each, type Figure, n } from '../../kind/figure.ts';
import type { Asset, Cost, Kind, Scale, Volume } from '../../kind/kind.ts';
import type { Pair } from '../../kind/pair.ts';
import { asset, pay, sale, share } from '../../kind/rows.ts';
import { siteOverheads } from '../../kind/site-parts.ts';

/** What is sold, at what price, and what part of all that is made it is, in percent. */
export type Goods = readonly (readonly [name: Pair, price: number, part: number])[];

const goodsOf = (volume: string, goods: Goods): Kind['sales'] =>
  goods.map(([name, price, part]) =>
    sale(name, volume, n(price, price / 1.7, price * 1.7), n(part, part / 2, Math.min(100, part * 1.5))),
  );

interface Maker extends Pick<Kind, 'id' | 'name' | 'words' | 'season'> {
  readonly scale: Scale;
  readonly volume: Volume;
  readonly goods: Goods;
  /** Percent of sales. */
  readonly ingredients: number;
  readonly packaging: number;
  readonly delivery?: number;
  /** Who makes it, for each unit of the size. */
  readonly makers: number;
  readonly makersName?: Pair;
  /** A month, at the typical size. */
  readonly rented: number;
  readonly powered: number;
  /** At the typical size. */
  readonly machines: readonly (readonly [name: Pair, amount: number])[];
  readonly stock?: number;
  /** At the typical size; a kitchen at home has none. */
  readonly managers?: number;
}

const about = (typical: number): Figure => n(typical, typical / 1.6, typical * 1.6);

export function maker(own: Maker): Kind {
  const { id, name, words, season, volume } = own;
  const costs: readonly Cost[] = [
    share(['Ingredients', 'Сырьё и продукты'], about(own.ingredients)),
    share(['Packaging and labels', 'Упаковка и этикетки'], about(own.packaging)),
    share(['Delivery to shops and buyers', 'Доставка в магазины и покупателям'], about(own.delivery ?? 4)),
    pay(
      own.makersName ?? ['Production workers', 'Работники цеха'],
      each(about(own.makers)),
      n(33_000, 27_000, 42_000),
      {
        isGradual: true,
      },
    ),
  ];
  const assets: readonly Asset[] = [
    ...own.machines.map(([of, amount]) => asset(of, about(amount), 8)),
    asset(['Fitting-out of the workshop', 'Ремонт и отделка цеха'], about(own.rented * 8), 10),
  ];
  return {
    ...{ id, industry: 'hospitality', name, words, season, costs, assets },
    scale: own.scale,
    volumes: [volume],
    sales: goodsOf(volume.id, own.goods),
    overheads: siteOverheads({
      rented: own.rented,
      powered: own.powered,
      managerPay: 46_000,
      managers: own.managers ?? 0.45,
      advertising: 3,
      insured: 90,
      repaired: 100,
      programs: 50,
      licensed: 600,
      permitted: 2500,
      launched: 2500,
      isForConsumers: false,
    }),
    terms: { receivable: 14, stock: own.stock ?? 10, payable: 15 },
    ramp: { from: n(35, 20, 55), months: n(10, 6, 18) },
    growth: [5, 4, 3],
    borrowed: n(35, 0, 60),
    health: { gross: [16, 58], payroll: [8, 46], ebitda: [3, 28], payback: [12, 84] },
  };
}
