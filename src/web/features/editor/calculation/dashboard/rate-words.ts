// Says a rate of return in words where it is too high to mean anything: hardly anything was invested.
import type { Language } from '#language/language.ts';
import { rateIds } from '#model/ids/rate-search.ts';

/** [DSH-10] As the dashboard of the workbook has it: 100 % a year. */
const highest = 1;

const rateRows: ReadonlySet<string> = new Set(
  rateIds.flatMap((id) => [`ip.${id}`, `ip.result_${id}`, `dashboard.single.${id}`]),
);

const words: Readonly<Record<Language, string>> = { en: 'Above 100%', ru: 'Выше 100 %' };

export const isBeyondReason = (rate: number): boolean => rate > highest;

/** Null for any other row, and for a rate that says something. */
export const rateWords = (
  rowId: string,
  rate: number | null | undefined,
  language: Language,
): string | null => (rateRows.has(rowId) && isBeyondReason(rate ?? 0) ? words[language] : null);
