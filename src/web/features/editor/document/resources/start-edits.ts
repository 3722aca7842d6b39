// Changes what the rows of a flow were before the first period.
import type { Draft } from 'mutative';
import { defineMessages } from 'react-intl';
import { hasOpening, type ResourceSectionId } from '#template/sections.ts';
import type { Flow, Formula, Template, Units } from '#template/template.ts';
import type { DocumentChange } from '../history/history.ts';
import { storedNames } from '../scenarios/scenario-names.ts';
import { flowPart } from './flow-part.ts';
import { mutableResource } from './mutable-resource.ts';
import { type RowStart, startEntry, startsOf } from './row-starts.ts';

const labels = defineMessages({ start: { id: 'step.start' } });

interface StartPlace {
  readonly id: string;
  readonly sectionId: ResourceSectionId;
  readonly name: string;
  readonly rel: string;
  readonly flows: readonly unknown[];
}

interface TypedStart {
  readonly flowIndex: number;
  readonly start: RowStart;
  /** What a person calls it. */
  readonly label: string;
  readonly text: string;
}

export const setStart = (
  resource: StartPlace,
  { flowIndex, start, label, text }: TypedStart,
): DocumentChange => ({
  label: {
    message: labels.start,
    values: { item: resource.name, input: label, flow: flowPart(resource, flowIndex) ?? 'only' },
  },
  mergeKey: `start:${resource.sectionId}:${resource.id}:${flowIndex}:${start.row}`,
  recipe: (draft) => {
    const flow = mutableResource(draft, resource)?.flows[flowIndex];
    if (flow) putStart(draft, flow, { ...start, text, owner: resource });
  },
});

interface PutStarts {
  readonly owner: Pick<StartPlace, 'id' | 'sectionId'>;
  readonly formula: Formula;
  /** Of the total; null for money. */
  readonly totalUnits: string | null;
  /** Typed texts by row; rows that the formula does not remember are left out. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Those that differ from what the flow has. */
export function putStarts(
  draft: Draft<Template>,
  flow: Draft<Flow>,
  { owner, formula, totalUnits, texts }: PutStarts,
): void {
  for (const start of startsOf(flow, formula, totalUnits)) {
    const text = texts[start.row] ?? start.text;
    if (text !== start.text) putStart(draft, flow, { ...start, text, owner });
  }
}

interface PutStart extends Pick<RowStart, 'row' | 'units' | 'text'> {
  readonly owner: Pick<StartPlace, 'id' | 'sectionId'>;
}

function putStart(draft: Draft<Template>, flow: Draft<Flow>, { row, units, text, owner }: PutStart): void {
  const stored = startEntry(flow, row)?.scenarios[0];
  if (stored) {
    stored.data = text;
    return;
  }
  const [name = 'Base scenario'] = storedNames(draft);
  const currency = draft.data.coreResources[0]?.id ?? 'currency';
  const unit: Draft<Units> = units === null ? { currency } : units;
  const scenario = { id: 'base', name, data: text, units: unit };
  const entryOf = (variable: string, scenarios: (typeof scenario)[]) => ({
    ...{ id: `${owner.id}_${flow.id}_hist_${variable}`, variable, lookupId: null, scenarios },
  });
  flow.hist = flow.hist.filter((entry) => entry.variable !== row);
  if (!hasOpening(owner.sectionId)) {
    flow.hist.push(entryOf(row, [scenario]));
    return;
  }
  // The last entry of a loan, of equity or of an asset is its balance, whatever it is called.
  if (flow.hist.length === 0) flow.hist.push(entryOf('opening', []));
  flow.hist.unshift(entryOf(row, [scenario]));
}
