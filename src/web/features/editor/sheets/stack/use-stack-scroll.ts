// Keeps the scroller and the active sheet in sync: a chosen sheet is scrolled to, and manual scrolling changes the active one.
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { embeddedPage } from '#web/state/templates/embedded-page.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import {
  editorStateOf,
  followSheet,
  type SheetGoal,
  useEditorState,
} from '../../session/state/editor-state.ts';
import { onSpanChange } from '../../session/view/sheets-view.ts';
import { activeSheet, placeOfSheet, sectionElement, shownAtPx } from './section-places.ts';

const detectionDelayMs = 100;

interface StackScroll {
  /** Ignores the scroll position after programmatic changes. */
  readonly settle: () => void;
}

/** A sheet that keeps its position while the content above it changes height. */
interface Pin {
  readonly sheetId: string;
  /** From the top of the scroller. */
  readonly atPx: number;
}

export function useStackScroll(scroller: RefObject<HTMLElement | null>, order: string): StackScroll {
  const open = useTemplateDocument();
  const goal = useEditorState((state) => state.goal);
  const reached = useRef<SheetGoal | null>(null);
  /** Until the user scrolls. */
  const pinned = useRef<Pin | null>(null);
  const settledTop = useRef(0);
  const settle = useCallback(() => {
    pinned.current = null;
    settledTop.current = scroller.current?.scrollTop ?? 0;
  }, [scroller]);
  const jump = useCallback(
    (pin: Pin) => {
      const element = scroller.current;
      const place = element && placeOfSheet(element, pin.sheetId);
      if (!element || place === null) return;
      pinned.current = pin;
      element.scrollTo({ top: Math.max(0, place - pin.atPx), behavior: 'instant' });
    },
    [scroller],
  );
  useLayoutEffect(() => {
    const { sheetId, goal: first } = editorStateOf(open).getState();
    if (first?.sheetId === sheetId) reached.current = first;
    jump({ sheetId, atPx: 0 });
  }, [jump, open]);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !goal || reached.current === goal || !order.split(' ').includes(goal.sheetId)) return;
    reached.current = goal;
    const { sheetId, isFocused, staysInView } = goal;
    if (isFocused) sectionElement(element, sheetId)?.querySelector('h2')?.focus({ preventScroll: true });
    jump({ sheetId, atPx: staysInView ? shownAtPx(element, sheetId) : 0 });
  }, [goal, order, jump, scroller]);
  useFollowSheetOrder(scroller, order, pinned);
  useEffect(() => {
    const element = scroller.current;
    if (!element || embeddedPage) return;
    const follow: ScrollState['follow'] = (sheetId, isPanelKept) => followSheet(open, sheetId, isPanelKept);
    return followScroll(element, { pinned, settledTop, jump, follow });
  }, [scroller, jump, open]);
  useStayWithSpans(scroller, pinned);
  return { settle };
}

/** By year or quarter there is no line of years above the columns, in the sheets above either: the active sheet stays where it is. */
function useStayWithSpans(scroller: RefObject<HTMLElement | null>, pinned: RefObject<Pin | null>): void {
  const open = useTemplateDocument();
  useEffect(
    () =>
      onSpanChange(open, () => {
        const element = scroller.current;
        const { sheetId } = editorStateOf(open).getState();
        const place = element && placeOfSheet(element, sheetId);
        if (element && place !== null) pinned.current = { sheetId, atPx: place - element.scrollTop };
      }),
    [open, scroller, pinned],
  );
}

/** Sheets are added and removed without scrolling: the sheet now in place of a removed one becomes active, and a restored one in its place. */
function useFollowSheetOrder(
  scroller: RefObject<HTMLElement | null>,
  order: string,
  pinned: RefObject<Pin | null>,
): void {
  const open = useTemplateDocument();
  const before = useRef(order);
  useLayoutEffect(() => {
    const [was, are] = [before.current.split(' '), order.split(' ')];
    before.current = order;
    const back = pinned.current?.sheetId;
    if (back !== undefined && are.includes(back) && !was.includes(back)) followSheet(open, back, false);
    const { sheetId } = editorStateOf(open).getState();
    if (!was.includes(sheetId) || are.includes(sheetId)) return;
    const found = scroller.current && activeSheet(scroller.current);
    if (found !== null) followSheet(open, found, false);
  }, [scroller, order, pinned, open]);
}

interface ScrollState {
  readonly pinned: RefObject<Pin | null>;
  readonly settledTop: RefObject<number>;
  readonly jump: (pin: Pin) => void;
  /** Makes the sheet that was scrolled to the active one. */
  readonly follow: (sheetId: string, isPanelKept: boolean) => void;
}

/** The events of manual scrolling. */
const manualScrollEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function followScroll(element: HTMLElement, standing: ScrollState): () => void {
  const { pinned, settledTop, jump, follow } = standing;
  let timer = 0;
  const detect = () => {
    const isSettled = Math.abs(element.scrollTop - settledTop.current) < 1;
    const found = pinned.current !== null || isSettled ? null : activeSheet(element);
    // A dialog opened from the panel has the focus, and would close with the panel's fields.
    if (found !== null)
      follow(found, document.activeElement?.closest('aside, dialog, [role=dialog]') != null);
  };
  const scrolled = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(detect, detectionDelayMs);
  };
  const release = () => {
    pinned.current = null;
  };
  // Sheets coming into view take their real height; until the user scrolls, the chosen sheet stays in place.
  const stay = () => {
    if (pinned.current !== null) jump(pinned.current);
  };
  const resizes = new ResizeObserver(stay);
  if (element.firstElementChild) resizes.observe(element.firstElementChild);
  element.addEventListener('scroll', scrolled, { passive: true });
  for (const name of manualScrollEvents) element.addEventListener(name, release, { passive: true });
  return () => {
    window.clearTimeout(timer);
    resizes.disconnect();
    element.removeEventListener('scroll', scrolled);
    for (const name of manualScrollEvents) element.removeEventListener(name, release);
  };
}
