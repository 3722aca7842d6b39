// How values of this spreadsheet are written where they are told outside of its cells: as in these, in the notation of whoever reads it.
import { format as formatNumber } from 'numfmt';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CellValue } from '#audit/book/book.ts';
import type { LiveCell } from '#audit/live/live-book.ts';
import { defaultLanguage, type Language, languageOfLocale } from '#language/language.ts';
import { usePage } from './use-page.ts';

const general = 'General';

function textIn(language: Language, value: CellValue, format: string | null): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.error;
  if (typeof value !== 'number') return String(value);
  return formatNumber(format ?? general, value, {
    locale: language,
    throws: false,
  }).trim();
}

const useLanguage = (): Language => languageOfLocale(useIntl().locale) ?? defaultLanguage;

export function useShownText(): (cell: LiveCell, value: CellValue) => string {
  const page = usePage();
  const language = useLanguage();
  return useMemo(
    () => (cell, value) => textIn(language, value, page.styleAt(cell)?.format ?? null),
    [page, language],
  );
}

/** A number in a format of the spreadsheet, or as it is. */
export function useNumberText(): (value: number, format: string | null) => string {
  const language = useLanguage();
  return useMemo(() => (value, format) => textIn(language, value, format), [language]);
}
