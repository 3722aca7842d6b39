// Searches all sheets while typing, and moves from match to match.
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCalculated, useCalculation, useFindReply } from '../../calculation/calculation-client.ts';
import { textFinder } from '../../calculation/find-text.ts';
import type { CalculationResult, FoundCell } from '../../calculation/protocol.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { closeSheetEdit, editorStateOf, useEditorState } from '../../session/state/editor-state.ts';
import { closeFind, markFound } from '../../session/view/find-state.ts';
import { goToCell } from '../../session/view/go-to-cell.ts';
import { useDisplayOptions, useMoneyScale, useSheetLanguage } from '../../session/view/sheets-view.ts';

export function useFind() {
  const open = useTemplateDocument();
  const result = useCalculated((calculated) => calculated.result);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<FoundCell | null>(null);
  const cells = useCells(query, result);
  const index = cells.list.findIndex((cell) => isSame(cell, at));
  const go = (cell: FoundCell | undefined) => {
    if (!cell) return;
    setAt(cell);
    goToFound(open, cell, false);
  };
  const located = useRef('');
  useEffect(() => {
    // A new run finds the same text again; the sheets stay where they are.
    if (!cells.isFresh || located.current === query) return;
    located.current = query;
    const here = cells.list.find((cell) => isSame(cell, at)) ?? nearest(open, cells.list, result);
    if (!here) return;
    setAt(here);
    goToFound(open, here, false);
  }, [cells, query, at, result, open]);
  const step = (steps: 1 | -1) => {
    const { list } = cells;
    go(index < 0 ? nearest(open, list, result) : list[(index + steps + list.length) % list.length]);
  };
  const close = () => {
    closeFind(open);
    if (index >= 0 && at) goToFound(open, at, true);
  };
  const shown = index < 0 ? null : at;
  const isEdited = useEditorState(({ editedSheetIds }) => editedSheetIds.includes(shown?.sheetId ?? ''));
  /** What is typed in the sheet is still there when it is edited again. */
  const preview = () => {
    if (!shown) return;
    closeSheetEdit(open, shown.sheetId);
    goToFound(open, shown, false);
  };
  return { query, setQuery, cells, index, at: shown, step, close, preview: isEdited ? preview : null };
}

interface FoundCells {
  readonly list: readonly FoundCell[];
  readonly isCut: boolean;
  /** Whether the result belongs to the text in the field. */
  readonly isFresh: boolean;
}

const none: readonly FoundCell[] = [];

function useCells(query: string, result: CalculationResult | null): FoundCells {
  const open = useTemplateDocument();
  const calculation = useCalculation();
  const display = useDisplayOptions(useSheetLanguage());
  const scale = useMoneyScale();
  const reply = useFindReply();
  useEffect(() => {
    markFound(open, query.trim() === '' ? null : textFinder(query, display.language));
    if (result) calculation.find({ query, ...display, scale });
  }, [query, display, scale, result, calculation, open]);
  const isFresh = reply?.query === query;
  return useMemo(
    () => ({ list: (query !== '' && reply?.cells) || none, isCut: reply?.isCut === true, isFresh }),
    [query, reply, isFresh],
  );
}

const isSame = (cell: FoundCell, other: FoundCell | null): boolean =>
  cell.rowId === other?.rowId && cell.column === other.column;

/** Starting from the displayed sheet. */
function nearest(
  open: TemplateDocument,
  list: readonly FoundCell[],
  result: CalculationResult | null,
): FoundCell | undefined {
  const order: readonly string[] = (result?.sheets ?? []).map(({ id }) => id);
  const from = order.indexOf(editorStateOf(open).getState().sheetId);
  return list.find(({ sheetId }) => order.indexOf(sheetId) >= from) ?? list[0];
}

const goToFound = (open: TemplateDocument, { column, ...found }: FoundCell, isFocused: boolean): void =>
  goToCell(open, { ...found, columnId: column === 'label' ? null : String(column) }, isFocused);
