// What was chosen and typed on each tab, kept while another one is looked at.
import { useState } from 'react';
import { emptyDraft, type ResourceDraft } from '../../document/resources/resource-draft.ts';
import type { Selection } from '../../document/resources/selection.ts';
import { useTemplate } from '../../document-context.ts';
import type { DialogTab } from './use-tabs.ts';

export interface Kept {
  readonly drafts: Readonly<Record<string, ResourceDraft>>;
  readonly selections: Readonly<Record<string, Selection>>;
  readonly setDraft: (tabId: string, draft: ResourceDraft) => void;
  readonly setSelection: (tabId: string, selection: Selection) => void;
}

export function useKept(tabs: readonly DialogTab[]): Kept {
  const template = useTemplate();
  const [drafts, setDrafts] = useState<Kept['drafts']>(() =>
    Object.fromEntries(
      tabs.flatMap(({ id, draftRel }) => (draftRel === null ? [] : [[id, emptyDraft(template, draftRel)]])),
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
