// Where values stand in ranges that begin at one cell, so that whoever seeks one value need not go through all.
import { plainNumber } from '../values/number-in-text.ts';
import { CellRange, type Scalar } from '../values/value.ts';
import type { CellGrid } from './cell-grid.ts';

type Key = number | string;

/** What reads cells and counts the looks. */
interface CellReader {
  readonly grid: CellGrid;
  readCell(id: number): Scalar;
  visitCells(range: CellRange, visit: (id: number) => boolean | undefined): void;
}

/** Longer texts are compared one by one: they would take the memory. */
const longestText = 255;

/** Numbers that count as equal agree in so many digits, or are one step apart. */
const digits = 13;
const nearly = 1e-14;

const numberKey = (number: number): number => Number(number.toPrecision(digits));

function keysNear(sought: Key): ReadonlySet<Key> {
  if (typeof sought === 'string') return new Set([sought.toLowerCase()]);
  return new Set([1 - nearly, 1, 1 + nearly].map((factor) => numberKey(sought * factor)));
}

/** The first place in a rising list behind `place`. */
function firstBehind(places: readonly number[], place: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places are counted in reading order from the first cell of the range. */
export class PlacesByValue {
  private readonly places = new Map<Key, number[]>();
  private last = -1;
  /** How many values it holds. */
  count = 0;

  /** Takes in what a longer range has beyond those before; whatever interrupts that finds it done up to there the next time. */
  extend(reader: CellReader, range: CellRange): void {
    const { columnOf, cells } = reader.grid;
    const rest = this.rest(range);
    if (!rest) return;
    reader.visitCells(rest, (id) => {
      const line = (cells[id]?.line ?? 0) - range.area.firstLine;
      const place = line * range.columnCount + (columnOf[id] ?? 0) - range.area.firstColumn;
      if (place <= this.last) return false;
      this.take(reader.readCell(id), place);
      this.last = place;
      this.count += 1;
      return false;
    });
    this.last = Math.max(this.last, range.lineCount * range.columnCount - 1);
  }

  /** The lines from that of the last place on, or the columns of a single line. */
  private rest({ sheet, area, lineCount, columnCount }: CellRange): CellRange | null {
    if (this.last >= lineCount * columnCount - 1) return null;
    const next = this.last + 1;
    return lineCount === 1
      ? new CellRange(sheet, { ...area, firstColumn: area.firstColumn + next })
      : new CellRange(sheet, { ...area, firstLine: area.firstLine + Math.floor(next / columnCount) });
  }

  private take(scalar: Scalar, place: number): void {
    if (typeof scalar === 'number') this.put(numberKey(scalar), place);
    if (typeof scalar !== 'string' || scalar.length > longestText) return;
    this.put(scalar.toLowerCase(), place);
    const meant = plainNumber(scalar);
    if (meant !== null) this.put(numberKey(meant), place);
  }

  private put(key: Key, place: number): void {
    const places = this.places.get(key);
    if (places) places.push(place);
    else this.places.set(key, [place]);
  }

  /** Places that may hold it, rising, from one behind `behind` to `end`; null for what is not told apart here. */
  of(sought: Key, behind: number, end: number): readonly number[] | null {
    if (typeof sought === 'string' && sought.length > longestText) return null;
    const lists = [...keysNear(sought)].flatMap((key) => {
      const places = this.places.get(key);
      return places ? [places.slice(firstBehind(places, behind), firstBehind(places, end))] : [];
    });
    return lists.length > 1 ? lists.flat().sort((one, other) => one - other) : (lists[0] ?? []);
  }
}
