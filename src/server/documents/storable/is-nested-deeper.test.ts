// Tests how deeply a JSON text is nested, whatever is in its texts.
import { expect, test } from 'vitest';
import { isNestedDeeper } from './is-nested-deeper.ts';

test.each([
  ['[[[]]]', 3],
  ['{"a":[{"b":1}]}', 3],
  ['[[],[],[[]],{}]', 3],
  ['["[[[[[[", "\\"[[[[[", "\\\\"]', 1],
  ['"{{{{{{{"', 0],
  ['["\\\\",[["\\"]]"]]]', 3],
  ['[]]]]]][[', 1],
])('%s: %i levels', (json, levels) => {
  const bytes = Buffer.from(json);
  expect(isNestedDeeper(bytes, levels)).toBe(false);
  if (levels > 0) expect(isNestedDeeper(bytes, levels - 1)).toBe(true);
});
