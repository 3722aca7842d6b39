// The one field of a grid that lies over the cell being typed in.
import { setAttribute, textElement } from './grid-elements.ts';

export interface EditedCell {
  readonly name: string;
  readonly text: string;
  readonly hint: string;
  readonly takesWords: boolean;
  /** Whether the first key replaced the number: arrows then move on. */
  readonly isReplacing: boolean;
  readonly place: { readonly left: number; readonly bottom: number; readonly width: number };
  readonly faultOf: (text: string) => string | null;
  /** The text is valid. */
  readonly onDone: (text: string, key: string, event: KeyboardEvent | null) => void;
  readonly onCancel: () => void;
}

const ends = new Set(['Enter', 'Tab']);
const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

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
    input.addEventListener('input', () => this.#say(null));
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
    const { left, bottom, width } = edited.place;
    Object.assign(this.#over.style, { left: `${left}px`, bottom: `${bottom}px`, width: `${width}px` });
    this.#input.setAttribute('aria-label', edited.name);
    this.#input.inputMode = edited.takesWords ? 'text' : 'decimal';
    this.#input.value = edited.text;
    this.#over.hidden = false;
    this.#say(null);
    this.#input.focus({ preventScroll: true });
    this.#input.setSelectionRange(edited.text.length, edited.text.length);
  }

  close(): void {
    this.#edited = null;
    this.#over.hidden = true;
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
