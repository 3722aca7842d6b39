// Holds the visitor's limit to its edges.
import { expect, test } from 'vitest';
import { mayAddTemplate } from './may-add-template.ts';

test.each([
  [0, 3, true],
  [2, 3, true],
  [3, 3, false],
  [4, 3, false],
])('%i templates of %i: %s', (count, max, isAllowed) => {
  expect(mayAddTemplate(count, max)).toBe(isAllowed);
});
