// Asks for the model to be calculated whenever the template or what is looked at changes.
import { useEffect } from 'react';
import type { Template } from '#template/template.ts';
import { requestCalculation, wantSheets } from './calculation/calculator.ts';
import { useEditorState } from './state.ts';
import { useScenario } from './use-scenario.ts';

export function useCalculation(template: Template): void {
  const sheetId = useEditorState((state) => state.sheetId);
  const near = useEditorState((state) => state.nearSheetIds);
  const isComparing = useEditorState((state) => state.isComparing);
  const { index } = useScenario(template);
  useEffect(() => wantSheets([sheetId, ...near]), [sheetId, near]);
  useEffect(
    () => requestCalculation({ template, scenario: index + 1, isComparing }),
    [template, index, isComparing],
  );
}
