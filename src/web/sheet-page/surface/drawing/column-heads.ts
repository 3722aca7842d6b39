// The letters above the columns: those of frozen columns stay in view, the others scroll with their cells.
import { columnName } from '#web/sheet-page/state/cell-place.ts';
import { headHeightPx, type SheetGeometry } from '../geometry/sheet-geometry.ts';
import type { ColumnSpan } from './row-slot.ts';

export interface HeadClasses {
  readonly heads: string;
  readonly lead: string;
  readonly corner: string;
  readonly letter: string;
}

export class ColumnHeads {
  readonly root = made('row', '');
  readonly corner = made('columnheader', '');
  readonly #lead = made('none', '');
  readonly #letters = new Map<number, HTMLElement>();
  readonly #letterClass: string;

  constructor(classes: HeadClasses, cornerName: string) {
    this.root.className = classes.heads;
    this.#lead.className = classes.lead;
    this.corner.className = classes.corner;
    this.#letterClass = classes.letter;
    this.corner.setAttribute('aria-label', cornerName);
    this.corner.setAttribute('aria-colindex', '1');
    this.root.setAttribute('aria-rowindex', '1');
    this.root.style.height = `${headHeightPx}px`;
    this.#lead.append(this.corner);
    this.root.append(this.#lead);
  }

  show(geometry: SheetGeometry, span: ColumnSpan, isSelected: (column: number) => boolean): void {
    const { frozenColumns } = geometry;
    this.#lead.style.width = `${geometry.leadPx}px`;
    this.corner.style.width = `${geometry.numbersPx}px`;
    for (const [column, letter] of this.#letters) {
      const isFrozen = column <= frozenColumns;
      const isHome = letter.parentElement === (isFrozen ? this.#lead : this.root);
      if (isHome && (isFrozen || (column >= span.first && column <= span.last))) continue;
      letter.remove();
      this.#letters.delete(column);
    }
    for (let column = 1; column <= frozenColumns; column += 1) {
      this.#show(column, this.#lead, geometry, isSelected);
    }
    for (let column = span.first; column <= span.last; column += 1) {
      this.#show(column, this.root, geometry, isSelected);
    }
  }

  #show(
    column: number,
    home: HTMLElement,
    geometry: SheetGeometry,
    isSelected: (column: number) => boolean,
  ): void {
    const known = this.#letters.get(column);
    const letter = known ?? made('columnheader', this.#letterClass);
    if (!known) {
      letter.textContent = columnName(column);
      letter.setAttribute('aria-colindex', String(column + 1));
      this.#letters.set(column, letter);
      home.append(letter);
    }
    letter.style.left = `${geometry.numbersPx + geometry.columns.startOf(column)}px`;
    letter.style.width = `${geometry.columns.sizeOf(column)}px`;
    letter.toggleAttribute('data-selected', isSelected(column));
  }
}

function made(role: string, className: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', role);
  element.className = className;
  return element;
}
