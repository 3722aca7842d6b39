// Hands out places in the memory behind the rows: for plain numbers of formulas and for results on the way.
import type { Layout } from './memory.ts';

export interface Room {
  /** The address of a number that stands in a formula. */
  readonly literal: (value: number) => number;
  /** The address of a single result. */
  readonly single: () => number;
  /** The address of a whole row of results, numbered: each formula begins again with number 0. */
  readonly register: (index: number) => number;
  readonly size: () => number;
  readonly literals: () => Iterable<readonly [value: number, address: number]>;
}

export function roomBehind(layout: Layout, longestRow: number): Room {
  let size = layout.size;
  const take = (count: number): number => {
    size += count;
    return size - count;
  };
  const literals = new Map<number, number>();
  const registers: number[] = [];
  return {
    literal: (value) => {
      const address = literals.get(value) ?? take(1);
      literals.set(value, address);
      return address;
    },
    single: () => take(1),
    register: (index) => {
      const address = registers[index] ?? take(longestRow);
      registers[index] = address;
      return address;
    },
    size: () => size,
    literals: () => literals,
  };
}
