// Writes the numbers and days in a text as their language does: 1,234.50 and 12.5% become 1 234,50 and 12,5 % in Russian, 2027-01-15 becomes Jan 15, 2027.
import type { Language } from '#language/language.ts';
import { decimalMarks, locales } from '#language/locales.ts';
import { formatValue } from '#render/html/format-value.ts';
import { mediumDay } from '#web/ui/dates/medium-day.ts';

interface Marks {
  readonly group: string;
  readonly decimal: string;
  readonly percent: string;
}

/** With which the server's preview and the workbook write numbers. */
const plain: Marks = { group: ',', decimal: '.', percent: '%' };

function marksOf(language: Language): Marks {
  const parts = new Intl.NumberFormat(locales[language], { style: 'percent' }).formatToParts(12_345.67);
  const typed = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    group: typed('group'),
    decimal: decimalMarks[language],
    percent: `${typed('literal')}${typed('percentSign')}`,
  };
}

const known = new Map<Language, Marks>();

/** Where more digits follow another mark, as in 1.2.3, or letters stand before it, it is no number. */
const numbers = /(?<![\d.,\p{L}])\d+(?:,\d{3})*(?:\.\d+)?%?(?!\d|[.,]\d)/gu;

/** As the workbook writes it. */
const days = /(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/g;

export function inOwnMarks(written: string, language: Language): string {
  const text = written.replace(days, (day) => mediumDay(day, locales[language]));
  const marks = known.get(language) ?? marksOf(language);
  known.set(language, marks);
  if (marks.group === plain.group || !/[,.%]/.test(text)) return text;
  return text.replace(numbers, (number) =>
    number.replace(/[,.%]/g, (mark) =>
      mark === plain.group ? marks.group : mark === plain.decimal ? marks.decimal : marks.percent,
    ),
  );
}

/** A number as the page writes it. */
export const pageNumber = (...[value, format, language]: Parameters<typeof formatValue>): string =>
  inOwnMarks(formatValue(value, format, language), language);
