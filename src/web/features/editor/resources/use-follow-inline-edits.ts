// Keeps inline edits with the resource they belong to, whatever else changes in the template.
import { useLayoutEffect } from 'react';
import type { TemplateDocument } from '../document/document.ts';
import { followResources } from './form/inline-edits.ts';

/** Steps that may replace existing resources with others. */
const replacing = 'step.generate';

export function useFollowInlineEdits(document: TemplateDocument): void {
  useLayoutEffect(() => {
    const { store } = document;
    followResources(document, { before: null, now: store.getState().template, isReplacing: false });
    return store.subscribe(({ template: now, history }, { template: before }) => {
      if (now === before) return;
      const isReplacing = history.past.at(-1)?.label.message.id === replacing;
      followResources(document, { before, now, isReplacing });
    });
  }, [document]);
}
