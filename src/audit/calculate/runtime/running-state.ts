// What a fold came to after each line (or column) of a range, so that a longer range goes on from there.
import type { SpreadsheetError } from '../values/spreadsheet-error.ts';
import type { FoldState } from './fold.ts';

export class RunningState {
  /** Rising; each has its state. Between the first and the last of them none is missing. */
  private readonly places: number[] = [];
  private readonly firsts: number[] = [];
  private readonly seconds: number[] = [];
  /** The error that every range to this place and beyond gives. */
  failure: { readonly place: number; readonly error: SpreadsheetError } | null = null;

  get count(): number {
    return this.places.length;
  }

  put(place: number, { first, second }: Readonly<FoldState>): void {
    this.places.push(place);
    this.firsts.push(first);
    this.seconds.push(second);
  }

  clear(): void {
    for (const list of [this.places, this.firsts, this.seconds]) list.length = 0;
  }

  placeAt(index: number): number {
    return this.places[index] ?? 0;
  }

  /** The last one not behind `place`; -1 without one. */
  indexUpTo(place: number): number {
    let low = 0;
    let high = this.places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.places[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  stateAt(index: number): FoldState {
    return { first: this.firsts[index] ?? 0, second: this.seconds[index] ?? 0 };
  }
}
