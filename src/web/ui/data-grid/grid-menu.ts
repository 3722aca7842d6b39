// Asks for the menu of a cell or of a resource's name: by right click, by the key for menus, by a long press on a touch screen, and by the button at the name.
import type { GridData, GridRow } from './grid-data.ts';
import type { CellBox } from './grid-elements.ts';
import { boxOf } from './grid-elements.ts';
import type { GridPosition } from './grid-move.ts';
import type { GridSelection } from './grid-selection.ts';
import type { GridTypist } from './grid-typist.ts';

interface MenuGrid {
  readonly host: HTMLElement;
  readonly body: HTMLElement;
  readonly selection: GridSelection;
  readonly cellAt: (event: Event) => GridPosition | null;
  readonly typist: GridTypist;
  readonly data: () => GridData | null;
  /** What can be done with the resource that a row belongs to. */
  readonly more: (row: GridRow, box: CellBox) => void;
}

const longPressMs = 500;
/** A finger that moves further scrolls. */
const stillPx = 10;

export function listenForMenu({ host, body, selection, cellAt, typist, data, more }: MenuGrid): void {
  /** At the cell that is pressed in a block, else at the cursor. False where there is nothing to offer. */
  const show = (pressed?: Element | null): boolean => {
    const { row, column } = selection.cursor;
    if (column > 1) return typist.showMenu(pressed);
    const named = data()?.rows[row];
    const name = host.querySelector<HTMLElement>('[data-cursor]');
    if (!name || !named || named.group === null) return false;
    more(named, boxOf(name));
    return true;
  };

  const askAt = (event: Event): boolean => {
    const inBlock =
      event.target instanceof Element ? event.target.closest('[data-selected], [data-cursor]') : null;
    const cell = inBlock ? null : cellAt(event);
    if (cell) selection.moveTo(cell);
    host.focus({ preventScroll: true });
    return show(inBlock);
  };

  host.addEventListener('contextmenu', (event) => {
    const isByKey = event.target === host;
    if (isByKey ? show() : isCell(event) && askAt(event)) event.preventDefault();
  });

  body.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-more]')) askAt(event);
  });

  listenForLongPress(body, (event) => isCell(event) && askAt(event));
}

const isCell = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-column], [role=rowheader]') !== null;

/** Not every browser says a long press by itself; `ask` tells whether the press was taken. */
function listenForLongPress(body: HTMLElement, ask: (event: PointerEvent) => boolean): void {
  let waiting = 0;
  let isTaken = false;
  let from: PointerEvent | null = null;
  const stop = () => window.clearTimeout(waiting);
  body.addEventListener('pointerdown', (event) => {
    stop();
    isTaken = false;
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    from = event;
    waiting = window.setTimeout(() => {
      isTaken = ask(event);
    }, longPressMs);
  });
  body.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > stillPx) stop();
  });
  body.addEventListener('pointerup', stop);
  body.addEventListener('pointercancel', stop);
  // The finger that is lifted would press what is behind the menu.
  body.addEventListener('touchend', (event) => {
    if (isTaken) event.preventDefault();
  });
}
