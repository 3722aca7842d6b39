// What is being typed into a cell: one text in two fields, the cell's and the formula bar's, until it is put in or given up.
import { createStore } from 'zustand/vanilla';
import type { LiveCell } from '#audit/live/live-book.ts';
import type { CellArea, CellPlace } from '#web/sheet-page/surface/geometry/cell-area.ts';
import type { FormulaField } from './formula-field.ts';
import { areaName, canPoint, isFormula } from './reference-at-caret.ts';

/** A text that was begun by typing is ended by an arrow; one that was opened is walked through by it. */
export type EditMode = 'typing' | 'correcting';

export interface EditState {
  readonly cell: LiveCell | null;
  readonly text: string;
  readonly mode: EditMode;
  /** Why the text was not taken. */
  readonly refusal: string | null;
}

interface Pointing {
  /** Where the name that is pointed at begins and ends. */
  readonly at: number;
  readonly end: number;
  readonly anchor: CellPlace;
  readonly focus: CellPlace;
}

const closed: EditState = { cell: null, text: '', mode: 'typing', refusal: null };

export class EditSession {
  readonly store = createStore<EditState>(() => closed);
  readonly #fields = new Set<FormulaField>();
  #used: FormulaField | null = null;
  #pointing: Pointing | null = null;

  get cell(): LiveCell | null {
    return this.store.getState().cell;
  }

  get text(): string {
    return this.store.getState().text;
  }

  get pointed(): Pointing | null {
    return this.#pointing;
  }

  attach(field: FormulaField): () => void {
    this.#fields.add(field);
    return () => void this.#fields.delete(field);
  }

  /** Shows a text in all fields without editing it. */
  present(text: string): void {
    if (this.cell) return;
    for (const field of this.#fields) field.write(text);
  }

  open(cell: LiveCell, text: string, mode: EditMode, field: FormulaField): void {
    this.#used = field;
    this.#pointing = null;
    for (const other of this.#fields) other.write(text);
    this.store.setState({ cell, text, mode, refusal: null });
  }

  /** The other field goes on. */
  use(field: FormulaField): void {
    this.#used = field;
  }

  /** A field was typed into. */
  typed(field: FormulaField): void {
    this.#used = field;
    this.#pointing = null;
    this.#say(field.text);
  }

  /** Whether arrows walk through the text or leave it. */
  turnMode(): void {
    this.#pointing = null;
    const { mode } = this.store.getState();
    this.store.setState({ mode: mode === 'typing' ? 'correcting' : 'typing' });
  }

  refuse(refusal: string): void {
    this.store.setState({ refusal });
  }

  close(): void {
    this.#pointing = null;
    this.store.setState(closed);
  }

  /** Whether a cell that is pressed is named in the formula rather than gone to. */
  get isPointing(): boolean {
    if (!this.cell || !isFormula(this.text)) return false;
    return this.#pointing !== null || canPoint(this.text, this.#used?.caret ?? this.text.length);
  }

  /** Puts the name of these cells where the caret is, or in place of the one put there before. */
  point(anchor: CellPlace, focus: CellPlace, area: CellArea, sheet: string | null): void {
    const caret = this.#used?.caret ?? this.text.length;
    const { at, end } = this.#pointing ?? { at: caret, end: caret };
    const name = areaName(area, sheet);
    const text = `${this.text.slice(0, at)}${name}${this.text.slice(end)}`;
    this.#pointing = { at, end: at + name.length, anchor, focus };
    for (const field of this.#fields) field.write(text, at + name.length);
    this.store.setState({ text, refusal: null });
  }

  /** The cells that are pointed at next are named beside those before. */
  nameAnother(separator: string): void {
    const { caret } = this;
    if (this.#pointing) this.replace(caret, caret, separator);
  }

  /** Replaces a part of the text, as choosing a function's name does. */
  replace(at: number, end: number, words: string): void {
    const text = `${this.text.slice(0, at)}${words}${this.text.slice(end)}`;
    this.#pointing = null;
    for (const field of this.#fields) field.write(text, at + words.length);
    this.store.setState({ text, refusal: null });
  }

  /** The one that is typed into. */
  get field(): FormulaField | null {
    return this.#used;
  }

  get caret(): number {
    return this.#used?.caret ?? 0;
  }

  focusField(): void {
    this.#used?.input.focus({ preventScroll: true });
  }

  #say(text: string): void {
    for (const field of this.#fields) if (field !== this.#used) field.write(text);
    this.#used?.colour();
    this.store.setState({ text, refusal: null });
  }
}
