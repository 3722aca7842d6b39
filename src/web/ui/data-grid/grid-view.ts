// Draws a grid with a fixed stock of row elements that are refilled while scrolling, so that size costs nothing.
import { type GridData, type GridRow, gridWidthsPx } from './grid-data.ts';
import { createRowElement, fillRow, type RowElement } from './row-element.ts';

export interface GridClasses {
  readonly table: string;
  readonly head: string;
  readonly body: string;
  readonly row: string;
  readonly label: string;
  readonly unit: string;
  readonly cell: string;
  readonly link: string;
}

interface GridActions {
  readonly onPick: (row: GridRow) => void;
  readonly onFollow: (leadsTo: string) => void;
}

const rowHeightPx = 30;
/** Rows kept ready above and below what is seen. */
const spareRows = 8;

export class GridView {
  readonly #scroller: HTMLElement;
  readonly #classes: GridClasses;
  readonly #table: HTMLElement;
  readonly #head: HTMLElement;
  readonly #body: HTMLElement;
  readonly #actions: GridActions;
  readonly #resizes: ResizeObserver;
  #stock: RowElement[] = [];
  #data: GridData | null = null;
  #frame = 0;
  #columnWidthPx = 1;
  #window = { top: 0, left: 0, height: 0, width: 0 };

  constructor(scroller: HTMLElement, classes: GridClasses, actions: GridActions) {
    this.#scroller = scroller;
    this.#classes = classes;
    this.#actions = actions;
    this.#table = element('div', 'table', classes.table);
    this.#head = element('div', 'rowgroup', classes.head);
    this.#body = element('div', 'rowgroup', classes.body);
    this.#table.append(this.#head, this.#body);
    scroller.append(this.#table);
    // It scrolls, so the keyboard must be able to reach it.
    scroller.tabIndex = 0;
    scroller.addEventListener('scroll', this.#look, { passive: true });
    this.#body.addEventListener('click', this.#pick);
    this.#resizes = new ResizeObserver(this.#look);
    this.#resizes.observe(scroller);
    this.#look();
  }

  show(data: GridData): void {
    const isOtherShape = this.#data?.columns.length !== data.columns.length;
    this.#data = data;
    if (isOtherShape) this.#dropStock();
    this.#setWidths(data);
    this.#table.setAttribute('aria-label', data.title);
    this.#table.setAttribute('aria-rowcount', String(data.rows.length + 1));
    this.#table.setAttribute('aria-colcount', String(data.columns.length + 2));
    setStyle(this.#body, 'height', `${data.rows.length * rowHeightPx}px`);
    this.#drawHead(data);
    this.#draw();
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#resizes.disconnect();
    this.#scroller.removeEventListener('scroll', this.#look);
    this.#table.remove();
  }

  /** A sheet of words alone has no columns, and its words take the whole width. */
  #setWidths(data: GridData): void {
    const { label, unit, first, rest } = gridWidthsPx(data);
    const moreColumns = Math.max(0, data.columns.length - 1);
    this.#columnWidthPx = rest;
    this.#table.toggleAttribute('data-words', data.columns.length === 0);
    setStyle(this.#table, '--wide-label-width', `${label}px`);
    setStyle(this.#table, '--wide-unit-width', `${unit}px`);
    setStyle(this.#table, '--cells-width', `${first + moreColumns * rest}px`);
    setStyle(
      this.#table,
      '--cells',
      moreColumns === 0 ? `${first}px` : `${first}px repeat(${moreColumns}, ${rest}px)`,
    );
  }

  #dropStock(): void {
    this.#body.replaceChildren();
    this.#stock = [];
  }

  /** Measured only when it moves or changes size: asking while drawing would lay the page out for each key. */
  readonly #look = (): void => {
    const { scrollTop, scrollLeft, clientHeight, clientWidth } = this.#scroller;
    this.#window = { top: scrollTop, left: scrollLeft, height: clientHeight, width: clientWidth };
    if (this.#data && !this.#frame) this.#frame = requestAnimationFrame(() => this.#draw());
  };

  readonly #pick = (event: Event): void => {
    const target = event.target instanceof Element ? event.target.closest('[aria-rowindex]') : null;
    const row = this.#data?.rows[Number(target?.getAttribute('aria-rowindex')) - 2];
    if (!row) return;
    const isFollowed = event.target instanceof Element && event.target.closest('button') !== null;
    if (isFollowed && row.leadsTo !== null) this.#follow(row.leadsTo);
    else this.#actions.onPick(row);
  };

  /** What comes next is read from its top; its rows take the pressed label's place, so the keyboard stays with the grid. */
  #follow(leadsTo: string): void {
    this.#scroller.focus({ preventScroll: true });
    this.#scroller.scrollTop = 0;
    this.#actions.onFollow(leadsTo);
  }

  #drawHead({ title, unitTitle, columns }: GridData): void {
    const texts = [title, unitTitle, ...columns];
    const shown = this.#head.firstElementChild;
    if (shown && [...shown.children].every((cell, index) => cell.textContent === texts[index])) {
      if (shown.children.length === texts.length) return;
    }
    const row = element('div', 'row', this.#classes.row);
    row.setAttribute('aria-rowindex', '1');
    texts.forEach((text, index) => {
      const { label, unit, cell } = this.#classes;
      const header = element('div', 'columnheader', index === 0 ? label : index === 1 ? unit : cell);
      header.textContent = text;
      row.append(header);
    });
    this.#head.replaceChildren(row);
  }

  #draw(): void {
    this.#frame = 0;
    const data = this.#data;
    if (!data) return;
    const { top, left, height, width } = this.#window;
    const seen = Math.ceil(height / rowHeightPx) + 2 * spareRows;
    const count = Math.min(data.rows.length, seen);
    this.#stockUp(count, data);
    const first = Math.floor(top / rowHeightPx) - spareRows;
    const start = Math.max(0, Math.min(first, data.rows.length - count));
    const glowing = {
      from: Math.floor(left / this.#columnWidthPx) - 1,
      to: Math.ceil((left + width) / this.#columnWidthPx),
    };
    for (let index = start; index < start + count; index += 1) {
      const row = data.rows[index];
      const slot = this.#stock[index % count];
      if (row && slot) fillRow(slot, row, { index, pickedGroup: data.pickedGroup, glowing });
    }
  }

  #stockUp(count: number, data: GridData): void {
    // Slots are found by remainder, so another count moves every row to another slot.
    if (this.#stock.length === count) return;
    this.#dropStock();
    this.#stock = Array.from({ length: count }, () =>
      createRowElement(this.#classes, data.columns.length, rowHeightPx),
    );
    this.#body.append(...this.#stock.map(({ root }) => root));
  }
}

function element(tag: 'div', role: string, className: string): HTMLElement {
  const created = document.createElement(tag);
  created.setAttribute('role', role);
  created.className = className;
  return created;
}

function setStyle(target: HTMLElement, name: string, value: string): void {
  if (target.style.getPropertyValue(name) !== value) target.style.setProperty(name, value);
}
