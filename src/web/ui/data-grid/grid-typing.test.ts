// Holds how a grid is typed in by key and from the clipboard, whatever its numbers mean.
import { afterEach, describe, expect, it } from 'vitest';
import { data, grid, opened, press } from '#testing/grid/drawn-grid.ts';
import { CellTypist } from './cell-typist.ts';
import type { CellText, GridMenu, GridTyping } from './grid-typing.ts';

/** Rows 0 and 2 are typed in under Jan and Feb. */
const typedIn = new Set(['jan', 'feb']);
const calculated = new Set<string>();
const said: string[] = [];
let asked: GridMenu | null = null;
/** Writing waits for an answer where there is a question. */
let isAsking = false;
let answer: (() => void) | undefined;
const texts = (cells: readonly CellText[]) =>
  cells.map(({ row, columnId, text }) => `${row.id} ${columnId} ${text}`).join(', ');

const typing: GridTyping = {
  newTypist: (grid, own) => new CellTypist(grid, own),
  typedColumns: ({ id }) => (id === 'row1' ? calculated : typedIn),
  textOf: ({ row, columnId }) => `${row.id}${columnId}`,
  takesWords: ({ columnId }) => columnId === 'feb',
  nameOf: ({ row, columnId }) => `${row.label}, ${columnId}`,
  hintOf: () => '',
  faultOf: (_, text) => (text === 'bad' ? 'No number' : null),
  write: (cells, kind, onPut) => {
    said.push(`${kind}: ${texts(cells)}`);
    if (isAsking) answer = onPut;
    else onPut?.();
  },
  fill: (rows) =>
    said.push(`fill: ${rows.map((cells) => cells.map(({ columnId }) => columnId).join(' ')).join('; ')}`),
  tableOf: (text) => text.split('\n').map((line) => line.split('\t')),
  onLeftOut: (count, isAll) => said.push(`left out: ${count}${isAll ? ' of all' : ''}`),
  onRefused: (cell, fault, count) => said.push(`refused: ${texts([cell])} ${fault}, ${count}`),
  onBlocked: ({ row, columnId }) => said.push(`blocked: ${row.id} ${columnId}`),
  onMenu: (menu) => {
    asked = menu;
    said.push(`menu: ${menu.cell.row.id} ${menu.cell.columnId}`);
  },
};

/** The cursor is on a cell of the third column. */
function typed(row = 0) {
  const { view, host } = grid();
  view.show(data(3));
  view.type(typing);
  view.goTo({ rowId: `row${row}`, columnId: 'jan', isFocused: true });
  const editor = host.nextElementSibling?.querySelector('input');
  if (!editor) throw new Error('there is no field');
  return { host, editor };
}

function paste(host: HTMLElement, text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  host.dispatchEvent(event);
}

const marked = (host: HTMLElement, mark: string) =>
  [...host.querySelectorAll(`.b [${mark}]`)].map(({ textContent }) => textContent);

const isOpen = (editor: HTMLElement) => !editor.closest('[hidden]');

const menuAt = (at: Element | null | undefined) =>
  at?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));

describe('typing in a grid', () => {
  afterEach(() => {
    document.body.replaceChildren();
    said.length = 0;
    isAsking = false;
  });

  it('says which cells are typed in', () => {
    const { host } = typed();
    const states = [...host.querySelectorAll('.b .c')].map((cell) => cell.getAttribute('aria-readonly'));
    expect(host.getAttribute('aria-readonly')).toBe('true');
    expect(states).toEqual([null, 'false', 'false', null, null, null, null, 'false', 'false']);
  });

  it('replaces by a character, keeps by F2, and gives up by Escape', () => {
    const { host, editor } = typed();
    press(host, '5');
    expect([isOpen(editor), editor.value, editor.getAttribute('aria-label')]).toEqual([
      true,
      '5',
      'Row 0, jan',
    ]);
    press(editor, 'Escape');
    expect([isOpen(editor), document.activeElement]).toEqual([false, host]);
    press(host, 'F2');
    expect(editor.value).toBe('row0jan');
    press(editor, 'Enter');
    // Nothing has changed.
    expect(said).toEqual([]);
  });

  it('does what was typed, or asked for, before it could, and nothing where it never can', () => {
    const { view, host } = grid();
    view.show(data(3));
    view.goTo({ rowId: 'row0', columnId: 'jan', isFocused: true });
    const cell = host.querySelector('.b [data-cursor]');
    expect([press(host, '5'), menuAt(cell)]).toEqual([true, true]);
    view.type('coming');
    press(host, '4');
    press(host, '2');
    expect(document.querySelector('input')).toBeNull();
    view.type(typing);
    const editor = document.querySelector('input');
    expect([isOpen(editor ?? host), editor?.value]).toEqual([true, '42']);
    if (editor) press(editor, 'Escape');
    view.type('coming');
    expect(menuAt(cell)).toBe(false);
    view.type(typing);
    expect(said).toEqual(['menu: row0 jan']);
  });

  it('writes by Enter and moves down, by Tab to the next cell that is typed in', () => {
    const { host, editor } = typed();
    press(host, '7');
    press(editor, 'Tab');
    press(host, '8');
    press(editor, 'Tab');
    press(host, '9');
    press(editor, 'Enter', { shiftKey: true });
    press(host, '1');
    expect(said).toEqual(['type: row0 jan 7', 'type: row0 feb 8', 'type: row2 jan 9', 'blocked: row1 jan']);
  });

  it('stays open, and says why, while a text cannot stand there', () => {
    const { host, editor } = typed();
    press(host, '5');
    editor.value = 'bad';
    press(editor, 'Enter');
    expect([isOpen(editor), editor.getAttribute('aria-invalid')]).toEqual([true, 'true']);
    expect(document.querySelector('[role=alert]')?.textContent).toBe('No number');
    expect(said).toEqual([]);
  });

  it('pastes a block from its corner, leaves out what is not typed in, and puts nothing where one is refused', () => {
    const { host } = typed();
    paste(host, '1\t2\n3\t4\n5\t6');
    expect(said.splice(0)).toEqual(['paste: row0 jan 1, row0 feb 2, row2 jan 5, row2 feb 6', 'left out: 2']);
    paste(host, '1\tbad');
    expect(said).toEqual(['refused: row0 feb bad No number, 1']);
    said.length = 0;
    paste(host, 'bad\tbad');
    expect(said).toEqual(['refused: row0 jan bad No number, 2']);
  });

  it('has what was pasted selected, with the corner to fill from at its lower right', () => {
    const { host } = typed();
    paste(host, '1\t2\n3\t4');
    expect(marked(host, 'data-selected')).toEqual(['1', '2', '11', '12']);
    expect([marked(host, 'data-cursor'), marked(host, 'data-corner')]).toEqual([['1'], ['12']]);
    press(host, 'ArrowRight');
    paste(host, '7');
    expect([marked(host, 'data-selected'), marked(host, 'data-corner')]).toEqual([[], ['2']]);
    // Beyond the last column there is nothing to select.
    paste(host, '1\t2\t3');
    expect([marked(host, 'data-selected'), marked(host, 'data-corner')]).toEqual([[], ['2']]);
  });

  it('fills from the corner of a block, whichever way it was drawn', () => {
    const { host } = typed();
    press(host, 'ArrowLeft');
    press(host, 'ArrowRight');
    press(host, 'ArrowLeft', { shiftKey: true });
    expect(marked(host, 'data-corner')).toEqual(['1']);
    const pointer = (name: string, cell: Element | undefined) =>
      cell?.dispatchEvent(new PointerEvent(name, { bubbles: true, buttons: 1, pointerType: 'mouse' }));
    const cells = host.querySelectorAll('.b .c');
    pointer('pointerdown', cells[1]);
    pointer('pointerover', cells[2]);
    pointer('pointerup', cells[2]);
    // The total is not typed in, and January goes on.
    expect([said, marked(host, 'data-selected')]).toEqual([['fill: jan feb'], ['0', '1', '2']]);
  });

  it('answers a letter and a sign of a formula where a number is typed', () => {
    const { host } = typed();
    for (const key of ['a', 'я', '=']) press(host, key);
    expect(said).toEqual(['blocked: row0 jan', 'blocked: row0 jan', 'blocked: row0 jan']);
  });

  it('begins with a letter where a word may stand, also before it could', () => {
    const { view, host } = grid();
    view.show(data(3));
    view.goTo({ rowId: 'row0', columnId: 'feb', isFocused: true });
    view.type('coming');
    for (const key of ['a', 'p', 'r']) press(host, key);
    view.type(typing);
    const editor = document.querySelector('input');
    if (!editor) throw new Error('there is no field');
    expect([isOpen(editor), editor.value, editor.inputMode]).toEqual([true, 'apr', 'text']);
    press(editor, 'Escape');
    press(host, 'm');
    expect([isOpen(editor), editor.value]).toEqual([true, 'm']);
    press(editor, 'Escape');
    press(host, '=');
    expect([isOpen(editor), said]).toEqual([false, ['blocked: row0 feb']]);
  });

  it('grows with a text that is longer than its cell, as far as what is seen', () => {
    const { host, editor } = typed();
    const box = editor.parentElement?.style;
    const cell = host.querySelector<HTMLElement>('.b [data-cursor]');
    if (!box || !cell) throw new Error('there is no cell');
    cell.style.fontSize = '11px';
    Object.defineProperty(cell, 'offsetWidth', { value: 60 });
    Object.defineProperty(cell, 'offsetLeft', { value: 100 });
    Object.defineProperty(editor, 'clientWidth', { value: 60 });
    Object.defineProperty(editor, 'scrollWidth', { get: () => Math.max(60, 8 * editor.value.length) });
    press(host, '2');
    expect([box.width, box.left, box.fontSize]).toEqual(['60px', '100px', '11px']);
    editor.value = '240000000';
    editor.dispatchEvent(new Event('input'));
    expect([box.width, box.left]).toEqual(['74px', '86px']);
  });

  it('stays in the cell until what was typed is put', () => {
    const { host, editor } = typed();
    isAsking = true;
    press(host, '5');
    press(editor, 'Enter');
    expect([said, marked(host, 'data-cursor')]).toEqual([['type: row0 jan 5'], ['1']]);
    answer?.();
    expect(marked(host, 'data-cursor')).toEqual(['11']);
  });

  it('fills to the end of the row, clears the block, and opens what is calculated as before', () => {
    const { host } = typed();
    press(host, 'r', { ctrlKey: true });
    press(host, 'ArrowRight', { shiftKey: true });
    press(host, 'Delete');
    expect(said).toEqual(['fill: jan feb', 'clear: row0 jan , row0 feb ']);
    press(host, 'ArrowDown');
    press(host, 'Enter');
    expect(opened.at(-1)).toBe('row1 feb');
  });

  it('opens the menu of a block at the cell that is pressed, and by key at the cursor', () => {
    const { host } = typed();
    press(host, 'ArrowRight', { shiftKey: true });
    const [first, last] = [...host.querySelectorAll('.b [data-selected], .b [data-cursor]')];
    const placed = (left: number) => () => new DOMRect(left, 0, 60, 20);
    if (!first || !last) throw new Error('there is no block');
    Object.assign(first, { getBoundingClientRect: placed(100) });
    Object.assign(last, { getBoundingClientRect: placed(160) });
    menuAt(first);
    expect([said.pop(), asked?.box.left]).toEqual(['menu: row0 feb', 100]);
    menuAt(host);
    expect([said.pop(), asked?.box.left]).toEqual(['menu: row0 feb', 160]);
  });

  it('has a menu at each number, by right click and by key, that clears no more than the cell', () => {
    const { host } = typed();
    const cells = host.querySelectorAll('.b .c');
    menuAt(cells[4]);
    expect([said.pop(), asked?.isTyped, asked?.rows]).toEqual(['menu: row1 jan', false, []]);
    menuAt(cells[7]);
    expect([said.pop(), asked?.isTyped]).toEqual(['menu: row2 jan', true]);
    expect(asked?.rows.flat().map(({ columnId }) => columnId)).toEqual(['jan', 'feb']);
    asked?.clear();
    expect(said.pop()).toBe('clear: row2 jan ');
    press(host, 'ArrowUp');
    menuAt(host);
    expect(said.pop()).toBe('menu: row1 jan');
    // The browser's own menu stays at the names.
    expect([menuAt(host.querySelector('.b .l')), said]).toEqual([true, []]);
  });

  it('opens what is typed in by Alt and Enter', () => {
    const { host } = typed();
    press(host, 'Enter', { altKey: true });
    expect([opened.at(-1), said]).toEqual(['row0 jan', []]);
  });
});
