// The keys of the grid while nothing is being typed, as in other spreadsheets.
import type { TraceWay } from '#web/sheet-page/state/page-store.ts';
import { isSingle } from '#web/sheet-page/surface/geometry/cell-area.ts';
import { nextInArea, nextInAreas } from '#web/sheet-page/surface/selection/next-in-area.ts';
import type { GridControl } from './grid-control.ts';

/** Input methods and dead keys compose a letter of several presses. */
const composing: readonly string[] = ['Process', 'Dead', 'Unidentified'];

/** What changes the cells or leaves the grid is done with the blocks that there are. */
const endsAdding: readonly string[] = ['Escape', 'Enter', 'Tab', 'Delete', 'Backspace'];

function isTyped(event: KeyboardEvent): boolean {
  const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  return !isCommand && ([...event.key].length === 1 || composing.includes(event.key));
}

type Act = (event: KeyboardEvent) => void;

class GridKeys {
  readonly #control: GridControl;
  /** After Escape, Tab leaves the grid for the rest of the page. */
  #isLeaving = false;
  readonly #plain: ReadonlyMap<string, Act>;
  /** After Shift+F8 arrows place another block, until one of these keys ends it. */
  #isAdding = false;
  /** By their places, so that they work while a Cyrillic layout is on. */
  readonly #commands: ReadonlyMap<string, Act>;

  constructor(control: GridControl) {
    this.#control = control;
    const { editor, editing } = control;
    this.#plain = new Map<string, Act>([
      ['F2', () => editing.start(null, 'correcting')],
      ['Enter', ({ shiftKey }) => this.#enter(shiftKey)],
      ['Delete', () => editor.empty()],
      ['Backspace', () => editor.empty()],
      ['Escape', () => this.#giveUp()],
      ['Tab', ({ shiftKey }) => this.#goOn('columns', shiftKey ? -1 : 1)],
    ]);
    this.#commands = new Map<string, Act>([
      ['KeyA', () => this.#selectAll(true, true)],
      ['KeyD', () => editor.fill('down')],
      ['KeyR', () => editor.fill('right')],
      ['Space', () => this.#selectAll(true, false)],
      ['BracketLeft', () => this.#follow('reads')],
      ['BracketRight', () => this.#follow('readers')],
      ['Backspace', () => control.page.followBack()],
    ]);
  }

  readonly press = (event: KeyboardEvent): void => {
    const { parts, editing } = this.#control;
    if (event.target !== parts.grid || event.isComposing) return;
    if (this.#isLeaving && event.key === 'Tab') return;
    if (event.key !== 'Escape') this.#isLeaving = false;
    if (endsAdding.includes(event.key)) this.#isAdding = false;
    if (this.#act(event)) event.preventDefault();
    // The key itself is left to the field, which has the focus by now.
    else if (isTyped(event)) editing.start('', 'typing');
  };

  #act(event: KeyboardEvent): boolean {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey && this.#foldBy(event)) return true;
    if (event.altKey && event.key === 'ArrowDown') return this.#control.choices.open();
    if (event.shiftKey && !isCommand && event.code === 'Space') {
      this.#selectAll(false, true);
      return true;
    }
    if (event.shiftKey && event.key === 'F8') {
      this.#addBlock();
      return true;
    }
    const isPlainCommand = isCommand && !event.altKey && !event.shiftKey;
    const command = isPlainCommand ? this.#commands.get(event.code) : undefined;
    const done = command ?? (isCommand || event.altKey ? undefined : this.#plain.get(event.key));
    if (!done) return this.#move(event);
    done(event);
    return true;
  }

  #move(event: KeyboardEvent): boolean {
    const { page, editor } = this.#control;
    const from = event.shiftKey ? page.store.getState().selection.focus : editor.active;
    const to = this.#control.placeBy(event, from);
    if (to) this.#control.moveTo(to, event.shiftKey, event.shiftKey || this.#isAdding);
    return to !== null;
  }

  /** All lines of the selected columns, all columns of the selected lines, or everything. */
  #selectAll(isAllLines: boolean, isAllColumns: boolean): void {
    const { page, editor, field } = this.#control;
    const { firstLine, lastLine, firstColumn, lastColumn } = editor.selected;
    page.select({
      anchor: { line: isAllLines ? 1 : firstLine, column: isAllColumns ? 1 : firstColumn },
      focus: {
        line: isAllLines ? field.last.line : lastLine,
        column: isAllColumns ? field.last.column : lastColumn,
      },
    });
  }

  #addBlock(): void {
    this.#isAdding = true;
    this.#control.addBlock(this.#control.editor.active);
  }

  #follow(way: TraceWay): void {
    const { page, editor } = this.#control;
    page.follow({ sheet: editor.number, ...editor.active, way });
  }

  #goOn(along: 'lines' | 'columns', way: -1 | 1): void {
    const { areas, selected, active } = this.#control.editor;
    if (areas.length > 1) this.#control.moveWithin(nextInAreas(active, areas, along, way));
    else if (!isSingle(selected)) this.#control.moveWithin(nextInArea(active, selected, along, way));
    else if (along === 'lines') this.#control.step(way === 1 ? 'ArrowDown' : 'ArrowUp');
    else this.#control.step(way === 1 ? 'ArrowRight' : 'ArrowLeft');
  }

  #enter(isBack: boolean): void {
    const { editor, page, choices, editing } = this.#control;
    const { line, column } = editor.active;
    const link = editor.sheet.rows[line - 1]?.link;
    if (isBack) this.#goOn('lines', -1);
    else if (link?.column === column) page.openSheet(link.sheet);
    else if (!choices.open()) editing.start(null, 'correcting');
  }

  #giveUp(): void {
    this.#isLeaving = true;
    if (this.#control.editor.forgetCopied()) this.#control.drawMarks();
    else this.#control.moveTo(this.#control.editor.active);
  }

  #foldBy({ key, shiftKey }: KeyboardEvent): boolean {
    const isFolding = key === 'ArrowLeft';
    if (shiftKey || !(isFolding || key === 'ArrowRight')) return false;
    const { active } = this.#control.editor;
    const group = this.#control.folded.fold(active.line, isFolding);
    if (group && isFolding) this.#control.moveTo({ line: group.owner, column: active.column });
    return group !== null;
  }
}

/** Returns what ends listening. */
export function listenToKeys(control: GridControl): () => void {
  const { grid } = control.parts;
  const { press } = new GridKeys(control);
  grid.addEventListener('keydown', press);
  return () => grid.removeEventListener('keydown', press);
}
