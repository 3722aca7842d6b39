// Positions a tooltip: below its element, above it where there is no room, never outside the window.

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const gapPx = 6;
const edgePx = 8;

export function tipPlace(
  of: Box,
  bubble: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const centred = of.left + (of.width - bubble.width) / 2;
  const below = of.top + of.height + gapPx;
  const fitsBelow = below + bubble.height + edgePx <= window.height;
  return {
    left: Math.max(edgePx, Math.min(centred, window.width - bubble.width - edgePx)),
    top: fitsBelow ? below : Math.max(edgePx, of.top - gapPx - bubble.height),
  };
}
