// Tests how many bytes are put into words.
import { expect, it } from 'vitest';
import { sizeParts } from './size-parts.ts';

it.each([
  [0, 0, 'byte'],
  [999, 999, 'byte'],
  [1000, 1, 'kilobyte'],
  [48_250, 48.3, 'kilobyte'],
  [999_960, 1, 'megabyte'],
  [1_234_567, 1.2, 'megabyte'],
  [5_000_000_000, 5, 'gigabyte'],
  [7_000_000_000_000, 7000, 'gigabyte'],
])('%i bytes', (bytes, value, unit) => {
  expect(sizeParts(bytes)).toEqual({ value, unit });
});
