// How values of this spreadsheet are written where they are told outside of its cells.
import { format as formatNumber } from 'numfmt';
import { useMemo } from 'react';
import type { CellValue } from '#audit/book/book.ts';
import type { LiveCell } from '#audit/live/live-book.ts';
import { locales } from '#language/locales.ts';
import type { Page } from './page-store.ts';
import { usePage } from './use-page.ts';

const general = 'General';

function textIn(page: Page, value: CellValue, format: string | null): string {
  if (value === null) return '';
  if (typeof value === 'object') return value.error;
  if (typeof value !== 'number') return String(value);
  return formatNumber(format ?? general, value, {
    locale: locales[page.view.language],
    throws: false,
  }).trim();
}

export function useShownText(): (cell: LiveCell, value: CellValue) => string {
  const page = usePage();
  return useMemo(() => (cell, value) => textIn(page, value, page.styleAt(cell)?.format ?? null), [page]);
}

/** A number in a format of the spreadsheet, or as it is. */
export function useNumberText(): (value: number, format: string | null) => string {
  const page = usePage();
  return useMemo(() => (value, format) => textIn(page, value, format), [page]);
}
