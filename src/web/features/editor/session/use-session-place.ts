// Opens a template at the sheet of its address, else at the tab's place, else at its author's; and follows later changes of each.
import { useLayoutEffect } from 'react';
import { isSheetId, type SheetId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { isFromCard } from '#web/state/templates/from-card.ts';
import type { TemplateDocument } from '../document/document.ts';
import type { DocumentState } from '../document/document-state.ts';
import { salesSection } from '../document/resources/section-rules.ts';
import { editorStateOf, restorePlace, resumeScenario, showSheet, switchView } from './state/editor-state.ts';
import { readSessionPlace, saveSessionPlace } from './storage/session-place.ts';
import { readSessionScenario, saveSessionScenario } from './storage/session-scenario.ts';
import { correctSheetInAddress, noteSheetInAddress, sheetOfAddress } from './storage/sheet-address.ts';

/** Steps that came from elsewhere: saving a place in response would make two tabs save in turns forever. */
const externalSteps: ReadonlySet<string> = new Set(['step.take-newer', 'step.elsewhere']);

export function useSessionPlace(document: TemplateDocument): void {
  useLayoutEffect(() => {
    const { uuid, store, note } = document;
    const state = editorStateOf(document);
    const { template } = store.getState();
    const leftAt = template.data.activeSectionId ?? salesSection;
    const kept = readSessionPlace(uuid);
    restorePlace(document, leftAt, kept, sheetInAddress() ?? (kept ? null : beginning(template)));
    saveSessionPlace(uuid, state.getState());
    correctSheetInAddress(state.getState().sheetId);
    resumeScenario(document, readSessionScenario(uuid));
    const stopKeeping = state.subscribe((now, before) => {
      const isElsewhere = now.sheetId !== before.sheetId || now.sectionId !== before.sectionId;
      if (isElsewhere || now.view !== before.view) saveSessionPlace(uuid, now);
      if (now.sheetId !== before.sheetId) noteSheetInAddress(now.sheetId);
      if (now.scenarioKeys !== before.scenarioKeys) saveSessionScenario(uuid, now.scenarioKeys);
    });
    const stopNoting = store.subscribe((now, before) => {
      const { sectionId } = state.getState();
      if (!hasLocalChange(now, before) || now.template.data.activeSectionId === sectionId) return;
      note((draft) => {
        draft.data.activeSectionId = sectionId;
      });
    });
    const followAddress = () => {
      const sheetId = sheetInAddress();
      if (sheetId === null) correctSheetInAddress(state.getState().sheetId);
      if (sheetId === null || sheetId === state.getState().sheetId) return;
      showSheet(document, sheetId);
      switchView(document, 'sheet');
    };
    window.addEventListener('popstate', followAddress);
    return () => {
      window.removeEventListener('popstate', followAddress);
      stopKeeping();
      stopNoting();
    };
  }, [document]);
}

/** From a card one sees first what a model comes to, unless its author left it elsewhere than where every model begins. */
function beginning({ data, isOnboardingComplete }: Template): SheetId | null {
  const isLeftElsewhere = (data.activeSectionId ?? salesSection) !== salesSection;
  if (!isFromCard() || isLeftElsewhere || isOnboardingComplete === false) return null;
  const dashboard = data.modules.find(({ id }) => id === 'module_dashboard');
  return dashboard?.isEnabled && dashboard.isIncluded ? 'dashboard' : null;
}

function sheetInAddress(): SheetId | null {
  const sheetId = sheetOfAddress(window.location.hash) ?? '';
  return isSheetId(sheetId) ? sheetId : null;
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
