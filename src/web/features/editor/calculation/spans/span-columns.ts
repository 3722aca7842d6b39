// The columns of a sheet that is seen by quarter or by year, or some of whose years are shown in one column each.
import { type SpanKind, spanColumn } from '#render/html/span-place.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-data.ts';
import type { ShownSpan, SpannedSheets } from './spanned.ts';

export interface SpanView {
  readonly by: 'periods' | SpanKind;
  /** The years in one column while the others are seen by period, counted from 0. */
  readonly foldedYears: ReadonlySet<number>;
}

export interface SpanTexts {
  /** Below the name of a year in one column. */
  readonly wholeYear: string;
  /** What a year or a quarter is called of which there are only some months. */
  readonly partOfYear: (year: string, months: number) => string;
}

export const allPeriods: SpanView = { by: 'periods', foldedYears: new Set() };

/** Which spans a view needs the numbers of. */
export function spanKinds({ by, foldedYears }: SpanView): readonly SpanKind[] {
  if (by !== 'periods') return [by];
  return foldedYears.size > 0 ? ['years'] : [];
}

const monthsOf = { quarters: 3, years: 12 } as const;

const isShort = ({ months }: ShownSpan, kind: SpanKind): boolean => months < monthsOf[kind];

const named = (span: ShownSpan, kind: SpanKind, texts: SpanTexts): string =>
  isShort(span, kind) ? texts.partOfYear(span.title, span.months) : span.title;

/** Until the numbers of the spans are there, the periods stay. */
export function spanColumns(
  periods: readonly GridColumn[],
  spanned: SpannedSheets,
  view: SpanView,
  texts: SpanTexts,
): readonly GridColumn[] {
  const { by, foldedYears } = view;
  if (by === 'periods') return foldable(periods, spanned, foldedYears, texts);
  const spans = spanned[by]?.spans;
  if (!spans) return periods;
  return spans.map((span, index) => ({
    id: spanColumn(by, index),
    title: named(span, by, texts),
    ...(isShort(span, by) && { isPart: true }),
  }));
}

function foldable(
  periods: readonly GridColumn[],
  { years }: SpannedSheets,
  foldedYears: ReadonlySet<number>,
  texts: SpanTexts,
): readonly GridColumn[] {
  const bands = bandsOf(periods);
  if (bands.length < 2) return periods;
  return bands.flatMap((columns, index) => {
    const fold = { id: String(index), isFolded: foldedYears.has(index) };
    const span = years?.spans[index];
    const [first] = columns;
    if (!fold.isFolded || !span || !first?.band) {
      return columns.map((column) => (column.band ? { ...column, band: { ...column.band, fold } } : column));
    }
    const band = { ...first.band, note: '', rest: texts.wholeYear, fold: { ...fold, isFolded: true } };
    return [{ id: spanColumn('years', index), title: named(span, 'years', texts), band }];
  });
}

/** Neighbours that share a band are of one year; none where the periods are years themselves. */
function bandsOf(periods: readonly GridColumn[]): readonly (readonly GridColumn[])[] {
  const bands: GridColumn[][] = [];
  for (const column of periods) {
    if (!column.band) return [];
    const last = bands.at(-1);
    if (last?.[0]?.band?.title === column.band.title) last.push(column);
    else bands.push([column]);
  }
  return bands;
}
