// The mouse and the finger on the grid: a press moves the cursor or names a cell in a formula, dragging selects a block.

import type { Block } from '#web/sheet-page/state/page-store.ts';
import {
  areaBetween,
  type CellPlace,
  isIn,
  isSamePlace,
} from '#web/sheet-page/surface/geometry/cell-area.ts';
import type { PointedPlace, SheetPart } from '#web/sheet-page/surface/geometry/viewport.ts';
import type { GridControl } from './grid-control.ts';

/** Goes on to a point of the window. */
type Drag = (x: number, y: number) => void;

/** How near to a letter's edge the pointer takes hold of the column's width. */
const edgePx = 5;
/** How far one frame scrolls while a block is dragged beyond the edge. */
const dragStepPx = 24;

/** On a Mac Ctrl and a press open the menu. */
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const isAdding = (event: PointerEvent): boolean => (isMac ? event.metaKey : event.ctrlKey);

class GridPointer {
  readonly #control: GridControl;
  #drag: Drag | null = null;
  #at = { x: 0, y: 0 };
  #frame = 0;

  constructor(control: GridControl) {
    this.#control = control;
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
  }

  readonly press = (event: PointerEvent): void => {
    const { surface, editor } = this.#control;
    const place = surface.placeAt(event.clientX, event.clientY);
    const isButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (!place || event.pointerType === 'touch' || isButton) return;
    if (event.button > 0) {
      if (event.button === 2 && !editor.areas.some((area) => isIn(place, area))) this.#control.moveTo(place);
      return;
    }
    this.#drag = this.#started(event, place);
    if (this.#drag) this.#control.parts.grid.setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    this.#at = { x: event.clientX, y: event.clientY };
    const { x, y } = this.#at;
    if (!this.#drag) {
      const isEdge = event.pointerType === 'mouse' && this.#edgeAt(x, y) !== null;
      this.#control.parts.grid.toggleAttribute('data-edge', isEdge);
      return;
    }
    this.#dragOn();
    this.#frame ||= requestAnimationFrame(this.#scrollOn);
  };

  readonly release = (): void => {
    this.#drag = null;
  };

  readonly click = (event: PointerEvent): void => {
    const { surface, session } = this.#control;
    const place = surface.placeAt(event.clientX, event.clientY);
    if (this.#foldAt(event) || !place) return;
    if (event.pointerType !== 'touch') this.#followLink(event, place);
    else if (session.isPointing && place.part === 'cell') this.#pointing(place);
    else this.#tap(event, place);
  };

  readonly open = (event: MouseEvent): void => {
    const { surface, session, editing } = this.#control;
    const place = surface.placeAt(event.clientX, event.clientY);
    const edge = this.#edgeAt(event.clientX, event.clientY);
    if (edge !== null) this.#control.fitColumn(edge);
    else if (place?.part === 'cell' && !session.cell) editing.start(null, 'correcting');
  };

  /** The corner of the selection, which a finger draws out. */
  readonly grasp = (event: PointerEvent): void => {
    const { firstLine: line, firstColumn: column } = this.#control.editor.selected;
    this.#drag = this.#selecting({ line, column }, 'cell');
    this.#control.parts.handle.setPointerCapture(event.pointerId);
    event.preventDefault();
  };

  #started(event: PointerEvent, place: PointedPlace): Drag | null {
    const { editing, session, editor, surface } = this.#control;
    const { clientX: x, clientY: y } = event;
    const edge = this.#edgeAt(x, y);
    if (edge !== null) return this.#resizing(edge, x);
    if (session.isPointing && place.part === 'cell') {
      // The field keeps the focus.
      event.preventDefault();
      if (isAdding(event)) session.nameAnother(this.#control.separator);
      return this.#pointing(place);
    }
    if (!editing.commit()) {
      event.preventDefault();
      return null;
    }
    const anchor = event.shiftKey ? editor.active : { line: place.line, column: place.column };
    if (isAdding(event) && place.part === 'cell' && this.#leaveOut(place)) return null;
    const others = this.#kept(event);
    this.#select(anchor, place, place.part, others);
    if (place.part === 'cell') surface.reveal(place);
    return this.#selecting(anchor, place.part, others);
  }

  /** The blocks that stay selected beside the one that is begun or extended. */
  #kept(event: PointerEvent): readonly Block[] {
    const { anchor, focus, others = [] } = this.#control.page.store.getState().selection;
    if (event.shiftKey) return others;
    return isAdding(event) ? [...others, { anchor, focus }] : [];
  }

  /** A single cell that was added before is taken out again by another press. */
  #leaveOut(place: CellPlace): boolean {
    const { page } = this.#control;
    const { anchor, focus, others = [] } = page.store.getState().selection;
    const blocks = [...others, { anchor, focus }];
    const left = blocks.filter(
      (block) => !(isSamePlace(block.anchor, place) && isSamePlace(block.focus, place)),
    );
    const last = left.at(-1);
    if (!last || left.length === blocks.length) return false;
    page.select({ others: left.slice(0, -1), ...last });
    return true;
  }

  #selecting(anchor: CellPlace, part: SheetPart, others: readonly Block[] = []): Drag {
    return (x, y) => {
      const place = this.#control.surface.placeAt(x, y);
      if (place) this.#select(anchor, place, part, others);
    };
  }

  #pointing(anchor: CellPlace): Drag {
    const { session, editor, surface } = this.#control;
    const name = (focus: CellPlace) => {
      const sheet = session.cell?.sheet === editor.number ? null : editor.sheet.title;
      session.point(anchor, focus, areaBetween(anchor, focus), sheet);
    };
    name(anchor);
    session.focusField();
    return (x, y) => {
      const place = surface.placeAt(x, y);
      if (place) name(place);
    };
  }

  #resizing(column: number, from: number): Drag {
    const width = this.#control.geometry?.columns.sizeOf(column) ?? 0;
    return (x) => this.#control.setWidth(column, width + x - from);
  }

  #select(anchor: CellPlace, focus: CellPlace, part: SheetPart, others: readonly Block[] = []): void {
    const { last } = this.#control.field;
    const isAllColumns = part === 'line' || part === 'corner';
    const isAllLines = part === 'column' || part === 'corner';
    this.#control.page.select({
      ...(others.length > 0 ? { others } : {}),
      anchor: { line: isAllLines ? 1 : anchor.line, column: isAllColumns ? 1 : anchor.column },
      focus: {
        line: isAllLines ? last.line : focus.line,
        column: isAllColumns ? last.column : focus.column,
      },
    });
  }

  /** The column whose right edge is here. */
  #edgeAt(x: number, y: number): number | null {
    const { surface, parts } = this.#control;
    const place = surface.placeAt(x, y);
    const box = place?.part === 'column' ? surface.boxOf({ line: 1, column: place.column }) : null;
    if (!place || !box) return null;
    const left = x - parts.scroller.getBoundingClientRect().left - box.left;
    if (left >= box.width - edgePx) return place.column;
    return left <= edgePx && place.column > 1 ? place.column - 1 : null;
  }

  #tap(event: PointerEvent, place: PointedPlace): void {
    const { editing, editor, choices } = this.#control;
    const wasActive = isSamePlace(place, editor.active);
    if (!editing.commit()) return;
    this.#select(place, place, place.part);
    if (this.#followLink(event, place) || !wasActive || place.part !== 'cell') return;
    if (!choices.open()) editing.start(null, 'correcting');
  }

  #followLink(event: PointerEvent, place: PointedPlace): boolean {
    const { editor, page, session } = this.#control;
    const link = editor.sheet.rows[place.line - 1]?.link;
    const isOnText = event.target instanceof Element && event.target.closest('[data-link]') !== null;
    if (
      !link ||
      !isOnText ||
      event.shiftKey ||
      isAdding(event) ||
      session.cell ||
      place.column !== link.column
    )
      return false;
    page.openSheet(link.sheet);
    return true;
  }

  #foldAt({ target }: Event): boolean {
    const sign = target instanceof Element ? target.closest<HTMLElement>('button[data-level]') : null;
    const line = Number(sign?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 1;
    if (!sign || !(line > 0)) return false;
    this.#control.folded.toggleAt(line, Number(sign.dataset.level));
    this.#control.focus();
    return true;
  }

  #dragOn(): void {
    const { scroller } = this.#control.parts;
    const { left, top } = scroller.getBoundingClientRect();
    const within = (value: number, from: number, size: number) =>
      Math.max(from + 1, Math.min(value, from + size - 2));
    this.#drag?.(
      within(this.#at.x, left, scroller.clientWidth),
      within(this.#at.y, top, scroller.clientHeight),
    );
  }

  /** Scrolls on for as long as the pointer is held beyond the edge. */
  readonly #scrollOn = (): void => {
    this.#frame = 0;
    const { scroller } = this.#control.parts;
    const { left, top } = scroller.getBoundingClientRect();
    const { x, y } = this.#at;
    const across = x > left + scroller.clientWidth ? 1 : x < left ? -1 : 0;
    const down = y > top + scroller.clientHeight ? 1 : y < top ? -1 : 0;
    if (!this.#drag || (across === 0 && down === 0)) return;
    scroller.scrollBy({ left: across * dragStepPx, top: down * dragStepPx, behavior: 'instant' });
    this.#dragOn();
    this.#frame = requestAnimationFrame(this.#scrollOn);
  };
}

/** Returns what ends listening. */
export function listenToPointer(control: GridControl): () => void {
  const { grid, handle } = control.parts;
  const pointer = new GridPointer(control);
  const ending = new AbortController();
  const { signal } = ending;
  grid.addEventListener('pointerdown', pointer.press, { signal });
  grid.addEventListener('click', pointer.click, { signal });
  grid.addEventListener('dblclick', pointer.open, { signal });
  handle.addEventListener('pointerdown', pointer.grasp, { signal });
  for (const target of [grid, handle]) {
    target.addEventListener('pointermove', pointer.move, { signal });
    target.addEventListener('pointerup', pointer.release, { signal });
    target.addEventListener('pointercancel', pointer.release, { signal });
  }
  return () => {
    ending.abort();
    pointer.end();
  };
}
