// Costs that places where people eat and drink have in common, each under one name.
import { type Figure, n } from '../../kind/figure.ts';
import type { Cost } from '../../kind/kind.ts';
import { pay, share } from '../../kind/rows.ts';
import {
  accounting,
  deposit,
  hiring,
  insurance,
  phone,
  registration,
  rent,
  software,
  utilities,
} from '../../kind/usual-costs.ts';

/** Percent of the sales of one line, or of all. */
export const kitchenFood = (percent: Figure, of: string | null = null): Cost =>
  share(['Food for the kitchen', 'Продукты для кухни'], percent, of);
export const deliveryFood = (percent: Figure, of: string | null = null): Cost =>
  share(['Food for delivery', 'Продукты для доставки'], percent, of);
export const barDrinks = (percent: Figure, of: string | null = null): Cost =>
  share(['Drinks for the bar', 'Напитки для бара'], percent, of);
export const resale = (percent: Figure, of: string): Cost =>
  share(['Goods for resale', 'Закупка товаров для продажи'], percent, of);
export const packaging = (percent: Figure, of: string | null = null): Cost =>
  share(['Cups and packaging', 'Стаканы и упаковка'], percent, of);
export const appCommission = (percent: Figure, of: string): Cost =>
  share(['Delivery apps commission', 'Комиссия сервисов доставки'], percent, of);

export const cooks = (people: Figure, salary: Figure = n(37000, 30000, 46000)): Cost =>
  pay(['Kitchen staff', 'Повара'], people, salary, { isGradual: true });
export const waiters = (people: Figure, salary: Figure = n(27000, 22000, 36000)): Cost =>
  pay(['Waiters', 'Официанты'], people, salary, { isGradual: true });
export const sellers = (people: Figure, salary: Figure = n(30000, 25000, 37000)): Cost =>
  pay(['Counter staff', 'Продавцы-кассиры'], people, salary, { isGradual: true });

const twice = (figure: Figure): Figure => ({
  ...figure,
  typical: figure.typical * 2,
  low: figure.low * 2,
  high: figure.high * 2,
});

/** Rent and utilities, and the rent of two months before the first guest. */
export const premises = (rentAmount: Figure, utilityAmount: Figure): readonly Cost[] => [
  rent(rentAmount),
  utilities(utilityAmount),
  deposit(twice(rentAmount)),
];

/** What every place has at the till and behind it, and what it takes to open. */
export const tillAndBooks: readonly Cost[] = [
  software(n(180, 70, 400)),
  insurance(n(280, 130, 550)),
  accounting(n(350, 180, 700)),
  phone(),
  registration(n(2500, 800, 6000)),
  hiring(),
];
/** The same for a stall, a kiosk or one who works alone. */
export const smallTillAndBooks: readonly Cost[] = [
  software(n(70, 30, 150)),
  insurance(n(130, 60, 250)),
  accounting(n(180, 80, 350)),
  phone(n(50, 25, 100)),
  registration(n(1200, 400, 3000)),
];
