// The tabs that a section's dialog has.
import { defineMessages } from 'react-intl';
import type { Rel } from '#template/template.ts';
import { useVisitor } from '#web/state/visitor.ts';
import { rulesOf } from '../../document/resources/section-rules.ts';

export const tabNames = defineMessages({
  generated: { id: 'add.tab-generated' },
  predefined: { id: 'add.tab-predefined' },
  custom: { id: 'add.tab-custom' },
  equity: { id: 'rel.equity' },
  loan: { id: 'rel.loan' },
});

export interface DialogTab {
  readonly id: keyof typeof tabNames;
  /** The kind made up by hand on it; null where something is chosen. */
  readonly draftRel: Rel | null;
}

/** What is earned, spent and bought differs from business to business. */
const generatedSections: readonly string[] = [
  'section_sales',
  'section_cos',
  'section_sga',
  'section_fixedassets',
];

const generated: DialogTab = { id: 'generated', draftRel: null };
const predefined: DialogTab = { id: 'predefined', draftRel: null };
const financing: readonly DialogTab[] = [
  { id: 'equity', draftRel: 'equity' },
  { id: 'loan', draftRel: 'loan' },
];

export function useTabs(sectionId: string): readonly DialogTab[] {
  const { allowOpenAI } = useVisitor().settings;
  const custom: DialogTab = { id: 'custom', draftRel: rulesOf(sectionId)?.rels[0] ?? 'service' };
  if (sectionId === 'section_depreciation') return [custom];
  if (sectionId === 'section_financing') return [predefined, ...financing];
  return [...(allowOpenAI && generatedSections.includes(sectionId) ? [generated] : []), predefined, custom];
}

/** Where a resource of that kind is made up by hand. */
export const tabFor = (tabs: readonly DialogTab[], rel: Rel): DialogTab | undefined =>
  tabs.find(({ draftRel }) => draftRel === rel) ?? tabs.find(({ draftRel }) => draftRel !== null);
