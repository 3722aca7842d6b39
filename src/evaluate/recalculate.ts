// Recalculates what depends on a changed input, in order, and stops wherever the results stay the same.
import type { RowId } from '#workbook/cell-expression.ts';
import { calculateGroup } from './calculate.ts';
import type { CalculationGroup } from './calculation-order.ts';
import type { CompiledFormula, PartAddress } from './compiled-formula.ts';
import type { Program } from './program.ts';

/** Recalculates after the part at this address has changed, and returns the rows whose numbers changed. */
export type Recalculate = (memory: Float64Array, part: PartAddress) => Iterable<RowId>;

/** For each part, the indices of the groups that read it. */
function readersIn(groups: readonly CalculationGroup[]): ReadonlyMap<PartAddress, readonly number[]> {
  const readers = new Map<PartAddress, number[]>();
  for (const [index, { formulas }] of groups.entries()) {
    for (const part of formulas.flatMap(({ readsNow, readsPrevious, readsWhole }) => [
      ...readsNow,
      ...readsPrevious,
      ...readsWhole,
    ])) {
      const known = readers.get(part);
      if (!known) readers.set(part, [index]);
      else if (known.at(-1) !== index) known.push(index);
    }
  }
  return readers;
}

const isSame = (a: number | undefined, b: number | undefined): boolean =>
  a === b || (Number.isNaN(a) && Number.isNaN(b));

export function recalculation({ groups, layout, instructions }: Program): Recalculate {
  const readers = readersIn(groups);
  const before = new Float64Array(layout.size);

  const keep = (memory: Float64Array, { part, count }: CompiledFormula): void => {
    for (let address = part; address < part + count; address += 1) before[address] = memory[address] ?? 0;
  };
  const differs = (memory: Float64Array, { part, count }: CompiledFormula): boolean => {
    for (let address = part; address < part + count; address += 1) {
      if (!isSame(memory[address], before[address])) return true;
    }
    return false;
  };

  return (memory, changed) => {
    const rows = new Set<RowId>();
    const isDue = new Uint8Array(groups.length);
    const markReaders = (part: PartAddress): void => {
      for (const index of readers.get(part) ?? []) isDue[index] = 1;
    };
    markReaders(changed);
    for (const [index, group] of groups.entries()) {
      if (!isDue[index]) continue;
      for (const formula of group.formulas) keep(memory, formula);
      calculateGroup(group, instructions, memory);
      for (const formula of group.formulas) {
        if (!differs(memory, formula)) continue;
        rows.add(formula.row);
        markReaders(formula.part);
      }
    }
    return rows;
  };
}
