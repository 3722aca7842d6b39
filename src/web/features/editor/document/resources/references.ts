// What a variable may read: the totals of the model's sheets, the length of a period, any single resource or one of its inputs.
import { businessSectionIds, type RelId, sections } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { type ResourceView, resourcesOf } from './resource-view.ts';

/** Sections and figures that the model knows by these names. */
export const namedTargets = [
  'section_sales',
  'section_cos',
  'gross_profit',
  'section_sga',
  'section_fixedassets',
  'period_days',
  'period_number',
  'period_years',
] as const;

export type NamedTarget = (typeof namedTargets)[number];

export const isNamedTarget = (id: string): id is NamedTarget =>
  (namedTargets as readonly string[]).includes(id);

/** Whether a number of such a resource may be read from another row; taxes and lives are typed. */
export const mayRead = (rel: RelId): boolean =>
  businessSectionIds.some((id) => sections[id].rels.includes(rel));

/** In the order of their sections. */
export const targetResources = (template: Template): readonly ResourceView[] =>
  businessSectionIds.flatMap((sectionId) => resourcesOf(template, sectionId));

export interface RowTarget {
  readonly id: string;
  /** The resource's name, followed by the input's. */
  readonly name: string;
}

/** The inputs and the steps of a resource's first flow; of the same id, the input is meant. */
export function rowTargets({ id, name, flows }: ResourceView): readonly RowTarget[] {
  const inputs = (flows[0]?.inputs ?? []).map((input) => ({ id: input.variableId, name: input.name }));
  const steps = (flows[0]?.steps ?? []).filter((step) => !inputs.some((input) => input.id === step.id));
  return [...inputs, ...steps].map((row) => ({ id: `${id}.${row.id}`, name: `${name}: ${row.name}` }));
}

/** A resource is its total. */
export const withoutTotal = (target: string): string => target.replace(/\.total$/, '');
