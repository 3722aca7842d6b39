// Shorthands for typical amounts, each in terms of one of the default formulas.
import type { Typical } from './industry.ts';

const typical = (formula: string, values: Readonly<Record<string, number | string>>): Typical => ({
  formula,
  values: Object.fromEntries(Object.entries(values).map(([variable, value]) => [variable, String(value)])),
});

export const unitSales = (price: number, quantity: number) => typical('price_quantity', { price, quantity });
export const visits = (customers: number, check: number, times = 1) =>
  typical('customers_check_visits', { customers, check, visits: times });
export const partialSales = (quantity: number, price: number, share: number) =>
  typical('quantity_price_share', { quantity, price, share });
export const unitCost = (cost: number, quantity: number) => typical('unit_cost_quantity', { cost, quantity });
export const staff = (people: number, salary: number) => typical('headcount_salary', { people, salary });
/** Percent of all sales. */
export const ofSales = (share: number) => typical('share_of', { share });
export const amount = (sum: number) => typical('amount', { amount: sum });
export const monthly = (sum: number) => typical('amount_months', { amount: sum, months: 1 });
/** Paid in the first period only. */
export const oneOff = (sum: number) => typical('amount', { amount: `${sum};0` });
