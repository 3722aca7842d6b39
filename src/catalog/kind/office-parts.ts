// What every business of specialists has: their number, the hours they sell, and the costs of their office.
import { each, type Figure, n } from './figure.ts';
import type { Asset, Cost, Scale, Volume } from './kind.ts';
import type { Pair } from './pair.ts';
import { asset, scale, volume } from './rows.ts';
import {
  accounting,
  deposit,
  hiring,
  insurance,
  launch,
  manager,
  marketing,
  office,
  phone,
  registration,
  rent,
  software,
  utilities,
} from './usual-costs.ts';

/** A business whose size is its specialists. */
export const specialists = (
  typical: number,
  high: number,
  name: Pair = ['Specialists', 'Специалисты'],
  counted: Pair = ['specialist|specialists', 'специалист|специалиста|специалистов'],
  also: Scale['also'] = {},
): Scale => scale('people', [typical, 1, high], name, counted, also);

/** The hours of a month that clients pay for, in percent of those worked. */
export const paidHours = (use: Figure): Volume =>
  volume('hours', ['Paid hours', 'Оплачиваемые часы'], ['hours', 'часов'], 'hourly', {
    capacity: each(1),
    hours: n(160, 150, 170),
    use,
  });

interface OfficePremises {
  /** A month, for each person. */
  readonly rentOfPerson: number;
  /** A year. */
  readonly managerPay: number;
  /** None where the specialists are the owners. */
  readonly managers?: number;
  /** Percent of sales. */
  readonly advertising?: number;
  /** Programs and services of each person, a month. */
  readonly toolsOfPerson?: number;
  readonly insured?: number;
}

export const officeOverheads = ({
  rentOfPerson,
  managerPay,
  managers = 1,
  advertising = 3,
  toolsOfPerson = 70,
  insured = 220,
}: OfficePremises): readonly Cost[] => [
  rent(each(n(rentOfPerson, rentOfPerson / 2, rentOfPerson * 2))),
  utilities(each(n(22, 12, 40))),
  ...(managers > 0
    ? [manager(n(managerPay, managerPay * 0.75, managerPay * 1.35), n(managers, 0, managers * 2))]
    : []),
  marketing(n(advertising, advertising / 2, advertising * 2.5)),
  software(each(n(toolsOfPerson, toolsOfPerson / 2, toolsOfPerson * 2.5))),
  insurance(n(insured, insured / 2, insured * 2.5)),
  accounting(n(400, 200, 900)),
  phone(),
  office(),
  registration(n(1200, 400, 3500)),
  deposit(each(n(rentOfPerson * 2, rentOfPerson, rentOfPerson * 4))),
  hiring(n(2500, 800, 7000)),
  launch(),
];

/** For each person. */
export const workplaces = (amount = 2600): Asset =>
  asset(
    ['Workplaces and computers', 'Рабочие места и компьютеры'],
    each(n(amount, amount / 2, amount * 2)),
    4,
  );
/** For each person. */
export const officeFitting = (amount = 1200): Asset =>
  asset(['Office fitting-out', 'Ремонт офиса'], each(n(amount, amount / 3, amount * 2.5)), 10);
