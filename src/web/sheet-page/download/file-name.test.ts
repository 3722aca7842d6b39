// Tests that any title gives a name that file systems take.
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['Coffee shop', 'Coffee shop.xlsx'],
  ['Кофейня: план / 2027', 'Кофейня план 2027.xlsx'],
  [' ..hidden. ', 'hidden.xlsx'],
  ['???', 'model.xlsx'],
  ['a'.repeat(200), `${'a'.repeat(120)}.xlsx`],
])('%s becomes %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
