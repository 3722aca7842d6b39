// What was chosen and typed on each tab, kept while another one is looked at.
import { useState } from 'react';
import { useTemplate } from '../../document/document-context.ts';
import { emptyDraft, type ResourceDraft } from '../form/resource-form.ts';
import type { Selection } from '../suggestions/selection.ts';
import { type DialogTab, tabFor } from './use-tabs.ts';

export interface Kept {
  readonly drafts: Readonly<Record<string, ResourceDraft>>;
  readonly selections: Readonly<Record<string, Selection>>;
  readonly setDraft: (tabId: string, draft: ResourceDraft) => void;
  readonly setSelection: (tabId: string, selection: Selection) => void;
}

/** `next` is what the form of its kind begins with. */
export function useKept(tabs: readonly DialogTab[], next: ResourceDraft | null): Kept {
  const template = useTemplate();
  const [drafts, setDrafts] = useState<Kept['drafts']>(() =>
    Object.fromEntries(
      tabs.flatMap((tab) => {
        if (tab.draftRel === null) return [];
        return [[tab.id, next && tab === tabFor(tabs, next.rel) ? next : emptyDraft(template, tab.draftRel)]];
      }),
    ),
  );
  const [selections, setSelections] = useState<Kept['selections']>({});
  return {
    drafts,
    selections,
    setDraft: (tabId, draft) => setDrafts((before) => ({ ...before, [tabId]: draft })),
    setSelection: (tabId, selection) => setSelections((before) => ({ ...before, [tabId]: selection })),
  };
}
