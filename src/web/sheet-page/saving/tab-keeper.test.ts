// Tests what a tab keeps of a visitor's changes.
import { afterEach, expect, test, vi } from 'vitest';
import { tabKeeper } from './tab-keeper.ts';

const edit = { sheet: 0, line: 1, column: 2, content: { kind: 'value', value: 7 } } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('keeps the changes of each spreadsheet until it is another one', () => {
  expect(tabKeeper('/builder/sheets/one', 0).kept()).toBeNull();
  tabKeeper('/builder/sheets/one', 0).keep([edit]);
  expect(tabKeeper('/builder/sheets/one', 0).kept()).toEqual([edit]);
  expect(tabKeeper('/builder/sheets/two', 0).kept()).toBeNull();
  // Somebody with the key has saved changes since.
  expect(tabKeeper('/builder/sheets/one', 1).kept()).toBeNull();
});

test('works without storage', () => {
  const refuse = () => {
    throw new DOMException('refused');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  const keeper = tabKeeper('/builder/sheets/one', 0);
  expect(() => keeper.keep([edit])).not.toThrow();
  expect(keeper.kept()).toBeNull();
});
