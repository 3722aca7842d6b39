// One line with numbers for each formula that comes with the program.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { defaultLanguage, languages } from '#language/language.ts';
import { defaultFormulas, oldFormulas } from '#template/default-formulas.ts';
import type { Formula } from '#template/template.ts';

const examples: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  price_quantity: { id: 'example.price-quantity' },
  price_quantity_net: { id: 'example.price-quantity-net' },
  quantity_price_share: { id: 'example.quantity-price-share' },
  unit_cost_quantity: { id: 'example.unit-cost-quantity' },
  subscription: { id: 'example.subscription' },
  annual_subscription: { id: 'example.annual-subscription' },
  customers_check_visits: { id: 'example.customers-check-visits' },
  customers_from_spend: { id: 'example.customers-from-spend' },
  hours_rate: { id: 'example.hours-rate' },
  headcount_salary: { id: 'example.headcount-salary' },
  staff: { id: 'example.staff' },
  capacity_use: { id: 'example.capacity-use' },
  area_rent: { id: 'example.area-rent' },
  contract: { id: 'example.contract' },
  volume_share: { id: 'example.volume-share' },
  share_of: { id: 'example.share-of' },
  per_unit_of: { id: 'example.per-unit-of' },
  share_plus_fixed: { id: 'example.share-plus-fixed' },
  sum_of: { id: 'example.sum-of' },
  count: { id: 'example.count' },
  stock_and_flow: { id: 'example.stock-and-flow' },
  amount: { id: 'example.amount' },
  amount_months: { id: 'example.amount-months' },
  straight_line: { id: 'example.straight-line' },
  declining_balance: { id: 'example.declining-balance' },
  rate: { id: 'example.rate' },
  sales_tax_rate: { id: 'example.sales-tax-rate' },
  twelve_months: { id: 'example.twelve-months' },
});

const calculationIn = ({ expression, steps = [] }: Formula): string =>
  JSON.stringify([expression, ...steps.map((step) => [step.id, step.expression])]);

const asMade: ReadonlySet<string> = new Set(
  [...defaultFormulas(defaultLanguage), ...oldFormulas(defaultLanguage)].map(
    (one) => `${one.id} ${calculationIn(one)}`,
  ),
);

/** Null for a formula that is somebody's own, or was changed since. */
export const exampleOf = (formula: Formula): MessageDescriptor | null =>
  asMade.has(`${formula.id} ${calculationIn(formula)}`) ? (examples[formula.id] ?? null) : null;

/** The names that it has in each language, whichever the model is in. */
export const namesOfFormula = (formulaId: string): string =>
  languages.map((language) => defaultFormulas(language).find(({ id }) => id === formulaId)?.name).join(' ');

/** A formula that has no example shows what it works out. */
export const calculationText = ({ expression, steps = [] }: Formula): string =>
  [
    ...steps.map((step) =>
      step.expression.includes('=') ? step.expression : `${step.id} = ${step.expression}`,
    ),
    expression,
  ].join('; ');
