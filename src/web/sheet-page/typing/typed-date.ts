// Dates as people type them, and as the formula bar shows them: the number that spreadsheets have for a day.
import { byLanguage, type Language, languages } from '#language/language.ts';
import { locales } from '#language/locales.ts';

const dayMs = 86_400_000;
/** The day that computers count from, as spreadsheets count. */
const dayOf1970 = 25_569;

/** Before March 1900 spreadsheets count a day that never was. */
const firstDay = 61;
const lastDay = 2_958_465;

interface Day {
  readonly year: number;
  /** From 1 to 12. */
  readonly month: number;
  readonly day: number;
}

function numberOf({ year, month, day }: Day): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null;
  const number = date.getTime() / dayMs + dayOf1970;
  return number >= firstDay && number <= lastDay ? number : null;
}

/** As spreadsheets take two digits: up to 29 they are of this century. */
const wholeYear = (year: string): number =>
  year.length > 2 ? Number(year) : Number(year) + (Number(year) < 30 ? 2000 : 1900);

/** The first three letters tell the months apart in each language. */
const monthLetters = byLanguage((language) =>
  Array.from({ length: 12 }, (_, month) => {
    const name = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
    return name
      .format(new Date(Date.UTC(2027, month, 1)))
      .slice(0, 3)
      .toLowerCase();
  }),
);

function monthNamed(word: string): number | null {
  const start = word.slice(0, 3).toLowerCase().replace('мая', 'май');
  for (const language of languages) {
    const found = monthLetters[language].indexOf(start);
    if (found >= 0) return found + 1;
  }
  return null;
}

function named(text: string): Day | null {
  const [, dayBefore, word = '', dayAfter, year = ''] =
    /^(?:(\d{1,2})\.?\s+)?(\p{L}{3,})\.?(?:\s+(\d{1,2}),?)?\s+(\d{4}|\d{2})(?:\s*г\.?)?$/u.exec(text) ?? [];
  const month = monthNamed(word);
  if (month === null || (dayBefore !== undefined && dayAfter !== undefined)) return null;
  return { year: wholeYear(year), month, day: Number(dayBefore ?? dayAfter ?? 1) };
}

function inNumbers(text: string, language: Language): Day | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const [, one = '', mark, other = '', year = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text) ?? [];
  if (year === '') return null;
  const isMonthFirst = mark !== '.' && isMonthFirstIn(language);
  const [month, day] = isMonthFirst ? [one, other] : [other, one];
  return { year: wholeYear(year), month: Number(month), day: Number(day) };
}

const shortDate = (language: Language): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locales[language], {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' },
    ...(!isMonthFirstIn(language) && { month: '2-digit', day: '2-digit' }),
  });

function isMonthFirstIn(language: Language): boolean {
  const [first] = new Intl.DateTimeFormat(locales[language], { dateStyle: 'short' }).formatToParts(0);
  return first?.type === 'month';
}

/** Null for what is no day. */
export function writtenDate(typed: string, language: Language): number | null {
  const text = typed.trim();
  const day = inNumbers(text, language) ?? named(text);
  return day && numberOf(day);
}

/** Null for what is no whole day. */
export function dateText(value: number, language: Language): string | null {
  if (!Number.isInteger(value) || value < firstDay || value > lastDay) return null;
  return shortDate(language).format(new Date((value - dayOf1970) * dayMs));
}
