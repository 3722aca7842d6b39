// Shows each year once above its periods and removes it from their titles.
import type { Language } from '#language/language.ts';

import { formatValue } from '#render/html/format-value.ts';
import type { PreviewRow } from '#render/html/preview-row.ts';
import type { PreviewSheet } from '#render/html/preview-sheet.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-data.ts';

/** Formats of titles that are years themselves. */
const years: ReadonlySet<string> = new Set(['year', 'calendarYear', 'fiscalYear']);

type Band = NonNullable<GridColumn['band']>;

/** One per title; null where the titles are years themselves, or name none. */
export function yearBands(
  { header }: PreviewSheet,
  titles: readonly string[],
  language: Language,
  forecastNote: string,
): readonly (Band | null)[] {
  const names = header.at(-1);
  const dates = header.filter(({ format }) => format === 'date');
  const phase = header.find(({ id }) => id.endsWith('.phase'));
  if (!names || years.has(names.format)) return titles.map(() => null);
  return titles.map((title, index) => {
    const [rest = '', short = ''] = title.split(' ');
    const year = dates
      .map((row) => yearOf(row, index, language))
      .find((own) => short !== '' && own.endsWith(short));
    if (year === undefined) return null;
    return { title: year, rest, note: phase?.values[index] === 1 ? forecastNote : '' };
  });
}

const yearOf = ({ values, format }: PreviewRow, index: number, language: Language): string =>
  formatValue(values[index] ?? Number.NaN, format, language).slice(0, 4);
