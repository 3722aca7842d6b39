// How much capital the owners need: the initial purchases and the costs of the first months.

import { evaluate } from '#formula/evaluate.ts';
import { parse } from '#formula/parse.ts';
import { periodValues } from '#template/period-values.ts';
import { type TradeSectionId, tradeSectionIds } from '#template/sections.ts';
import type { Periodicity, Template } from '#template/template.ts';
import type { NewResource } from '../../document/resources/new-resource.ts';
import { formulaOf, resourcesOf } from '../../document/resources/resource-view.ts';

/** Customers may pay late and sales may start slowly. */
const monthsOfCosts = 3;
const periodsOf: Readonly<Record<Periodicity, number>> = {
  month: monthsOfCosts,
  quarter: monthsOfCosts / 3,
  year: monthsOfCosts / 12,
};
const roundedTo = 10_000;

type CostedResource = Pick<NewResource, 'sectionId' | 'flows'>;

/** Rounded to tens of thousands. */
export function foundersMoney(resources: readonly CostedResource[], periodicity: Periodicity): number {
  const sales = sumOf(resources, 'section_sales', 0);
  const bought = sumOf(resources, 'section_fixedassets', sales);
  const costs = sumOf(resources, 'section_cos', sales) + sumOf(resources, 'section_sga', sales);
  return Math.ceil((bought + costs * periodsOf[periodicity]) / roundedTo) * roundedTo;
}

/** Existing resources in the form of those to be added. */
export const countedIn = (template: Template): readonly CostedResource[] =>
  tradeSectionIds.flatMap((sectionId) =>
    resourcesOf(template, sectionId).map((resource) => ({
      sectionId,
      flows: resource.flows.flatMap(({ formulaId, inputs }) => {
        const formula = formulaOf(template, formulaId);
        const values = Object.fromEntries(inputs.map(({ variableId, data }) => [variableId, data]));
        return formula ? [{ formula, values }] : [];
      }),
    })),
  );

/** For the first period; a reference counts as total revenue. */
function sumOf(resources: readonly CostedResource[], sectionId: TradeSectionId, sales: number): number {
  let sum = 0;
  for (const one of resources) {
    if (one.sectionId === sectionId) for (const flow of one.flows) sum += firstOf(flow, sales);
  }
  return sum;
}

function firstOf({ formula, values }: NewResource['flows'][number], sales: number): number {
  const parsed = parse(formula.expression);
  if (!parsed.ok) return 0;
  return evaluate(parsed.equation.expression, (id) => {
    const variable = formula.variables.find((one) => one.id === id);
    if (variable?.isReference) return sales;
    const typed = periodValues(values[id] ?? variable?.value, 1)[0] ?? 0;
    return variable?.isPercent ? typed / 100 : typed;
  });
}
