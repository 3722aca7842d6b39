// The one field of a grid that lies over the cell being typed in.
import { setAttribute, textElement } from './grid-elements.ts';

interface EditedPlace {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  /** Where what is seen of the grid ends. */
  readonly end: number;
  /** Of the cell, so that its number stays as it is seen. */
  readonly fontSize: string;
}

export interface EditedCell {
  readonly name: string;
  readonly text: string;
  readonly hint: string;
  readonly takesWords: boolean;
  /** Whether the first key replaced the number: arrows then move on. */
  readonly isReplacing: boolean;
  readonly place: EditedPlace;
  readonly faultOf: (text: string) => string | null;
  /** The text is valid. */
  readonly onDone: (text: string, key: string, event: KeyboardEvent | null) => void;
  readonly onCancel: () => void;
}

const ends = new Set(['Enter', 'Tab']);
const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** The place after the last letter. */
const caretPx = 2;

export interface EditorClasses {
  readonly layer: string;
  readonly over: string;
  readonly editor: string;
  readonly note: string;
}

export class CellEditor {
  readonly #layer = document.createElement('div');
  readonly #over = document.createElement('div');
  readonly #input = document.createElement('input');
  readonly #note: HTMLElement;
  #edited: EditedCell | null = null;

  constructor(host: HTMLElement, classes: EditorClasses) {
    this.#layer.className = classes.layer;
    this.#over.className = classes.over;
    this.#note = textElement(classes.note);
    this.#note.id = `${host.id}-note`;
    const input = this.#input;
    input.className = classes.editor;
    input.type = 'text';
    input.autocomplete = 'off';
    input.spellcheck = false;
    input.setAttribute('aria-describedby', this.#note.id);
    input.addEventListener('keydown', this.#press);
    input.addEventListener('input', () => {
      this.#say(null);
      this.#fit();
    });
    input.addEventListener('blur', this.#leave);
    this.#over.append(input, this.#note);
    this.#over.hidden = true;
    this.#layer.append(this.#over);
    host.after(this.#layer);
  }

  destroy(): void {
    this.#edited = null;
    this.#layer.remove();
  }

  get isOpen(): boolean {
    return this.#edited !== null;
  }

  open(edited: EditedCell): void {
    this.#edited = edited;
    const { bottom, fontSize } = edited.place;
    Object.assign(this.#over.style, { bottom: `${bottom}px`, fontSize });
    this.#input.setAttribute('aria-label', edited.name);
    this.#input.inputMode = edited.takesWords ? 'text' : 'decimal';
    this.#input.value = edited.text;
    this.#over.hidden = false;
    this.#say(null);
    this.#fit();
    this.#input.focus({ preventScroll: true });
    this.#input.setSelectionRange(edited.text.length, edited.text.length);
  }

  close(): void {
    this.#edited = null;
    this.#over.hidden = true;
  }

  /** A text that is longer than its cell lies over the next ones, and over those before it where the page ends. */
  #fit(): void {
    if (!this.#edited) return;
    const { left, width, end } = this.#edited.place;
    const { style } = this.#over;
    style.width = `${width}px`;
    const missing = this.#input.scrollWidth - this.#input.clientWidth;
    const needed = missing > 0 ? width + missing + caretPx : width;
    style.width = `${needed}px`;
    style.left = `${Math.min(left, Math.max(0, Math.max(left + width, end) - needed))}px`;
  }

  #say(fault: string | null): void {
    setAttribute(this.#input, 'aria-invalid', fault === null ? null : 'true');
    this.#note.textContent = fault ?? this.#edited?.hint ?? '';
    this.#note.toggleAttribute('data-fault', fault !== null);
    setAttribute(this.#note, 'role', fault === null ? null : 'alert');
  }

  readonly #press = (event: KeyboardEvent): void => {
    const edited = this.#edited;
    if (!edited || event.isComposing) return;
    // What is typed here is undone here, and keys of the page stay away.
    event.stopPropagation();
    const isMoving = edited.isReplacing && arrows.has(event.key) && !event.shiftKey;
    if (event.key === 'Escape') {
      this.close();
      edited.onCancel();
    } else if (ends.has(event.key) || isMoving) this.#finish(event.key, event);
    else return;
    event.preventDefault();
  };

  #finish(key: string, event: KeyboardEvent | null): void {
    const edited = this.#edited;
    if (!edited) return;
    const text = this.#input.value;
    const fault = text === edited.text && !edited.isReplacing ? null : edited.faultOf(text);
    if (fault !== null) {
      this.#say(fault);
      return;
    }
    this.close();
    edited.onDone(text, key, event);
  }

  /** What is left invalid stays, and says why. */
  readonly #leave = (): void => {
    if (document.hasFocus()) this.#finish('', null);
  };
}
