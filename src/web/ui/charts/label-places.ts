// Finds a place for the name of each marked point of a chart where the lines cross it least.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Label {
  /** The marked point. */
  readonly at: Point;
  readonly widthPx: number;
  /** No line runs below the lowest point of one. */
  readonly isLowest: boolean;
}

interface Surroundings {
  readonly plot: Box;
  /** The lines of the chart, from point to point. */
  readonly lines: readonly (readonly Point[])[];
  /** Other points that are marked, with or without a name. */
  readonly points: readonly Point[];
}

const labelHeightPx = 15;

/** From the point to its name, and around a name to what else is drawn. */
const gapPx = 6;
const pointRadiusPx = 5;

/** How far a name may be pushed away from its point. */
const mostSteps = 8;

/** Two pixels under a line are as bad as this share of them away from the point. */
const awayShare = 0.3;

/** By label, in order; null where nothing is free. A name neither leaves the plot nor touches another one. */
export function labelPlaces(labels: readonly Label[], around: Surroundings): readonly (Box | null)[] {
  const taken: Box[] = [];
  return labels.map((label) => {
    const free = boxesFor(label).flatMap((box) => {
      const inside = pulledInside(box, around.plot);
      return inside && !taken.some((other) => isTouching(inside, other)) ? [inside] : [];
    });
    const [first, ...others] = free.map((box, order) => ({ box, cost: cost(box, order, label, around) }));
    if (!first) return null;
    const { box } = others.reduce((best, next) => (next.cost < best.cost ? next : best), first);
    taken.push(box);
    return box;
  });
}

/** The best place first, where all are free: over and under the point, then beside it, and ever further away. */
function boxesFor({ at: { x, y }, widthPx, isLowest }: Label): readonly Box[] {
  const beside = widthPx / 2 + pointRadiusPx + gapPx;
  const sides = [0, beside, -beside];
  const near = pointRadiusPx + gapPx / 2 + labelHeightPx / 2;
  const heights = Array.from({ length: mostSteps }, (_, step) => near + (step * labelHeightPx) / 2);
  const signs = isLowest ? [1, -1] : [-1, 1];
  const around = heights.flatMap((away) => signs.flatMap((sign) => sides.map((side) => [side, sign * away])));
  const level = sides.slice(1).map((side) => [side, 0]);
  return [...around, ...level].map(([dx = 0, dy = 0]) => ({
    left: x + dx - widthPx / 2,
    right: x + dx + widthPx / 2,
    top: y + dy - labelHeightPx / 2,
    bottom: y + dy + labelHeightPx / 2,
  }));
}

/** Moved along the line of periods only: up or down it would come over its point. */
function pulledInside(box: Box, plot: Box): Box | null {
  const by = Math.max(plot.left - box.left, 0) - Math.max(box.right - plot.right, 0);
  const [left, right] = [box.left + by, box.right + by];
  const isInside =
    left >= plot.left && right <= plot.right && box.top >= plot.top && box.bottom <= plot.bottom;
  return isInside ? { ...box, left, right } : null;
}

const isTouching = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function cost(box: Box, order: number, { at }: Label, { lines, points }: Surroundings): number {
  const room = grown(box, 2);
  const crossed = lines.reduce((sum, line) => sum + crossedPx(line, room), 0);
  const covered = [at, ...points].filter((point) => contains(grown(box, pointRadiusPx), point)).length;
  const away = Math.hypot(outside(at.x, box.left, box.right), outside(at.y, box.top, box.bottom));
  return crossed + covered * (box.right - box.left) + away * awayShare + order / 1000;
}

const grown = ({ left, right, top, bottom }: Box, byPx: number): Box => ({
  ...{ left: left - byPx, right: right + byPx },
  ...{ top: top - byPx, bottom: bottom + byPx },
});

const contains = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

const outside = (value: number, low: number, high: number): number => Math.max(low - value, 0, value - high);

/** How much of a line runs inside a box. */
function crossedPx(line: readonly Point[], box: Box): number {
  return line.slice(1).reduce((sum, to, index) => sum + insidePx(line[index] ?? to, to, box), 0);
}

/** The part of a straight line that is inside in both directions. */
function insidePx(from: Point, to: Point, box: Box): number {
  const [x1, x2] = partBetween(from.x, to.x, box.left, box.right);
  const [y1, y2] = partBetween(from.y, to.y, box.top, box.bottom);
  return Math.max(0, Math.min(x2, y2) - Math.max(x1, y1)) * Math.hypot(to.x - from.x, to.y - from.y);
}

/** From which share of its way to which one a number that goes evenly is between two others; none is from 1 to 0. */
function partBetween(from: number, to: number, low: number, high: number): readonly [number, number] {
  const way = to - from;
  if (way === 0) return from > low && from < high ? [0, 1] : [1, 0];
  const [one, other] = [(low - from) / way, (high - from) / way];
  return [Math.max(0, Math.min(one, other)), Math.min(1, Math.max(one, other))];
}
