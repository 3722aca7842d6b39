// Holds the cursor's way over a grid to moves drawn by hand.
import { describe, expect, it } from 'vitest';
import { type GridField, moved } from './grid-move.ts';

// A dot is empty:  label unit Jan Feb Mar Apr
const drawn = ['xx..xx', 'xx.xx.', 'x.....', 'xxxxxx'];

const field: GridField = {
  rowCount: 4,
  columnCount: 6,
  pageRows: 2,
  isFilled: ({ row, column }) => drawn[row]?.[column] === 'x',
  isHidden: () => false,
};

/** Where rows say their unit beside their names. */
const unitLine: GridField = { ...field, isHidden: (column) => column === 1 };

const go = (row: number, column: number, key: string, isFar = false, over = field) => {
  const to = moved({ row, column }, key, isFar, over);
  return to && [to.row, to.column];
};

describe('the cursor of a grid', () => {
  it('goes a cell at a time and stays inside', () => {
    expect(go(1, 1, 'ArrowDown')).toEqual([2, 1]);
    expect(go(1, 1, 'ArrowRight')).toEqual([1, 2]);
    expect(go(0, 0, 'ArrowUp')).toEqual([0, 0]);
    expect(go(0, 0, 'ArrowLeft')).toEqual([0, 0]);
    expect(go(3, 5, 'ArrowRight')).toEqual([3, 5]);
  });

  it('goes to the ends of a row, and with Ctrl to the corners', () => {
    expect(go(2, 3, 'Home')).toEqual([2, 0]);
    expect(go(2, 3, 'End')).toEqual([2, 5]);
    expect(go(2, 3, 'Home', true)).toEqual([0, 0]);
    expect(go(0, 3, 'End', true)).toEqual([3, 5]);
  });

  it('goes a page at a time', () => {
    expect(go(0, 2, 'PageDown')).toEqual([2, 2]);
    expect(go(2, 2, 'PageDown')).toEqual([3, 2]);
    expect(go(3, 2, 'PageUp')).toEqual([1, 2]);
  });

  it('[GRID-1] goes with Ctrl to the end of a block, then over the gap, then to the edge', () => {
    expect(go(0, 0, 'ArrowRight', true)).toEqual([0, 1]);
    expect(go(0, 1, 'ArrowRight', true)).toEqual([0, 4]);
    expect(go(0, 4, 'ArrowRight', true)).toEqual([0, 5]);
    expect(go(2, 0, 'ArrowRight', true)).toEqual([2, 5]);
    expect(go(0, 0, 'ArrowDown', true)).toEqual([3, 0]);
    expect(go(3, 5, 'ArrowUp', true)).toEqual([0, 5]);
  });

  it('[GRID-1] passes over a column without width, to either side and with Ctrl', () => {
    expect(go(0, 0, 'ArrowRight', false, unitLine)).toEqual([0, 2]);
    expect(go(0, 2, 'ArrowLeft', false, unitLine)).toEqual([0, 0]);
    expect(go(0, 0, 'ArrowRight', true, unitLine)).toEqual([0, 4]);
    expect(go(1, 0, 'ArrowRight', true, unitLine)).toEqual([1, 3]);
    expect(go(3, 0, 'ArrowRight', true, unitLine)).toEqual([3, 5]);
    expect(go(0, 4, 'ArrowLeft', true, unitLine)).toEqual([0, 0]);
    expect(go(1, 1, 'ArrowDown', false, unitLine)).toEqual([2, 1]);
  });

  it('leaves other keys alone', () => {
    expect(go(0, 0, 'a')).toBeNull();
  });
});
