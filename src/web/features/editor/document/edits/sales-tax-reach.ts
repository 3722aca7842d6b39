// What a sales tax is on, and putting it on all that is sold and bought or taking it off again, each in one step.
import { defineMessages } from 'react-intl';
import type { Template } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { type NamedResource, setLookup } from '../resources/resource-edits.ts';
import { allResources, type ResourceView } from '../resources/resource-view.ts';

const labels = defineMessages({ apply: { id: 'step.apply-tax' }, remove: { id: 'step.remove-tax' } });

/** The formulas of salaries, which bear no sales tax. */
const salaries: readonly string[] = ['staff', 'headcount_salary'];

const isSalary = ({ flows }: ResourceView): boolean =>
  flows.some(({ formulaId }) => salaries.includes(formulaId));

interface SalesTaxReach {
  /** What bears the tax. */
  readonly taxed: readonly ResourceView[];
  /** What could bear it and does not: it has none, or another. */
  readonly others: readonly ResourceView[];
  /** How many of the others bear another tax. */
  readonly otherTaxCount: number;
  /** How many salaries are left out. */
  readonly salaryCount: number;
}

export function salesTaxReach(template: Template, taxId: string): SalesTaxReach {
  const traded = allResources(template).flatMap((resource) =>
    resource.lookups
      .filter(({ lookup }) => lookup === 'salestax')
      .map(({ chosenId }) => ({ resource, chosenId })),
  );
  const untaxed = traded.filter(({ chosenId }) => chosenId !== taxId);
  const others = untaxed.filter(({ resource }) => !isSalary(resource));
  return {
    taxed: traded.flatMap(({ resource, chosenId }) => (chosenId === taxId ? [resource] : [])),
    others: others.map(({ resource }) => resource),
    otherTaxCount: others.filter(({ chosenId }) => chosenId !== null).length,
    salaryCount: untaxed.length - others.length,
  };
}

export const applySalesTax = (template: Template, tax: NamedResource): DocumentChange => ({
  label: { message: labels.apply, values: { tax: tax.name } },
  recipe: chooseFor(salesTaxReach(template, tax.id).others, tax.id),
});

export const removeSalesTax = (template: Template, tax: NamedResource): DocumentChange => ({
  label: { message: labels.remove, values: { tax: tax.name } },
  recipe: chooseFor(salesTaxReach(template, tax.id).taxed, null),
});

const chooseFor =
  (resources: readonly ResourceView[], taxId: string | null): DocumentChange['recipe'] =>
  (draft) => {
    for (const resource of resources) setLookup(resource, 'salestax', taxId).recipe(draft);
  };
