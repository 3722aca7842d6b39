// The mouse and the finger on the grid: a press moves the cursor or names a cell in a formula, dragging selects a block.
import { areaBetween, type CellPlace, isIn, isSamePlace } from '../geometry/cell-area.ts';
import type { GridControl } from './grid-control.ts';

interface PointerDrag {
  readonly to: (x: number, y: number) => void;
}

/** How near to a letter's edge the pointer takes hold of the column's width. */
const edgePx = 5;
/** How far one frame scrolls while a block is dragged beyond the edge. */
const dragStepPx = 24;

/** Returns what ends listening. */
export function listenToPointer(control: GridControl): () => void {
  const { grid, surface, page, editor, session, handle, scroller, folded } = control;
  let drag: PointerDrag | null = null;
  let at = { x: 0, y: 0 };
  let frame = 0;

  const inside = (x: number, y: number) => {
    const box = scroller.getBoundingClientRect();
    return {
      x: Math.max(box.left + 1, Math.min(x, box.left + scroller.clientWidth - 2)),
      y: Math.max(box.top + 1, Math.min(y, box.top + scroller.clientHeight - 2)),
    };
  };

  /** Scrolls on for as long as the pointer is held beyond the edge. */
  const scrollOn = () => {
    frame = 0;
    if (!drag) return;
    const box = scroller.getBoundingClientRect();
    const across = at.x > box.left + scroller.clientWidth ? 1 : at.x < box.left ? -1 : 0;
    const down = at.y > box.top + scroller.clientHeight ? 1 : at.y < box.top ? -1 : 0;
    if (across === 0 && down === 0) return;
    scroller.scrollBy({ left: across * dragStepPx, top: down * dragStepPx, behavior: 'instant' });
    const { x, y } = inside(at.x, at.y);
    drag.to(x, y);
    frame = requestAnimationFrame(scrollOn);
  };

  const select = (anchor: CellPlace, focus: CellPlace, part: string) => {
    const { last } = control.field;
    if (part === 'corner') page.select({ anchor: { line: 1, column: 1 }, focus: last });
    else if (part === 'line') {
      page.select({ anchor: { ...anchor, column: 1 }, focus: { line: focus.line, column: last.column } });
    } else if (part === 'column') {
      page.select({ anchor: { ...anchor, line: 1 }, focus: { line: last.line, column: focus.column } });
    } else page.select({ anchor, focus });
  };

  const startPointing = (anchor: CellPlace): PointerDrag => {
    const name = (focus: CellPlace) => {
      const { cell } = session;
      if (!cell) return;
      const sheet = cell.sheet === editor.number ? null : editor.sheet.title;
      session.point(anchor, focus, areaBetween(anchor, focus), sheet);
    };
    name(anchor);
    session.focusField();
    return {
      to: (x, y) => {
        const place = surface.placeAt(x, y);
        if (place) name(place);
      },
    };
  };

  const startSelecting = (anchor: CellPlace, part: string): PointerDrag => ({
    to: (x, y) => {
      const place = surface.placeAt(x, y);
      if (place) select(anchor, place, part);
    },
  });

  const startResizing = (column: number, x: number): PointerDrag => {
    const width = control.geometry?.columns.sizeOf(column) ?? 0;
    return { to: (toX) => control.setWidth(column, width + toX - x) };
  };

  /** The column whose right edge is here. */
  const edgeAt = (x: number, y: number): number | null => {
    const place = surface.placeAt(x, y);
    const box = place?.part === 'column' ? surface.boxOf(place) : null;
    if (!place || !box) return null;
    const left = x - scroller.getBoundingClientRect().left - box.left;
    if (left >= box.width - edgePx) return place.column;
    return left <= edgePx && place.column > 1 ? place.column - 1 : null;
  };

  const press = (event: PointerEvent) => {
    const isFold = event.target instanceof Element && event.target.closest('button') !== null;
    const place = surface.placeAt(event.clientX, event.clientY);
    if (!place || event.pointerType === 'touch' || isFold || event.button > 0) {
      if (event.button === 2 && place && !isIn(place, editor.selected)) control.moveTo(place);
      return;
    }
    const edge = edgeAt(event.clientX, event.clientY);
    if (edge !== null) drag = startResizing(edge, event.clientX);
    else if (session.isPointing && place.part === 'cell') {
      // The field keeps the focus.
      event.preventDefault();
      drag = startPointing(place);
    } else if (!control.commitEditing()) event.preventDefault();
    else {
      const anchor = event.shiftKey ? editor.active : { line: place.line, column: place.column };
      select(anchor, place, place.part);
      if (place.part === 'cell') surface.reveal(place);
      drag = startSelecting(anchor, place.part);
    }
    if (drag) grid.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    if (!drag) {
      grid.toggleAttribute('data-edge', event.pointerType === 'mouse' && edgeAt(at.x, at.y) !== null);
      return;
    }
    const { x, y } = inside(at.x, at.y);
    drag.to(x, y);
    frame ||= requestAnimationFrame(scrollOn);
  };

  const release = () => {
    drag = null;
  };

  const foldAt = ({ target }: Event): boolean => {
    const sign = target instanceof Element ? target.closest<HTMLElement>('button[data-level]') : null;
    const line = Number(sign?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 1;
    if (!sign || !(line > 0)) return false;
    folded.toggleAt(line, Number(sign.dataset.level));
    control.focus();
    return true;
  };

  const click = (event: PointerEvent) => {
    const place = surface.placeAt(event.clientX, event.clientY);
    if (foldAt(event) || !place) return;
    const isTouch = event.pointerType === 'touch';
    const wasActive = isSamePlace(place, editor.active);
    if (isTouch && session.isPointing && place.part === 'cell') {
      startPointing(place);
      return;
    }
    if (isTouch) {
      if (!control.commitEditing()) return;
      select(place, place, place.part);
    }
    const link = editor.sheet.rows[place.line - 1]?.link;
    const isOnText = event.target instanceof Element && event.target.closest('[data-link]') !== null;
    if (link && isOnText && !event.shiftKey && place.part === 'cell') page.openSheet(link.sheet);
    else if (isTouch && wasActive && place.part === 'cell' && !control.openChoices()) {
      control.startEditing(null, 'correcting');
    }
  };

  const open = (event: MouseEvent) => {
    const place = surface.placeAt(event.clientX, event.clientY);
    if (place?.part === 'cell' && !session.cell) control.startEditing(null, 'correcting');
  };

  const dragHandle = (event: PointerEvent) => {
    const { firstLine: line, firstColumn: column } = editor.selected;
    drag = startSelecting({ line, column }, 'cell');
    handle.setPointerCapture(event.pointerId);
    event.preventDefault();
  };

  const pairs = [
    ['pointerdown', press, grid],
    ['pointermove', move, grid],
    ['pointerup', release, grid],
    ['pointercancel', release, grid],
    ['click', click, grid],
    ['dblclick', open, grid],
    ['pointerdown', dragHandle, handle],
    ['pointermove', move, handle],
    ['pointerup', release, handle],
  ] as const;
  for (const [type, act, target] of pairs) target.addEventListener(type, act as EventListener);
  return () => {
    cancelAnimationFrame(frame);
    for (const [type, act, target] of pairs) target.removeEventListener(type, act as EventListener);
  };
}
