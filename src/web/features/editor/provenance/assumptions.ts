// Every assumption of a template that the model reads, in the order of its sections, with its provenance.
import { resourceSectionIds, type SectionId } from '#template/sections.ts';
import { openingAmounts, type Template } from '#template/template.ts';
import { amountOf, openingAmountsOf, openingLines } from '../document/edits/opening-balances.ts';
import { investmentKeys, workingCapitalKeys } from '../document/edits/option-edits.ts';
import { type AssumptionPlace, type ProvenanceTexts, provenanceOf } from '../document/edits/provenance.ts';
import { type FlowPart, flowPart, flowPartIn } from '../document/resources/flow-part.ts';
import { flowsThatCount } from '../document/resources/funding.ts';
import { type ResourceView, resourcesOf, sectionResources } from '../document/resources/resource-view.ts';

export interface Assumption {
  /** Unique and stable for as long as the assumption exists. */
  readonly id: string;
  readonly place: AssumptionPlace;
  /** The resource it belongs to; null for a company-wide term. */
  readonly resourceName: string | null;
  /** The input's own name; null where its kind names it. */
  readonly name: string | null;
  /** The flow it belongs to, where the resource has two. */
  readonly flow: FlowPart | null;
  readonly provenance: ProvenanceTexts;
}

/** The parts of an assumption's name. */
export type AssumptionNames = Pick<Assumption, 'place' | 'resourceName' | 'name' | 'flow'>;

const isOn = ({ data }: Template, sectionId: SectionId): boolean =>
  data.sections.some(({ id, isEnabled }) => id === sectionId && isEnabled);

interface PlacedName {
  readonly place: AssumptionPlace;
  readonly name: string | null;
  readonly flow: FlowPart | null;
}

/** Its kind names it. */
const unnamed = { name: null, flow: null } as const;

function ofResource({ id, sectionId, rel, flows: all, terms, way }: ResourceView): readonly PlacedName[] {
  const at = { sectionId, resourceId: id };
  const flows = flowsThatCount(all, way);
  const inputs = flows.flatMap((flow) =>
    flow.inputs
      .filter(({ isReference }) => !isReference)
      .map(({ flowIndex, variableId, name }): PlacedName => {
        const place = { ...at, kind: 'input', flowIndex, variableId } as const;
        return { place, name, flow: flowPart({ rel, flows: all }, flowIndex) };
      }),
  );
  const typed = terms
    .filter(({ value }) => value !== '')
    .map(({ term }): PlacedName => ({ place: { ...at, kind: 'term', term }, ...unnamed }));
  const starts = flows.flatMap((flow) =>
    flow.starts
      .filter(({ text }) => text !== '')
      .map((start): PlacedName => {
        const place = { ...at, kind: 'start', flowIndex: flow.index, variableId: start.row } as const;
        return { place, name: start.name, flow: flowPart({ rel, flows: all }, flow.index) };
      }),
  );
  return [...inputs, ...starts, ...typed];
}

const optionsOf = (template: Template) => [
  { group: 'wc' as const, sectionId: 'section_wc' as const, keys: workingCapitalKeys(template) },
  { group: 'npv' as const, sectionId: 'section_npv' as const, keys: investmentKeys },
];

const idOf = (place: AssumptionPlace): string => Object.values(place).join(' ');

export function assumptionsOf(template: Template): readonly Assumption[] {
  const opened = openingLines(template).filter(({ text }) => amountOf(text) !== 0);
  const ofResources = resourceSectionIds
    .filter((id) => isOn(template, id))
    .flatMap((id) => resourcesOf(template, id))
    .flatMap((resource) => {
      const opening = opened
        .filter((line) => line.resource.id === resource.id && line.resource.sectionId === resource.sectionId)
        .map((): PlacedName => {
          const at = { sectionId: resource.sectionId, resourceId: resource.id };
          return { place: { ...at, kind: 'opening' }, ...unnamed };
        });
      return [...ofResource(resource), ...opening].map((found) => ({
        ...found,
        resourceName: resource.name,
      }));
    });
  const ofCompany = optionsOf(template)
    .filter(({ sectionId }) => isOn(template, sectionId))
    .flatMap(({ group, keys }) =>
      keys.map((key) => ({ place: { kind: 'option', group, key } as const, ...unnamed, resourceName: null })),
    );
  const ofOpening = openingAmounts
    .filter((key) => amountOf(openingAmountsOf(template)[key] ?? '') !== 0)
    .map((key) => ({
      place: { kind: 'option', group: 'opening', key } as const,
      ...unnamed,
      resourceName: null,
    }));
  return [...ofResources, ...ofCompany, ...ofOpening].map((found) => ({
    ...found,
    id: idOf(found.place),
    provenance: provenanceOf(template, found.place),
  }));
}

/** The flow of an input whose resource has two, whatever is typed there. */
export function flowAt(template: Template, place: AssumptionPlace): FlowPart | null {
  if (place.kind !== 'input' && place.kind !== 'start') return null;
  const resource = sectionResources(template, place.sectionId).find(({ id }) => id === place.resourceId);
  return resource === undefined ? null : flowPartIn(template, resource, place.flowIndex);
}

/** The names of one assumption, whether or not it is in the list. */
export function namesAt(template: Template, place: AssumptionPlace): AssumptionNames {
  if (place.kind === 'option') return { place, ...unnamed, resourceName: null };
  const resource = resourcesOf(template, place.sectionId).find(({ id }) => id === place.resourceId);
  const resourceName = resource?.name ?? '';
  if (place.kind !== 'input' && place.kind !== 'start') return { place, ...unnamed, resourceName };
  const { flowIndex, variableId } = place;
  const flow = resource?.flows[flowIndex];
  const name =
    place.kind === 'start'
      ? (flow?.starts.find(({ row }) => row === variableId)?.name ?? null)
      : (flow?.inputs.find((one) => one.variableId === variableId)?.name ?? '');
  return { place, resourceName, name, flow: flowAt(template, place) };
}
