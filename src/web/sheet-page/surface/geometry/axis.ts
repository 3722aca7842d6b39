// The lines or the columns of a sheet along one direction: where each begins, and which one is at a place.

export class Axis {
  /** Where each begins; one more than there are, for the end of the last. */
  readonly #starts: Float64Array;

  constructor(pixels: readonly number[]) {
    this.#starts = new Float64Array(pixels.length + 1);
    pixels.forEach((size, index) => {
      this.#starts[index + 1] = (this.#starts[index] ?? 0) + size;
    });
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  get length(): number {
    return this.#starts[this.count] ?? 0;
  }

  /** Counted from 1, as lines and columns are; one beyond the last is the end. */
  startOf(place: number): number {
    return this.#starts[Math.max(0, Math.min(place - 1, this.count))] ?? 0;
  }

  endOf(place: number): number {
    return this.startOf(place + 1);
  }

  sizeOf(place: number): number {
    return this.endOf(place) - this.startOf(place);
  }

  /** The one that covers this pixel, counted from 1; the first or the last where none does. */
  at(pixel: number): number {
    let low = 1;
    let high = Math.max(1, this.count);
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.startOf(middle) <= pixel) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
