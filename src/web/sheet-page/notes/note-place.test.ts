// Checks where notes stand against places worked out by hand.
import { expect, test } from 'vitest';
import { notePlace } from './note-place.ts';

const note = { width: 300, height: 100 };
const window = { width: 1000, height: 600 };

test.each([
  ['right of its cell', { left: 100, top: 50, width: 200, height: 20 }, { left: 306, top: 50 }],
  ['no lower than the window', { left: 100, top: 580, width: 200, height: 20 }, { left: 306, top: 492 }],
  [
    'left of a cell at the right edge',
    { left: 800, top: 50, width: 150, height: 20 },
    { left: 494, top: 50 },
  ],
  [
    'below a cell as wide as the window',
    { left: 20, top: 50, width: 970, height: 20 },
    { left: 20, top: 76 },
  ],
  ['above it at the bottom', { left: 20, top: 550, width: 970, height: 20 }, { left: 20, top: 444 }],
])('a note stands %s', (_, cell, place) => {
  expect(notePlace(cell, note, window)).toEqual(place);
});
