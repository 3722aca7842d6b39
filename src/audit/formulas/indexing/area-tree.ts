// Finds which of many areas of a sheet contain a cell, with a tree of nested boxes.
import type { Area } from '../../book/book.ts';

const childrenPerBox = 16;

/** The boxes of one level: four numbers each, first line, first column, last line, last column. */
type Boxes = Int32Array;

export class AreaTree {
  /** From the areas themselves up to a single box. */
  private readonly levels: readonly Boxes[];
  /** The index in the given list for each box of the lowest level. */
  private readonly places: Uint32Array;

  constructor(areas: readonly Area[]) {
    this.places = sortedPlaces(areas);
    const lowest = new Int32Array(areas.length * 4);
    this.places.forEach((place, index) => {
      const area = areas[place];
      if (area) lowest.set([area.firstLine, area.firstColumn, area.lastLine, area.lastColumn], index * 4);
    });
    const levels: Boxes[] = [lowest];
    for (let level: Boxes = lowest; level.length > 4; ) {
      level = boxesAround(level);
      levels.push(level);
    }
    this.levels = levels;
  }

  /** Calls `visit` with the index of each area that contains the cell, until it returns true. */
  find(line: number, column: number, visit: (place: number) => boolean): boolean {
    return this.search(this.levels.length - 1, 0, line, column, visit);
  }

  private search(
    level: number,
    group: number,
    line: number,
    column: number,
    visit: (place: number) => boolean,
  ): boolean {
    const boxes = this.levels[level];
    if (!boxes) return false;
    const end = Math.min(boxes.length / 4, (group + 1) * childrenPerBox);
    for (let box = group * childrenPerBox; box < end; box += 1) {
      if (!holds(boxes, box * 4, line, column)) continue;
      const isEnough =
        level === 0 ? visit(this.places[box] ?? 0) : this.search(level - 1, box, line, column, visit);
      if (isEnough) return true;
    }
    return false;
  }
}

const holds = (boxes: Boxes, at: number, line: number, column: number): boolean =>
  line >= (boxes[at] ?? 0) &&
  column >= (boxes[at + 1] ?? 0) &&
  line <= (boxes[at + 2] ?? 0) &&
  column <= (boxes[at + 3] ?? 0);

/** In vertical strips of about as many boxes as there are strips, each from top to bottom: neighbours share a box. */
function sortedPlaces(areas: readonly Area[]): Uint32Array {
  const places = Uint32Array.from(areas.keys());
  const key = (from: (area: Area) => number) => Float64Array.from(areas, from);
  const across = key(({ firstColumn, lastColumn }) => firstColumn + lastColumn);
  const down = key(({ firstLine, lastLine }) => firstLine + lastLine);
  places.sort((one, other) => (across[one] ?? 0) - (across[other] ?? 0) || one - other);
  const strips = Math.max(1, Math.ceil(Math.sqrt(areas.length / childrenPerBox)));
  const stripSize = Math.max(1, Math.ceil(areas.length / strips));
  for (let start = 0; start < places.length; start += stripSize) {
    places
      .subarray(start, start + stripSize)
      .sort((one, other) => (down[one] ?? 0) - (down[other] ?? 0) || one - other);
  }
  return places;
}

function boxesAround(boxes: Boxes): Boxes {
  const count = Math.ceil(boxes.length / 4 / childrenPerBox);
  const context = new Int32Array(count * 4);
  for (let group = 0; group < count; group += 1) {
    const start = group * childrenPerBox * 4;
    const end = Math.min(boxes.length, start + childrenPerBox * 4);
    for (let side = 0; side < 4; side += 1) {
      let bound = boxes[start + side] ?? 0;
      for (let at = start + side; at < end; at += 4) {
        bound = side < 2 ? Math.min(bound, boxes[at] ?? 0) : Math.max(bound, boxes[at] ?? 0);
      }
      context[group * 4 + side] = bound;
    }
  }
  return context;
}
