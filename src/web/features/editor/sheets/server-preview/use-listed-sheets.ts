// Fills the list of sheets when nothing is calculated in the browser, and scrolls to the chosen one.
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useCalculation } from '../../calculation/calculation-client.ts';
import { listedSheets } from '../../calculation/listed-sheets.ts';
import { useTemplate } from '../../document/document-context.ts';
import { useEditorState } from '../../session/state/editor-state.ts';

/** The ref of the container of the sheets, each of which has its module as an attribute. */
export function useListedSheets(): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  const template = useTemplate();
  const sheets = useMemo(() => listedSheets(template, null), [template]);
  const sheetId = useEditorState((state) => state.sheetId);
  const moduleId = sheets.find(({ id }) => id === sheetId)?.moduleId;
  const { calculated } = useCalculation();
  useEffect(() => calculated.setState({ sheets }), [calculated, sheets]);
  useEffect(() => {
    if (moduleId === undefined) return;
    const chosen = view.current?.querySelector(`[data-module="${CSS.escape(moduleId)}"]`);
    chosen?.scrollIntoView({ block: 'start' });
  }, [moduleId]);
  return view;
}
