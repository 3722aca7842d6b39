// Calculates every number of a workbook for any scenario, and recalculates after an input changes.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { calculate } from './calculate.ts';
import type { PartAddress } from './compiled-formula.ts';
import { constantOffset, firstOffset, type MemoryLayout, totalOffset, zeroOffset } from './memory-layout.ts';
import { compileProgram, fillInput, initialMemory, type Program, type ProgramInput } from './program.ts';
import { type Recalculate, recalculation } from './recalculate.ts';

/** NaN stands for n/a. */
export interface Values {
  /** The zero period and the forecast, 0 to N. */
  readonly row: (id: RowId) => Float64Array;
  readonly constant: (id: RowId) => number;
  readonly total: (id: RowId) => number;
}

/** A workbook prepared once, from which every scenario and every change of an input is calculated. */
export interface WorkbookCalculation {
  /** Scenarios count from 1. Each is calculated on first use and kept up to date with every change from then on. */
  readonly values: (scenario?: number) => Values;
  /**
   * Gives an input another constant, or other numbers for its forecast, and calculates what depends on it.
   * Returns the rows whose numbers changed in any scenario calculated so far.
   */
  readonly change: (input: RowId, to: number | readonly number[]) => ReadonlySet<RowId>;
  /** Gives inputs other constants, of which so much depends that everything is calculated anew when it is asked for. */
  readonly changeConstants: (inputs: ReadonlyMap<RowId, number>) => void;
}

function valuesIn(memory: Float64Array, { slotOf }: MemoryLayout): Values {
  const at = (id: RowId, offset: number): number => memory[slotOf(id).base + offset] ?? Number.NaN;
  return {
    row: (id) => {
      const { base, count } = slotOf(id);
      return memory.subarray(base + zeroOffset, base + zeroOffset + 1 + count);
    },
    constant: (id) => at(id, constantOffset),
    total: (id) => at(id, totalOffset),
  };
}

interface InputChange {
  readonly part: PartAddress;
  readonly before: ProgramInput;
  readonly after: ProgramInput;
}

function changeOf({ layout, inputs }: Program, row: RowId, to: number | readonly number[]): InputChange {
  const isConstant = typeof to === 'number';
  const part = layout.slotOf(row).base + (isConstant ? constantOffset : firstOffset);
  const before = inputs.get(part);
  if (!before) throw new Error(`row ${row} has no ${isConstant ? 'constant' : 'forecast'} to change`);
  return { part, before, after: { count: before.count, numbers: isConstant ? [to] : to } };
}

function isSame({ count, numbers }: ProgramInput, other: ProgramInput): boolean {
  for (let index = 0; index < count; index += 1) {
    if ((numbers[index] ?? 0) !== (other.numbers[index] ?? 0)) return false;
  }
  return true;
}

function setConstants(program: Program, changes: ReadonlyMap<RowId, number>): void {
  for (const [row, to] of changes) {
    const { part, after } = changeOf(program, row, to);
    program.inputs.set(part, after);
  }
}

export function prepare(workbook: Workbook): WorkbookCalculation {
  const program = compileProgram(workbook);
  const { layout, inputs } = program;
  const scenarioPart = layout.slotOf(workbook.scenarioRow).base + constantOffset;
  const memories = new Map<number, Float64Array>();
  let recalculate: Recalculate | null = null;

  const calculated = (scenario: number): Float64Array => {
    const memory = initialMemory(program);
    memory[scenarioPart] = scenario;
    calculate(program, memory);
    memories.set(scenario, memory);
    return memory;
  };

  const change: WorkbookCalculation['change'] = (row, to) => {
    const { part, before, after } = changeOf(program, row, to);
    if (part === scenarioPart) throw new Error('a scenario is picked by asking for its values');
    const changed = new Set<RowId>();
    if (isSame(before, after)) return changed;
    changed.add(row);
    inputs.set(part, after);
    recalculate ??= recalculation(program);
    for (const memory of memories.values()) {
      fillInput(memory, part, after);
      for (const id of recalculate(memory, part)) changed.add(id);
    }
    return changed;
  };

  return {
    values: (scenario = 1) => valuesIn(memories.get(scenario) ?? calculated(scenario), layout),
    change,
    changeConstants: (changes) => {
      setConstants(program, changes);
      memories.clear();
    },
  };
}

export const evaluate = (workbook: Workbook, scenario = 1): Values => prepare(workbook).values(scenario);
