// Tests what a block of cells takes at once: typed, pasted from elsewhere, copied, cut, filled and emptied.
import { beforeEach, expect, test } from 'vitest';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { BookView } from '#render/sheet-view/sheet-view.ts';
import { engineHere, smallBook } from '#testing/sheet-page/small-book.ts';
import { createPage, type Page } from '#web/sheet-page/state/page-store.ts';
import type { GridTexts } from './grid-texts.ts';
import { SheetEditor } from './sheet-editor.ts';
import { readTable } from './table-text.ts';

const texts = (language: Language): GridTexts => ({
  ...{ language, selectAll: '', cellField: '', choices: '', openChoices: '', functions: '' },
  nouns: { empty: 'empty', input: 'input', formula: 'formula', note: 'note' },
  foldGroup: String,
  refusal: ({ kind }) => `refused: ${kind}`,
  changed: (cell, value) => `${cell} is ${value}`,
  pasted: (count) => `${count} pasted`,
  copied: (count) => `${count} copied`,
  ...{ copyOneBlock: 'copy one', cutOneBlock: 'cut one', pasteOneBlock: 'paste one', addingBlock: '' },
});

let page: Page;
let said: string[];

async function opened(view: BookView = smallBook, language = defaultLanguage): Promise<SheetEditor> {
  const engine = engineHere();
  await engine.start(view);
  page = createPage(view, engine);
  return new SheetEditor({ page, texts: texts(language), say: (words) => said.push(words) });
}

const placeOf = (name: string) => ({ column: name.charCodeAt(0) - 64, line: Number(name.slice(1)) });
const select = (from: string, to = from) => {
  page.select({ anchor: placeOf(from), focus: placeOf(to) });
};
const valueAt = (sheet: number, line: number, column: number) => page.valueAt({ sheet, line, column });
const lineOf = (sheet: number, line: number) => [2, 3, 4].map((column) => valueAt(sheet, line, column));
const copied = (editor: SheetEditor, isCut = false) => {
  const data = new DataTransfer();
  editor.copy(data, isCut);
  return data.getData('text/plain');
};

beforeEach(() => {
  said = [];
});

test('a number that is typed is calculated with, and said', async () => {
  const editor = await opened();
  expect(editor.put('20', [{ line: 1, column: 2 }])).toBeNull();
  await expect.poll(() => lineOf(1, 1)).toEqual([20, 40, 60]);
  await expect.poll(() => said).toEqual(['B1 is 20.00']);
});

test('numbers from another program are read in the notation of the visitor', async () => {
  const editor = await opened(smallBook, 'ru');
  select('B2');
  editor.paste('1 234,5\t"2,5"\t7%\r\n');
  expect(lineOf(0, 2)).toEqual([1234.5, 2.5, 0.07]);
  expect(page.store.getState().selection.focus).toEqual({ line: 2, column: 4 });
});

test('one cell fills the selection; formulas that are pasted inside move along', async () => {
  const editor = await opened();
  page.openSheet(1);
  select('B1');
  const text = copied(editor);
  expect(text).toBe('10');
  select('B2', 'D2');
  editor.paste(text);
  const formula = page.contentAt({ sheet: 1, line: 2, column: 4 });
  expect(formula).toEqual({ kind: 'formula', formula: 'Inputs!$B$1*Inputs!D3' });
  expect(said).toEqual(['1 copied', '3 pasted']);
});

test('what was cut leaves its place, and its formula reads what it read', async () => {
  const editor = await opened();
  page.openSheet(1);
  select('B1');
  const text = copied(editor, true);
  select('B3');
  editor.paste(text);
  expect(page.contentAt({ sheet: 1, line: 3, column: 2 })).toEqual({
    kind: 'formula',
    formula: 'Inputs!$B$1*Inputs!B2',
  });
  expect(valueAt(1, 1, 2)).toBeNull();
});

test('a block is filled to the right and down, and emptied as one step', async () => {
  const editor = await opened();
  select('B2', 'D2');
  editor.fill('right');
  expect(lineOf(0, 2)).toEqual([1, 1, 1]);
  select('C2');
  editor.fill('down');
  editor.empty();
  expect(lineOf(0, 2)).toEqual([1, null, 1]);
  await page.undo();
  await page.undo();
  await page.undo();
  expect(lineOf(0, 2)).toEqual([1, 2, 3]);
});

test('what is not allowed is refused in words, all of it', async () => {
  const [inputs, ...others] = smallBook.sheets;
  const allowed = { kind: 'number', least: 0, most: 100 } as const;
  const rows = inputs?.rows.map((row) => ({ ...row, allowed })) ?? [];
  const view = { ...smallBook, sheets: [...(inputs ? [{ ...inputs, rows }] : []), ...others] };
  const editor = await opened(view);
  expect(editor.put('120', [{ line: 1, column: 2 }])).toBe('refused: range');
  expect(editor.put('=60*2', [{ line: 1, column: 2 }])).toBeNull();
  select('B2');
  editor.paste('5\t-1\t6');
  expect(lineOf(0, 2)).toEqual([1, 2, 3]);
  expect(said).toContain('C2: refused: range');
});

test('a choice is taken by its number or its name', async () => {
  const [inputs, ...others] = smallBook.sheets;
  const options = [
    { value: 1, name: 'Base' },
    { value: 2, name: 'Best' },
  ];
  const rows = inputs?.rows.map((row) => ({ ...row, allowed: { kind: 'choice', options } as const })) ?? [];
  const editor = await opened({
    ...smallBook,
    sheets: [...(inputs ? [{ ...inputs, rows }] : []), ...others],
  });
  expect(editor.put('3', [{ line: 1, column: 2 }])).toBe('refused: choice');
  expect(editor.put('best', [{ line: 1, column: 2 }])).toBeNull();
  expect(valueAt(0, 1, 2)).toBe(2);
});

test('tables of other programs are read with their quotes', () => {
  expect(readTable('a\t"b ""c""\nd"\r\n1\t\r\n')).toEqual([
    ['a', 'b "c"\nd'],
    ['1', ''],
  ]);
  expect(readTable('5" pipe')).toEqual([['5" pipe']]);
});

const selectBlocks = (...blocks: readonly (readonly [from: string, to: string])[]) => {
  const others = blocks.slice(0, -1).map(([from, to]) => ({ anchor: placeOf(from), focus: placeOf(to) }));
  const [from, to] = blocks.at(-1) ?? ['A1', 'A1'];
  page.select({ anchor: placeOf(from), focus: placeOf(to), others });
};

test('several blocks are emptied as one step', async () => {
  const editor = await opened();
  selectBlocks(['B1', 'B1'], ['C2', 'D2']);
  editor.empty();
  expect([valueAt(0, 1, 2), ...lineOf(0, 2)]).toEqual([null, 1, null, null]);
  await page.undo();
  expect([valueAt(0, 1, 2), ...lineOf(0, 2)]).toEqual([10, 1, 2, 3]);
});

test('blocks of the same lines are copied side by side, and those of the same columns one below another', async () => {
  const editor = await opened();
  selectBlocks(['D2', 'D2'], ['A2', 'B2']);
  expect(copied(editor)).toBe('Volume\t1\t3');
  selectBlocks(['B2', 'C2'], ['B1', 'C1']);
  expect(copied(editor)).toBe('10\t\n1\t2');
  expect(said).toEqual(['3 copied', '4 copied']);
});

test('blocks that make no table are not copied, none are cut or pasted into, and it is said why', async () => {
  const editor = await opened();
  selectBlocks(['B1', 'B1'], ['C2', 'D2']);
  expect(copied(editor)).toBe('');
  selectBlocks(['B2', 'C2'], ['C2', 'D2']);
  expect(copied(editor)).toBe('');
  selectBlocks(['B2', 'B2'], ['D2', 'D2']);
  expect(copied(editor, true)).toBe('');
  editor.paste('7');
  expect(lineOf(0, 2)).toEqual([1, 2, 3]);
  expect(said).toEqual(['copy one', 'copy one', 'cut one', 'paste one']);
});
