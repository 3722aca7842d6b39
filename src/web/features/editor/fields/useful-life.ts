// Says where a group of assets has no useful life, so that its assets are written off at once.
import { periodValues } from '#template/period-values.ts';
import type { RelId } from '#template/sections.ts';

interface TypedUsefulLife {
  readonly rel: RelId;
  readonly formulaId: string;
  readonly text: string;
  /** What stands in while nothing is typed. */
  readonly fallback: string;
}

/** A life is read at the first period, and is one period at least. */
export const lacksLife = ({ rel, formulaId, text, fallback }: TypedUsefulLife): boolean =>
  rel === 'deprgroup' && formulaId === 'straight_line' && periodValues(text || fallback, 1)[0] === 0;
