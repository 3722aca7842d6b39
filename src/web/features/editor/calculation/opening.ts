// Whether a sheet has anything before its first period; most models begin with nothing.
import type { PreviewRow } from '#render/html/preview-row.ts';

const smallestShown = 0.001;

export const opens = (rows: readonly Pick<PreviewRow, 'figures'>[]): boolean =>
  rows.some(({ figures: { zero } }) => zero !== null && !(Math.abs(zero) < smallestShown));
