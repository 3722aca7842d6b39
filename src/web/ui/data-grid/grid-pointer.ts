// The pointer over a grid: a press moves the cursor, dragging selects a block, and a click opens or follows.
import type { GridData, GridRow } from './grid-data.ts';
import type { CellBox } from './grid-elements.ts';
import { listenForMenu } from './grid-menu.ts';
import type { GridPosition } from './grid-move.ts';
import type { GridSelection } from './grid-selection.ts';
import type { GridTypist } from './grid-typist.ts';

interface PointedGrid {
  readonly host: HTMLElement;
  readonly body: HTMLElement;
  readonly selection: GridSelection;
  readonly data: () => GridData | null;
  readonly follow: (leadsTo: string) => void;
  readonly fold: (row: GridRow) => void;
  readonly choose: (cell: GridPosition) => void;
  readonly typist: GridTypist;
  readonly more: (row: GridRow, box: CellBox) => void;
}

const cells = '[role=rowheader], [role=gridcell]';

export function listenToPointer({
  host,
  body,
  selection,
  data,
  follow,
  fold,
  choose,
  typist,
  more,
}: PointedGrid): void {
  /** The pointer has selected a block, so releasing it opens nothing. */
  let isDrawn = false;
  /** It began at the corner of the block, in this column. */
  let filledFrom: number | null = null;

  const cellAt = ({ target }: Event): GridPosition | null => {
    const root = target instanceof Element ? target.closest('[aria-rowindex]') : null;
    const cell = target instanceof Element ? target.closest(cells) : null;
    const row = Number(root?.getAttribute('aria-rowindex')) - 2;
    if (!root || !data()?.rows[row]) return null;
    return { row, column: cell ? Math.max(0, [...root.querySelectorAll(cells)].indexOf(cell)) : 0 };
  };

  listenForMenu({ host, body, selection, cellAt, typist, data, more });

  body.addEventListener('pointerdown', (event) => {
    isDrawn = false;
    filledFrom = isAtCorner(event) ? selection.holdCorner() : null;
    if (filledFrom !== null) return;
    const cell = cellAt(event);
    if (!cell || event.pointerType !== 'mouse' || event.button !== 0) return;
    isDrawn = event.shiftKey;
    selection.moveTo(cell, event.shiftKey);
  });

  body.addEventListener('pointerover', (event) => {
    const isPressed = event.pointerType === 'mouse' && event.buttons === 1;
    const cell = isPressed && host.contains(document.activeElement) ? cellAt(event) : null;
    if (!cell) return;
    isDrawn = true;
    selection.moveTo(cell, true);
  });

  body.addEventListener('pointerup', () => {
    if (filledFrom !== null) typist.fillDrawn(filledFrom);
  });

  body.addEventListener('click', (event) => {
    if (filledFrom !== null) return;
    const cell = cellAt(event);
    const row = cell ? data()?.rows[cell.row] : undefined;
    if (!cell || !row || isDrawn) return;
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.dataset.more !== undefined) return;
    if (button?.dataset.fold !== undefined) {
      // The grid keeps the focus, so that its keys can fold the group back.
      host.focus({ preventScroll: true });
      fold(row);
    } else if (button && row.leadsTo !== null) follow(row.leadsTo);
    else {
      // On a touch screen the second tap types.
      const { row: at, column } = selection.cursor;
      const isAgain = isTouch(event) && at === cell.row && column === cell.column;
      selection.moveTo(cell);
      if (!isAgain || !typist.isTyped(cell) || !typist.open()) choose(cell);
    }
  });
}

const isTouch = (event: MouseEvent): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

const cornerPx = 10;

function isAtCorner({ target, button, clientX, clientY }: PointerEvent): boolean {
  const cell = target instanceof Element ? target.closest('[data-corner][data-typed]') : null;
  const { right = 0, bottom = 0 } = cell?.getBoundingClientRect() ?? {};
  return cell !== null && button === 0 && right - clientX < cornerPx && bottom - clientY < cornerPx;
}
