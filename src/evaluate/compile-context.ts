// What is shared while one formula is compiled: the program around it, the parts it reads, and the instructions it emits.
import type { RowId } from '#workbook/cell-expression.ts';
import type { RowLocations } from '#workbook/row-locations.ts';
import type { Allocator } from './allocator.ts';
import type { InstructionLists, PartAddress } from './compiled-formula.ts';
import type { Kernel } from './instructions.ts';
import type { MemoryLayout } from './memory-layout.ts';
import { isConstant, type Operand, type RangeOperand, writeInstruction } from './operand.ts';

/** Parts that the formula being compiled reads, in lists that every formula uses anew. */
export interface PartReads {
  readonly readsNow: PartAddress[];
  readonly readsPrevious: PartAddress[];
  readonly readsWhole: PartAddress[];
}

export const emptyReads = (): PartReads => ({ readsNow: [], readsPrevious: [], readsWhole: [] });

export interface ProgramContext {
  readonly places: RowLocations;
  readonly layout: MemoryLayout;
  readonly allocator: Allocator;
  readonly instructions: InstructionLists;
  readonly reads: PartReads;
}

export interface CompileContext extends PartReads {
  readonly program: ProgramContext;
  readonly row: RowId;
  /** The number of columns it is compiled for; a single cell counts as the zero period. */
  readonly count: number;
  readonly isForecast: boolean;
  /** How many registers hold results that are still needed. */
  heldRegisters: number;
}

type Reads = readonly (Operand | RangeOperand)[];

function emitOnce({ program }: CompileContext, kernel: Kernel, reads: Reads): Operand {
  const address = program.allocator.single();
  writeInstruction(program.instructions.once, kernel, address, reads);
  return { address, step: 0 };
}

export function emitPerPeriod(context: CompileContext, kernel: Kernel, reads: Reads): Operand {
  const { allocator, instructions } = context.program;
  const address = allocator.register(context.heldRegisters);
  context.heldRegisters += 1;
  writeInstruction(instructions.perPeriod, kernel, address, reads);
  return { address, step: 1 };
}

/** Emits an instruction and returns its result; it runs once where all operands are the same in every period. */
export const emit = (context: CompileContext, kernel: Kernel, reads: Reads): Operand =>
  reads.every(isConstant) ? emitOnce(context, kernel, reads) : emitPerPeriod(context, kernel, reads);
