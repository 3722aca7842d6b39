// Where an assumption comes from: read and changed wherever in the template it stands, so that it goes where the assumption goes.
import type { Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import type { NumberTermId } from '#template/sections.ts';
import type { Provenance, Template } from '#template/template.ts';
import type { Change } from '../history/history.ts';
import { draftResource } from '../resources/mutable-resource.ts';
import { sectionResources } from '../resources/resource-view.ts';
import type { InvestmentKey, WorkingCapitalKey } from './option-edits.ts';

export type OptionKey = WorkingCapitalKey | InvestmentKey;

interface OfResource {
  readonly sectionId: string;
  readonly resourceId: string;
}

export type AssumptionPlace =
  | (OfResource & { readonly kind: 'input'; readonly flowIndex: number; readonly variableId: string })
  | (OfResource & { readonly kind: 'term'; readonly term: NumberTermId })
  | (OfResource & { readonly kind: 'opening' })
  | { readonly kind: 'option'; readonly group: 'wc' | 'npv'; readonly key: OptionKey };

export const provenanceParts = ['source', 'owner', 'date', 'note'] as const;
export type ProvenancePart = (typeof provenanceParts)[number];
export type Told = Readonly<Record<ProvenancePart, string>>;

/** As much as a template may hold of each. */
export const longestPart: Readonly<Record<ProvenancePart, number>> = {
  source: 500,
  owner: 200,
  date: 10,
  note: 2000,
};

const labels = defineMessages({ told: { id: 'step.source' } });

/** What may carry a provenance, in a template as it is or while it is being changed. */
interface Carrier {
  readonly provenance?: Provenance;
}

type Parts = Pick<Template, 'data'>;

function carrierOf(template: Parts & Template, place: AssumptionPlace): Carrier | undefined {
  if (place.kind === 'option') {
    const provenance = template.data.options.provenance?.[optionKey(place)];
    return provenance ? { provenance } : undefined;
  }
  const held = sectionResources(template, place.sectionId).find(({ id }) => id === place.resourceId);
  switch (place.kind) {
    case 'input':
      return held?.flows[place.flowIndex]?.fcst.find(({ variable }) => variable === place.variableId);
    case 'opening':
      return held?.flows[0]?.hist.at(-1);
    case 'term':
      return held?.otherAssumptions[place.term];
  }
}

const optionKey = ({ group, key }: { readonly group: string; readonly key: string }): string =>
  `${group}.${key}`;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Empty texts where nothing is said. */
export function toldOf(template: Template, place: AssumptionPlace): Told {
  const told = carrierOf(template, place)?.provenance;
  return {
    source: textOf(told?.source),
    owner: textOf(told?.owner),
    date: textOf(told?.date),
    note: textOf(told?.note),
  };
}

/** A date or an owner alone says nothing of where a number comes from. */
export const hasSource = ({ source, note }: Told): boolean => source.trim() !== '' || note.trim() !== '';

export const isSilent = (told: Told): boolean => provenanceParts.every((part) => told[part].trim() === '');

/** What else a template says there stays; an empty part goes. */
function merged(before: Provenance | undefined, told: Told): Provenance | null {
  const others = Object.entries(before ?? {}).filter(
    ([part]) => !provenanceParts.some((known) => known === part),
  );
  const said = provenanceParts.map((part) => [part, told[part].trim()]).filter(([, text]) => text !== '');
  const all = [...others, ...said];
  return all.length === 0 ? null : Object.fromEntries(all);
}

interface DraftCarrier {
  provenance?: Draft<Provenance>;
}

function draftCarrier(draft: Draft<Template>, place: AssumptionPlace): DraftCarrier | undefined {
  if (place.kind === 'option') return undefined;
  const held = draftResource(draft, { id: place.resourceId, sectionId: place.sectionId });
  switch (place.kind) {
    case 'input':
      return held?.flows[place.flowIndex]?.fcst.find(({ variable }) => variable === place.variableId);
    case 'opening':
      return held?.flows[0]?.hist.at(-1);
    case 'term':
      return held?.otherAssumptions[place.term];
  }
}

function putOption(draft: Draft<Template>, key: string, told: Told): void {
  const { options } = draft.data;
  const next = merged(options.provenance?.[key], told);
  if (next) {
    options.provenance ??= {};
    options.provenance[key] = next;
  } else if (options.provenance) {
    delete options.provenance[key];
    if (Object.keys(options.provenance).length === 0) delete options.provenance;
  }
}

/** The name is what undo calls the assumption. */
export const setTold = (place: AssumptionPlace, name: string, told: Told): Change => ({
  label: { message: labels.told, values: { name } },
  recipe: (draft) => {
    if (place.kind === 'option') {
      putOption(draft, optionKey(place), told);
      return;
    }
    const carrier = draftCarrier(draft, place);
    if (!carrier) return;
    const next = merged(carrier.provenance, told);
    if (next) carrier.provenance = next;
    else delete carrier.provenance;
  },
});
