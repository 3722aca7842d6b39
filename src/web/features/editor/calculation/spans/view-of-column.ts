// Which spans the columns of a sheet have to be for one of them to be seen.
import { spanOfColumn } from '#render/html/span-place.ts';
import type { SpanView } from './span-columns.ts';
import type { SpannedSheets } from './spanned.ts';

/** The same view if the column is in it. */
export function viewOfColumn(columnId: string, view: SpanView, spanned: SpannedSheets): SpanView {
  const span = spanOfColumn(columnId);
  if (span?.kind === 'quarters') return view.by === 'quarters' ? view : { ...view, by: 'quarters' };
  if (span) return viewOfYear(span.index, view);
  // A period is named by its number; totals and what a sheet opens with are in every view.
  const period = Number(columnId);
  return Number.isInteger(period) ? viewOfPeriod(period, view, spanned) : view;
}

/** The number of a span comes only when it is asked for. */
export function isCalculated(columnId: string, spanned: SpannedSheets): boolean {
  const span = spanOfColumn(columnId);
  return span === null || spanned[span.kind] !== undefined;
}

function viewOfYear(year: number, view: SpanView): SpanView {
  const { by, foldedYears } = view;
  if (by === 'quarters') return { ...view, by: 'years' };
  return by === 'years' || foldedYears.has(year)
    ? view
    : { by, foldedYears: new Set([...foldedYears, year]) };
}

/** Only its own year is opened, as by a press on its name: what is not asked about stays as it was. */
function viewOfPeriod(period: number, view: SpanView, spanned: SpannedSheets): SpanView {
  const { by, foldedYears } = view;
  const year = yearOf(period, spanned);
  if (by === 'quarters') return spanned.quarters ? { by: 'periods', foldedYears: new Set() } : view;
  if (year === null) return view;
  const folded = by === 'years' ? [...(spanned.years?.spans.keys() ?? [])] : [...foldedYears];
  if (!folded.includes(year)) return view;
  return { by: 'periods', foldedYears: new Set(folded.filter((each) => each !== year)) };
}

/** Null where the years are not calculated, and stand for no period. */
function yearOf(period: number, { years }: SpannedSheets): number | null {
  let before = 0;
  for (const [year, { periods }] of (years?.spans ?? []).entries()) {
    before += periods;
    if (period < before) return year;
  }
  return null;
}
