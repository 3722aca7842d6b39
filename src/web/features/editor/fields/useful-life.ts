// Finds depreciation groups without a useful life, whose assets would be written off at once.
import { periodValues } from '#template/period-values.ts';
import type { RelId } from '#template/sections.ts';

interface TypedUsefulLife {
  readonly rel: RelId;
  readonly formulaId: string;
  readonly text: string;
  /** Used while nothing is typed. */
  readonly fallback: string;
}

/** The life is read at the first period, and is at least one period. */
export const lacksLife = ({ rel, formulaId, text, fallback }: TypedUsefulLife): boolean =>
  rel === 'deprgroup' && formulaId === 'straight_line' && periodValues(text || fallback, 1)[0] === 0;
