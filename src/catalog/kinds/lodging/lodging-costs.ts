// Costs of places where guests sleep, each under one name.
import { type Figure, n } from '../../kind/figure.ts';
import type { Cost } from '../../kind/kind.ts';
import { pay, share, unit } from '../../kind/rows.ts';
import { accounting, hiring, insurance, phone, registration, software } from '../../kind/usual-costs.ts';

/** Percent of the sales of nights: what sites keep, spread over all nights. */
export const bookingSites = (percent: Figure, of: string): Cost =>
  share(['Booking sites commission', 'Комиссия сайтов бронирования'], percent, of);
export const breakfastFood = (percent: Figure = n(36, 28, 45)): Cost =>
  share(['Food for breakfast', 'Продукты для завтраков'], percent, 'Breakfast');
/** For each night. */
export const linen = (cost: Figure, of = 'nights'): Cost =>
  unit(['Laundry and toiletries', 'Стирка и гостевые принадлежности'], cost, of);
export const housekeepers = (people: Figure, salary: Figure = n(31000, 25000, 38000)): Cost =>
  pay(['Housekeepers', 'Горничные'], people, salary, { isGradual: true });
export const receptionists = (people: Figure, salary: Figure = n(34000, 28000, 42000)): Cost =>
  pay(['Receptionists', 'Администраторы ресепшен'], people, salary);
export const technicians = (people: Figure, salary: Figure = n(42000, 34000, 52000)): Cost =>
  pay(['Technicians', 'Техники'], people, salary);
/** Under a building or tents; given up where the land is owned. */
export const landLease = (amount: Figure): Cost => ({
  form: 'monthly',
  name: ['Land lease', 'Аренда земли'],
  amount,
  is: 'rent',
});

/** What the office of every such place has, and what it takes to open. */
export const frontOffice: readonly Cost[] = [
  software(n(350, 120, 900)),
  insurance(n(700, 250, 1600)),
  accounting(n(450, 200, 900)),
  phone(n(250, 100, 600)),
  registration(n(4000, 1000, 12000)),
  hiring(n(3000, 800, 8000)),
];
/** The same for a place of a few rooms. */
export const smallFrontOffice: readonly Cost[] = [
  software(n(120, 40, 300)),
  insurance(n(280, 100, 600)),
  accounting(n(200, 80, 450)),
  phone(n(110, 50, 220)),
  registration(n(1500, 400, 5000)),
];
