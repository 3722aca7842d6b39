// Calculates what depends on a change, in order, and stops wherever the numbers come out as they were.
import type { RowId } from '#workbook/cell-expression.ts';
import { calculateGroup } from './calculate.ts';
import type { Formula, Part } from './formula.ts';
import type { Group } from './order.ts';
import type { Program } from './program.ts';

/** Tells which rows have other numbers after the cells from this address on have changed. */
export type Recalculate = (memory: Float64Array, part: Part) => Iterable<RowId>;

/** By part: the places in the order of calculation of what reads it. */
function readersIn(groups: readonly Group[]): ReadonlyMap<Part, readonly number[]> {
  const readers = new Map<Part, number[]>();
  for (const [index, { formulas }] of groups.entries()) {
    for (const part of formulas.flatMap(({ now, past, whole }) => [...now, ...past, ...whole])) {
      const known = readers.get(part);
      if (!known) readers.set(part, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  }
  return readers;
}

const isSame = (a: number | undefined, b: number | undefined): boolean =>
  a === b || (Number.isNaN(a) && Number.isNaN(b));

export function recalculation({ groups, layout, tapes }: Program): Recalculate {
  const readers = readersIn(groups);
  const before = new Float64Array(layout.size);

  const keep = (memory: Float64Array, { part, count }: Formula): void => {
    for (let address = part; address < part + count; address += 1) before[address] = memory[address] ?? 0;
  };
  const differs = (memory: Float64Array, { part, count }: Formula): boolean => {
    for (let address = part; address < part + count; address += 1) {
      if (!isSame(memory[address], before[address])) return true;
    }
    return false;
  };

  return (memory, changed) => {
    const rows = new Set<RowId>();
    const isDue = new Uint8Array(groups.length);
    const markReaders = (part: Part): void => {
      for (const index of readers.get(part) ?? []) isDue[index] = 1;
    };
    markReaders(changed);
    for (const [index, group] of groups.entries()) {
      if (!isDue[index]) continue;
      for (const formula of group.formulas) keep(memory, formula);
      calculateGroup(group, tapes, memory);
      for (const formula of group.formulas) {
        if (!differs(memory, formula)) continue;
        rows.add(formula.row);
        markReaders(formula.part);
      }
    }
    return rows;
  };
}
