// Opens a cell for typing, and puts in what was typed or gives it up.
import { CellEditor, type EditorClasses } from '#web/sheet-page/editing/cell-editor.ts';
import type { EditMode } from '#web/sheet-page/editing/edit-session.ts';
import type { FormulaField } from '#web/sheet-page/editing/formula-field.ts';
import { placesOfAll } from '#web/sheet-page/surface/geometry/cell-area.ts';
import type { EditedGrid } from './edited-grid.ts';

export class CellEditing {
  readonly #control: EditedGrid;
  readonly #editor: CellEditor;
  /** What the field began with. */
  #initial = '';

  constructor(control: EditedGrid, classes: EditorClasses, label: string) {
    this.#control = control;
    this.#editor = new CellEditor(classes, label);
  }

  get root(): HTMLElement {
    return this.#editor.root;
  }

  /** The field over the cell. */
  get field(): FormulaField {
    return this.#editor.field;
  }

  /** With null the field begins with what the cell holds. */
  start(text: string | null, mode: EditMode, field: FormulaField = this.field): void {
    const { editor, session, cells, surface } = this.#control;
    const { number, active } = editor;
    this.#initial = editor.textOf(active);
    surface.reveal(active);
    this.#editor.show(
      editor.styleAt(active)?.look ?? 'text',
      cells.shownAt(active.line, active.column).align,
    );
    session.open({ sheet: number, ...active }, text ?? this.#initial, mode, field);
    if (field !== this.field) return;
    const end = field.text.length;
    field.input.setSelectionRange(end, end);
    field.input.focus({ preventScroll: true });
  }

  cancel(): void {
    if (!this.#control.session.cell) return;
    this.#close();
  }

  /** Whether the text was put in; one that is refused stays open. */
  commit(isForAll = false): boolean {
    const { session, editor, page } = this.#control;
    const { cell, text } = session;
    if (!cell) return true;
    // A formula may be pointed together on other sheets than its own.
    if (cell.sheet !== editor.number) page.openSheet(cell.sheet);
    const places = isForAll ? placesOfAll(editor.areas) : [cell];
    const why = text === this.#initial && !isForAll ? null : editor.put(text, places, cell.sheet);
    if (why === null) {
      this.#close();
      return true;
    }
    session.refuse(why);
    this.#editor.refuse(why);
    session.focusField();
    return false;
  }

  /** Another sheet is open: only a formula that can name its cells goes on. */
  leave(): void {
    const { session, editor } = this.#control;
    if (session.cell && session.cell.sheet !== editor.number && !session.isPointing) this.#close();
  }

  place(): void {
    const { session, editor, surface, parts } = this.#control;
    const { cell, refusal } = session.store.getState();
    if (!cell) return;
    if (refusal === null) this.#editor.refuse(null);
    const box = cell.sheet === editor.number ? surface.boxOf(cell) : null;
    this.root.toggleAttribute('data-away', box === null);
    this.#editor.place(box, parts.scroller.clientWidth);
  }

  #close(): void {
    const { session, editor, page } = this.#control;
    const { cell } = session;
    session.close();
    this.#editor.hide();
    if (cell && cell.sheet !== editor.number) page.openSheet(cell.sheet);
    this.#control.drawMarks();
    this.#control.focus();
  }
}
