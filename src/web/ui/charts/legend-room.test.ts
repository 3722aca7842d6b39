// Holds what a legend keeps free for the values and periods it reads out.
import { expect, it } from 'vitest';
import { legendRoom } from './legend-room.ts';

it('has a line for each text that may be of another width, and one for all that differ by digits alone', () => {
  expect(legendRoom(['1,200.00', '9,450.50', '-1.00', '10,000.00', '-3.00'])).toBe(
    '0,000.00\n-0.00\n00,000.00',
  );
  expect(legendRoom(['Jan 2027', 'Feb 2027', 'Jan 2028'])).toBe('Jan 0000\nFeb 0000');
});

it('is nothing where there is nothing to read out', () => {
  expect(legendRoom([])).toBe('');
});
