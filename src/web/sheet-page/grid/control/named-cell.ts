// The cell of the cursor has a name and an id, so that a screen reader says where one is.
import type { SheetCells } from '#web/sheet-page/surface/drawing/sheet-cells.ts';
import type { CellPlace } from '#web/sheet-page/surface/geometry/cell-area.ts';
import { type CellNouns, cellWords } from '#web/sheet-page/surface/selection/cell-words.ts';

export class NamedCell {
  readonly #grid: HTMLElement;
  readonly #nouns: CellNouns;
  #element: HTMLElement | null = null;
  #count = 0;

  constructor(grid: HTMLElement, nouns: CellNouns) {
    this.#grid = grid;
    this.#nouns = nouns;
  }

  put(element: HTMLElement | null, cells: SheetCells, place: CellPlace, holdsFormula: boolean): void {
    if (this.#element && this.#element !== element) {
      for (const name of ['id', 'aria-label', 'aria-selected']) this.#element.removeAttribute(name);
    }
    this.#element = element;
    if (!element) {
      this.#grid.removeAttribute('aria-activedescendant');
      return;
    }
    const words = cellWords(cells, place, holdsFormula, this.#nouns);
    if (element.getAttribute('aria-label') !== words) element.setAttribute('aria-label', words);
    if (element.id === '') {
      this.#count += 1;
      element.id = `${this.#grid.id}-cell-${this.#count}`;
      element.setAttribute('aria-selected', 'true');
    }
    if (this.#grid.getAttribute('aria-activedescendant') !== element.id) {
      this.#grid.setAttribute('aria-activedescendant', element.id);
    }
  }
}
