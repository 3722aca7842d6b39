// Where a note stands beside its cell, so that it is whole in the window.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const gapPx = 6;
const edgePx = 8;

const within = (least: number, wanted: number, most: number): number =>
  Math.max(least, Math.min(wanted, most));

/** Right of its cell; left of it where there is no room, and below it where there is none on either side. */
export function notePlace(cell: Box, note: Size, window: Size): { left: number; top: number } {
  const right = cell.left + cell.width + gapPx;
  const left = cell.left - gapPx - note.width;
  const lowest = window.height - edgePx - note.height;
  if (right + note.width <= window.width - edgePx) {
    return { left: right, top: within(edgePx, cell.top, lowest) };
  }
  if (left >= edgePx) return { left, top: within(edgePx, cell.top, lowest) };
  const below = cell.top + cell.height + gapPx;
  const isBelow = below + note.height <= window.height - edgePx;
  return {
    left: within(edgePx, cell.left, window.width - edgePx - note.width),
    top: isBelow ? below : Math.max(edgePx, cell.top - gapPx - note.height),
  };
}
