// One reusable row of a grid: filled with another row's texts, it touches only what differs.
import type { GridColumn, GridData, GridRow } from './grid-data.ts';
import { element, type GridClasses, setAttribute, setStyle, setText } from './grid-elements.ts';
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
  /** Whether its cells may be marked as found. */
  isMarked: boolean;
}

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
  // Both stay in view as one: the browser keeps a layer for each thing that does.
  const lead = element('none', classes.lead);
  lead.append(label.root, unit);
  root.append(lead, ...cells);
  const parts = [label.root, unit, ...cells];
  return { root, label, unit, cells, parts, heightPx, rowId: null, isMarked: false };
}

export interface DrawnRow {
  readonly index: number;
  readonly data: GridData;
  /** The columns in view: a glow outside it would be work for nothing. */
  readonly inView: { readonly from: number; readonly to: number };
  /** Whether cells out of view, and the small lines, may keep their numbers until there is time for them. */
  readonly isHasty: boolean;
}

export function fillRow(slot: RowElement, row: GridRow, { index, data, inView, isHasty }: DrawnRow): void {
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
  setStyle(root, 'top', `${index * slot.heightPx}px`);
  fillLabel(slot.label, row, data);
  if (row.trend && !(isHasty && isSameRow)) drawTrend(slot.label, row.trend);
  if (setText(slot.unit, row.unit)) slot.unit.title = row.unit;
  slot.cells.forEach((cell, column) => {
    const isInView = column >= inView.from && column <= inView.to;
    if (isHasty && isSameRow && !isInView) return;
    const isChanged = setText(cell, row.cellText(column));
    if (isChanged && isSameRow && isInView) showFresh(cell);
  });
}

/** Out of view, and out of what is read aloud. */
export function hideRow(slot: RowElement): void {
  if (slot.root.hidden) return;
  slot.root.hidden = true;
  slot.rowId = null;
}

/** A number that has just changed glows for a moment, unless the person asked for no motion. */
function showFresh(cell: HTMLElement): void {
  if (lessMotion.matches) return;
  for (const running of cell.getAnimations()) running.cancel();
  cell.animate([{ backgroundColor: 'var(--fresh)' }, { backgroundColor: 'transparent' }], {
    duration: freshMs,
    easing: 'ease-out',
  });
}
