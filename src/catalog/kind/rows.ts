// Shorthands for the lines of a kind of business.
import { type Figure, n } from './figure.ts';
import type { Asset, Cost, Sale, Scale, ScaleUnit, Volume } from './kind.ts';
import type { Pair } from './pair.ts';
import type { VolumeFormulaId } from './volume-formulas.ts';

/** Full: every unit of a volume buys it, unless a part is said. */
const all = n(100, 100, 100);

export const scale = (
  unit: ScaleUnit,
  [typical, low, high]: readonly [number, number, number],
  name: Pair,
  counted: Pair,
  also: Scale['also'] = {},
): Scale => ({ unit, typical, low, high, name, counted, also });

export const volume = (
  id: string,
  name: Pair,
  units: Pair,
  formula: VolumeFormulaId,
  inputs: Volume['inputs'],
  growth?: readonly number[],
): Volume => ({ id, name, units, formula, inputs, ...(growth && { growth }) });

export const sale = (name: Pair, of: string, price: Figure, part: Figure = all): Sale => ({
  form: 'priced',
  name,
  of,
  part,
  price,
});
export const commission = (name: Pair, of: string, share: Figure): Sale => ({
  form: 'share',
  name,
  of,
  share,
});
export const subscription = (name: Pair, customers: Figure, churn: Figure, price: Figure): Sale => ({
  form: 'subscription',
  name,
  customers,
  churn,
  price,
});
export const otherIncome = (name: Pair, amount: Figure): Sale => ({ form: 'amount', name, amount });

/** Percent of all sales, or of the line of sales with this English name. */
export const share = (name: Pair, percent: Figure, of: string | null = null): Cost => ({
  form: 'share',
  name,
  share: percent,
  of,
});
export const unit = (name: Pair, cost: Figure, of: string): Cost => ({ form: 'unit', name, cost, of });
export const pay = (
  name: Pair,
  people: Figure,
  salary: Figure,
  more: Pick<Extract<Cost, { form: 'pay' }>, 'isGradual' | 'isPartTime' | 'hires'> = {},
): Cost => ({ form: 'pay', name, people, salary, ...more });
export const monthly = (name: Pair, amount: Figure): Cost => ({ form: 'monthly', name, amount });
export const yearly = (name: Pair, amount: Figure): Cost => ({ form: 'yearly', name, amount });
export const once = (name: Pair, amount: Figure): Cost => ({ form: 'once', name, amount });

export const asset = (name: Pair, amount: Figure, life: number): Asset => ({ name, amount, life });
