// Formulas with steps and memory: those that every new template starts with, in the words of the page that lists them.
import type { FormulaJson, StepJson, VariableJson } from '#testing/oracle/template-json.ts';

export interface SteppedFormula extends FormulaJson {
  readonly name: string;
  readonly allowedRels: readonly string[];
}

export const plain = (id: string) => ({ id, name: id, value: '0' });
export const money = (id: string) => ({ ...plain(id), isCurrency: true });
export const percent = (id: string) => ({ ...plain(id), isPercent: true });
export const reference = (id: string, row: string) => ({ id, name: id, isReference: true, reference: row });
const base = reference('base', 'section_sales');

export const steps = (
  texts: Readonly<Record<string, string>>,
): readonly (StepJson & { readonly name: string })[] =>
  Object.entries(texts).map(([id, expression]) => ({ id, name: id, units: 'units', expression }));

function formula(
  id: string,
  allowedRels: readonly string[],
  total: string,
  variables: readonly VariableJson[],
  more: Pick<FormulaJson, 'steps' | 'billing'> = {},
): SteppedFormula {
  return { id, name: id, expression: `total = ${total}`, allowedRels, variables, ...more };
}

const [service, costs, driver] = [['service'], ['cos', 'sga'], ['driver']];

export const steppedFormulas: readonly SteppedFormula[] = [
  formula('subscription', service, 'customers * price', [plain('new'), percent('churn'), money('price')], {
    steps: steps({ lost: 'prev(customers)*churn', customers: 'prev(customers)+new-lost' }),
  }),
  formula(
    'annual_subscription',
    service,
    'last(billings, year) / year',
    [plain('new'), percent('renewal'), money('price')],
    {
      steps: steps({ billed: 'new + ago(billed, year)*renewal', billings: 'billed*price' }),
      billing: 'billings',
    },
  ),
  formula('capacity_use', service, 'capacity * days * use * price', [
    ...[plain('capacity'), reference('days', 'period_days'), percent('use'), money('price')],
  ]),
  formula('hours_rate', service, 'people * hours * use * rate', [
    ...[plain('people'), plain('hours'), percent('use'), money('rate')],
  ]),
  formula('price_quantity_net', service, 'price * quantity * (1 - discount)', [
    ...[money('price'), plain('quantity'), percent('discount')],
  ]),
  formula('volume_share', service, 'volume * share', [money('volume'), percent('share')]),
  formula('area_rent', service, 'area * rent * use', [plain('area'), money('rent'), percent('use')]),
  formula(
    'contract',
    service,
    'earned',
    [{ ...money('value'), isFixed: true }, percent('progress'), percent('invoiced_share')],
    { steps: steps({ earned: 'value*progress', invoiced: 'value*invoiced_share' }), billing: 'invoiced' },
  ),
  formula('staff', costs, 'people * salary / year * (1 + burden)', [
    ...[plain('people'), money('salary'), percent('burden')],
  ]),
  formula('per_unit_of', costs, 'cost * base', [money('cost'), base]),
  formula('share_plus_fixed', costs, 'share * base + amount', [percent('share'), base, money('amount')]),
  formula('stock_and_flow', driver, 'closing', [plain('added'), plain('removed')], {
    steps: steps({ closing: 'prev(closing) + added - removed' }),
  }),
  formula('customers_from_spend', driver, 'spend / cost', [reference('spend', 'section_sga'), money('cost')]),
  formula('count', driver, 'quantity', [plain('quantity')]),
  formula(
    'sum_of',
    driver,
    'a + b + c',
    ['a', 'b', 'c'].map((id) => reference(id, '')),
  ),
];
