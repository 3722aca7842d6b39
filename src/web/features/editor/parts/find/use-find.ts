// Looks for a text in all sheets as it is typed, and steps from one place to the next.
import { useEffect, useMemo, useRef, useState } from 'react';
import { requestFind, useCalculated, useFound } from '../../calculation/calculator.ts';
import { textFinder } from '../../calculation/find-text.ts';
import type { CalculationResult, FoundCell } from '../../calculation/protocol.ts';
import { useTemplate } from '../../document-context.ts';
import { closeFind, markFound } from '../../find-state.ts';
import { useShowing } from '../../sheets-view.ts';
import { closeSheetEdit, showView, useEditorState } from '../../state.ts';
import { useTraceState } from '../../trace-state.ts';

export function useFind() {
  const result = useCalculated((calculated) => calculated.result);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<FoundCell | null>(null);
  const cells = useCells(query, result);
  const index = cells.list.findIndex((cell) => isSame(cell, at));
  const go = (cell: FoundCell | undefined) => {
    if (!cell) return;
    setAt(cell);
    standOn(cell, false);
  };
  const located = useRef('');
  useEffect(() => {
    // Another run finds the same text anew; the sheets stay where they are.
    if (!cells.isFresh || located.current === query) return;
    located.current = query;
    const here = cells.list.find((cell) => isSame(cell, at)) ?? nearest(cells.list, result);
    if (!here) return;
    setAt(here);
    standOn(here, false);
  }, [cells, query, at, result]);
  const step = (steps: 1 | -1) => {
    const { list } = cells;
    go(index < 0 ? nearest(list, result) : list[(index + steps + list.length) % list.length]);
  };
  const close = () => {
    closeFind();
    if (index >= 0 && at) standOn(at, true);
  };
  const shown = index < 0 ? null : at;
  const isEdited = useEditorState(({ editedSheetIds }) => editedSheetIds.includes(shown?.sheetId ?? ''));
  /** What is typed in the sheet is still there when it is edited again. */
  const preview = () => {
    if (!shown) return;
    closeSheetEdit(shown.sheetId);
    standOn(shown, false);
  };
  return { query, setQuery, cells, index, at: shown, step, close, preview: isEdited ? preview : null };
}

interface Cells {
  readonly list: readonly FoundCell[];
  readonly isCut: boolean;
  /** Whether it is the answer to what stands in the field. */
  readonly isFresh: boolean;
}

const none: readonly FoundCell[] = [];

function useCells(query: string, result: CalculationResult | null): Cells {
  const { uuid } = useTemplate();
  const showing = useShowing(uuid, result?.language ?? 'en');
  const reply = useFound((found) => found.reply);
  useEffect(() => {
    markFound(query.trim() === '' ? null : textFinder(query));
    if (result) requestFind({ query, ...showing });
  }, [query, showing, result]);
  const isFresh = reply?.query === query;
  return useMemo(
    () => ({ list: (query !== '' && reply?.cells) || none, isCut: reply?.isCut === true, isFresh }),
    [query, reply, isFresh],
  );
}

const isSame = (cell: FoundCell, other: FoundCell | null): boolean =>
  cell.rowId === other?.rowId && cell.column === other.column;

/** From the sheet that is looked at onwards. */
function nearest(list: readonly FoundCell[], result: CalculationResult | null): FoundCell | undefined {
  const order = (result?.sheets ?? []).map(({ id }) => id);
  const from = order.indexOf(useEditorState.getState().sheetId);
  return list.find(({ sheetId }) => order.indexOf(sheetId) >= from) ?? list[0];
}

function standOn({ sheetId, rowId, column }: FoundCell, isFocused: boolean): void {
  const columnId = column === 'label' ? null : String(column);
  showView('sheet');
  // Where a sheet is edited its numbers are not there to stand on.
  const isEdited = useEditorState.getState().editedSheetIds.includes(sheetId);
  const goal = { sheetId, isFocused: false, isSmooth: true };
  useEditorState.setState({ sheetId, ...(isEdited && { goal }) });
  useTraceState.setState({ target: { sheetId, rowId, columnId, isFocused } });
}
