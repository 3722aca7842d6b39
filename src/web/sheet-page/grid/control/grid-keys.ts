// The keys of the grid while nothing is being typed, as in other spreadsheets.
import { nextInArea } from '../selection/next-in-area.ts';
import type { GridControl } from './grid-control.ts';

/** Input methods and dead keys compose a letter of several presses. */
const composing: readonly string[] = ['Process', 'Dead', 'Unidentified'];

function isTyped(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return !isCommand && ([...event.key].length === 1 || composing.includes(event.key));
}

/** Returns what ends listening. */
export function listenToKeys(control: GridControl): () => void {
  const { grid, editor, page, folded } = control;
  /** After Escape, Tab leaves the grid for the rest of the page. */
  let isLeaving = false;

  const selectAll = () => {
    const { last } = control.field;
    page.select({ anchor: { line: 1, column: 1 }, focus: last });
  };
  const selectLines = () => {
    const { firstLine, lastLine } = editor.selected;
    const { column } = control.field.last;
    page.select({ anchor: { line: firstLine, column: 1 }, focus: { line: lastLine, column } });
  };
  const selectColumns = () => {
    const { firstColumn, lastColumn } = editor.selected;
    const { line } = control.field.last;
    page.select({ anchor: { line: 1, column: firstColumn }, focus: { line, column: lastColumn } });
  };

  const goOn = (along: 'lines' | 'columns', way: -1 | 1) => {
    const { selected, active } = editor;
    const isBlock = selected.firstLine !== selected.lastLine || selected.firstColumn !== selected.lastColumn;
    if (isBlock) {
      control.moveWithin(nextInArea(active, selected, along, way));
      return;
    }
    const key =
      along === 'lines' ? (way === 1 ? 'ArrowDown' : 'ArrowUp') : way === 1 ? 'ArrowRight' : 'ArrowLeft';
    const to = control.placeBy(new KeyboardEvent('keydown', { key }), active);
    if (to) control.moveTo(to);
  };

  const commands: Readonly<Record<string, () => void>> = {
    a: selectAll,
    d: () => editor.fill('down'),
    r: () => editor.fill('right'),
    ' ': selectColumns,
  };

  const escape = () => {
    isLeaving = true;
    if (editor.forgetCopied()) control.drawMarks();
    else control.moveTo(editor.active);
  };

  const enter = ({ shiftKey }: KeyboardEvent) => {
    const { line, column } = editor.active;
    const link = editor.sheet.rows[line - 1]?.link;
    if (shiftKey) goOn('lines', -1);
    else if (link?.column === column) page.openSheet(link.sheet);
    else if (!control.openChoices()) control.startEditing(null, 'correcting');
  };

  const fold = (event: KeyboardEvent): boolean => {
    const isFolding = event.key === 'ArrowLeft';
    if (!event.altKey || event.shiftKey || !(isFolding || event.key === 'ArrowRight')) return false;
    const group = folded.fold(editor.active.line, isFolding);
    if (group && isFolding) control.moveTo({ line: group.owner, column: editor.active.column });
    return group !== null;
  };

  const plain: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    F2: () => control.startEditing(null, 'correcting'),
    Enter: enter,
    Delete: () => editor.empty(),
    Backspace: () => editor.empty(),
    Escape: escape,
    Tab: ({ shiftKey }) => goOn('columns', shiftKey ? -1 : 1),
  };

  const act = (event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (fold(event)) return true;
    if (event.altKey && event.key === 'ArrowDown') return control.openChoices();
    if (event.shiftKey && event.key === ' ') {
      selectLines();
      return true;
    }
    const command =
      isCommand && !event.altKey && !event.shiftKey ? commands[event.key.toLowerCase()] : undefined;
    const done = command ?? (isCommand || event.altKey ? undefined : plain[event.key]);
    if (done) {
      done(event);
      return true;
    }
    const { anchor, focus } = page.store.getState().selection;
    const to = control.placeBy(event, event.shiftKey ? focus : anchor);
    if (to) control.moveTo(to, event.shiftKey);
    return to !== null;
  };

  const press = (event: KeyboardEvent) => {
    if (event.target !== grid || event.isComposing) return;
    if (isLeaving && event.key === 'Tab') return;
    if (event.key !== 'Escape') isLeaving = false;
    if (act(event)) event.preventDefault();
    // The key itself is left to the field, which has the focus by now.
    else if (isTyped(event)) control.startEditing('', 'typing');
  };

  grid.addEventListener('keydown', press);
  return () => grid.removeEventListener('keydown', press);
}
