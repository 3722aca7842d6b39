// What a month brings once the business is full: the quantities of its volumes, and the money of its sales.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Kind, Sale, Volume } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { volumeFormulas } from '#catalog/kind/volume-formulas.ts';
import { defaultLanguage } from '#language/language.ts';
import type { VariableDefault } from '#template/formula-default.ts';
import type { Levels, Part } from '../business/business.ts';
import { local, localFigure, naturalFigure } from '../business/money.ts';
import { sizeFactor, volumeFactor } from '../business/size.ts';

const monthsInYear = 12;
const nightsInMonth = 365 / monthsInYear;
const percent = 100;
/** Clients who come and go are as many as after three years, when a business is what it will be. */
const settledMonths = 36;

const one: Figure = { typical: 1, low: 1, high: 1 };

/** How many there are if so many join each month, and that part of them leaves. */
export const heldAfter = (joined: number, churn: number, months: number): number =>
  churn === 0 ? joined * months : (joined * (1 - (1 - churn) ** months)) / churn;

function inputOf(variable: VariableDefault, { inputs }: Volume, part: Part, levels: Levels): number {
  if (variable.reference !== undefined) return nightsInMonth;
  const figure = naturalFigure(inputs[variable.id] ?? one, levels);
  const value = figure.typical * volumeFactor(part, figure);
  if (variable.isPercent) return value / percent;
  if (variable.isPerYear) return value / monthsInYear;
  return variable.isCurrency ? local(value, 'price', levels, part.kind) : value;
}

/** All formulas of volumes but one multiply what they are made of. */
function monthOf(volume: Volume, part: Part, levels: Levels): number {
  const { variables } = volumeFormulas[volume.formula];
  const values = variables.map((variable) => inputOf(variable, volume, part, levels));
  if (volume.formula !== 'members') return values.reduce((product, value) => product * value, 1);
  const [joined = 0, churn = 0, months = 1] = values;
  return heldAfter(joined, churn, settledMonths) * months;
}

export const volumeOf = (id: string, { volumes }: Kind): Volume | null =>
  volumes.find((one) => one.id === id) ?? null;

export const saleNamed = (name: string, { sales }: Kind): Sale | null =>
  sales.find((one) => inLanguage(one.name, defaultLanguage) === name) ?? null;

/** Of a volume, or of the customers or the money of a line of sales with this English name. */
export function monthlyQuantity(of: string, part: Part, levels: Levels): number {
  const volume = volumeOf(of, part.kind);
  if (volume) return monthOf(volume, part, levels);
  const sale = saleNamed(of, part.kind);
  if (!sale) throw new Error(`${part.kind.id} has no ${of}`);
  return sale.form === 'subscription'
    ? heldAfter(joinedIn(sale, part), sale.churn.typical / percent, settledMonths)
    : monthlySales(sale, part, levels);
}

export const joinedIn = (sale: Extract<Sale, { form: 'subscription' }>, part: Part): number =>
  sale.customers.typical * volumeFactor(part, sale.customers);

/** In the money of the place. */
export function monthlySales(sale: Sale, part: Part, levels: Levels): number {
  const price = (figure: Figure) => localFigure(figure, 'price', levels, part.kind).typical;
  switch (sale.form) {
    case 'priced':
      return monthlyQuantity(sale.of, part, levels) * (sale.part.typical / percent) * price(sale.price);
    case 'subscription':
      return heldAfter(joinedIn(sale, part), sale.churn.typical / percent, settledMonths) * price(sale.price);
    case 'share':
      return monthlyQuantity(sale.of, part, levels) * (sale.share.typical / percent);
    case 'amount':
      return local(sale.amount.typical, 'price', levels, part.kind) * sizeFactor(part, sale.amount);
  }
}

const sumOfSales = (part: Part, levels: Levels): number =>
  part.kind.sales.reduce((sum, sale) => sum + monthlySales(sale, part, levels), 0);

/** Asked for by every line that is a share of it. */
const known = new WeakMap<Part, { readonly levels: Levels; readonly sum: number }>();

export function salesOfPart(part: Part, levels: Levels): number {
  const found = known.get(part);
  if (found?.levels === levels) return found.sum;
  const sum = sumOfSales(part, levels);
  known.set(part, { levels, sum });
  return sum;
}
