// Reads a day as people write it in each language, and as the page shows it; what could be two days is none.
import { type Language, languages } from '#language/language.ts';
import { locales } from '#language/locales.ts';

const twoDigits = (text: string): string => text.padStart(2, '0');

const isoDay = (year: string, month: string, day: string): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** Each month as it stands alone, and beside a day: март, марта. */
const monthNames = languages.map((language) => {
  const shape = { month: 'long', timeZone: 'UTC' } as const;
  const alone = new Intl.DateTimeFormat(locales[language], shape);
  const beside = new Intl.DateTimeFormat(locales[language], { ...shape, day: 'numeric' });
  return Array.from({ length: 12 }, (_, month) => {
    const at = Date.UTC(2027, month, 1);
    const name = beside.formatToParts(at).find(({ type }) => type === 'month')?.value ?? '';
    return [alone.format(at).toLowerCase(), name.toLowerCase()];
  });
});

/** Whole, or its first letters. */
function monthNamed(word: string): number | null {
  const start = word.toLowerCase();
  for (const names of monthNames) {
    const found = names.findIndex((forms) => forms.some((name) => name.startsWith(start)));
    if (found >= 0) return found + 1;
  }
  return null;
}

const dayFirst = /^(\d{1,2})[\s-]+(\p{L}{3,})\.?,?[\s-]+(\d{4})(?:\s*(?:г\.?|года))?$/u;
const monthFirst = /^(\p{L}{3,})\.?\s+(\d{1,2}),?\s+(\d{4})$/u;

function inWords(text: string): string | null {
  const [, before, wordAfter, yearAfter] = dayFirst.exec(text) ?? [];
  const [, wordBefore, after, yearBefore] = monthFirst.exec(text) ?? [];
  const [day, year] = [before ?? after, yearAfter ?? yearBefore];
  const month = monthNamed(wordAfter ?? wordBefore ?? '?');
  return day === undefined || year === undefined || month === null ? null : isoDay(year, String(month), day);
}

/** With dots. */
const isDayFirst: Readonly<Record<Language, boolean>> = { en: false, ru: true };

/** Where the day is not known to be first, the numbers have to say which is the month. */
function inNumbers(text: string, language: Language): string | null {
  const [, wholeYear = '', ...afterYear] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (wholeYear !== '') return isoDay(wholeYear, afterYear[0] ?? '', afterYear[1] ?? '');
  const [, one = '', mark, other = '', year = ''] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (year === '') return null;
  if (mark === '.' && isDayFirst[language]) return isoDay(year, other, one);
  const [isFirstDay, isOtherDay] = [Number(one) > 12, Number(other) > 12];
  if (isFirstDay === isOtherDay) return Number(one) === Number(other) ? isoDay(year, one, other) : null;
  return isFirstDay ? isoDay(year, other, one) : isoDay(year, one, other);
}

/** As yyyy-mm-dd, also where there is no such day; null for what is written in no such way. */
export function writtenDay(typed: string, language: Language): string | null {
  const text = typed.trim();
  return inNumbers(text, language) ?? inWords(text);
}
