// Asks for the model to be calculated whenever the template or what is looked at changes.
import { useEffect } from 'react';
import type { Template } from '#template/template.ts';
import { requestCalculation, wantSheets } from './calculation/calculator.ts';
import { useTemplateDocument } from './document-context.ts';
import { useEditorState } from './state.ts';
import { useScenario } from './use-scenario.ts';

export function useCalculation(template: Template): void {
  const sheetId = useEditorState((state) => state.sheetId);
  const near = useEditorState((state) => state.nearSheetIds);
  const isComparing = useEditorState((state) => state.isComparing);
  const { index } = useScenario(template);
  const { store } = useTemplateDocument();
  useEffect(() => wantSheets([sheetId, ...near]), [sheetId, near]);
  useEffect(() => {
    const ask = () =>
      requestCalculation({ template: store.getState().template, scenario: index + 1, isComparing });
    ask();
    // As the template changes, so that it is calculated while the page is still drawing what was typed.
    return store.subscribe((now, before) => {
      if (now.template !== before.template) ask();
    });
  }, [store, index, isComparing]);
}
