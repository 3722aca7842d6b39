// Shows each year once above its periods and removes it from their titles.
import type { Language } from '#language/language.ts';

import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-data.ts';

/** Formats of titles that are years themselves. */
const years: ReadonlySet<string> = new Set(['year', 'calendarYear', 'fiscalYear']);

type Band = NonNullable<GridColumn['band']>;

export interface BandTexts {
  /** Shown after the year of periods that are forecast. */
  readonly forecast?: string;
  /** What a year is called of which there are only some periods. */
  readonly partOfYear?: (year: string, count: number, unit: 'month' | 'quarter') => string;
}

const periodsOfYear: Partial<Readonly<Record<PreviewRow['format'], number>>> = { month: 12, quarter: 4 };

/** One per title; null where the titles are years themselves, or name none. */
export function yearBands(
  { header }: PreviewSheet,
  titles: readonly string[],
  language: Language,
  { forecast = '', partOfYear }: BandTexts,
): readonly (Band | null)[] {
  const names = header.at(-1);
  const dates = header.filter(({ format }) => format === 'date');
  const phase = header.find(({ id }) => id.endsWith('.phase'));
  if (!names || years.has(names.format)) return titles.map(() => null);
  const bands = titles.map((title, index): Band | null => {
    const [rest = '', short = ''] = title.split(' ');
    const year = dates
      .map((row) => yearOf(row, index, language))
      .find((own) => short !== '' && own.endsWith(short));
    if (year === undefined) return null;
    return { title: year, rest, note: phase?.values[index] === 1 ? forecast : '' };
  });
  return partOfYear ? bands.map((band) => band && shortened(band, bands, names.format, partOfYear)) : bands;
}

const yearOf = ({ values, format }: PreviewRow, index: number, language: Language): string =>
  formatValue(values[index] ?? Number.NaN, format, language).slice(0, 4);

/** The first and the last year often have only some of their periods, which a sum of them has to say. */
function shortened(
  band: Band,
  bands: readonly (Band | null)[],
  format: PreviewRow['format'],
  partOfYear: NonNullable<BandTexts['partOfYear']>,
): Band {
  const count = bands.filter((other) => other?.title === band.title).length;
  if (count >= (periodsOfYear[format] ?? 0)) return band;
  const title = partOfYear(band.title, count, format === 'quarter' ? 'quarter' : 'month');
  return { ...band, title, note: '', isPart: true };
}
