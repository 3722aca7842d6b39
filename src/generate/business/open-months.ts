// Says in which months of each year a business is open, or closed: open May to September, closed in January.
import type { Language } from '#language/language.ts';
import { monthName } from '../understand/sentence.ts';

const monthsInYear = 12;
export const allMonths: readonly number[] = Array.from({ length: monthsInYear }, (_, at) => at + 1);

/** Months that follow one another, each from its first to its last; December is followed by January. */
function runsOf(months: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const isOpen = (month: number): boolean => months.includes(month);
  const after = (month: number): number => (month % monthsInYear) + 1;
  const before = (month: number): number => ((month + monthsInYear - 2) % monthsInYear) + 1;
  const lastFrom = (month: number): number => (isOpen(after(month)) ? lastFrom(after(month)) : month);
  return months.filter((month) => !isOpen(before(month))).map((first) => [first, lastFrom(first)] as const);
}

interface MonthTexts {
  readonly open: (runs: readonly string[]) => string;
  readonly closed: (runs: readonly string[]) => string;
  readonly run: (first: string, last: string) => string;
  readonly one: (month: string) => string;
  readonly allYear: string;
}

const texts: Readonly<Record<Language, MonthTexts>> = {
  en: {
    open: (runs) => `open ${runs.join(' and ')}`,
    closed: (runs) => `closed ${runs.join(' and ')}`,
    run: (first, last) => `${first} to ${last}`,
    one: (month) => `in ${month}`,
    allYear: 'open all year',
  },
  ru: {
    open: (runs) => `работа: ${runs.join(', ')}`,
    closed: (runs) => `закрыто: ${runs.join(', ')}`,
    run: (first, last) => `${first} — ${last}`,
    one: (month) => month,
    allYear: 'работа круглый год',
  },
};

/** Of so few months it is said that it is closed in them. */
const fewClosed = 3;

/** Of fewer than all months. */
export function openText(months: readonly number[], language: Language): string {
  const { open, closed, run, one } = texts[language];
  const name = (month: number): string => monthName(month, language);
  const others = allMonths.filter((month) => !months.includes(month));
  const areFewClosed = others.length <= fewClosed;
  const said = runsOf(areFewClosed ? others : months).map(([first, last]) =>
    first === last ? one(name(first)) : run(name(first), name(last)),
  );
  return areFewClosed ? closed(said) : open(said);
}

export const openTextOf = (months: readonly number[] | undefined, language: Language): string =>
  months ? openText(months, language) : texts[language].allYear;
