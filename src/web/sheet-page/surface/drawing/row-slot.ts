// One reusable row of the grid: the number of its line and the frozen cells stay in view, the other cells scroll beneath them.
import type { SheetGeometry } from '../geometry/sheet-geometry.ts';
import { type CellContents, CellElement } from './cell-element.ts';
import type { SheetCells } from './sheet-cells.ts';
import { textWidth } from './text-gauge.ts';

export interface SlotClasses {
  readonly row: string;
  readonly lead: string;
  readonly number: string;
  readonly cell: string;
}

/** Columns in view, both ends included. */
export interface ColumnSpan {
  readonly first: number;
  readonly last: number;
}

export interface DrawnSheet {
  readonly cells: SheetCells;
  readonly geometry: SheetGeometry;
  readonly span: ColumnSpan;
  /** Whether the sheet has just been opened, so that no number of it counts as changed. */
  readonly isOther: boolean;
}

/** A cell's own margins, left and right together. */
const marginPx = 8;
const twoLinesPx = 26;
/** No text runs on over more columns. */
const furthest = 40;

export class RowSlot {
  readonly root: HTMLElement;
  readonly number: HTMLElement;
  readonly #lead: HTMLElement;
  readonly #classes: SlotClasses;
  readonly #frozen = new Map<number, CellElement>();
  readonly #scrolled = new Map<number, CellElement>();
  /** Texts that begin left of the columns in view and run on into them. */
  readonly #runningOn = new CellElement('', '');
  #idle: CellElement[] = [];
  line = 0;

  constructor(classes: SlotClasses) {
    this.#classes = classes;
    this.root = part('row', classes.row);
    this.#lead = part('none', classes.lead);
    this.number = part('rowheader', classes.number);
    this.number.setAttribute('aria-colindex', '1');
    this.#lead.append(this.number);
    this.#runningOn.root.className = classes.cell;
    this.#runningOn.hide();
    this.root.append(this.#lead, this.#runningOn.root);
  }

  show(line: number, top: number, drawn: DrawnSheet): void {
    const isSameLine = this.line === line && !this.root.hidden && !drawn.isOther;
    this.line = line;
    const { geometry } = drawn;
    if (this.root.hidden) this.root.hidden = false;
    this.root.setAttribute('aria-rowindex', String(line + 1));
    this.root.style.top = `${top}px`;
    const height = geometry.lines.sizeOf(line);
    this.root.style.height = `${height}px`;
    this.root.style.setProperty('--h', `${height}px`);
    this.#lead.style.width = `${geometry.leadPx}px`;
    this.number.style.width = `${geometry.numbersPx}px`;
    if (this.number.firstElementChild === null) this.number.textContent = String(line);
    this.#fill(drawn, isSameLine);
  }

  hide(): void {
    if (this.root.hidden) return;
    this.root.hidden = true;
    this.line = 0;
  }

  /** The element of a cell in view, made if the cell is empty. */
  elementOf(column: number, { geometry }: DrawnSheet): HTMLElement {
    const isFrozen = column <= geometry.frozenColumns;
    const pane = isFrozen ? this.#frozen : this.#scrolled;
    const isDrawn = pane.has(column);
    const element = this.#take(column, pane, isFrozen);
    // One that was taken from another cell still has that one's text, and is hidden.
    if (!isDrawn) element.show(emptyCell(column, geometry));
    return element.root;
  }

  #fill(drawn: DrawnSheet, isSameLine: boolean): void {
    const { geometry, span } = drawn;
    const { frozenColumns } = geometry;
    for (const [column, element] of this.#frozen) {
      if (column > frozenColumns) this.#release(column, element, this.#frozen);
    }
    for (const [column, element] of this.#scrolled) {
      if (column < span.first || column > span.last) this.#release(column, element, this.#scrolled);
    }
    for (let column = 1; column <= frozenColumns; column += 1) this.#draw(column, drawn, true, isSameLine);
    for (let column = span.first; column <= span.last; column += 1) {
      this.#draw(column, drawn, false, isSameLine);
    }
    this.#drawRunningOn(drawn);
    for (const element of this.#idle) element.hide();
  }

  #draw(column: number, drawn: DrawnSheet, isFrozen: boolean, isSameLine: boolean): void {
    const pane = isFrozen ? this.#frozen : this.#scrolled;
    const { cells, geometry } = drawn;
    const known = pane.get(column);
    if (cells.isEmpty(this.line, column) && cells.styleAt(this.line, column) === null) {
      known?.show(emptyCell(column, geometry));
      return;
    }
    const element = this.#take(column, pane, isFrozen);
    const before = element.text;
    const contents = this.#contents(column, drawn);
    element.show(contents);
    if (isSameLine && known && before !== contents.text) element.flash();
  }

  #contents(column: number, { cells, geometry }: DrawnSheet): CellContents {
    const { line } = this;
    const style = cells.styleAt(line, column);
    const { text, align, tone } = cells.shownAt(line, column);
    const row = cells.sheet.rows[line - 1];
    const look = style?.look ?? 'text';
    const own = geometry.columns.sizeOf(column);
    const needed = text === '' ? 0 : textWidth(text.trimEnd(), look) + marginPx;
    const isNumber = typeof cells.valueAt(line, column) === 'number';
    const canRun = !isNumber && align === 'start' && style?.isWrapped !== true;
    const width = canRun ? runWidth(line, column, needed, { cells, geometry }) : own;
    // On a phone a label that does not fit takes two lines.
    const isWrapped =
      !isNumber &&
      (style?.isWrapped === true ||
        (geometry.isNarrow && needed > width && geometry.lines.sizeOf(line) >= twoLinesPx));
    return {
      text: isNumber && needed > own + 1 ? tooWide(own) : text,
      look,
      align,
      tone,
      isWrapped,
      indent: style?.indent ?? 0,
      left: geometry.numbersPx + geometry.columns.startOf(column),
      width,
      isNoted: row?.note?.column === column,
      isLink: row?.link?.column === column,
    };
  }

  /** What is cut off at the frozen edge goes on beneath it, as it would without one. */
  #drawRunningOn(drawn: DrawnSheet): void {
    const { cells, geometry, span } = drawn;
    const from = geometry.columns.startOf(span.first);
    for (let column = span.first - 1; column >= Math.max(1, span.first - furthest); column -= 1) {
      if (cells.isEmpty(this.line, column)) continue;
      const contents = this.#contents(column, drawn);
      if (geometry.columns.startOf(column) + contents.width > from + 1) {
        this.#runningOn.show({ ...contents, isNoted: false });
        return;
      }
      break;
    }
    this.#runningOn.hide();
  }

  #take(column: number, pane: Map<number, CellElement>, isFrozen: boolean): CellElement {
    const known = pane.get(column);
    if (known) return known;
    const element = (isFrozen ? undefined : this.#idle.pop()) ?? this.#make();
    element.root.setAttribute('aria-colindex', String(column + 1));
    pane.set(column, element);
    const home = isFrozen ? this.#lead : this.root;
    if (element.root.parentElement !== home) home.append(element.root);
    return element;
  }

  #make(): CellElement {
    return new CellElement('gridcell', this.#classes.cell);
  }

  #release(column: number, element: CellElement, pane: Map<number, CellElement>): void {
    pane.delete(column);
    element.root.removeAttribute('id');
    if (pane === this.#frozen) element.root.remove();
    else this.#idle.push(element);
  }
}

function part(role: string, className: string): HTMLElement {
  const made = document.createElement('div');
  made.setAttribute('role', role);
  made.className = className;
  return made;
}

const tooWide = (pixels: number): string => '#'.repeat(Math.max(1, Math.floor((pixels - marginPx) / 8)));

const emptyCell = (column: number, { numbersPx, columns }: SheetGeometry): CellContents => ({
  ...{ text: '', look: 'text', align: 'start', tone: 'plain', isWrapped: false, indent: 0 },
  left: numbersPx + columns.startOf(column),
  width: columns.sizeOf(column),
  ...{ isNoted: false, isLink: false },
});

/** A text runs on over the empty cells right of it. */
function runWidth(
  line: number,
  column: number,
  needed: number,
  { cells, geometry: { columns } }: Pick<DrawnSheet, 'cells' | 'geometry'>,
): number {
  let width = columns.sizeOf(column);
  for (let next = column + 1; width < needed && next <= columns.count; next += 1) {
    if (next - column > furthest || !cells.isEmpty(line, next)) break;
    width += columns.sizeOf(next);
  }
  return width;
}
