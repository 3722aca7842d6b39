// Opens a template where one was in this tab, or else where its author left it, in the scenario that was worked on, and writes the place down along with what is changed there.
import { useLayoutEffect } from 'react';
import type { TemplateDocument } from './document/document.ts';
import type { DocumentState } from './document/document-state.ts';
import { salesSection } from './document/resources/section-rules.ts';
import { keepPlace, keptPlace } from './kept-place.ts';
import { keepScenario, keptScenario } from './kept-scenario.ts';
import { beginWith, resumeScenario, useEditorState } from './state.ts';

/** What came from elsewhere: answering that would have two tabs write one after the other for ever. */
const taken: ReadonlySet<string> = new Set(['step.take-newer', 'step.elsewhere']);

export function usePlaceKept({ uuid, store, note }: TemplateDocument): void {
  useLayoutEffect(() => {
    beginWith(store.getState().template.data.activeSectionId ?? salesSection, keptPlace(uuid));
    resumeScenario(uuid, keptScenario(uuid));
    const stopKeeping = useEditorState.subscribe((now, before) => {
      const isElsewhere = now.sheetId !== before.sheetId || now.sectionId !== before.sectionId;
      if (isElsewhere || now.view !== before.view) keepPlace(uuid, now);
      if (now.scenario !== before.scenario) keepScenario(uuid, now.scenario.keys);
    });
    const stopNoting = store.subscribe((now, before) => {
      const { sectionId } = useEditorState.getState();
      if (!isChangedHere(now, before) || now.template.data.activeSectionId === sectionId) return;
      note((draft) => {
        draft.data.activeSectionId = sectionId;
      });
    });
    return () => {
      stopKeeping();
      stopNoting();
    };
  }, [uuid, store, note]);
}

/** A place alone is not worth saving. */
function isChangedHere(now: DocumentState, before: DocumentState): boolean {
  const step = now.history.past.at(-1);
  return step !== undefined && step !== before.history.past.at(-1) && !taken.has(step.label.message.id ?? '');
}
