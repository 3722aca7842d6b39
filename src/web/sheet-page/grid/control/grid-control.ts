// One open grid: brings the page's state onto the screen, and gives the keys and the pointer what they act on.
import { decimalMarks } from '#language/locales.ts';
import type { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import type { GridTexts } from '#web/sheet-page/editing/grid-texts.ts';
import { SheetEditor } from '#web/sheet-page/editing/sheet-editor.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import { fittingWidth } from '#web/sheet-page/surface/drawing/fitting-width.ts';
import { type SheetCells, sheetCells } from '#web/sheet-page/surface/drawing/sheet-cells.ts';
import { fontScale } from '#web/sheet-page/surface/drawing/text-gauge.ts';
import type { CellPlace } from '#web/sheet-page/surface/geometry/cell-area.ts';
import { type SheetGeometry, sheetGeometry } from '#web/sheet-page/surface/geometry/sheet-geometry.ts';
import { GridSurface } from '#web/sheet-page/surface/grid-surface.ts';
import { type MoveField, movedPlace } from '#web/sheet-page/surface/selection/moved-place.ts';
import { type CellChoices, cellChoices } from './cell-choices.ts';
import { CellEditing } from './cell-editing.ts';
import { FoldedGroups } from './folded-groups.ts';
import { FormulaAid } from './formula-aid.ts';
import type { GridClasses } from './grid-parts.ts';
import { gridParts, type MadeParts } from './grid-parts.ts';
import { marksOf } from './marks-of.ts';
import { NamedCell } from './named-cell.ts';

export interface GridSources {
  readonly page: Page;
  readonly session: EditSession;
  readonly texts: GridTexts;
  readonly classes: GridClasses;
  /** Says something to those who listen to the page, and shows it to the others where `isShown`. */
  readonly say: (words: string, isShown?: boolean) => void;
}

/** Before the page is laid out, and where nothing is. */
const usualWidthPx = 1024;

export class GridControl {
  readonly page: Page;
  readonly session: EditSession;
  readonly editor: SheetEditor;
  readonly surface: GridSurface;
  readonly parts: MadeParts;
  readonly editing: CellEditing;
  readonly choices: CellChoices;
  readonly folded: FoldedGroups;
  readonly aid: FormulaAid;
  readonly say: (words: string) => void;
  readonly #frame: HTMLElement;
  readonly #texts: GridTexts;
  readonly #named: NamedCell;
  readonly #widths = new Map<number, Map<number, number>>();
  readonly #scrolled = new Map<number, readonly [number, number]>();
  readonly #ends: (() => void)[] = [];
  #cells: SheetCells;
  #shownSheet = -1;

  constructor(frame: HTMLElement, { page, session, texts, classes, say }: GridSources) {
    this.#frame = frame;
    this.#texts = texts;
    this.page = page;
    this.session = session;
    this.say = say;
    this.editor = new SheetEditor({ page, texts, say });
    this.#cells = sheetCells(page, this.editor.number, texts.language);
    this.parts = gridParts(classes);
    this.surface = new GridSurface(this.parts, classes, texts.selectAll);
    this.editing = new CellEditing(this, classes, texts.cellField);
    this.choices = cellChoices(this, classes, texts);
    this.folded = new FoldedGroups(classes.fold, texts, this.layOut);
    this.#named = new NamedCell(this.parts.grid, texts.nouns);
    const names = new Set(page.view.names.map(({ name }) => name.toLowerCase()));
    const isName = (text: string) => names.has(text.toLowerCase());
    this.aid = new FormulaAid({ session, language: texts.language, label: texts.functions, frame, isName });
    const { scroller, handle } = this.parts;
    frame.append(scroller, handle, this.editing.root, this.choices.button, this.choices.root);
    this.surface.onDrawn = this.#follow;
    this.surface.decorate = (slot) => this.folded.decorate(slot);
    this.#listen();
    this.layOut();
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.aid.end();
    this.surface.destroy();
    this.#frame.replaceChildren();
  }

  get geometry(): SheetGeometry | null {
    return this.surface.geometry;
  }

  get cells(): SheetCells {
    return this.#cells;
  }

  /** For what stands over the cells and scrolls with them: it begins where the first line that scrolls does. */
  get layer(): HTMLElement {
    return this.parts.layer;
  }

  get scroller(): HTMLElement {
    return this.parts.scroller;
  }

  /** As large as the whole sheet. */
  get canvas(): HTMLElement {
    return this.parts.canvas;
  }

  get field(): MoveField {
    const { geometry } = this;
    if (!geometry) throw new Error('The grid is not laid out.');
    const { lines, columns, frozenLines, frozenColumns } = geometry;
    const { rows, columnPixels } = this.editor.sheet;
    return {
      lineCount: lines.count,
      columnCount: columns.count,
      pageLines: this.surface.pageLines(this.editor.active.line),
      isFilled: ({ line, column }) => !this.#cells.isEmpty(line, column),
      isHidden: (line) => lines.sizeOf(line) === 0,
      last: { line: rows.length, column: columnPixels.length },
      firstScrolled: { line: frozenLines + 1, column: frozenColumns + 1 },
    };
  }

  /** Where the lines and columns are has changed. */
  layOut = (): void => {
    const { number, sheet } = this.editor;
    const isOther = number !== this.#shownSheet;
    if (isOther) this.#leaveFor(number);
    this.folded.show(number, sheet, this.#cells);
    const { scroller, layer } = this.parts;
    const geometry = sheetGeometry(sheet, {
      widthPx: scroller.clientWidth || usualWidthPx,
      heightPx: scroller.clientHeight || usualWidthPx,
      isLineFolded: (line) => this.folded.isAway(line),
      widths: this.#widths.get(number) ?? new Map(),
      fontScale: fontScale(),
    });
    layer.style.top = `${geometry.topPx}px`;
    layer.style.left = `${geometry.numbersPx}px`;
    this.surface.show(this.#cells, geometry);
    if (isOther) this.#returnToPlace(number);
    this.drawMarks();
  };

  /** Makes it as wide as what it shows, and with it the selected columns that it is one of. */
  fitColumn(column: number): void {
    const { number, areas } = this.editor;
    const { last } = this.field;
    const whole = areas.filter(({ firstLine, lastLine }) => firstLine === 1 && lastLine >= last.line);
    const among = whole.find(({ firstColumn, lastColumn }) => column >= firstColumn && column <= lastColumn);
    const [first, end] = among ? [among.firstColumn, among.lastColumn] : [column, column];
    const widths = this.#widths.get(number) ?? new Map<number, number>();
    this.#widths.set(number, widths);
    for (let at = first; at <= end; at += 1) {
      const width = fittingWidth(this.#cells, at);
      if (width !== null) widths.set(at, width);
    }
    this.layOut();
  }

  /** Between the arguments of a formula. */
  get separator(): string {
    return decimalMarks[this.#texts.language] === ',' ? ';' : ',';
  }

  setWidth(column: number, pixels: number): void {
    const widths = this.#widths.get(this.editor.number) ?? new Map<number, number>();
    widths.set(column, Math.max(12, Math.round(pixels)));
    this.#widths.set(this.editor.number, widths);
    this.layOut();
  }

  /** `isExtending` leaves the other corner of the block where it is; `isAdding` keeps the other blocks. */
  moveTo(place: CellPlace, isExtending = false, isAdding = isExtending): void {
    const to = { line: place.line, column: place.column };
    const { anchor, others } = this.page.store.getState().selection;
    this.page.select({
      ...(isAdding && others ? { others } : {}),
      anchor: isExtending ? anchor : to,
      focus: to,
    });
    this.surface.reveal(to);
  }

  /** Keeps what is selected, and begins another block at the cursor. */
  addBlock(at: CellPlace): void {
    const { anchor, focus, others = [] } = this.page.store.getState().selection;
    this.page.select({ others: [...others, { anchor, focus }], anchor: at, focus: at });
    this.say(this.#texts.addingBlock);
  }

  /** All blocks stay selected. */
  moveWithin(active: CellPlace): void {
    this.page.select({ ...this.page.store.getState().selection, active });
    this.surface.reveal(active);
  }

  /** Where a key goes to from a cell; null for a key that does not move. */
  placeBy(event: KeyboardEvent, from: CellPlace): CellPlace | null {
    const pressed = { key: event.key, isFar: event.ctrlKey || event.metaKey, isAlt: event.altKey };
    return movedPlace(from, pressed, this.field);
  }

  step(key: string): void {
    const to = this.placeBy(new KeyboardEvent('keydown', { key }), this.editor.active);
    if (to) this.moveTo(to);
  }

  focus(): void {
    this.parts.grid.focus({ preventScroll: true });
  }

  /** Frames of the selection, of what was copied and of what a formula reads. */
  drawMarks = (): void => {
    this.surface.mark(marksOf(this.editor, this.session), this.editor.areas);
    this.#follow();
    if (!this.session.cell) this.session.present(this.editor.textOf(this.editor.active));
  };

  #leaveFor(number: number): void {
    const { scroller } = this.parts;
    this.#scrolled.set(this.#shownSheet, [scroller.scrollLeft, scroller.scrollTop]);
    this.#shownSheet = number;
    this.#cells = sheetCells(this.page, number, this.#texts.language);
  }

  #returnToPlace(number: number): void {
    const [left, top] = this.#scrolled.get(number) ?? [0, 0];
    this.parts.scroller.scrollTo({ left, top, behavior: 'instant' });
    this.surface.refreshAll();
  }

  #listen(): void {
    const { page, session, surface } = this;
    const resizes = new ResizeObserver(() => this.layOut());
    resizes.observe(this.#frame);
    document.fonts?.addEventListener('loadingdone', this.layOut);
    this.#ends.push(
      () => resizes.disconnect(),
      () => document.fonts?.removeEventListener('loadingdone', this.layOut),
      page.store.subscribe((state, before) => {
        if (state.sheet !== before.sheet) this.#openSheet();
        else if (state.selection !== before.selection) this.drawMarks();
      }),
      page.onReveal((cell) => {
        this.folded.unfold(cell.line);
        surface.reveal(cell);
      }),
      session.store.subscribe((state, before) => {
        if (state.text === before.text && state.cell === before.cell) return;
        this.drawMarks();
        this.aid.follow(state.cell === before.cell || state.mode === 'typing');
      }),
    );
    page.view.sheets.forEach((_, number) => {
      const end = page.onCells(number, (cells) => {
        if (number !== this.editor.number) return;
        surface.refresh(cells.map(({ line }) => line));
        this.drawMarks();
      });
      this.#ends.push(end);
    });
  }

  #openSheet(): void {
    this.editing.leave();
    this.layOut();
  }

  /** What stands over the cells goes with them. */
  readonly #follow = (): void => {
    const { focus: corner, active = corner } = this.page.store.getState().selection;
    const isFormula = this.editor.contentAt(active).kind === 'formula';
    this.#named.put(this.surface.elementOf(active), this.#cells, active, isFormula);
    this.editing.place();
    this.choices.place();
    const { lastLine: line, lastColumn: column } = this.editor.selected;
    const box = this.session.cell ? null : this.surface.boxOf({ line, column });
    const { handle } = this.parts;
    handle.hidden = box === null;
    if (!box) return;
    handle.style.left = `${box.left + box.width}px`;
    handle.style.top = `${box.top + box.height}px`;
  };
}
