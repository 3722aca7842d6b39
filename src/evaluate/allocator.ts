// Allocates memory after the rows: for literals in formulas and for intermediate results.
import type { MemoryLayout } from './memory-layout.ts';

export interface Allocator {
  /** The address of a number literal in a formula. */
  readonly literal: (value: number) => number;
  /** The address of a single result. */
  readonly single: () => number;
  /** The address of a register, which holds one result per period; each formula numbers its registers from 0. */
  readonly register: (index: number) => number;
  readonly size: () => number;
  readonly literals: () => Iterable<readonly [value: number, address: number]>;
}

export function createAllocator(layout: MemoryLayout, longestRow: number): Allocator {
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
