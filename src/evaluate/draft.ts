// A formula while it is compiled: gathers the steps, and what the formula reads.
import type { RowId } from '#workbook/cell-expression.ts';
import type { Places } from '#workbook/places.ts';
import type { Read } from './formula.ts';
import type { Layout } from './memory.ts';
import type { Room } from './room.ts';
import type { Operand, Step, Strip } from './step.ts';

export interface Surroundings {
  readonly places: Places;
  readonly layout: Layout;
  readonly room: Room;
}

type MakeStep = (out: number) => Step;

export interface Draft {
  readonly around: Surroundings;
  readonly row: RowId;
  /** The columns that it is compiled for; a single cell stands as the zero period. */
  readonly count: number;
  readonly isForecast: boolean;
  readonly once: Step[];
  readonly each: Step[];
  readonly reads: Read[];
  /** How many registers hold results that are still needed. */
  held: number;
  /** What made the last of the steps for each period. */
  last: MakeStep | null;
}

const isSteady = (read: Operand | Strip): boolean =>
  read.step === 0 && !('growth' in read && read.growth === 1);

/** Adds a step and says where its result is. What reads only numbers known beforehand is known beforehand too. */
export function result(draft: Draft, reads: readonly (Operand | Strip)[], make: MakeStep): Operand {
  const { room } = draft.around;
  if (reads.every(isSteady)) {
    const out = room.single();
    draft.once.push(make(out));
    return { address: out, step: 0 };
  }
  const out = room.register(draft.held);
  draft.held += 1;
  draft.each.push(make(out));
  draft.last = make;
  return { address: out, step: 1 };
}
