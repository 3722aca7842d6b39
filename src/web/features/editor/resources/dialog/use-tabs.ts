// The tabs that a section's dialog has.

import { defineMessages } from 'react-intl';
import { type RelId, type ResourceSectionId, sections } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useTemplate } from '../../document/document-context.ts';
import { isGenerated, isHiddenByParent } from '../../document/resources/section-generation.ts';

export const tabNames = defineMessages({
  generated: { id: 'add.tab-generated' },
  predefined: { id: 'add.tab-predefined' },
  custom: { id: 'add.tab-custom' },
  equity: { id: 'rel.equity' },
  loan: { id: 'rel.loan' },
});

export interface DialogTab {
  readonly id: keyof typeof tabNames;
  /** The kind created by hand on it; null on tabs of suggestions. */
  readonly formRel: RelId | null;
}

const generated: DialogTab = { id: 'generated', formRel: null };
const predefined: DialogTab = { id: 'predefined', formRel: null };
const financing: readonly DialogTab[] = [
  { id: 'equity', formRel: 'equity' },
  { id: 'loan', formRel: 'loan' },
];

const withoutSuggestions: readonly ResourceSectionId[] = [
  'section_depreciation',
  'section_seasonality',
  'section_drivers',
];

export function useTabs(sectionId: ResourceSectionId): readonly DialogTab[] {
  const template = useTemplate();
  return tabsOf(template, sectionId, useVisitor().settings.allowOpenAI);
}

export function tabsOf(
  template: Template,
  sectionId: ResourceSectionId,
  allowOpenAI: boolean,
): readonly DialogTab[] {
  const custom: DialogTab = { id: 'custom', formRel: sections[sectionId].rels[0] ?? 'service' };
  if (withoutSuggestions.includes(sectionId)) return [custom];
  const hasGenerated = allowOpenAI && isGenerated(template, sectionId) && !isHiddenByParent(sectionId);
  const chosen = hasGenerated ? [generated, predefined] : [predefined];
  return [...chosen, ...(sectionId === 'section_financing' ? financing : [custom])];
}

/** The tab on which a resource of that kind is created by hand. */
export const tabFor = (tabs: readonly DialogTab[], rel: RelId): DialogTab | undefined =>
  tabs.find(({ formRel }) => formRel === rel) ?? tabs.find(({ formRel }) => formRel !== null);
