// Fills the list of sheets where nothing is calculated here, and goes to the one that is chosen in it.
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useCalculation } from '../../calculation/calculation-client.ts';
import { listedSheets } from '../../calculation/listed-sheets.ts';
import { useTemplate } from '../../document/document-context.ts';
import { useEditorState } from '../../session/state/editor-state.ts';

/** To be given to what holds the sheets, each of which says its module. */
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
