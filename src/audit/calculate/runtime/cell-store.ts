// The values of all cells in flat memory, indexed by cell number, so that copying is cheap.
import type { BookCell, ErrorValue } from '../../book/book.ts';
import { longestText } from '../values/coerce.ts';
import { isError } from '../values/spreadsheet-error.ts';
import type { Scalar } from '../values/value.ts';
import { tooLongText } from './out-of-reach.ts';

export const kinds = { empty: 0, number: 1, other: 2, pending: 3, unknown: 4 } as const;

export class CellStore {
  readonly kinds: Uint8Array;
  readonly numbers: Float64Array;
  readonly others: (string | boolean | ErrorValue | undefined)[];
  /** Why a cell is not calculated. */
  readonly reasons: Map<number, string>;

  private constructor(
    kindOf: Uint8Array,
    numbers: Float64Array,
    others: (string | boolean | ErrorValue | undefined)[],
    reasons: Map<number, string>,
  ) {
    this.kinds = kindOf;
    this.numbers = numbers;
    this.others = others;
    this.reasons = reasons;
  }

  /** Constants have their values; formulas wait for theirs. */
  static of(cells: readonly BookCell[]): CellStore {
    const store = new CellStore(
      new Uint8Array(cells.length),
      new Float64Array(cells.length),
      Array.from<undefined>({ length: cells.length }),
      new Map(),
    );
    for (const [id, cell] of cells.entries()) {
      if (cell.formula === null) store.put(id, cell.value);
      else store.kinds[id] = kinds.pending;
    }
    return store;
  }

  /** Every cell has the value that is kept of it; formulas of which none is kept wait for theirs. */
  static kept(cells: readonly BookCell[]): CellStore {
    const store = CellStore.of(cells);
    for (const [id, { value }] of cells.entries()) if (value !== null) store.put(id, value);
    return store;
  }

  /** The same values under other numbers: each cell's is `to` at its old one. */
  moved(to: Int32Array, count: number): CellStore {
    const others = Array.from<CellStore['others'][number]>({ length: count });
    const store = new CellStore(new Uint8Array(count), new Float64Array(count), others, new Map());
    for (const [id, next] of to.entries()) {
      store.kinds[next] = this.kinds[id] ?? kinds.empty;
      store.numbers[next] = this.numbers[id] ?? 0;
      store.others[next] = this.others[id];
    }
    return store;
  }

  /** The values that the file keeps; where a formula has none, the one that it gives. */
  keptOf(cells: readonly BookCell[]): CellStore {
    const store = this.copy();
    for (const [id, { value }] of cells.entries()) if (value !== null) store.put(id, value);
    return store;
  }

  copy(): CellStore {
    const { numbers, others, reasons } = this;
    return new CellStore(this.kinds.slice(), numbers.slice(), others.slice(), new Map(reasons));
  }

  write(id: number, value: Scalar): void {
    if (typeof value === 'number') {
      this.kinds[id] = kinds.number;
      this.numbers[id] = value;
    } else if (value === null) {
      this.kinds[id] = kinds.empty;
    } else {
      this.kinds[id] = kinds.other;
      this.others[id] = value;
    }
  }

  /** A value that the file keeps; no program writes a longer text. */
  private put(id: number, value: Scalar): void {
    if (typeof value === 'string' && value.length > longestText) this.leaveUnknown(id, tooLongText);
    else this.write(id, value);
  }

  leaveUnknown(id: number, reason: string): void {
    this.kinds[id] = kinds.unknown;
    this.reasons.set(id, reason);
  }

  /** Null for what is empty or has no value yet. */
  read(id: number): Scalar {
    const kind = this.kinds[id];
    if (kind === kinds.number) return this.numbers[id] ?? 0;
    return kind === kinds.other ? (this.others[id] ?? null) : null;
  }

  isKnown(id: number): boolean {
    return (this.kinds[id] ?? kinds.unknown) < kinds.pending;
  }

  isPending(id: number): boolean {
    return this.kinds[id] === kinds.pending;
  }

  /** A formula waits for its value again. */
  forget(id: number): void {
    this.kinds[id] = kinds.pending;
  }

  isSame(id: number, other: CellStore): boolean {
    if (this.kinds[id] !== other.kinds[id]) return false;
    if (this.kinds[id] === kinds.number) return this.numbers[id] === other.numbers[id];
    if (this.kinds[id] !== kinds.other) return true;
    const [mine, theirs] = [this.read(id), other.read(id)];
    return isError(mine) && isError(theirs) ? mine.error === theirs.error : mine === theirs;
  }
}
