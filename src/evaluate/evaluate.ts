// Calculates every number of a workbook for one scenario.
import type { RowId } from '#workbook/cell-expression.ts';
import { placeOf, places } from '#workbook/places.ts';
import { readsOf } from '#workbook/reads.ts';
import type { Row } from '#workbook/row.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { constantOffset, layoutOf, totalOffset, zeroOffset } from './memory.ts';
import { calculationOrder } from './order.ts';
import { program, type Surroundings } from './program.ts';

/** NaN stands for n/a. */
export interface Values {
  /** The zero period and the forecast, 0 to N. */
  readonly row: (id: RowId) => Float64Array;
  readonly constant: (id: RowId) => number;
  readonly total: (id: RowId) => number;
}

interface RowSteps {
  readonly first: () => void;
  readonly period: (period: number) => void;
  readonly last: () => void;
}

/** Spreadsheets have no negative zero; adding 0 turns -0 into 0. */
const noNegativeZero = 0;

const nothing = (): void => {};

function cellStep(content: Row['constant'], address: number, around: Surroundings): () => void {
  if (content === null) return nothing;
  if (content.kind === 'value') {
    return () => {
      around.memory[address] = content.value;
    };
  }
  const calculate = program(content.expression, around);
  return () => {
    around.memory[address] = calculate(0) + noNegativeZero;
  };
}

function periodStep(row: Row, base: number, around: Surroundings): (period: number) => void {
  const { periods } = row;
  if (periods === null) return nothing;
  const { memory } = around;
  if (periods.kind === 'values') {
    return (period) => {
      memory[base + zeroOffset + period] = periods.values[period - 1] ?? 0;
    };
  }
  const calculate = program(periods.expression, around);
  return (period) => {
    memory[base + zeroOffset + period] = calculate(period) + noNegativeZero;
  };
}

/** A constant that looks at its own row waits for it. */
const waits = ({ id, constant }: Row, { places: all }: Surroundings): boolean =>
  constant?.kind === 'formula' && readsOf(constant.expression, all).some((read) => read.row === id);

function rowSteps(row: Row, around: Surroundings, scenario: { row: RowId; number: number }): RowSteps {
  const { base, count } = around.layout.slotOf(row.id);
  const picked: Row['constant'] = { kind: 'value', value: scenario.number };
  const constant = cellStep(row.id === scenario.row ? picked : row.constant, base + constantOffset, around);
  const zero = cellStep(row.zero, base + zeroOffset, around);
  const total = cellStep(row.total, base + totalOffset, around);
  const isLate = waits(row, around);
  const period = periodStep(row, base, around);
  return {
    first: () => {
      if (!isLate) constant();
      zero();
    },
    period: (at) => {
      if (at <= count) period(at);
    },
    last: () => {
      if (isLate) constant();
      total();
    },
  };
}

function valuesIn({ memory, layout }: Surroundings): Values {
  const at = (id: RowId, offset: number): number => memory[layout.slotOf(id).base + offset] ?? Number.NaN;
  return {
    row: (id) => {
      const { base, count } = layout.slotOf(id);
      return memory.subarray(base + zeroOffset, base + zeroOffset + 1 + count);
    },
    constant: (id) => at(id, constantOffset),
    total: (id) => at(id, totalOffset),
  };
}

/** Scenarios count from 1. */
export function evaluate(workbook: Workbook, scenario = 1): Values {
  const layout = layoutOf(workbook);
  const all = places(workbook);
  const around: Surroundings = { memory: new Float64Array(layout.size), layout, places: all };
  for (const group of calculationOrder(all)) {
    const steps = group.rows.map((id) =>
      rowSteps(placeOf(all, id).row, around, { row: workbook.scenarioRow, number: scenario }),
    );
    for (const { first } of steps) first();
    for (let period = 1; period <= workbook.periodCount; period += 1) {
      for (const step of steps) step.period(period);
    }
    for (const { last } of steps) last();
  }
  return valuesIn(around);
}
