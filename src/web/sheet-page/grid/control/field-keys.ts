// The keys while a cell is being typed into, in the cell's own field or in the formula bar.
import type { FormulaField } from '#web/sheet-page/editing/formula-field.ts';
import { turnedReference } from '#web/sheet-page/editing/turned-reference.ts';
import { areaBetween } from '../geometry/cell-area.ts';
import type { GridControl } from './grid-control.ts';

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'];

/** Returns what ends listening. */
export function listenToField(control: GridControl, field: FormulaField): () => void {
  const { session, page, editor } = control;
  const { input } = field;

  const goOn = (key: string) => {
    if (!control.commitEditing()) return;
    const to = control.placeBy(new KeyboardEvent('keydown', { key }), editor.active);
    if (to) control.moveTo(to);
  };

  /** An arrow names the cell beside the one that was named last. */
  const point = (event: KeyboardEvent) => {
    const { cell, pointed } = session;
    if (!cell) return;
    const from = pointed?.focus ?? editor.active;
    const to = control.placeBy(event, from);
    if (!to) return;
    const anchor = event.shiftKey && pointed ? pointed.anchor : to;
    const sheet = cell.sheet === editor.number ? null : editor.sheet.title;
    session.point(anchor, to, areaBetween(anchor, to), sheet);
    control.surface.reveal(to);
  };

  const enter = (event: KeyboardEvent) => {
    if (event.altKey) input.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end');
    if (event.altKey) session.typed(field);
    else if (event.ctrlKey || event.metaKey) control.commitEditing(true);
    else goOn(event.shiftKey ? 'ArrowUp' : 'ArrowDown');
  };

  const turn = () => {
    const turned = turnedReference(field.text, field.caret);
    if (turned) session.replace(turned.at, turned.end, turned.text);
  };

  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    Enter: enter,
    Tab: ({ shiftKey }) => goOn(shiftKey ? 'ArrowLeft' : 'ArrowRight'),
    Escape: () => control.cancelEditing(),
    F2: () => session.correct(),
    F4: turn,
  };

  const press = (event: KeyboardEvent) => {
    if (event.isComposing || !session.cell) return;
    const { mode } = session.store.getState();
    const isArrow = arrows.includes(event.key) && !event.altKey;
    if (isArrow && session.isPointing && (mode === 'typing' || session.pointed)) point(event);
    else if (isArrow && mode === 'typing' && field === control.cellEditor.field) goOn(event.key);
    else if (keys[event.key]) keys[event.key]?.(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const typed = () => {
    if (session.cell) session.typed(field);
  };
  const focused = () => {
    if (session.cell) session.use(field);
    else if (field !== control.cellEditor.field) control.startEditing(null, 'correcting', field);
  };

  input.addEventListener('keydown', press);
  input.addEventListener('input', typed);
  input.addEventListener('focus', focused);
  const detach = session.attach(field);
  return () => {
    detach();
    input.removeEventListener('keydown', press);
    input.removeEventListener('input', typed);
    input.removeEventListener('focus', focused);
  };
}
