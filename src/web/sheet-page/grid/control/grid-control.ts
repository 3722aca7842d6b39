// One open grid: brings the page's state onto the screen, and gives the keys and the pointer what they act on.
import { CellEditor, type EditorClasses } from '#web/sheet-page/editing/cell-editor.ts';
import { type ChoiceClasses, ChoiceList } from '#web/sheet-page/editing/choice-list.ts';
import type { EditMode, EditSession } from '#web/sheet-page/editing/edit-session.ts';
import type { FormulaField } from '#web/sheet-page/editing/formula-field.ts';
import type { GridTexts } from '#web/sheet-page/editing/grid-texts.ts';
import { referencesIn } from '#web/sheet-page/editing/reference-at-caret.ts';
import { SheetEditor } from '#web/sheet-page/editing/sheet-editor.ts';
import type { Page } from '#web/sheet-page/state/page-store.ts';
import type { Mark } from '../drawing/marks.ts';
import { type SheetCells, sheetCells } from '../drawing/sheet-cells.ts';
import { fontScale } from '../drawing/text-gauge.ts';
import { areaBetween, type CellPlace } from '../geometry/cell-area.ts';
import { type SheetGeometry, sheetGeometry } from '../geometry/sheet-geometry.ts';
import { GridSurface, type SurfaceClasses } from '../grid-surface.ts';
import { type MoveField, movedPlace } from '../selection/moved-place.ts';
import { FoldedGroups } from './folded-groups.ts';
import { NamedCell } from './named-cell.ts';

export interface GridClasses extends SurfaceClasses, EditorClasses, ChoiceClasses {
  readonly frame: string;
  readonly scroller: string;
  readonly canvas: string;
  readonly grid: string;
  readonly layer: string;
  readonly choiceButton: string;
  readonly handle: string;
  readonly fold: string;
}

export interface GridParts {
  readonly page: Page;
  readonly session: EditSession;
  readonly texts: GridTexts;
  readonly classes: GridClasses;
  readonly say: (words: string, isShown?: boolean) => void;
}

export class GridControl {
  readonly page: Page;
  readonly session: EditSession;
  readonly editor: SheetEditor;
  readonly surface: GridSurface;
  readonly scroller = document.createElement('div');
  readonly canvas = document.createElement('div');
  readonly grid = document.createElement('div');
  /** For what stands over the cells and scrolls with them: it begins where the first line that scrolls does. */
  readonly layer = document.createElement('div');
  readonly cellEditor: CellEditor;
  readonly choices: ChoiceList;
  readonly choiceButton = document.createElement('button');
  readonly handle = document.createElement('div');
  readonly folded: FoldedGroups;
  readonly #frame: HTMLElement;
  readonly #texts: GridTexts;
  readonly #named: NamedCell;
  readonly #widths = new Map<number, Map<number, number>>();
  readonly #scrolled = new Map<number, readonly [number, number]>();
  #ends: (() => void)[] = [];
  #cells: SheetCells;
  #shownSheet = -1;
  #initial = '';

  constructor(frame: HTMLElement, { page, session, texts, classes, say }: GridParts) {
    this.#frame = frame;
    this.#texts = texts;
    this.page = page;
    this.session = session;
    this.editor = new SheetEditor({ page, texts, say });
    this.#cells = sheetCells(page, this.editor.number, texts.language);
    this.scroller.className = classes.scroller;
    this.canvas.className = classes.canvas;
    this.grid.className = classes.grid;
    this.layer.className = classes.layer;
    this.handle.className = classes.handle;
    this.handle.setAttribute('aria-hidden', 'true');
    this.canvas.append(this.grid, this.layer);
    this.scroller.append(this.canvas);
    this.surface = new GridSurface(this, classes, texts.selectAll);
    this.cellEditor = new CellEditor(classes, texts.cellField);
    this.choices = new ChoiceList(classes, texts.choices, this.#chosen);
    this.folded = new FoldedGroups(classes.fold, texts, () => this.layOut());
    this.#named = new NamedCell(this.grid, texts.nouns);
    this.#prepareButton(classes.choiceButton);
    frame.append(this.scroller, this.handle, this.cellEditor.root, this.choiceButton, this.choices.root);
    this.surface.onDrawn = this.#follow;
    this.surface.decorate = (slot) => this.folded.decorate(slot);
    this.#prepareGrid();
    this.#listen();
    this.layOut();
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
    this.surface.destroy();
    this.#frame.replaceChildren();
  }

  get geometry(): SheetGeometry | null {
    return this.surface.geometry;
  }

  get cells(): SheetCells {
    return this.#cells;
  }

  /** Where the lines and columns are has changed. */
  layOut = (): void => {
    const { number, sheet } = this.editor;
    const isOther = number !== this.#shownSheet;
    if (isOther) this.#leaveSheet(number);
    this.folded.show(number, sheet, this.#cells);
    const geometry = sheetGeometry(sheet, {
      widthPx: this.scroller.clientWidth || 1024,
      isLineFolded: (line) => this.folded.isAway(line),
      widths: this.#widths.get(number) ?? new Map(),
      fontScale: fontScale(),
    });
    this.layer.style.top = `${geometry.topPx}px`;
    this.layer.style.left = `${geometry.numbersPx}px`;
    this.surface.show(this.#cells, geometry);
    if (isOther) this.#returnToPlace(number);
    this.drawMarks();
  };

  setWidth(column: number, pixels: number): void {
    const widths = this.#widths.get(this.editor.number) ?? new Map<number, number>();
    widths.set(column, Math.max(12, Math.round(pixels)));
    this.#widths.set(this.editor.number, widths);
    this.layOut();
  }

  get field(): MoveField {
    const { geometry } = this;
    if (!geometry) throw new Error('The grid is not laid out.');
    const { lines, columns, frozenLines, frozenColumns } = geometry;
    const { rows, columnPixels } = this.editor.sheet;
    const last = { line: rows.length, column: columnPixels.length };
    return {
      lineCount: lines.count,
      columnCount: columns.count,
      pageLines: this.surface.pageLines(this.editor.active.line),
      isFilled: ({ line, column }) => !this.#cells.isEmpty(line, column),
      isHidden: (line) => lines.sizeOf(line) === 0,
      last,
      firstScrolled: {
        line: Math.min(frozenLines + 1, last.line),
        column: Math.min(frozenColumns + 1, last.column),
      },
    };
  }

  /** `isExtending` leaves the other corner of the block where it is. */
  moveTo(place: CellPlace, isExtending = false): void {
    const anchor = isExtending ? this.page.store.getState().selection.anchor : place;
    this.page.select({ anchor, focus: place });
    this.surface.reveal(place);
  }

  /** The block stays selected. */
  moveWithin(active: CellPlace): void {
    const { anchor, focus } = this.page.store.getState().selection;
    this.page.select({ anchor, focus, active });
    this.surface.reveal(active);
  }

  /** The place a key goes to from the moving corner of the block, or from its beginning. */
  placeBy(event: KeyboardEvent, from: CellPlace): CellPlace | null {
    const pressed = { key: event.key, isFar: event.ctrlKey || event.metaKey, isAlt: event.altKey };
    return movedPlace(from, pressed, this.field);
  }

  /** With null the field begins with what the cell holds. */
  startEditing(text: string | null, mode: EditMode, field: FormulaField = this.cellEditor.field): void {
    const { number, active } = this.editor;
    const style = this.editor.styleAt(active);
    const shown = this.#cells.shownAt(active.line, active.column);
    this.#initial = this.editor.textOf(active);
    this.surface.reveal(active);
    this.session.open({ sheet: number, ...active }, text ?? this.#initial, mode, field);
    this.cellEditor.show(style?.look ?? 'text', shown.align);
    this.#placeEditor();
    if (field !== this.cellEditor.field) return;
    const end = field.text.length;
    field.input.setSelectionRange(end, end);
    field.input.focus({ preventScroll: true });
  }

  cancelEditing(): void {
    if (!this.session.cell) return;
    this.#returnToCell();
    this.#close();
  }

  /** Whether the text was put in; one that is refused stays open. */
  commitEditing(isForAll = false): boolean {
    const { cell, text } = this.session;
    if (!cell) return true;
    this.#returnToCell();
    const places = isForAll ? areaPlaces(this.editor) : [cell];
    const why = text === this.#initial && !isForAll ? null : this.editor.put(text, places, cell.sheet);
    if (why === null) {
      this.#close();
      return true;
    }
    this.session.refuse(why);
    this.cellEditor.refuse(why);
    this.session.focusField();
    return false;
  }

  openChoices(): boolean {
    const { active } = this.editor;
    const allowed = this.editor.allowedAt(active);
    const box = this.surface.boxOf(active);
    if (allowed?.kind !== 'choice' || !box) return false;
    const value = this.#cells.valueAt(active.line, active.column);
    this.choices.open(allowed.options, value, box, this.grid.id);
    return true;
  }

  focus(): void {
    this.grid.focus({ preventScroll: true });
  }

  /** Frames of the selection, of what was copied and of what a formula reads. */
  drawMarks = (): void => {
    const { selected, active, copiedArea, sheet, number } = this.editor;
    const marks: Mark[] = [];
    const isBlock = selected.firstLine !== selected.lastLine || selected.firstColumn !== selected.lastColumn;
    if (isBlock) marks.push({ kind: 'block', area: selected });
    if (copiedArea) marks.push({ kind: 'copied', area: copiedArea });
    const { cell, text } = this.session.store.getState();
    if (cell?.sheet !== number || isBlock || !cell)
      marks.push({ kind: 'cursor', area: areaBetween(active, active) });
    for (const { area, number: colour, sheet: title } of cell && text.startsWith('=')
      ? referencesIn(text)
      : []) {
      const isHere = title === null ? cell?.sheet === number : title === sheet.title;
      if (isHere) marks.push({ kind: 'reference', area, number: colour });
    }
    this.surface.mark(marks, selected);
    this.#follow();
    if (!cell) this.session.present(this.editor.textOf(active));
  };

  #close(): void {
    this.session.close();
    this.cellEditor.hide();
    this.drawMarks();
    this.focus();
  }

  /** A formula may be pointed together on other sheets than its own. */
  #returnToCell(): void {
    const { cell } = this.session;
    if (cell && cell.sheet !== this.editor.number) this.page.openSheet(cell.sheet);
  }

  #leaveSheet(number: number): void {
    this.#scrolled.set(this.#shownSheet, [this.scroller.scrollLeft, this.scroller.scrollTop]);
    this.#shownSheet = number;
    this.#cells = sheetCells(this.page, number, this.#texts.language);
  }

  #returnToPlace(number: number): void {
    const [left, top] = this.#scrolled.get(number) ?? [0, 0];
    this.scroller.scrollTo({ left, top, behavior: 'instant' });
    this.surface.refreshAll();
  }

  readonly #chosen = (value: number | null): void => {
    if (value !== null) this.editor.choose(this.editor.active, value);
    this.focus();
  };

  #prepareGrid(): void {
    this.grid.id = 'sheet-grid';
    this.grid.tabIndex = 0;
    this.grid.setAttribute('role', 'grid');
    this.grid.setAttribute('aria-multiselectable', 'true');
  }

  #prepareButton(className: string): void {
    const { choiceButton } = this;
    choiceButton.type = 'button';
    choiceButton.className = className;
    choiceButton.tabIndex = -1;
    choiceButton.hidden = true;
    choiceButton.setAttribute('aria-label', this.#texts.openChoices);
    choiceButton.addEventListener('click', () => this.openChoices());
  }

  #listen(): void {
    const { page } = this;
    const resizes = new ResizeObserver(() => this.layOut());
    resizes.observe(this.#frame);
    const sheets = page.view.sheets.map((_, number) =>
      page.onCells(number, (cells) => {
        if (number === this.editor.number) this.surface.refresh(cells.map(({ line }) => line));
      }),
    );
    this.#ends = [
      () => resizes.disconnect(),
      page.store.subscribe((state, before) => {
        if (state.sheet !== before.sheet) this.#openSheet();
        else if (state.selection !== before.selection) this.drawMarks();
        else if (state.changeNumber !== before.changeNumber) this.drawMarks();
      }),
      page.onReveal((cell) => {
        this.folded.unfold(cell.line);
        this.surface.reveal(cell);
        this.focus();
      }),
      this.session.store.subscribe((state, before) => {
        if (state.refusal === null) this.cellEditor.refuse(null);
        if (state.text !== before.text || state.cell !== before.cell) this.drawMarks();
      }),
      ...sheets,
    ];
  }

  #openSheet(): void {
    const { session } = this;
    if (session.cell && session.cell.sheet !== this.editor.number && !session.isPointing)
      this.cancelEditing();
    this.layOut();
  }

  /** What stands over the cells goes with them. */
  readonly #follow = (): void => {
    const { focus: corner, active: focus = corner } = this.page.store.getState().selection;
    this.#named.put(
      this.surface.elementOf(focus),
      this.#cells,
      focus,
      this.editor.contentAt(focus).kind === 'formula',
    );
    this.#placeEditor();
    this.#placeButton();
    this.#placeHandle();
  };

  #placeEditor(): void {
    const { cell } = this.session;
    if (!cell) return;
    const box = cell.sheet === this.editor.number ? this.surface.boxOf(cell) : null;
    this.cellEditor.root.toggleAttribute('data-away', box === null);
    this.cellEditor.place(box, this.scroller.clientWidth);
  }

  #placeButton(): void {
    const { active } = this.editor;
    const box = this.editor.allowedAt(active)?.kind === 'choice' ? this.surface.boxOf(active) : null;
    this.choiceButton.hidden = box === null || this.session.cell !== null;
    if (!box) return;
    this.choiceButton.style.left = `${box.left + box.width}px`;
    this.choiceButton.style.top = `${box.top}px`;
    this.choiceButton.style.height = `${box.height}px`;
  }

  #placeHandle(): void {
    const { lastLine: line, lastColumn: column } = this.editor.selected;
    const box = this.surface.boxOf({ line, column });
    this.handle.hidden = box === null || this.session.cell !== null;
    if (!box) return;
    this.handle.style.left = `${box.left + box.width}px`;
    this.handle.style.top = `${box.top + box.height}px`;
  }
}

function areaPlaces({ selected }: SheetEditor): CellPlace[] {
  const places: CellPlace[] = [];
  for (let line = selected.firstLine; line <= selected.lastLine; line += 1) {
    for (let column = selected.firstColumn; column <= selected.lastColumn; column += 1)
      places.push({ line, column });
  }
  return places;
}
