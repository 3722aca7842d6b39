// Tests what the open spreadsheet shows and holds while it is changed, with the real engine.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CellEdit, LiveCell } from '#audit/live/live-book.ts';
import { engineHere, smallBook } from '#testing/sheet-page/small-book.ts';
import { createPage, type Page } from './page-store.ts';

const price: LiveCell = { sheet: 0, line: 1, column: 2 };
const volume = (column: number): LiveCell => ({ sheet: 0, line: 2, column });
const put = (cell: LiveCell, value: number | string | null): CellEdit => ({
  ...cell,
  content: { kind: 'value', value },
});
const formula = (cell: LiveCell, text: string): CellEdit => ({
  ...cell,
  content: { kind: 'formula', formula: text },
});

let page: Page;
const sales = () => [2, 3, 4].map((column) => page.valueAt({ sheet: 1, line: 1, column }));

beforeEach(async () => {
  page = createPage(smallBook, engineHere());
  await page.begin([]);
});

describe('as it came', () => {
  test('shows what was calculated before, and holds the formula of each column', () => {
    expect(sales()).toEqual([10, 20, 30]);
    expect(page.contentAt({ sheet: 1, line: 1, column: 3 })).toEqual({
      kind: 'formula',
      formula: 'Inputs!$B$1*Inputs!C2',
    });
    expect(page.contentAt(price)).toEqual({ kind: 'value', value: 10 });
    expect(page.styleAt(price)?.look).toBe('input');
    expect(page.styleAt({ sheet: 0, line: 9, column: 9 })).toBeNull();
    expect(page.contentAt({ sheet: 0, line: 9, column: 9 })).toEqual({ kind: 'value', value: null });
  });
});

describe('a change', () => {
  test('is seen at once, and everything that depends on it when it is calculated', async () => {
    const changing = page.change([put(price, 12)]);
    expect(page.valueAt(price)).toBe(12);
    expect(sales()).toEqual([10, 20, 30]);
    await changing;
    expect(sales()).toEqual([12, 24, 36]);
    expect(page.edits()).toEqual([put(price, 12)]);
    expect(page.store.getState()).toMatchObject({ changedCount: 1, canUndo: true, canRedo: false });
  });

  test('can be waited for by whoever needs what it comes to', async () => {
    void page.change([put(price, 12)]);
    void page.change([put(volume(2), 5)]);
    await page.calculation();
    expect(sales()).toEqual([60, 24, 36]);
  });

  test('says why a formula has no value, until it has one', async () => {
    await page.change([formula(price, 'Sales!B1+1')]);
    expect([price, { sheet: 1, line: 1, column: 2 }, volume(2)].map(page.faultAt)).toEqual([
      ...[{ kind: 'circle' }, { kind: 'circle' }],
      null,
    ]);
    await page.change([formula(price, 'LOOKFOR(1)')]);
    expect([page.faultAt(price), page.valueAt(price)]).toEqual([
      { kind: 'function', name: 'LOOKFOR' },
      { error: '#NAME?' },
    ]);
    await page.change([formula(price, 'OTHERWISE(1)')]);
    expect(page.faultAt(price)).toEqual({ kind: 'function', name: 'OTHERWISE' });
    for (let step = 0; step < 3; step += 1) await page.undo();
    expect(page.faultAt(price)).toBeNull();
  });

  test('tells each sheet of its own cells alone', async () => {
    const told = vi.fn();
    const end = page.onCells(1, told);
    await page.change([put(volume(3), 5)]);
    expect(told.mock.calls).toEqual([[[{ sheet: 1, line: 1, column: 3 }]]]);
    end();
    await page.change([put(volume(3), 6)]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('of several cells is one step; undone and done again', async () => {
    await page.change([put(price, 20), put(volume(2), 4)]);
    expect(sales()).toEqual([80, 40, 60]);
    await page.undo();
    expect(sales()).toEqual([10, 20, 30]);
    expect(page.store.getState()).toMatchObject({ changedCount: 0, canUndo: false, canRedo: true });
    await page.redo();
    expect(sales()).toEqual([80, 40, 60]);
  });

  test('to what is there already is none', async () => {
    await page.change([put(price, 10)]);
    expect(page.store.getState()).toMatchObject({ canUndo: false, changeNumber: 0 });
  });

  test('takes the steps away that were undone before it', async () => {
    await page.change([put(price, 20)]);
    await page.undo();
    await page.change([put(price, 30)]);
    expect(page.store.getState().canRedo).toBe(false);
    await page.redo();
    expect(sales()).toEqual([30, 60, 90]);
  });

  test('may put a formula where a number was, and text where a formula was', async () => {
    await page.change([formula(price, 'SUM(B2:D2)'), put({ sheet: 1, line: 1, column: 4 }, 'none')]);
    // 1 + 2 + 3 each, for the two that are left.
    expect(sales()).toEqual([6, 12, 'none']);
    expect(page.valueAt(price)).toBe(6);
  });

  test('lists all cells that show something else than they came with', async () => {
    await page.change([put(volume(2), 7)]);
    expect(page.calculated()).toEqual([
      { cell: volume(2), value: 7 },
      { cell: { sheet: 1, line: 1, column: 2 }, value: 70 },
    ]);
    await page.change([put(volume(2), 1)]);
    expect(page.calculated()).toEqual([]);
    expect(page.edits()).toEqual([]);
  });
});

describe('what was kept', () => {
  test('is there again from the beginning, and no step back takes it away', async () => {
    page = createPage(smallBook, engineHere());
    await page.begin([put(price, 5)]);
    expect(sales()).toEqual([5, 10, 15]);
    expect(page.store.getState()).toMatchObject({ changedCount: 1, canUndo: false, changeNumber: 0 });
  });

  test('goes when everything is started over, which can be undone', async () => {
    page = createPage(smallBook, engineHere());
    await page.begin([put(price, 5)]);
    await page.startOver();
    expect(sales()).toEqual([10, 20, 30]);
    expect(page.edits()).toEqual([]);
    await page.undo();
    expect(sales()).toEqual([5, 10, 15]);
  });
});

describe('what others saved', () => {
  const saved = [put(price, 5)];

  test('is no change of whoever looks at it, and is what starting over returns to', async () => {
    page = createPage(smallBook, engineHere(), saved);
    await page.begin(saved);
    expect(sales()).toEqual([5, 10, 15]);
    expect(page.store.getState()).toMatchObject({ changedCount: 0 });
    await page.change([put(price, 7), put(volume(2), 4)]);
    expect(page.store.getState()).toMatchObject({ changedCount: 2 });
    await page.startOver();
    expect(sales()).toEqual([5, 10, 15]);
    expect(page.edits()).toEqual(saved);
  });

  test('counts as changed where a cell is as it was before they did', async () => {
    page = createPage(smallBook, engineHere(), saved);
    await page.begin([]);
    expect(sales()).toEqual([10, 20, 30]);
    expect(page.store.getState()).toMatchObject({ changedCount: 1 });
  });
});

test('says so when nothing is calculated any more, and keeps what was typed', async () => {
  page = createPage(smallBook, {
    start: async () => undefined,
    change: () => Promise.reject(new Error('The worker is lost.')),
    trace: () => Promise.reject(new Error('The worker is lost.')),
  });
  await page.begin([]);
  await page.change([put(price, 99)]);
  expect(page.store.getState()).toMatchObject({ hasStopped: true });
  expect(page.valueAt(price)).toBe(99);
});

test('each sheet keeps its selection, and going to a cell opens its sheet', () => {
  const place = { line: 2, column: 3 };
  page.select({ anchor: place, focus: place });
  const revealed = vi.fn();
  page.onReveal(revealed);
  page.goTo({ sheet: 1, line: 1, column: 4 });
  expect(page.store.getState()).toMatchObject({ sheet: 1, selection: { focus: { line: 1, column: 4 } } });
  expect(revealed).toHaveBeenCalledWith({ sheet: 1, line: 1, column: 4 });
  page.openSheet(0);
  expect(page.store.getState().selection.focus).toEqual(place);
  page.openSheet(7);
  expect(page.store.getState().sheet).toBe(0);
});

test('a number is followed to what it is calculated from and back, step by step', async () => {
  const sale: LiveCell = { sheet: 1, line: 1, column: 3 };
  page.goTo(sale);
  page.follow({ ...sale, way: 'reads' });
  expect(await page.traceOf(sale)).toEqual({
    reads: [
      { sheet: 0, firstLine: 1, firstColumn: 2, lastLine: 1, lastColumn: 2 },
      { sheet: 0, firstLine: 2, firstColumn: 3, lastLine: 2, lastColumn: 3 },
    ],
    readers: [],
  });
  expect((await page.traceOf(price)).readers).toEqual(
    [2, 3, 4].map((column) => ({ sheet: 1, line: 1, column })),
  );
  page.goTo(price);
  page.follow({ ...price, way: 'readers' });
  page.followBack();
  expect(page.store.getState()).toMatchObject({ sheet: 1, trail: [{ ...sale, way: null }] });
  page.goTo(price);
  page.followBack();
  expect(page.store.getState()).toMatchObject({ sheet: 1, selection: { anchor: { line: 1, column: 3 } } });
  page.endTrail();
  expect(page.store.getState().trail).toEqual([]);
});
