// Keeps the previous list of sheets while its contents are equal, so that nothing is rendered again.
import type { SheetSummary } from './protocol.ts';

export const keepIfEqual = (
  shown: readonly SheetSummary[],
  sheets: readonly SheetSummary[],
): readonly SheetSummary[] => (JSON.stringify(shown) === JSON.stringify(sheets) ? shown : sheets);
