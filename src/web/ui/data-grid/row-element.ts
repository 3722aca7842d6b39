// One reusable row of a grid: when it is filled with another row's texts, it changes only what differs.
import type { GridColumn, GridData, GridRow } from './grid-data.ts';
import { element, type GridClasses, setAttribute, setStyle, setText } from './grid-elements.ts';
import type { GridTyping } from './grid-typing.ts';
import { createRowLabel, drawTrend, fillLabel, type RowLabel } from './row-label.ts';

export interface RowElement {
  readonly root: HTMLElement;
  readonly label: RowLabel;
  readonly unit: HTMLElement;
  readonly cells: readonly HTMLElement[];
  /** The label, the unit, and the cells after them. */
  readonly parts: readonly HTMLElement[];
  readonly heightPx: number;
  rowId: string | null;
  /** Whether its cells may be marked as search results. */
  isMarked: boolean;
  /** The columns that are marked as typed in. */
  typed: ReadonlySet<string>;
}

const untyped: ReadonlySet<string> = new Set();

const freshMs = 900;
const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

export function createRowElement(
  classes: GridClasses,
  columns: readonly GridColumn[],
  heightPx: number,
): RowElement {
  const root = element('row', classes.row);
  const label = createRowLabel(classes);
  const unit = element('gridcell', classes.unit);
  const cells = columns.map(({ id }) => {
    const cell = element('gridcell', classes.cell);
    cell.dataset.column = id;
    return cell;
  });
  // Both are sticky as one element, because the browser keeps a layer for each sticky element.
  const lead = element('none', classes.lead);
  lead.append(label.root, unit);
  root.append(lead, ...cells);
  const parts = [label.root, unit, ...cells];
  return { root, label, unit, cells, parts, heightPx, rowId: null, isMarked: false, typed: untyped };
}

export interface DrawnRow {
  readonly index: number;
  readonly data: GridData;
  /** The columns in view: highlighting a change outside them would be wasted work. */
  readonly inView: { readonly from: number; readonly to: number };
  /** Whether cells out of view and the sparklines may be updated later, when the browser is idle. */
  readonly isHasty: boolean;
  readonly typing: GridTyping | null;
}

export function fillRow(slot: RowElement, row: GridRow, drawn: DrawnRow): void {
  const { index, data, inView, isHasty, typing } = drawn;
  const isSameRow = slot.rowId === row.id;
  slot.rowId = row.id;
  const { root } = slot;
  if (root.hidden) root.hidden = false;
  setAttribute(root, 'aria-rowindex', String(index + 2));
  setAttribute(root, 'data-role', row.role);
  setAttribute(root, 'data-level', String(row.level));
  root.toggleAttribute('data-picked', row.group !== null && row.group === data.pickedGroup);
  root.toggleAttribute('data-pickable', row.group !== null);
  root.toggleAttribute('data-failing', row.isFailing);
  root.toggleAttribute('data-alerting', row.isAlerting === true);
  setStyle(root, 'top', `${index * slot.heightPx}px`);
  fillLabel(slot.label, row, data);
  if (row.trend && !(isHasty && isSameRow)) drawTrend(slot.label, row.trend);
  if (setText(slot.unit, row.unit)) slot.unit.title = row.unit;
  markTyped(slot, typing?.typedColumns(row) ?? untyped);
  slot.cells.forEach((cell, column) => {
    const isInView = column >= inView.from && column <= inView.to;
    if (isHasty && isSameRow && !isInView) return;
    const isChanged = setText(cell, row.cellText(column));
    if (isChanged && isSameRow && isInView) showFresh(cell);
  });
}

/** The grid is read only but for these cells. */
function markTyped(slot: RowElement, typed: ReadonlySet<string>): void {
  if (slot.typed === typed) return;
  slot.typed = typed;
  for (const cell of slot.cells) {
    const isTyped = typed.has(cell.dataset.column ?? '');
    cell.toggleAttribute('data-typed', isTyped);
    setAttribute(cell, 'aria-readonly', isTyped ? 'false' : null);
  }
}

/** Hidden from view and from screen readers. */
export function hideRow(slot: RowElement): void {
  if (slot.root.hidden) return;
  slot.root.hidden = true;
  slot.rowId = null;
}

/** Highlights a number that has just changed for a moment, unless the user prefers reduced motion. */
function showFresh(cell: HTMLElement): void {
  if (lessMotion.matches) return;
  for (const running of cell.getAnimations()) running.cancel();
  cell.animate([{ backgroundColor: 'var(--fresh)' }, { backgroundColor: 'transparent' }], {
    duration: freshMs,
    easing: 'ease-out',
  });
}
