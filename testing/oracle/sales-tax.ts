// Sales tax: the rates of what is sold and bought, and the tax on it.
import type { Flows } from './flows.ts';
import { type OptionInput, relOf, resourcesOf } from './inputs.ts';
import { at, emptyLine, type PeriodLine } from './line.ts';
import type { ResourceJson, TemplateJson } from './template-json.ts';

const taxedSections = ['section_sales', 'section_cos', 'section_sga', 'section_fixedassets'];

function taxOf(resource: ResourceJson, template: TemplateJson): ResourceJson | undefined {
  const wanted = resource.otherAssumptions?.salestax?.lookupId;
  return resourcesOf(template, 'section_taxes').find(
    (tax) => tax.id === wanted && relOf(template, tax) === 'taxsales',
  );
}

/** Whether anything that counts is taxed. */
export const hasSalesTax = ({ template }: OptionInput): boolean =>
  taxedSections.some((section) =>
    resourcesOf(template, section).some((resource) => taxOf(resource, template) !== undefined),
  );

/** As a fraction; zeros for what is not taxed. */
export function salesTaxRate(resource: ResourceJson, setting: OptionInput, flows: Flows): PeriodLine {
  const tax = taxOf(resource, setting.template);
  if (!tax) return emptyLine(setting.n);
  return flows.of(tax, 'section_taxes', 0).map((percent) => percent / 100);
}

/** The average rate of the costs of sales, weighted with them; 0 where they are 0. */
export function costTaxRate(setting: OptionInput, flows: Flows): PeriodLine {
  const rate = emptyLine(setting.n);
  const costs = resourcesOf(setting.template, 'section_cos');
  for (const cost of costs) {
    const own = taxOn(flows.of(cost, 'section_cos', 0), salesTaxRate(cost, setting, flows));
    for (let t = 1; t <= setting.n; t++) rate[t] = at(rate, t) + at(own, t);
  }
  const total = flows.total('section_cos');
  return rate.map((tax, t) => (at(total, t) === 0 ? 0 : tax / at(total, t)));
}

export const taxOn = (amounts: PeriodLine, rate: PeriodLine): PeriodLine =>
  amounts.map((amount, t) => amount * at(rate, t));

export const withTax = (amounts: PeriodLine, rate: PeriodLine): PeriodLine =>
  amounts.map((amount, t) => amount * (1 + at(rate, t)));
