// Names the fields of a template that were repaired when it was read, each once, in the order they were found.
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Fault } from '#template/fault.ts';

const names = defineMessages({
  price: { id: 'repairs.price' },
  rating: { id: 'repairs.rating' },
  industry: { id: 'repairs.industry' },
  image: { id: 'repairs.image' },
  screenshots: { id: 'repairs.screenshots' },
  layout: { id: 'repairs.layout' },
  source: { id: 'repairs.source' },
  assumptionName: { id: 'repairs.assumption-name' },
  assumptionUnits: { id: 'repairs.assumption-units' },
  formulaKinds: { id: 'repairs.formula-kinds' },
  formulaUnits: { id: 'repairs.formula-units' },
  internal: { id: 'repairs.internal' },
});

/** The first that fits a path names it. */
const patterns: readonly (readonly [RegExp, MessageDescriptor])[] = [
  [/^price$/, names.price],
  [/^rating$/, names.rating],
  [/^industry$/, names.industry],
  [/^image$/, names.image],
  [/^screenshots/, names.screenshots],
  [/^layout\./, names.layout],
  [/\.provenance\b/, names.source],
  [/\.otherAssumptions\..*\.name$/, names.assumptionName],
  [/\.otherAssumptions\..*\.units\b/, names.assumptionUnits],
  [/\.allowedRels\b/, names.formulaKinds],
  [/^data\.formulas\[\d+\]\.variables\[\d+\]\.units\b/, names.formulaUnits],
];

export interface RepairedField {
  readonly name: MessageDescriptor;
  readonly count: number;
}

export function repairedFields(repairs: readonly Fault[]): readonly RepairedField[] {
  const counts = new Map<MessageDescriptor, number>();
  for (const { path } of repairs) {
    const name = patterns.find(([pattern]) => pattern.test(path))?.[1] ?? names.internal;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}
