// Restores the tab's place and scenario in a template, or else its author's place, and saves the place with later changes.
import { useLayoutEffect } from 'react';
import type { TemplateDocument } from '../document/document.ts';
import type { DocumentState } from '../document/document-state.ts';
import { salesSection } from '../document/resources/section-rules.ts';
import { editorStateOf, restorePlace, resumeScenario } from './state/editor-state.ts';
import { readSessionPlace, saveSessionPlace } from './storage/session-place.ts';
import { readSessionScenario, saveSessionScenario } from './storage/session-scenario.ts';

/** Steps that came from elsewhere: saving a place in response would make two tabs save in turns forever. */
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
