// A workbook compiled for calculation: its inputs, and its formulas in calculation order.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Cell } from '#workbook/row.ts';
import { locateRows, type RowLocation } from '#workbook/row-locations.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { type Allocator, createAllocator } from './allocator.ts';
import { type CalculationGroup, calculationOrder } from './calculation-order.ts';
import { emptyReads, type ProgramContext } from './compile-context.ts';
import { compileFormula } from './compile-formula.ts';
import type { CompiledFormula, InstructionLists, PartAddress } from './compiled-formula.ts';
import { emptyInstructions } from './instructions.ts';
import {
  constantOffset,
  firstOffset,
  type MemoryLayout,
  memoryLayoutOf,
  totalOffset,
  zeroOffset,
} from './memory-layout.ts';

/** A constant, zero period or forecast that is not a formula. */
export interface ProgramInput {
  readonly count: number;
  /** Missing numbers count as 0. */
  readonly numbers: readonly number[];
}

export interface Program {
  readonly layout: MemoryLayout;
  /** A changed input replaces its entry. */
  readonly inputs: Map<PartAddress, ProgramInput>;
  readonly allocator: Allocator;
  readonly groups: readonly CalculationGroup[];
  readonly instructions: InstructionLists;
}

/** Adding 0 turns -0, which spreadsheets do not have, into 0. */
export function fillInput(memory: Float64Array, part: PartAddress, { count, numbers }: ProgramInput): void {
  for (let index = 0; index < count; index += 1) memory[part + index] = (numbers[index] ?? 0) + 0;
}

/** The memory before anything is calculated: the inputs and the literals of formulas. */
export function initialMemory({ inputs, allocator }: Program): Float64Array {
  const memory = new Float64Array(allocator.size());
  for (const [value, address] of allocator.literals()) memory[address] = value;
  for (const [part, input] of inputs) fillInput(memory, part, input);
  return memory;
}

interface ProgramCells {
  readonly inputs: Map<PartAddress, ProgramInput>;
  readonly formulas: CompiledFormula[];
}

function addCell(
  cell: Cell | null,
  part: PartAddress,
  row: RowId,
  program: ProgramContext,
  to: ProgramCells,
): void {
  if (cell === null) return;
  if (cell.kind === 'value') to.inputs.set(part, { count: 1, numbers: [cell.value] });
  else to.formulas.push(compileFormula(cell.expression, { row, part, forecastCount: null }, program));
}

function addRow({ row }: RowLocation, program: ProgramContext, to: ProgramCells): void {
  const { id, periods } = row;
  const { base, count } = program.layout.slotOf(id);
  addCell(row.constant, base + constantOffset, id, program, to);
  addCell(row.total, base + totalOffset, id, program, to);
  addCell(row.zero, base + zeroOffset, id, program, to);
  if (periods === null || count === 0) return;
  const part = base + firstOffset;
  if (periods.kind === 'values') {
    to.inputs.set(part, { count, numbers: periods.values });
  } else {
    to.formulas.push(compileFormula(periods.expression, { row: id, part, forecastCount: count }, program));
  }
}

export function compileProgram(workbook: Workbook): Program {
  const all = locateRows(workbook);
  const layout = memoryLayoutOf(workbook, all);
  const longestRow = 1 + Math.max(workbook.periodCount, workbook.yearCount);
  const instructions: InstructionLists = { once: emptyInstructions(), perPeriod: emptyInstructions() };
  const allocator = createAllocator(layout, longestRow);
  const found: ProgramCells = { inputs: new Map(), formulas: [] };
  const program: ProgramContext = { places: all, layout, allocator, instructions, reads: emptyReads() };
  for (const place of all.values()) addRow(place, program, found);
  return {
    layout,
    inputs: found.inputs,
    allocator,
    groups: calculationOrder(found.formulas, layout.size),
    instructions,
  };
}
