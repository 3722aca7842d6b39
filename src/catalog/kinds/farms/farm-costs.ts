// Costs that farms have in common, each under one name.
import { type Figure, n } from '../../kind/figure.ts';
import type { Cost } from '../../kind/kind.ts';
import { pay, share, unit, yearly } from '../../kind/rows.ts';
import { accounting, insurance, phone, registration } from '../../kind/usual-costs.ts';

/** For each unit of the size a month; given up where the land is owned. */
export const landLease = (amount: Figure): Cost => ({
  form: 'monthly',
  name: ['Land lease', 'Аренда земли'],
  amount,
  is: 'rent',
});
export const farmWorkers = (people: Figure, salary: Figure = n(36000, 29000, 45000)): Cost =>
  pay(['Farm workers', 'Рабочие фермы'], people, salary);
/** For each unit of what is picked. */
export const pickers = (cost: Figure, of: string): Cost =>
  unit(['Seasonal pickers', 'Сезонные сборщики'], cost, of);
export const feed = (cost: Figure, of: string): Cost => unit(['Feed', 'Корма'], cost, of);
export const vet = (cost: Figure, of: string): Cost =>
  unit(['Vet and medicines', 'Ветеринар и препараты'], cost, of);
export const fertiliser = (amount: Figure): Cost =>
  yearly(['Fertiliser and crop protection', 'Удобрения и защита растений'], amount);
export const farmPackaging = (percent: Figure, of: string | null = null): Cost =>
  share(['Boxes and packaging', 'Тара и упаковка'], percent, of);
export const delivery = (percent: Figure): Cost =>
  share(['Delivery to buyers', 'Доставка покупателям'], percent);

/** What every farm has in the office, and what it takes to begin. */
export const farmOffice: readonly Cost[] = [
  insurance(n(350, 120, 900)),
  accounting(n(280, 100, 600)),
  phone(n(80, 40, 180)),
  registration(n(2000, 500, 6000)),
];
/** The same for a farm of one family. */
export const smallFarmOffice: readonly Cost[] = [
  insurance(n(130, 50, 300)),
  accounting(n(120, 50, 280)),
  phone(n(55, 25, 110)),
  registration(n(800, 200, 2500)),
];
