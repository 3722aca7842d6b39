// Opens a template where one was in this tab, or else where its author left it, in the scenario that was worked on, and writes the place down along with what is changed there.
import { useLayoutEffect } from 'react';
import type { TemplateDocument } from '../document/document.ts';
import type { DocumentState } from '../document/document-state.ts';
import { salesSection } from '../document/resources/section-rules.ts';
import { editorStateOf, restorePlace, resumeScenario } from './state/editor-state.ts';
import { readSessionPlace, saveSessionPlace } from './storage/session-place.ts';
import { readSessionScenario, saveSessionScenario } from './storage/session-scenario.ts';

/** What came from elsewhere: answering that would have two tabs write one after the other for ever. */
const externalSteps: ReadonlySet<string> = new Set(['step.take-newer', 'step.elsewhere']);

export function useSessionPlace(document: TemplateDocument): void {
  useLayoutEffect(() => {
    const { uuid, store, note } = document;
    const state = editorStateOf(document);
    restorePlace(
      document,
      store.getState().template.data.activeSectionId ?? salesSection,
      readSessionPlace(uuid),
    );
    resumeScenario(document, readSessionScenario(uuid));
    const stopKeeping = state.subscribe((now, before) => {
      const isElsewhere = now.sheetId !== before.sheetId || now.sectionId !== before.sectionId;
      if (isElsewhere || now.view !== before.view) saveSessionPlace(uuid, now);
      if (now.scenarioKeys !== before.scenarioKeys) saveSessionScenario(uuid, now.scenarioKeys);
    });
    const stopNoting = store.subscribe((now, before) => {
      const { sectionId } = state.getState();
      if (!hasLocalChange(now, before) || now.template.data.activeSectionId === sectionId) return;
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
function hasLocalChange(now: DocumentState, before: DocumentState): boolean {
  const step = now.history.past.at(-1);
  return (
    step !== undefined &&
    step !== before.history.past.at(-1) &&
    !externalSteps.has(step.label.message.id ?? '')
  );
}
