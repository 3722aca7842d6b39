// How a day is written in each language wherever the page shows one.

const known = new Map<string, Intl.DateTimeFormat>();

/** Jan 15, 2027; 15 янв. 2027: Russian would add "г." to it. */
export const withoutYearSign = (text: string): string => text.replace(/\s*г\.(?=,|$)/u, '');

/** Of 2027-01-15; a text that is no day stays as it is. */
export function mediumDay(isoDay: string, locale: string): string {
  const at = Date.parse(isoDay);
  if (Number.isNaN(at)) return isoDay;
  const format =
    known.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  known.set(locale, format);
  return withoutYearSign(format.format(at));
}
