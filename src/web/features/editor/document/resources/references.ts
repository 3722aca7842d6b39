// What a variable may read: the totals of the model's sheets, the length of a period, any single resource or one of its inputs.
import { businessSectionIds } from '#template/sections.ts';
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

/** In the order of their sections. */
export const targetResources = (template: Template): readonly ResourceView[] =>
  businessSectionIds.flatMap((sectionId) => resourcesOf(template, sectionId));

export interface RowTarget {
  readonly id: string;
  /** The resource's name, followed by the input's. */
  readonly name: string;
}

/** The inputs of a resource's first flow. */
export const rowTargets = ({ id, name, flows }: ResourceView): readonly RowTarget[] =>
  (flows[0]?.inputs ?? []).map((input) => ({
    id: `${id}.${input.variableId}`,
    name: `${name}: ${input.name}`,
  }));

/** A resource is its total. */
export const withoutTotal = (target: string): string => target.replace(/\.total$/, '');
