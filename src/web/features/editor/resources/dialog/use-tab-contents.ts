// What was chosen and typed on each tab, kept while another tab is shown.
import { useState } from 'react';
import { useTemplate } from '../../document/document-context.ts';
import { emptyResourceForm, type ResourceForm } from '../form/resource-form.ts';
import type { SuggestionSelection } from '../suggestions/selection.ts';
import { type DialogTab, tabFor } from './use-tabs.ts';

export interface TabContents {
  readonly forms: Readonly<Record<string, ResourceForm>>;
  readonly selections: Readonly<Record<string, SuggestionSelection>>;
  readonly setForm: (tabId: string, form: ResourceForm) => void;
  readonly setSelection: (tabId: string, selection: SuggestionSelection) => void;
}

/** `next` is the initial form of its kind. */
export function useTabContents(tabs: readonly DialogTab[], next: ResourceForm | null): TabContents {
  const template = useTemplate();
  const [forms, setForms] = useState<TabContents['forms']>(() =>
    Object.fromEntries(
      tabs.flatMap((tab) => {
        if (tab.formRel === null) return [];
        return [
          [tab.id, next && tab === tabFor(tabs, next.rel) ? next : emptyResourceForm(template, tab.formRel)],
        ];
      }),
    ),
  );
  const [selections, setSelections] = useState<TabContents['selections']>({});
  return {
    forms,
    selections,
    setForm: (tabId, form) => setForms((before) => ({ ...before, [tabId]: form })),
    setSelection: (tabId, selection) => setSelections((before) => ({ ...before, [tabId]: selection })),
  };
}
