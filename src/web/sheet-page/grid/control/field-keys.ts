// The keys while a cell is being typed into, in the cell's own field or in the formula bar.
import type { FormulaField } from '#web/sheet-page/editing/formula-field.ts';
import { turnedReference } from '#web/sheet-page/editing/turned-reference.ts';
import { areaBetween } from '#web/sheet-page/surface/geometry/cell-area.ts';
import type { GridControl } from './grid-control.ts';

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'];

type Act = (event: KeyboardEvent) => void;

class FieldKeys {
  readonly #control: GridControl;
  readonly #field: FormulaField;
  readonly #keys: ReadonlyMap<string, Act>;

  constructor(control: GridControl, field: FormulaField) {
    this.#control = control;
    this.#field = field;
    this.#keys = new Map<string, Act>([
      ['Enter', (event) => this.#enter(event)],
      ['Tab', ({ shiftKey }) => this.#goOn(shiftKey ? 'ArrowLeft' : 'ArrowRight')],
      ['Escape', () => control.editing.cancel()],
      ['F2', () => control.session.turnMode()],
      ['F4', () => this.#turn()],
    ]);
  }

  readonly press = (event: KeyboardEvent): void => {
    const { session, aid } = this.#control;
    if (event.isComposing || !session.cell || !(aid.press(event) || this.#act(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly typed = (): void => {
    if (this.#control.session.cell) this.#control.session.typed(this.#field);
  };

  readonly focused = (): void => {
    const { session, editing } = this.#control;
    if (session.cell) session.use(this.#field);
    else if (this.#field !== editing.field) editing.start(null, 'correcting', this.#field);
  };

  #act(event: KeyboardEvent): boolean {
    const { session, editing } = this.#control;
    const isTyping = session.store.getState().mode === 'typing';
    const isArrow = arrows.includes(event.key) && !event.altKey;
    if (isArrow && session.isPointing && (isTyping || session.pointed)) this.#point(event);
    else if (isArrow && isTyping && this.#field === editing.field) this.#goOn(event.key);
    else {
      const act = this.#keys.get(event.key);
      act?.(event);
      return act !== undefined;
    }
    return true;
  }

  #goOn(key: string): void {
    if (this.#control.editing.commit()) this.#control.step(key);
  }

  /** An arrow names the cell beside the one that was named last. */
  #point(event: KeyboardEvent): void {
    const { session, editor, surface } = this.#control;
    const { cell, pointed } = session;
    if (!cell) return;
    const to = this.#control.placeBy(event, pointed?.focus ?? editor.active);
    if (!to) return;
    const anchor = event.shiftKey && pointed ? pointed.anchor : to;
    const sheet = cell.sheet === editor.number ? null : editor.sheet.title;
    session.point(anchor, to, areaBetween(anchor, to), sheet);
    surface.reveal(to);
  }

  #enter(event: KeyboardEvent): void {
    const { input } = this.#field;
    if (event.altKey) {
      input.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end');
      this.#control.session.typed(this.#field);
    } else if (event.ctrlKey || event.metaKey) this.#control.editing.commit(true);
    else this.#goOn(event.shiftKey ? 'ArrowUp' : 'ArrowDown');
  }

  #turn(): void {
    const turned = turnedReference(this.#field.text, this.#field.caret);
    if (turned) this.#control.session.replace(turned.at, turned.end, turned.text);
  }
}

/** Returns what ends listening. */
export function listenToField(control: GridControl, field: FormulaField): () => void {
  const { input } = field;
  const { press, typed, focused } = new FieldKeys(control, field);
  input.addEventListener('keydown', press);
  input.addEventListener('input', typed);
  input.addEventListener('focus', focused);
  const detach = control.session.attach(field);
  return () => {
    detach();
    input.removeEventListener('keydown', press);
    input.removeEventListener('input', typed);
    input.removeEventListener('focus', focused);
  };
}
