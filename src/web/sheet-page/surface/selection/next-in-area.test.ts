// Tests how Tab and Enter go through several blocks.
import { expect, test } from 'vitest';
import { nextInAreas } from './next-in-area.ts';

const place = (line: number, column: number) => ({ line, column });
const areas = [
  { firstLine: 1, lastLine: 2, firstColumn: 1, lastColumn: 2 },
  { firstLine: 5, lastLine: 5, firstColumn: 4, lastColumn: 4 },
];

test('from the end of a block to the next, round and round', () => {
  expect(nextInAreas(place(1, 2), areas, 'columns', 1)).toEqual(place(2, 1));
  expect(nextInAreas(place(2, 2), areas, 'columns', 1)).toEqual(place(5, 4));
  expect(nextInAreas(place(5, 4), areas, 'lines', 1)).toEqual(place(1, 1));
  expect(nextInAreas(place(1, 1), areas, 'lines', -1)).toEqual(place(5, 4));
});
