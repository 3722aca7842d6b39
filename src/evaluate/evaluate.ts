// Calculates every number of a workbook, for any scenario, and again after a change of an input.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { calculate } from './calculate.ts';
import { constantOffset, firstOffset, type Layout, totalOffset, zeroOffset } from './memory.ts';
import { fill, type Program, programOf } from './program.ts';
import { type Recalculate, recalculation } from './recalculate.ts';

/** NaN stands for n/a. */
export interface Values {
  /** The zero period and the forecast, 0 to N. */
  readonly row: (id: RowId) => Float64Array;
  readonly constant: (id: RowId) => number;
  readonly total: (id: RowId) => number;
}

/** A workbook made ready: every scenario and every change of an input is calculated from this one preparation. */
export interface Calculation {
  /** Scenarios count from 1. Calculated when first asked for; the numbers follow every change from then on. */
  readonly values: (scenario?: number) => Values;
  /**
   * Gives an input another constant, or other numbers for its forecast, and calculates what depends on it.
   * Returns the rows whose numbers are others now in a scenario that was asked for.
   */
  readonly change: (input: RowId, to: number | readonly number[]) => ReadonlySet<RowId>;
}

function valuesIn(memory: Float64Array, { slotOf }: Layout): Values {
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

interface Input {
  readonly part: number;
  readonly count: number;
  readonly numbers: readonly number[];
}

/** A constant, or a whole forecast, that is no formula. */
function inputOf({ layout, inputs }: Program, row: RowId, to: number | readonly number[]): Input {
  const isConstant = typeof to === 'number';
  const part = layout.slotOf(row).base + (isConstant ? constantOffset : firstOffset);
  const count = inputs.get(part);
  if (count === undefined)
    throw new Error(`row ${row} has no ${isConstant ? 'constant' : 'forecast'} to change`);
  return { part, count, numbers: isConstant ? [to] : to };
}

export function prepare(workbook: Workbook): Calculation {
  const program = programOf(workbook);
  const { layout, given } = program;
  const scenarioAddress = layout.slotOf(workbook.scenarioRow).base + constantOffset;
  const memories = new Map<number, Float64Array>();
  let recalculate: Recalculate | null = null;

  const calculated = (scenario: number): Float64Array => {
    const memory = given.slice();
    memory[scenarioAddress] = scenario;
    calculate(program, memory);
    memories.set(scenario, memory);
    return memory;
  };

  const change: Calculation['change'] = (row, to) => {
    const { part, count, numbers } = inputOf(program, row, to);
    if (part === scenarioAddress) throw new Error('a scenario is picked by asking for its values');
    const changed = new Set<RowId>();
    if (!fill(given, part, count, numbers)) return changed;
    changed.add(row);
    recalculate ??= recalculation(program);
    for (const memory of memories.values()) {
      fill(memory, part, count, numbers);
      for (const id of recalculate(memory, part)) changed.add(id);
    }
    return changed;
  };

  return {
    values: (scenario = 1) => valuesIn(memories.get(scenario) ?? calculated(scenario), layout),
    change,
  };
}

export const evaluate = (workbook: Workbook, scenario = 1): Values => prepare(workbook).values(scenario);
