// Where an assumption comes from: read and changed at its place in the template, so that it moves with the assumption.
import type { Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import type { NumberTermId, ResourceSectionId } from '#template/sections.ts';
import type { OpeningAmount, Provenance, Template } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { mutableResource } from '../resources/mutable-resource.ts';
import { sectionResources } from '../resources/resource-view.ts';
import { startEntry } from '../resources/row-starts.ts';
import type { InvestmentKey, WorkingCapitalKey } from './option-edits.ts';

export type OptionKey = WorkingCapitalKey | InvestmentKey | OpeningAmount;

interface ResourcePlace {
  readonly sectionId: ResourceSectionId;
  readonly resourceId: string;
}

export type AssumptionPlace =
  | (ResourcePlace & { readonly kind: 'input'; readonly flowIndex: number; readonly variableId: string })
  /** What a row of a flow was before the first period. */
  | (ResourcePlace & { readonly kind: 'start'; readonly flowIndex: number; readonly variableId: string })
  | (ResourcePlace & { readonly kind: 'term'; readonly term: NumberTermId })
  | (ResourcePlace & { readonly kind: 'opening' })
  | { readonly kind: 'option'; readonly group: 'wc' | 'npv' | 'opening'; readonly key: OptionKey };

export const provenanceParts = ['source', 'owner', 'date', 'note'] as const;
export type ProvenancePart = (typeof provenanceParts)[number];
export type ProvenanceTexts = Readonly<Record<ProvenancePart, string>>;

/** The template's limit for each. */
export const longestPart: Readonly<Record<ProvenancePart, number>> = {
  source: 500,
  owner: 200,
  date: 10,
  note: 2000,
};

const labels = defineMessages({ source: { id: 'step.source' } });

/** What may have a provenance, in a template as it is or while it is being changed. */
interface Carrier {
  readonly provenance?: Provenance;
}

type TemplateParts = Pick<Template, 'data'>;

function carrierOf(template: TemplateParts & Template, place: AssumptionPlace): Carrier | undefined {
  if (place.kind === 'option') {
    const provenance = template.data.options.provenance?.[optionKey(place)];
    return provenance ? { provenance } : undefined;
  }
  const resource = sectionResources(template, place.sectionId).find(({ id }) => id === place.resourceId);
  switch (place.kind) {
    case 'input':
      return resource?.flows[place.flowIndex]?.fcst.find(({ variable }) => variable === place.variableId);
    case 'start': {
      const flow = resource?.flows[place.flowIndex];
      return flow && startEntry(flow, place.variableId);
    }
    case 'opening':
      return resource?.flows[0]?.hist.at(-1);
    case 'term':
      return resource?.otherAssumptions[place.term];
  }
}

const optionKey = ({ group, key }: { readonly group: string; readonly key: string }): string =>
  `${group}.${key}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Empty texts where nothing is given. */
export function provenanceOf(template: Template, place: AssumptionPlace): ProvenanceTexts {
  const provenance = carrierOf(template, place)?.provenance;
  return {
    source: textOf(provenance?.source),
    owner: textOf(provenance?.owner),
    date: textOf(provenance?.date),
    note: textOf(provenance?.note),
  };
}

/** A date or an owner alone does not say where a number comes from. */
export const hasSource = ({ source, note }: ProvenanceTexts): boolean =>
  source.trim() !== '' || note.trim() !== '';

export const isEmptyProvenance = (texts: ProvenanceTexts): boolean =>
  provenanceParts.every((part) => texts[part].trim() === '');

/** Unknown fields in the template stay; empty parts are removed. */
function mergedProvenance(before: Provenance | undefined, texts: ProvenanceTexts): Provenance | null {
  const others = Object.entries(before ?? {}).filter(
    ([part]) => !provenanceParts.some((known) => known === part),
  );
  const filled = provenanceParts.map((part) => [part, texts[part].trim()]).filter(([, text]) => text !== '');
  const all = [...others, ...filled];
  return all.length === 0 ? null : Object.fromEntries(all);
}

interface MutableCarrier {
  provenance?: Draft<Provenance>;
}

function mutableCarrier(draft: Draft<Template>, place: AssumptionPlace): MutableCarrier | undefined {
  if (place.kind === 'option') return undefined;
  const resource = mutableResource(draft, { id: place.resourceId, sectionId: place.sectionId });
  switch (place.kind) {
    case 'input':
      return resource?.flows[place.flowIndex]?.fcst.find(({ variable }) => variable === place.variableId);
    case 'start': {
      const flow = resource?.flows[place.flowIndex];
      return flow && startEntry(flow, place.variableId);
    }
    case 'opening':
      return resource?.flows[0]?.hist.at(-1);
    case 'term':
      return resource?.otherAssumptions[place.term];
  }
}

function putOption(draft: Draft<Template>, key: string, texts: ProvenanceTexts): void {
  const { options } = draft.data;
  const next = mergedProvenance(options.provenance?.[key], texts);
  if (next) {
    options.provenance ??= {};
    options.provenance[key] = next;
  } else if (options.provenance) {
    delete options.provenance[key];
    if (Object.keys(options.provenance).length === 0) delete options.provenance;
  }
}

/** Undo refers to the assumption by this name. */
export const setProvenance = (
  place: AssumptionPlace,
  name: string,
  texts: ProvenanceTexts,
): DocumentChange => ({
  label: { message: labels.source, values: { name } },
  recipe: (draft) => {
    if (place.kind === 'option') {
      putOption(draft, optionKey(place), texts);
      return;
    }
    const carrier = mutableCarrier(draft, place);
    if (!carrier) return;
    const next = mergedProvenance(carrier.provenance, texts);
    if (next) carrier.provenance = next;
    else delete carrier.provenance;
  },
});
