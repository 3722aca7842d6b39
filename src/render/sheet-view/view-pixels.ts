// Heights are given in points in files, and in pixels on a page.

const pixelsPerPoint = 96 / 72;

export const pixelsOf = (points: number): number => Math.round(points * pixelsPerPoint);
