// One reusable row of a grid: filled with another row's texts, it touches only what differs.
import type { GridColumn, GridRow } from './grid-data.ts';

export interface RowElement {
  readonly root: HTMLElement;
  readonly label: HTMLElement;
  /** Stands in the label of a row that leads somewhere. */
  readonly link: HTMLElement;
  readonly unit: HTMLElement;
  readonly cells: readonly HTMLElement[];
  readonly heightPx: number;
  rowId: string | null;
}

interface RowClasses {
  readonly row: string;
  readonly label: string;
  readonly unit: string;
  readonly cell: string;
  readonly link: string;
}

const freshMs = 900;
const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

export function createRowElement(
  classes: RowClasses,
  columns: readonly GridColumn[],
  heightPx: number,
): RowElement {
  const root = cellElement('row', classes.row);
  const label = cellElement('rowheader', classes.label);
  const unit = cellElement('gridcell', classes.unit);
  const cells = columns.map(({ id }) => {
    const cell = cellElement('gridcell', classes.cell);
    cell.dataset.column = id;
    return cell;
  });
  const link = document.createElement('button');
  link.type = 'button';
  link.className = classes.link;
  root.append(label, unit, ...cells);
  return { root, label, link, unit, cells, heightPx, rowId: null };
}

function cellElement(role: string, className: string): HTMLElement {
  const cell = document.createElement('div');
  cell.setAttribute('role', role);
  cell.className = className;
  return cell;
}

export interface RowPlace {
  readonly index: number;
  readonly pickedGroup: string | null;
  /** The columns in view: a glow outside it would be work for nothing. */
  readonly glowing: { readonly from: number; readonly to: number };
}

export function fillRow(slot: RowElement, row: GridRow, { index, pickedGroup, glowing }: RowPlace): void {
  const isSameRow = slot.rowId === row.id;
  slot.rowId = row.id;
  const { root } = slot;
  if (root.hidden) root.hidden = false;
  setAttribute(root, 'aria-rowindex', String(index + 2));
  setAttribute(root, 'data-role', row.role);
  setAttribute(root, 'data-level', String(row.level));
  root.toggleAttribute('data-picked', row.group !== null && row.group === pickedGroup);
  root.toggleAttribute('data-pickable', row.group !== null);
  root.toggleAttribute('data-failing', row.isFailing);
  const transform = `translateY(${index * slot.heightPx}px)`;
  if (root.style.transform !== transform) root.style.transform = transform;
  setLabel(slot, row);
  if (setText(slot.unit, row.unit)) slot.unit.title = row.unit;
  slot.cells.forEach((cell, column) => {
    const isChanged = setText(cell, row.cellText(column));
    if (isChanged && isSameRow && column >= glowing.from && column <= glowing.to) showFresh(cell);
  });
}

/** Out of view, and out of what is read aloud. */
export function hideRow(slot: RowElement): void {
  if (slot.root.hidden) return;
  slot.root.hidden = true;
  slot.rowId = null;
}

function setAttribute(target: HTMLElement, name: string, value: string): void {
  if (target.getAttribute(name) !== value) target.setAttribute(name, value);
}

function setLabel({ label, link }: RowElement, row: GridRow): void {
  const isLink = link.parentElement === label;
  if (isLink !== (row.leadsTo !== null)) label.replaceChildren(...(isLink ? [] : [link]));
  setText(row.leadsTo === null ? label : link, row.label);
  const title = row.note === null ? row.label : `${row.label}\n${row.note}`;
  if (label.title !== title) label.title = title;
  label.toggleAttribute('data-noted', row.note !== null);
  if (row.note === null) label.removeAttribute('aria-description');
  else setAttribute(label, 'aria-description', row.note);
}

function setText(cell: HTMLElement, text: string): boolean {
  if (cell.textContent === text) return false;
  cell.textContent = text;
  return true;
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
