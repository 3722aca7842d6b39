// The indexes of values by place that a calculation keeps: of ranges that criteria are asked of again and again.
import { PlacesByValue } from './places-by-value.ts';

/** More of them would take memory that nothing repays. */
const mostKeys = 100_000;
const mostIndexes = 200;
const mostPlaces = 3_000_000;

export class PlaceIndexes {
  /** Null where the range was asked once: going through it is cheaper then. */
  private readonly byKey = new Map<string, PlacesByValue | null>();
  private readonly kept: PlacesByValue[] = [];

  at(key: string): PlacesByValue | null {
    const known = this.byKey.get(key);
    if (known) return known;
    if (known === undefined) {
      if (this.byKey.size < mostKeys) this.byKey.set(key, null);
      return null;
    }
    if (this.isFull) return null;
    const places = new PlacesByValue();
    this.kept.push(places);
    this.byKey.set(key, places);
    return places;
  }

  private get isFull(): boolean {
    return (
      this.kept.length >= mostIndexes || this.kept.reduce((sum, { count }) => sum + count, 0) >= mostPlaces
    );
  }
}
