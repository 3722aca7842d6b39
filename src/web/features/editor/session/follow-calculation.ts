// Recalculates the model whenever the template or the displayed sheets change.
import { useEffect } from 'react';
import type { Template } from '#template/template.ts';
import { useCalculation } from '../calculation/calculation-client.ts';
import { spanKinds } from '../calculation/spans/span-columns.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { useEditorState } from './state/editor-state.ts';
import { useIsDialogOpen } from './state/open-dialog.ts';
import { useScenario } from './state/use-scenario.ts';
import { useSpanView } from './view/sheets-view.ts';

export function useFollowedCalculation(template: Template): void {
  const sheetId = useEditorState((state) => state.sheetId);
  const near = useEditorState((state) => state.nearSheetIds);
  const isComparing = useIsDialogOpen('scenarios');
  const { index } = useScenario(template);
  const view = useSpanView();
  const { store } = useTemplateDocument();
  const calculation = useCalculation();
  useEffect(() => calculation.wantSheets([sheetId, ...near]), [calculation, sheetId, near]);
  useEffect(() => {
    const spans = spanKinds(view);
    const ask = () =>
      calculation.request({ template: store.getState().template, scenario: index + 1, isComparing, spans });
    ask();
    // Synchronously with the change, so that it is calculated while the page is still rendering.
    return store.subscribe((now, before) => {
      if (now.template !== before.template) ask();
    });
  }, [calculation, store, index, isComparing, view]);
}
