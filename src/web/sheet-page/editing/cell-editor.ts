// The field over the cell that is being typed into: as large as the cell, and as what is typed when that is more.
import { textWidth } from '#web/sheet-page/surface/drawing/text-gauge.ts';
import type { CellBox } from '#web/sheet-page/surface/geometry/cell-box.ts';
import { type FieldClasses, FormulaField } from './formula-field.ts';

export interface EditorClasses extends FieldClasses {
  readonly editor: string;
  readonly refusal: string;
}

const roomPx = 20;
/** The browser sets letters a little wider or narrower than it measures them. */
const measuredShare = 1.05;
const frameMarginPx = 8;

export class CellEditor {
  readonly root = document.createElement('div');
  readonly field: FormulaField;
  readonly #refusal = document.createElement('p');
  #box: CellBox | null = null;

  constructor(classes: EditorClasses, label: string) {
    this.root.className = classes.editor;
    this.field = new FormulaField(classes, label);
    this.#refusal.className = classes.refusal;
    this.#refusal.setAttribute('role', 'alert');
    this.#refusal.hidden = true;
    this.root.append(this.field.root, this.#refusal);
    this.hide();
  }

  get isShown(): boolean {
    return !this.root.hasAttribute('data-closed');
  }

  /** Stays in the page, so that it can take the focus as the first key is pressed. */
  hide(): void {
    this.root.setAttribute('data-closed', '');
    this.field.input.tabIndex = -1;
    this.field.input.setAttribute('aria-hidden', 'true');
    this.refuse(null);
  }

  show(look: string, align: string): void {
    this.root.removeAttribute('data-closed');
    this.field.input.removeAttribute('aria-hidden');
    this.root.dataset.look = look;
    this.root.dataset.align = align;
  }

  refuse(words: string | null): void {
    this.#refusal.hidden = words === null;
    this.#refusal.textContent = words ?? '';
    this.field.input.toggleAttribute('aria-invalid', words !== null);
  }

  /** Grows to the right as far as there is room, and then down. */
  place(box: CellBox | null, frameWidth: number): void {
    this.#box = box ?? this.#box;
    if (!this.#box) return;
    const { left, top, width, height } = this.#box;
    const look = this.root.dataset.look ?? 'text';
    const widths = this.field.text.split('\n').map((line) => textWidth(line, look));
    const most = Math.max(width, frameWidth - left - frameMarginPx);
    const shown = Math.min(most, Math.max(width, Math.max(...widths) * measuredShare + roomPx));
    const { style } = this.root;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${shown}px`;
    style.height = `${height}px`;
    // What does not fit into one line takes more.
    const { scrollHeight } = this.field.input;
    const taken = Math.max(height, scrollHeight);
    style.height = `${taken}px`;
    // At the lower edge of the window it grows upwards.
    const below = top + taken - (this.root.parentElement?.clientHeight ?? Number.POSITIVE_INFINITY);
    if (taken > height && below > 0) style.top = `${Math.max(0, top - below)}px`;
  }
}
