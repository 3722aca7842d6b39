// Shows each year once above its periods and removes it from their titles.
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-data.ts';
import type { YearsOfPeriods } from './spans/spanned.ts';

type Band = NonNullable<GridColumn['band']>;

export interface BandTexts {
  /** Shown after the year of periods that are forecast. */
  readonly forecast?: string;
  /** What a year is called of which there are only some months. */
  readonly partOfYear?: (year: string, months: number) => string;
}

interface Headed {
  readonly sheet: PreviewSheet;
  readonly titles: readonly string[];
  readonly years: YearsOfPeriods | undefined;
}

/** One per title; null where the titles are years themselves, or name none. */
export function yearBands(
  { sheet: { header }, titles, years }: Headed,
  { forecast = '', partOfYear }: BandTexts,
): readonly (Band | null)[] {
  const phase = header.find(({ id }) => id.endsWith('.phase'));
  const whose = years?.spans.flatMap((span) => Array.from({ length: span.periods }, () => span)) ?? [];
  return titles.map((title, index): Band | null => {
    const year = whose[index];
    if (!year) return null;
    // A year that ends in June has months of two others.
    const rest = years?.isFiscal ? withShortYear(title) : (title.split(' ')[0] ?? '');
    // The first and the last year often have only some of their months, which a sum of them has to say.
    if (partOfYear && year.months < 12)
      return { title: partOfYear(year.title, year.months), rest, note: '', isPart: true };
    return { title: year.title, rest, note: phase?.values[index] === 1 ? forecast : '' };
  });
}

/** As labels of quarters have it. */
const withShortYear = (title: string): string => title.replace(/ \d\d(\d\d)$/, ' $1');
