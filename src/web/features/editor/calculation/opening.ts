// Whether a sheet has anything before its first period; most models begin with nothing.
import type { PreviewRow } from '#render/html/preview-row.ts';

const smallestShown = 0.001;

/** A factor before the first period, such as that of a discount, is 1 and says nothing by itself. */
export const opens = (rows: readonly Pick<PreviewRow, 'figures' | 'format'>[]): boolean =>
  rows.some(
    ({ figures: { zero }, format }) =>
      zero !== null && !(Math.abs(zero) < smallestShown) && !(format === 'factor' && zero === 1),
  );
