// Opens a template where its author left it, and writes the place down along with what is changed there.
import { useLayoutEffect } from 'react';
import type { TemplateDocument } from './document/document.ts';
import type { DocumentState } from './document/document-state.ts';
import { salesSection } from './document/resources/section-rules.ts';
import { beginWith, useEditorState } from './state.ts';

/** What came from elsewhere: answering that would have two tabs write one after the other for ever. */
const taken: ReadonlySet<string> = new Set(['step.take-newer', 'step.elsewhere']);

export function usePlaceKept({ store, note }: TemplateDocument): void {
  useLayoutEffect(() => {
    beginWith(store.getState().template.data.activeSectionId ?? salesSection);
    return store.subscribe((now, before) => {
      const { sectionId } = useEditorState.getState();
      if (!isChangedHere(now, before) || now.template.data.activeSectionId === sectionId) return;
      note((draft) => {
        draft.data.activeSectionId = sectionId;
      });
    });
  }, [store, note]);
}

/** A place alone is not worth saving. */
function isChangedHere(now: DocumentState, before: DocumentState): boolean {
  const step = now.history.past.at(-1);
  return step !== undefined && step !== before.history.past.at(-1) && !taken.has(step.label.message.id ?? '');
}
