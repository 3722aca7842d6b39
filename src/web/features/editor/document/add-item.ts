// Adds something to sell: a core resource for its name and a section resource for its numbers.
import { castDraft } from 'mutative';
import { defineMessage } from 'react-intl';
import type { Formula, SectionResource, Template, Units } from '#template/template.ts';
import type { Change } from './history.ts';
import { salesResources, salesSection } from './sales-items.ts';

export interface NewItem {
  readonly name: string;
  readonly formula: Formula;
  /** Numbers by variable id. */
  readonly values: Readonly<Record<string, string>>;
}

const label = defineMessage({ id: 'step.add-item' });
const baseScenario = { en: 'Base scenario', ru: 'Базовый сценарий' } as const;
const usualFormula = 'price_quantity';

/** What a service may be calculated by, the usual one first. */
export function salesFormulas({ data }: Template): readonly Formula[] {
  const fitting = data.formulas.filter(({ allowedRels }) => allowedRels.includes('service'));
  return fitting.sort((one, other) => Number(other.id === usualFormula) - Number(one.id === usualFormula));
}

export function addItem(template: Template, id: string, wanted: NewItem): Change {
  const resource = newResource(template, id, wanted);
  return {
    label: { message: label, values: { item: wanted.name } },
    recipe: (draft) => {
      const sections = draft.data.divisions[0]?.sectionResources;
      if (!sections) return;
      draft.data.coreResources.push({ id: resource.coreResource, name: wanted.name, rel: 'service' });
      sections[salesSection] ??= [];
      sections[salesSection].push(castDraft(resource));
    },
  };
}

/** The first id of its kind that is free, so that the same steps always give the same template. */
export function freeItemId(template: Template): string {
  const taken = new Set([
    ...salesResources(template).map(({ id }) => id),
    ...template.data.coreResources.map(({ id }) => id.replace(/^core_/, '')),
  ]);
  let number = 1;
  while (taken.has(`service_${number}`)) number += 1;
  return `service_${number}`;
}

function newResource(template: Template, id: string, { formula, values }: NewItem): SectionResource {
  const currency = template.data.coreResources[0]?.id ?? 'currency';
  const unitsOf = (isMoney: boolean | undefined, units: string | undefined): Units =>
    isMoney ? { currency } : (units ?? '');
  return {
    id,
    coreResource: `core_${id}`,
    isEdited: false,
    isSelected: false,
    flows: [
      {
        id: 'incBook',
        formula: formula.id,
        hist: [],
        fcst: formula.variables.map((variable) => ({
          id: `${id}_${variable.id}`,
          variable: variable.id,
          lookupId: null,
          scenarios: [
            {
              id: 'base',
              name: baseScenario[template.language],
              data: variable.isReference ? null : (values[variable.id] ?? variable.value ?? null),
              units: unitsOf(variable.isCurrency, variable.units),
            },
          ],
        })),
      },
    ],
    otherAssumptions: {},
  };
}
