// Opens the traces of the numbers that charts and key figures show, and gives the focus back when a trace is closed.
import { useEffect, useRef } from 'react';
import type { FigurePlace } from '../calculation/dashboard/key-figures.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { startTrace, useTraceState } from '../session/view/trace-state.ts';

/** `from` is what was pressed. */
export type OpenTrace = (place: FigurePlace | null, from: HTMLElement | null, isByKey: boolean) => void;

export function usePictureTrace(): OpenTrace {
  const open = useTemplateDocument();
  const pressed = useRef<HTMLElement | null>(null);
  const isTracing = useTraceState(({ step }) => step >= 0);
  useEffect(() => {
    if (isTracing || !pressed.current) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost) pressed.current.focus({ preventScroll: true });
    pressed.current = null;
  }, [isTracing]);
  return (place, from, isByKey) => {
    if (!place) return;
    const { sheetId, rowId, column } = place;
    pressed.current = from;
    startTrace(open, { place: { rowId, column }, sheetId, isFromTile: true }, isByKey);
  };
}
