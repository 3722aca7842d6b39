// Every assumption of a template that the model reads, in the order of its sections, with what is said of each.
import type { Template } from '#template/template.ts';
import { amountOf, openingLines } from '../opening/opening-balances.ts';
import { investmentKeys, workingCapitalKeys } from '../option-edits.ts';
import { type ResourceView, resourcesOf } from '../resources/resource-view.ts';
import { resourceSections } from '../resources/section-rules.ts';
import { type AssumptionPlace, type Told, toldOf } from './provenance.ts';

export interface Assumption {
  /** Tells it from all others for as long as it stands there. */
  readonly id: string;
  readonly place: AssumptionPlace;
  /** The resource it belongs to; null for a term of the whole company. */
  readonly ofName: string | null;
  /** The input's own name; null where its kind says it. */
  readonly name: string | null;
  readonly told: Told;
}

const isOn = ({ data }: Template, sectionId: string): boolean =>
  data.sections.some(({ id, isEnabled }) => id === sectionId && isEnabled);

interface Found {
  readonly place: AssumptionPlace;
  readonly name: string | null;
}

function ofResource({ id, sectionId, flows, terms }: ResourceView): readonly Found[] {
  const at = { sectionId, resourceId: id };
  const inputs = flows.flatMap((flow) =>
    flow.inputs
      .filter(({ isReference }) => !isReference)
      .map(({ flowIndex, variableId, name }): Found => {
        return { place: { ...at, kind: 'input', flowIndex, variableId }, name };
      }),
  );
  const typed = terms
    .filter(({ value }) => value !== '')
    .map(({ term }): Found => ({ place: { ...at, kind: 'term', term }, name: null }));
  return [...inputs, ...typed];
}

const options = [
  { group: 'wc', sectionId: 'section_wc', keys: workingCapitalKeys },
  { group: 'npv', sectionId: 'section_npv', keys: investmentKeys },
] as const;

const idOf = (place: AssumptionPlace): string => Object.values(place).join(' ');

export function assumptionsOf(template: Template): readonly Assumption[] {
  const opened = openingLines(template).filter(({ text }) => amountOf(text) !== 0);
  const ofResources = resourceSections
    .filter(({ id }) => isOn(template, id))
    .flatMap(({ id }) => resourcesOf(template, id))
    .flatMap((resource) => {
      const opening = opened
        .filter((line) => line.resource.id === resource.id && line.resource.sectionId === resource.sectionId)
        .map((): Found => {
          const at = { sectionId: resource.sectionId, resourceId: resource.id };
          return { place: { ...at, kind: 'opening' }, name: null };
        });
      return [...ofResource(resource), ...opening].map((found) => ({ ...found, ofName: resource.name }));
    });
  const ofCompany = options
    .filter(({ sectionId }) => isOn(template, sectionId))
    .flatMap(({ group, keys }) =>
      keys.map((key) => ({ place: { kind: 'option', group, key } as const, name: null, ofName: null })),
    );
  return [...ofResources, ...ofCompany].map((found) => ({
    ...found,
    id: idOf(found.place),
    told: toldOf(template, found.place),
  }));
}
