// The cell a key moves to; null if the key belongs to the text in the cell.
import type { KeyboardEvent } from 'react';

interface NumberCellPosition {
  readonly period: number;
  readonly columnCount: number;
  readonly count: number;
}

export function nextCell(
  event: KeyboardEvent<HTMLInputElement>,
  { period, columnCount, count }: NumberCellPosition,
): number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const step = stepOf(event, columnCount);
  if (step === null) return null;
  const next = period + step;
  return next < 0 || next >= count ? period : next;
}

/** Left and right move within the text until its end is reached. */
function stepOf(event: KeyboardEvent<HTMLInputElement>, columnCount: number): number | null {
  const { key, shiftKey, currentTarget } = event;
  const { selectionStart, selectionEnd, value } = currentTarget;
  switch (key) {
    case 'Enter':
      return shiftKey ? -1 : 1;
    case 'ArrowUp':
      return -columnCount;
    case 'ArrowDown':
      return columnCount;
    case 'ArrowLeft':
      return !shiftKey && selectionStart === 0 ? -1 : null;
    case 'ArrowRight':
      return !shiftKey && selectionEnd === value.length ? 1 : null;
    default:
      return null;
  }
}
