// A formula while it is compiled: gathers what it reads, and writes its instructions.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Places } from '#workbook/places.ts';
import type { Part, Tapes } from './formula.ts';
import type { Layout } from './memory.ts';
import { isSteady, type Operand, type Strip, writeInstruction } from './operand.ts';
import type { Room } from './room.ts';
import type { Kernel } from './tape.ts';

export interface Surroundings {
  readonly places: Places;
  readonly layout: Layout;
  readonly room: Room;
  readonly tapes: Tapes;
}

export interface Draft {
  readonly around: Surroundings;
  readonly row: RowId;
  /** The columns that it is compiled for; a single cell stands as the zero period. */
  readonly count: number;
  readonly isForecast: boolean;
  readonly now: Part[];
  readonly past: Part[];
  readonly whole: Part[];
  /** How many registers hold results that are still needed. */
  held: number;
}

type Reads = readonly (Operand | Strip)[];

function once({ around }: Draft, kernel: Kernel, reads: Reads): Operand {
  const address = around.room.single();
  writeInstruction(around.tapes.once, kernel, address, reads);
  return { address, step: 0 };
}

export function inEachPeriod(draft: Draft, kernel: Kernel, reads: Reads): Operand {
  const { room, tapes } = draft.around;
  const address = room.register(draft.held);
  draft.held += 1;
  writeInstruction(tapes.each, kernel, address, reads);
  return { address, step: 1 };
}

/** Says where the result is. What reads only numbers known beforehand is known beforehand too. */
export const result = (draft: Draft, kernel: Kernel, reads: Reads): Operand =>
  reads.every(isSteady) ? once(draft, kernel, reads) : inEachPeriod(draft, kernel, reads);
