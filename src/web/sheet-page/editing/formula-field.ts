// A field for typing a value or a formula, whose references have the colours of their frames in the sheet.
import { referencesIn } from './reference-at-caret.ts';

export interface FieldClasses {
  readonly field: string;
  readonly mirror: string;
  readonly input: string;
}

export class FormulaField {
  readonly root = document.createElement('div');
  readonly input = document.createElement('textarea');
  readonly #mirror = document.createElement('div');

  constructor(classes: FieldClasses, label: string) {
    this.root.className = classes.field;
    this.#mirror.className = classes.mirror;
    this.#mirror.setAttribute('aria-hidden', 'true');
    this.input.className = classes.input;
    this.input.rows = 1;
    this.input.spellcheck = false;
    this.input.autocomplete = 'off';
    this.input.autocapitalize = 'off';
    this.input.setAttribute('aria-label', label);
    this.root.append(this.#mirror, this.input);
    this.input.addEventListener('scroll', () => {
      this.#mirror.scrollTop = this.input.scrollTop;
      this.#mirror.scrollLeft = this.input.scrollLeft;
    });
  }

  get text(): string {
    return this.input.value;
  }

  get caret(): number {
    return this.input.selectionStart;
  }

  write(text: string, caret: number | null = null): void {
    if (this.input.value !== text) this.input.value = text;
    if (caret !== null) this.input.setSelectionRange(caret, caret);
    this.colour();
  }

  /** Shows the references of what is typed in their colours. */
  colour(): void {
    const text = this.input.value;
    const parts: Node[] = [];
    let from = 0;
    for (const { at, end, number } of text.startsWith('=') ? referencesIn(text) : []) {
      parts.push(document.createTextNode(text.slice(from, at)), coloured(text.slice(at, end), number));
      from = end;
    }
    // A last line break takes a line of its own only with something behind it.
    parts.push(document.createTextNode(`${text.slice(from)}\u200b`));
    this.#mirror.replaceChildren(...parts);
  }
}

function coloured(text: string, number: number): HTMLElement {
  const made = document.createElement('span');
  made.dataset.number = String(number % 5);
  made.textContent = text;
  return made;
}
