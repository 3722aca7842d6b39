// A shop without premises: what the shop sells, counted in orders, with the costs of an online shop.
import { each, type Figure, n, whole } from '../../kind/figure.ts';
import type { Cost, Kind, Sale } from '../../kind/kind.ts';
import type { Pair } from '../../kind/pair.ts';
import { monthly, sale, scale, share, volume } from '../../kind/rows.ts';
import { manager, marketing, rent } from '../../kind/usual-costs.ts';
import { onlineShops } from './online-shops.ts';

const [onlineShop] = onlineShops;

/** Done on the premises, or told of by other lines here. */
const onPremises =
  /workshop|repairs|fitting|coffee and snacks|caf[eé]|planting|classes|valuation|examinations|delivery|assembly|setup|hire of|rental|tastings|delivered/iu;
/** Nobody has a parcel sent that is worth less, in dollars. */
const leastBasket = 80;
/** What a beginner sells a month, in dollars. */
const soldAtFirst = 30_000;
/** What is left of sales after the goods in most shops online, in percent: who keeps less has to sell more. */
const usuallyKept = 54;
/** Percent of visitors who buy. */
const buying = 2.2;
const percent = 100;
const delivery: Pair = ['Delivery paid by buyers', 'Доставка за счёт покупателей'];

type Priced = Extract<Sale, { form: 'priced' }>;

const times = ({ typical, low, high, ...rest }: Figure, factor: number): Figure => ({
  ...rest,
  ...{ typical: typical * factor, low: low * factor, high: high * factor },
});

/** Whether it sells goods over the counter of a place that is measured. */
export const isShopOfGoods = ({ scale: { unit, also }, volumes }: Kind): boolean =>
  (unit === 'area' || (unit === 'shops' && also?.visitors !== undefined)) &&
  volumes.some(({ formula }) => formula === 'conversion');

const goodsOf = ({ sales }: Kind): readonly Priced[] =>
  sales.filter((one): one is Priced => one.form === 'priced' && !onPremises.test(one.name[0]));

const basketOf = (goods: readonly Priced[]): number =>
  goods.reduce((sum, { part, price }) => sum + (part.typical / percent) * price.typical, 0);

/** What the goods cost, in percent of all sales of them. */
function boughtOf({ costs }: Kind, goods: readonly Priced[]): number {
  const basket = basketOf(goods);
  return costs.reduce((sum, cost) => {
    if (cost.form !== 'share') return sum;
    const of = goods.find(({ name }) => name[0] === cost.of);
    if (cost.of !== null && of === undefined) return sum;
    const part = of === undefined ? 1 : ((of.part.typical / percent) * of.price.typical) / basket;
    return sum + cost.share.typical * part;
  }, 0);
}

const isOfGoods = (cost: Cost, goods: readonly Priced[]): boolean =>
  cost.form === 'share' && (cost.of === null || goods.some(({ name }) => name[0] === cost.of));

/** Lines of an online shop that are otherwise where goods of a shop are sold. */
const others = /^(?:marketing|hiring before opening|manager|rent|content and photos|returns)$/iu;
const isSame = ({ name }: Cost): boolean => !others.test(name[0]);

function overheadsOf(shop: Kind, kept: number): readonly Cost[] {
  return [
    ...shop.overheads.filter(isSame),
    manager(n(34_000, 26_000, 60_000), whole(n(1, 0, 1))),
    rent(n(800, 250, 2200)),
    // Whoever earns less of each sale also spends less to win it.
    marketing(n(Math.max(1.5, kept * 0.15))),
    monthly(['Content and photos', 'Контент и съёмка товаров'], n(300, 100, 900)),
  ];
}

function made(kind: Kind, shop: Kind): Kind {
  const goods = goodsOf(kind);
  const basket = Math.max(leastBasket, basketOf(goods));
  const factor = basket / basketOf(goods);
  const kept = percent - boughtOf(kind, goods);
  const sold = soldAtFirst * Math.max(1, usuallyKept / kept);
  const typical = Math.max(40, Math.round(sold / basket / 10) * 10);
  return {
    ...shop,
    ...{ id: kind.id, name: kind.name, words: kind.words, industry: kind.industry, season: kind.season },
    scale: scale('orders', [typical, 20, 10_000], shop.scale.name, shop.scale.counted),
    volumes: [
      volume('orders', ['Orders', 'Заказы'], ['orders', 'заказов'], 'conversion', {
        visitors: each(n(percent / buying)),
        conversion: n(buying),
      }),
    ],
    sales: [
      ...goods.map(({ name, price, part }) => sale(name, 'orders', times(price, factor), part)),
      sale(delivery, 'orders', n(6.5, 4, 10), n(70, 40, 90)),
    ],
    costs: [
      ...kind.costs.filter((cost) => isOfGoods(cost, goods)),
      ...shop.costs.filter((cost) => isSame(cost) && (cost.form !== 'share' || cost.of === null)),
      share(['Returns', 'Возвраты'], n(1.5, 0.5, 5)),
    ],
    overheads: overheadsOf(shop, kept),
    terms: { ...shop.terms, stock: kind.terms.stock },
    health: { gross: [8, 48], payroll: [0, 26], ebitda: [-4, 22], payback: [10, 84] },
  };
}

const known = new Map<string, Kind>();

/** What a shop becomes that sells online alone; any other business stays as it is. */
export function soldOnline(kind: Kind): Kind {
  if (onlineShop === undefined || !isShopOfGoods(kind)) return kind;
  const found = known.get(kind.id) ?? made(kind, onlineShop);
  known.set(kind.id, found);
  return found;
}

/** Whether it is such a shop already: its warehouse is its own. */
export const isSoldOnline = (kind: Kind): boolean => known.get(kind.id) === kind;
