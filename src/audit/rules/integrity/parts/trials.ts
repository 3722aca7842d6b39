// How often a workbook may be recalculated, limited by work rather than time, so that results do not depend on the machine.
import type { Examination } from '#audit/examination/examination.ts';

/** Formulas calculated and cells looked at, over all trials of a rule together: about a second of work. */
const mostEffort = 10_000_000;

export const trialsOf = ({ recalculation }: Examination, most: number): number =>
  Math.min(most, Math.floor(mostEffort / Math.max(1, recalculation.effort)));
