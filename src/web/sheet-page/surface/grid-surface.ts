// Draws a sheet with reusable rows that are refilled while it is scrolled, so that a large sheet costs no more than a small one.
import { ColumnHeads, type HeadClasses } from './drawing/column-heads.ts';
import { type Mark, type MarkClasses, Marks } from './drawing/marks.ts';
import { type ColumnSpan, type DrawnSheet, RowSlot, type SlotClasses } from './drawing/row-slot.ts';
import type { SheetCells } from './drawing/sheet-cells.ts';
import type { CellArea, CellPlace } from './geometry/cell-area.ts';
import type { CellBox } from './geometry/cell-box.ts';
import type { SheetGeometry } from './geometry/sheet-geometry.ts';
import { boxOf, type PointedPlace, placeAt, type SeenPart, scrollTo, seenPart } from './geometry/viewport.ts';

export interface SurfaceClasses extends SlotClasses, HeadClasses, MarkClasses {
  readonly top: string;
  readonly body: string;
  readonly cover: string;
}

export interface SurfaceHosts {
  readonly scroller: HTMLElement;
  /** As large as the whole sheet. */
  readonly canvas: HTMLElement;
  /** Has the role of a grid. */
  readonly grid: HTMLElement;
}

/** Drawn beyond what is in view, so that a turn of the wheel meets cells that are there. */
const spareLines = 6;
const spareColumns = 3;

export class GridSurface {
  readonly #hosts: SurfaceHosts;
  readonly #classes: SurfaceClasses;
  readonly #heads: ColumnHeads;
  readonly #marks: Marks;
  readonly #top = document.createElement('div');
  readonly #body = document.createElement('div');
  readonly #frozen: RowSlot[] = [];
  /** By line; those that go out of view are filled anew. */
  readonly #slots = new Map<number, RowSlot>();
  #spare: RowSlot[] = [];
  #drawn: Pick<DrawnSheet, 'cells' | 'geometry'> | null = null;
  /** Another sheet shows other numbers, none of which has just changed. */
  #isOther = true;
  #marked: readonly Mark[] = [];
  #selected: readonly CellArea[] = [];
  #span: ColumnSpan = { first: 1, last: 0 };
  /** Lines whose cells have changed; null for all. */
  #stale: Set<number> | null = null;
  #frame = 0;
  #seen: SeenPart = { left: 0, top: 0, width: 0, height: 0 };
  onDrawn: () => void = () => undefined;
  decorate: (slot: RowSlot) => void = () => undefined;

  constructor(hosts: SurfaceHosts, classes: SurfaceClasses, cornerName: string) {
    this.#hosts = hosts;
    this.#classes = classes;
    this.#heads = new ColumnHeads(classes, cornerName);
    this.#marks = new Marks(classes);
    this.#top.className = classes.top;
    this.#body.className = classes.body;
    for (const part of [this.#top, this.#body]) part.setAttribute('role', 'rowgroup');
    this.#top.append(this.#heads.root, cover(classes.cover, this.#marks.topLead), this.#marks.top);
    this.#body.append(cover(classes.cover, this.#marks.bodyLead), this.#marks.body);
    hosts.grid.append(this.#top, this.#body);
    hosts.scroller.addEventListener('scroll', this.#later, { passive: true });
  }

  get geometry(): SheetGeometry | null {
    return this.#drawn?.geometry ?? null;
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    this.#hosts.scroller.removeEventListener('scroll', this.#later);
    this.#top.remove();
    this.#body.remove();
  }

  show(cells: SheetCells, geometry: SheetGeometry): void {
    const { canvas, grid } = this.#hosts;
    const { lines, columns, numbersPx, topPx, frozenLines } = geometry;
    this.#isOther = this.#drawn?.cells !== cells;
    this.#drawn = { cells, geometry };
    canvas.style.width = `${numbersPx + columns.length}px`;
    canvas.style.height = `${topPx + lines.length - lines.endOf(frozenLines)}px`;
    this.#top.style.height = `${topPx}px`;
    this.#body.style.height = `${lines.length - lines.endOf(frozenLines)}px`;
    grid.setAttribute('aria-rowcount', String(lines.count + 1));
    grid.setAttribute('aria-colcount', String(columns.count + 1));
    this.#stale = null;
    this.#draw();
  }

  mark(marks: readonly Mark[], selected: readonly CellArea[]): void {
    this.#marked = marks;
    this.#selected = selected;
    if (!this.#drawn) return;
    this.#marks.show(marks, this.#drawn.geometry);
    this.#heads.show(this.#drawn.geometry, this.#span, this.#isColumnSelected);
    this.#markLines();
  }

  /** Draws these lines anew in the next frame. */
  refresh(lines: Iterable<number>): void {
    for (const line of lines) this.#stale?.add(line);
    this.#later();
  }

  refreshAll(): void {
    this.#stale = null;
    this.#later();
  }

  /** The element of a cell that is drawn. */
  elementOf({ line, column }: CellPlace): HTMLElement | null {
    const slot = this.#slots.get(line) ?? this.#frozen[line - 1];
    const isInView = column <= (this.geometry?.frozenColumns ?? 0) || this.#isInSpan(column);
    return slot && this.#drawn && isInView
      ? slot.elementOf(column, { ...this.#drawn, span: this.#span, isOther: false })
      : null;
  }

  /** Scrolls no further than needed to bring the cell clear of what is frozen. */
  reveal(place: CellPlace): void {
    if (!this.geometry) return;
    scrollTo(place, this.geometry, this.#hosts.scroller);
    this.#draw();
  }

  /** How many lines are in view, for turning pages. */
  pageLines(line: number): number {
    const { geometry } = this;
    if (!geometry) return 1;
    const heightPx = this.#seen.height - geometry.topPx;
    return Math.max(1, Math.floor(heightPx / Math.max(12, geometry.lines.sizeOf(line))) - 1);
  }

  placeAt(x: number, y: number): PointedPlace | null {
    return this.geometry && placeAt(x, y, this.geometry, this.#hosts.scroller);
  }

  boxOf(place: CellPlace): CellBox | null {
    return this.geometry && boxOf(place, this.geometry, this.#seen);
  }

  readonly #later = (): void => {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  };

  #isInSpan = (column: number): boolean => column >= this.#span.first && column <= this.#span.last;

  readonly #isColumnSelected = (column: number): boolean =>
    this.#selected.some(({ firstColumn, lastColumn }) => column >= firstColumn && column <= lastColumn);

  #isLineSelected(line: number): boolean {
    return this.#selected.some(({ firstLine, lastLine }) => line >= firstLine && line <= lastLine);
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const drawn = this.#drawn;
    if (!drawn) return;
    const { geometry } = drawn;
    this.#seen = seenPart(this.#hosts.scroller);
    const span = this.#spanInView(geometry);
    const isSameSpan = span.first === this.#span.first && span.last === this.#span.last;
    this.#span = span;
    const all = { ...drawn, span, isOther: this.#isOther };
    const isStale = (line: number) => !isSameSpan || this.#stale === null || this.#stale.has(line);
    this.#drawFrozen(all, isStale);
    this.#drawBody(all, isStale);
    if (!isSameSpan || this.#stale === null) {
      this.#heads.show(geometry, span, this.#isColumnSelected);
      this.#marks.show(this.#marked, geometry);
    }
    this.#stale = new Set();
    this.#isOther = false;
    this.#markLines();
    this.onDrawn();
  }

  #spanInView({ columns, leadPx, numbersPx, frozenColumns }: SheetGeometry): ColumnSpan {
    const { left: scrollLeft, width: clientWidth } = this.#seen;
    const before = leadPx - numbersPx;
    const first = columns.at(scrollLeft + before) - spareColumns;
    // In steps, so that most turns of a wheel need no other columns.
    const last = columns.at(scrollLeft + Math.max(before, clientWidth - numbersPx)) + spareColumns;
    const step = (column: number) => column - (column % spareColumns);
    return {
      first: Math.max(frozenColumns + 1, step(first)),
      last: Math.min(columns.count, step(last) + spareColumns),
    };
  }

  #drawFrozen(all: DrawnSheet, isStale: (line: number) => boolean): void {
    const { lines, frozenLines } = all.geometry;
    const headPx = all.geometry.topPx - lines.endOf(frozenLines);
    for (let line = 1; line <= frozenLines; line += 1) {
      const known = this.#frozen[line - 1];
      const slot = known ?? this.#make(this.#top);
      this.#frozen[line - 1] = slot;
      if (known && known.line === line && !isStale(line)) continue;
      slot.show(line, headPx + lines.startOf(line), all);
      this.decorate(slot);
    }
    for (const slot of this.#frozen.splice(frozenLines)) slot.root.remove();
  }

  #drawBody(all: DrawnSheet, isStale: (line: number) => boolean): void {
    const { lines, frozenLines, topPx } = all.geometry;
    const { top: scrollTop, height: clientHeight } = this.#seen;
    const before = lines.endOf(frozenLines);
    const first = Math.max(frozenLines + 1, lines.at(scrollTop + before) - spareLines);
    const last = Math.min(lines.count, lines.at(scrollTop + before + clientHeight - topPx) + spareLines);
    for (const [line, slot] of this.#slots) {
      if (line >= first && line <= last && lines.sizeOf(line) > 0) continue;
      this.#slots.delete(line);
      this.#spare.push(slot);
    }
    for (let line = first; line <= last; line += 1) {
      if (lines.sizeOf(line) === 0) continue;
      const known = this.#slots.get(line);
      if (known && !isStale(line)) continue;
      const slot = known ?? this.#spare.pop() ?? this.#make(this.#body);
      this.#slots.set(line, slot);
      slot.show(line, lines.startOf(line) - before, all);
      this.decorate(slot);
    }
    for (const slot of this.#spare) slot.hide();
  }

  #make(home: HTMLElement): RowSlot {
    const slot = new RowSlot(this.#classes);
    home.append(slot.root);
    return slot;
  }

  /** The numbers of the selected lines stand out, as the letters do. */
  #markLines(): void {
    for (const slot of [...this.#slots.values(), ...this.#frozen]) {
      slot.number.toggleAttribute('data-selected', this.#isLineSelected(slot.line));
    }
  }
}

/** What stays at the left edge needs something beside it to stay in. */
function cover(className: string, inside: HTMLElement): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  made.setAttribute('aria-hidden', 'true');
  made.append(inside);
  return made;
}
