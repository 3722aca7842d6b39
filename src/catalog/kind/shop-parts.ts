// What every shop has: its size in square metres, those who come in and buy, and the costs of its premises.
import { each, type Figure, n } from './figure.ts';
import type { Asset, Cost, Scale, Volume } from './kind.ts';
import { asset, scale, volume } from './rows.ts';
import {
  accounting,
  deposit,
  hiring,
  insurance,
  launch,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  repairs,
  security,
  software,
  utilities,
} from './usual-costs.ts';

/** A shop counted in square metres; "two shops" are two of the typical size. */
export const shopArea = (typical: number, low: number, high: number, also: Scale['also'] = {}): Scale =>
  scale('area', [typical, low, high], ['Sales area, m²', 'Торговая площадь, м²'], ['m²|m²', 'м²|м²|м²'], {
    shops: typical,
    kiosks: 10,
    // Twenty-five sorts of goods on a square metre.
    titles: 0.04,
    ...also,
  });

/** Visitors a month for each square metre, and the percent of them that buys. */
export const purchases = (visitors: Figure, conversion: Figure): Volume =>
  volume('purchases', ['Purchases', 'Покупки'], ['purchases', 'покупок'], 'conversion', {
    visitors: each(visitors),
    conversion,
  });

interface ShopPremises {
  /** A month, for a square metre. */
  readonly rentOfMetre: number;
  readonly utilitiesOfMetre: number;
  /** A year. */
  readonly managerPay: number;
  /** Half where the owner or a senior seller does it besides selling. */
  readonly managers?: number;
  /** Percent of sales. */
  readonly advertising?: number;
}

export const shopOverheads = ({
  rentOfMetre,
  utilitiesOfMetre,
  managerPay,
  managers = 1,
  advertising = 2,
}: ShopPremises): readonly Cost[] => [
  rent(each(n(rentOfMetre, rentOfMetre / 2, rentOfMetre * 2))),
  utilities(each(n(utilitiesOfMetre, utilitiesOfMetre / 2, utilitiesOfMetre * 2))),
  manager(n(managerPay, managerPay * 0.8, managerPay * 1.3), n(managers, 0, managers * 2)),
  marketing(n(advertising, advertising / 2, advertising * 2.5)),
  paymentFees(),
  software(),
  insurance(),
  accounting(n(280, 150, 600)),
  phone(),
  security(),
  repairs(n(120, 50, 300)),
  registration(),
  deposit(each(n(rentOfMetre * 2, rentOfMetre, rentOfMetre * 4))),
  hiring(),
  launch(),
];

/** For a square metre. */
export const shopFitting = (cost: number): Asset => ({
  ...asset(['Fitting-out of the shop', 'Ремонт магазина'], each(n(cost, cost / 2, cost * 2)), 10),
  isForVisitors: true,
});
/** For a square metre. */
export const shelves = (cost: number): Asset =>
  asset(['Shelves and counters', 'Стеллажи и прилавки'], each(n(cost, cost / 2, cost * 2)), 8);
/** For a square metre. */
export const refrigerators = (cost: number): Asset =>
  asset(['Refrigerated cases', 'Холодильное оборудование'], each(n(cost, cost / 2, cost * 2)), 8);
export const tills = (amount: Figure = n(3000, 1500, 8000)): Asset =>
  asset(['Tills and computers', 'Кассы и компьютеры'], amount, 5);
