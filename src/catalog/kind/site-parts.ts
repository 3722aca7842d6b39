// What a business with premises of its own has whatever it does there: rent, upkeep, a manager, and what opening takes.
import { n } from './figure.ts';
import type { Cost } from './kind.ts';
import {
  accounting,
  deposit,
  hiring,
  insurance,
  launch,
  licences,
  manager,
  marketing,
  paymentFees,
  phone,
  registration,
  rent,
  repairs,
  software,
  utilities,
} from './usual-costs.ts';

interface Site {
  /** A month; none where land or a berth is leased by a line of its own. */
  readonly rented?: number;
  /** A month. */
  readonly powered: number;
  /** A year; none where the owner does it. */
  readonly managerPay?: number;
  readonly managers?: number;
  /** Percent of sales. */
  readonly advertising?: number;
  /** A month. */
  readonly insured?: number;
  readonly repaired?: number;
  readonly programs?: number;
  /** A year. */
  readonly licensed?: number;
  /** Once. */
  readonly permitted?: number;
  readonly launched?: number;
  /** Whether people pay by card at once. */
  readonly isForConsumers?: boolean;
}

const about = (amount: number) => n(amount, amount / 2, amount * 2.2);

export const siteOverheads = ({
  rented = 0,
  powered,
  managerPay = 0,
  managers = 1,
  advertising = 3,
  insured = 300,
  repaired = 300,
  programs = 150,
  licensed = 1000,
  permitted = 3000,
  launched = 4000,
  isForConsumers = true,
}: Site): readonly Cost[] => [
  ...(rented > 0 ? [rent(about(rented))] : []),
  utilities(about(powered)),
  ...(managerPay > 0
    ? [manager(n(managerPay, managerPay * 0.75, managerPay * 1.35), n(managers, 0, managers * 2))]
    : []),
  marketing(n(advertising, advertising / 2, advertising * 2)),
  ...(isForConsumers ? [paymentFees()] : []),
  repairs(about(repaired)),
  insurance(about(insured)),
  accounting(n(350, 150, 900)),
  software(about(programs)),
  phone(),
  licences(about(licensed)),
  registration(about(permitted)),
  ...(rented > 0 ? [deposit(about(rented * 2))] : []),
  hiring(),
  launch(about(launched)),
];
