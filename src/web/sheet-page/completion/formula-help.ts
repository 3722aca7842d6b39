// Helps to type a formula: a list of the functions that begin as what is typed, and inside of brackets what they take.
import type { Language } from '#language/language.ts';
import type { EditSession } from '#web/sheet-page/editing/edit-session.ts';
import type { FormulaField } from '#web/sheet-page/editing/formula-field.ts';
import { argumentsText, callHint, hasDecimalCommas } from './call-hint.ts';
import classes from './formula-help.module.css';
import { type BegunName, begunName, openCall } from './formula-place.ts';
import { type OfferedFunction, offeredFunctions, signatureOf } from './offered-functions.ts';
import { shownPlace } from './signatures.ts';

export interface FormulaHelpParts {
  readonly session: EditSession;
  readonly language: Language;
  /** What the list is called. */
  readonly label: string;
  /** The frame of the cells, which the field is in or above. */
  readonly frame: HTMLElement;
  /** Names of cells, which are no functions. */
  readonly isName: (text: string) => boolean;
}

const listId = 'sheet-functions';
const hintId = 'sheet-function-hint';
const pageOptions = 8;
const gapPx = 4;
const comboboxAttributes = [
  'role',
  'aria-expanded',
  'aria-controls',
  'aria-autocomplete',
  'aria-activedescendant',
];

const steps: Readonly<Record<string, number>> = {
  ...{ ArrowDown: 1, ArrowUp: -1, PageDown: pageOptions, PageUp: -pageOptions },
};

export class FormulaHelp {
  readonly #parts: FormulaHelpParts;
  readonly #list = document.createElement('div');
  readonly #hint = document.createElement('div');
  readonly #ending = new AbortController();
  #offered: readonly OfferedFunction[] = [];
  #begun: BegunName | null = null;
  #at = 0;
  /** The field that tells of the list and the hint. */
  #field: FormulaField | null = null;

  constructor(parts: FormulaHelpParts) {
    this.#parts = parts;
    this.#list.id = listId;
    this.#list.className = classes.list ?? '';
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-label', parts.label);
    this.#hint.id = hintId;
    this.#hint.className = classes.hint ?? '';
    for (const root of [this.#list, this.#hint]) root.hidden = true;
    parts.frame.append(this.#list, this.#hint);
    const { signal } = this.#ending;
    // The field keeps the focus.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal });
    this.#list.addEventListener('click', this.#click, { signal });
    document.addEventListener('selectionchange', () => this.follow(false), { signal });
    document.addEventListener('focusout', () => this.#close(), { signal });
  }

  end(): void {
    this.#ending.abort();
    this.#close();
    this.#list.remove();
    this.#hint.remove();
  }

  /** What is typed or where the caret is has changed; only typing opens the list. */
  follow(isTyped: boolean): void {
    const { session } = this.#parts;
    const { field, text } = session;
    const isHere = session.cell !== null && field !== null && document.activeElement === field.input;
    if (!isHere || !text.startsWith('=')) {
      this.#close();
      return;
    }
    if (this.#field !== field) this.#close();
    this.#field = field;
    const isOpen = isTyped || !this.#list.hidden;
    const begun = isOpen && !session.pointed ? begunName(text, field.caret) : null;
    this.#offer(begun, field);
    this.#explain(field);
    this.#place(field);
  }

  /** Whether the key was meant for the list. */
  press({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (this.#list.hidden || shiftKey || altKey || ctrlKey || metaKey) return false;
    const step = steps[key];
    if (step !== undefined) {
      const last = this.#offered.length - 1;
      const isAtEnd = step > 0 ? this.#at === last : this.#at === 0;
      this.#mark(isAtEnd ? last - this.#at : Math.min(last, Math.max(0, this.#at + step)));
    } else if (key === 'Enter' || key === 'Tab') this.#take(this.#at);
    else if (key === 'Escape') this.#offer(null, this.#field);
    else return false;
    return true;
  }

  #offer(begun: BegunName | null, field: FormulaField | null): void {
    const { language, isName } = this.#parts;
    const offered = begun && !isName(begun.text) ? offeredFunctions(begun.text) : [];
    const isSame = begun?.text === this.#begun?.text && !this.#list.hidden;
    this.#begun = begun;
    this.#list.hidden = offered.length === 0;
    if (offered.length === 0) {
      for (const name of comboboxAttributes) field?.input.removeAttribute(name);
      return;
    }
    if (isSame) return;
    this.#offered = offered;
    this.#list.replaceChildren(
      ...offered.map(({ name, signature }, index) => {
        const option = made('option', classes.option);
        option.id = `${listId}-${index}`;
        option.append(made('name', classes.name, name), made('', '', argumentsText(signature, language)));
        return option;
      }),
    );
    for (const [name, value] of [
      ...[['role', 'combobox'] as const, ['aria-expanded', 'true'] as const],
      ...[['aria-controls', listId] as const, ['aria-autocomplete', 'list'] as const],
    ]) {
      field?.input.setAttribute(name, value);
    }
    this.#mark(0);
  }

  #mark(at: number): void {
    this.#at = at;
    for (const [index, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(index === at));
      if (index !== at) continue;
      this.#field?.input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    }
  }

  #take(at: number): void {
    const [offered, begun] = [this.#offered[at], this.#begun];
    if (!offered || !begun) return;
    const { name, signature } = offered;
    const bracket = begun.isCall ? '' : signature.all.length === 0 ? '()' : '(';
    this.#offer(null, this.#field);
    this.#parts.session.replace(begun.at, begun.end, `${name}${bracket}`);
  }

  #explain(field: FormulaField): void {
    const { language, session } = this.#parts;
    const call = this.#list.hidden ? openCall(session.text, field.caret, hasDecimalCommas(language)) : null;
    const signature = call && signatureOf(call.name);
    this.#hint.hidden = !signature;
    if (!call || !signature) {
      field.input.removeAttribute('aria-describedby');
      return;
    }
    const place = shownPlace(signature, call.place);
    this.#hint.replaceChildren(...callHint(call.name.toUpperCase(), signature, place, language));
    field.input.setAttribute('aria-describedby', hintId);
  }

  /** Below the field, or above it where there is no room. */
  #place(field: FormulaField): void {
    const around = this.#parts.frame.getBoundingClientRect();
    const box = field.root.getBoundingClientRect();
    for (const root of [this.#list, this.#hint]) {
      if (root.hidden) continue;
      const below = Math.max(0, box.bottom - around.top) + gapPx;
      const above = box.top - around.top - root.offsetHeight - gapPx;
      const isBelow = below + root.offsetHeight <= around.height || above < 0;
      const most = around.width - root.offsetWidth - gapPx;
      root.style.top = `${isBelow ? below : above}px`;
      root.style.left = `${Math.max(gapPx, Math.min(box.left - around.left, most))}px`;
    }
  }

  #close(): void {
    this.#offer(null, this.#field);
    this.#hint.hidden = true;
    this.#field?.input.removeAttribute('aria-describedby');
    this.#field = null;
  }

  readonly #click = ({ target }: Event): void => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    if (option) this.#take([...this.#list.children].indexOf(option));
  };
}

function made(kind: string, className: string | undefined, text = ''): HTMLElement {
  const element = document.createElement(kind === 'option' ? 'div' : 'span');
  if (kind === 'option') element.setAttribute('role', kind);
  element.className = className ?? '';
  element.textContent = text;
  return element;
}
