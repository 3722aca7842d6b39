// The tabs that a section's dialog has.

import { defineMessages, type MessageDescriptor } from 'react-intl';
import { isTradeSectionId, type RelId, type ResourceSectionId, sections } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { useTemplate } from '../../document/document-context.ts';
import { isGenerated, isHiddenByParent } from '../../document/resources/section-generation.ts';
import { useUsesAI } from '../../session/ai/use-uses-ai.ts';

export const tabNames = defineMessages({
  generated: { id: 'add.tab-generated' },
  suggested: { id: 'add.tab-suggested' },
  predefined: { id: 'add.tab-predefined' },
  custom: { id: 'add.tab-custom' },
  equity: { id: 'rel.equity' },
  loan: { id: 'rel.loan' },
});

export interface DialogTab {
  readonly id: 'generated' | 'predefined' | 'custom' | 'equity' | 'loan';
  readonly name: MessageDescriptor;
  /** The kind created by hand on it; null on tabs of suggestions. */
  readonly formRel: RelId | null;
  /** What it suggests is asked of an AI too. */
  readonly usesAI?: boolean;
}

/** Those of an AI, or where none answers those of the catalogue for the words that are typed. */
const generated = (usesAI: boolean): DialogTab => ({
  ...{ id: 'generated', formRel: null, usesAI },
  name: usesAI ? tabNames.generated : tabNames.suggested,
});
const predefined: DialogTab = { id: 'predefined', name: tabNames.predefined, formRel: null };
const financing: readonly DialogTab[] = [
  { id: 'equity', name: tabNames.equity, formRel: 'equity' },
  { id: 'loan', name: tabNames.loan, formRel: 'loan' },
];

const withoutSuggestions: readonly ResourceSectionId[] = [
  'section_depreciation',
  'section_seasonality',
  'section_drivers',
];

export function useTabs(sectionId: ResourceSectionId): readonly DialogTab[] {
  const template = useTemplate();
  return tabsOf(template, sectionId, useUsesAI());
}

export function tabsOf(
  template: Template,
  sectionId: ResourceSectionId,
  usesAI: boolean,
): readonly DialogTab[] {
  const formRel = sections[sectionId].rels[0] ?? 'service';
  const custom: DialogTab = { id: 'custom', name: tabNames.custom, formRel };
  if (withoutSuggestions.includes(sectionId)) return [custom];
  const hasGenerated = isGenerated(template, sectionId) && !isHiddenByParent(sectionId);
  // The other sections are the same for every business: no AI is asked about them.
  const asksAI = usesAI && isTradeSectionId(sectionId);
  const chosen = hasGenerated ? [generated(asksAI), predefined] : [predefined];
  return [...chosen, ...(sectionId === 'section_financing' ? financing : [custom])];
}

/** The tab on which a resource of that kind is created by hand. */
export const tabFor = (tabs: readonly DialogTab[], rel: RelId): DialogTab | undefined =>
  tabs.find(({ formRel }) => formRel === rel) ?? tabs.find(({ formRel }) => formRel !== null);
