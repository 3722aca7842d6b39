// Opens a template where one was in this tab, or else where its author left it, in the scenario that was worked on, and writes the place down along with what is changed there.
import { useLayoutEffect } from 'react';
import type { TemplateDocument } from '../document/document.ts';
import type { DocumentState } from '../document/document-state.ts';
import { salesSection } from '../document/resources/section-rules.ts';
import { beginWith, editorStateOf, resumeScenario } from './state/editor-state.ts';
import { keepPlace, keptPlace } from './storage/session-place.ts';
import { keepScenario, keptScenario } from './storage/session-scenario.ts';

/** What came from elsewhere: answering that would have two tabs write one after the other for ever. */
const taken: ReadonlySet<string> = new Set(['step.take-newer', 'step.elsewhere']);

export function useSessionPlace(document: TemplateDocument): void {
  useLayoutEffect(() => {
    const { uuid, store, note } = document;
    const state = editorStateOf(document);
    beginWith(document, store.getState().template.data.activeSectionId ?? salesSection, keptPlace(uuid));
    resumeScenario(document, keptScenario(uuid));
    const stopKeeping = state.subscribe((now, before) => {
      const isElsewhere = now.sheetId !== before.sheetId || now.sectionId !== before.sectionId;
      if (isElsewhere || now.view !== before.view) keepPlace(uuid, now);
      if (now.scenarioKeys !== before.scenarioKeys) keepScenario(uuid, now.scenarioKeys);
    });
    const stopNoting = store.subscribe((now, before) => {
      const { sectionId } = state.getState();
      if (!isChangedHere(now, before) || now.template.data.activeSectionId === sectionId) return;
      note((draft) => {
        draft.data.activeSectionId = sectionId;
      });
    });
    return () => {
      stopKeeping();
      stopNoting();
    };
  }, [document]);
}

/** A place alone is not worth saving. */
function isChangedHere(now: DocumentState, before: DocumentState): boolean {
  const step = now.history.past.at(-1);
  return step !== undefined && step !== before.history.past.at(-1) && !taken.has(step.label.message.id ?? '');
}
