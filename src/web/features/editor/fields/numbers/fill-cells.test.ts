// Tests the editor of numbers by period against values worked out by hand.
import { describe, expect, it } from 'vitest';
import { fillRight, growFrom, inHundreds, notFitting, putFrom } from './fill-cells.ts';
import { numberText } from './number-text.ts';
import { cellsBeyond, cellsOf, dataOf, sumsOf } from './period-cells.ts';

describe('numbers by period', () => {
  it('[TYPING-3] [VALID-11] repeat the last typed number, and are stored as short as possible', () => {
    expect(cellsOf('10;;20', 5)).toEqual(['10', '10', '20', '20', '20']);
    expect(cellsOf('', 2)).toEqual(['0', '0']);
    expect(dataOf(['10', '10', '20', '20', '20'])).toBe('10;10;20');
    expect(dataOf(['7', '7'])).toBe('7');
  });

  it('may be typed for more periods than there are', () => {
    expect(cellsBeyond('1;2;3;;5', 2)).toEqual(['3', '3', '5']);
    expect(cellsBeyond('1;2', 2)).toEqual([]);
    expect(cellsBeyond('1;;;', 2)).toEqual([]);
    expect(cellsBeyond('', 2)).toEqual([]);
  });

  it('have a first, a last and a sum', () => {
    expect(sumsOf([10, 10, 20.5])).toEqual({ first: 10, last: 20.5, total: 40.5 });
  });

  it('are filled to the right of a cell', () => {
    expect(fillRight(['1', '2', '3', '4'], 1)).toEqual(['1', '2', '2', '2']);
  });

  it('grow by a percentage from a cell on: 100, 110, 121, 133.1', () => {
    expect(growFrom(['5', '100', '0', '0', '0'], 1, 10)).toEqual(['5', '100', '110', '121', '133.1']);
    expect(growFrom(['100', '0', '0'], 0, -50)).toEqual(['100', '50', '25']);
    expect(growFrom(growFrom(['100', '0', '0'], 0, 10), 0, 10)).toEqual(['100', '110', '121']);
  });

  it('[TYPING-14] can be random data to try: 100 more in each period', () => {
    expect(inHundreds(['7', '7', '8', '0'])).toEqual(['100', '200', '300', '400']);
  });

  it('can be pasted from a cell on, as far as there is room', () => {
    expect(putFrom(['1', '2', '3'], 1, ['8', '9', '10'])).toEqual(['1', '8', '9']);
    expect(notFitting(['1', '2', '3'], 1, ['8', '9', '10'])).toBe(1);
    expect(notFitting(['1', '2', '3'], 2, ['8', '0', '10', '0', '0'])).toBe(2);
    expect(notFitting(['1', '2', '3'], 1, ['8', '9', '0'])).toBe(0);
    expect(notFitting(['1', '2', '3'], 0, ['8'])).toBe(0);
  });

  it('are written without an exponent and without needless decimals', () => {
    const texts = [1e21, 1234.5678, 10, 0.000012345678, 0, -3].map(numberText);
    expect(texts).toEqual(['1000000000000000000000', '1234.57', '10', '0.00001235', '0', '0']);
  });
});
