// How often what a size counts comes again: so many a day, a week, a month, a year.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import type { Pair } from '#catalog/kind/pair.ts';
import type { Word } from '../words/words.ts';

const periods = { day: 30, week: 52 / 12, month: 1, year: 1 / 12 };
/** Of a month there are so many in it. */
export type Period = keyof typeof periods;

const periodWords: readonly (readonly [Period, RegExp])[] = [
  [
    'day',
    /^(?:days?|night|evening|ночь|вечер|daily|день|дня|сутки|ежедневно|dia|tag|jour|giorno|gun|gunde)$/u,
  ],
  ['week', /^(?:weeks?|weekend|weekly|неделю|еженедельно|semana|woche|semaine|settimana|hafta|haftada)$/u],
  ['month', /^(?:months?|monthly|месяц|ежемесячно|mes|monat|mois|mese|ayda)$/u],
  [
    'year',
    /^(?:years?|yearly|annually|annum|summer|season|год|ежегодно|лето|сезон|ano|jahr|annee|anno|yil|yilda)$/u,
  ],
];
/** As it stands after what is counted. */
export const periodTexts: Readonly<Record<Period, Pair>> = {
  day: ['a day', 'в день'],
  week: ['a week', 'в неделю'],
  month: ['a month', 'в месяц'],
  year: ['a year', 'в год'],
};

export const beforePeriod = new Set('a per each every in / в за al por pro im par al ao por il'.split(' '));

/** Twenty rooms in summer are no rooms a year, but each summer comes once in one; a night club is none of nights. */
const seasons = /^(?:summer|season|weekend|лето|сезон|night|evening|ночь|вечер)$/u;
const beforeSeason = new Set('a per each every за'.split(' '));

/** Whether what is said before a word makes a period of it. */
export const isPeriodAfter = (before: string, { form }: Pick<Word, 'form'>): boolean =>
  seasons.test(form) ? beforeSeason.has(before) : true;

export const periodOf = ({ form }: Pick<Word, 'form'>): Period | null =>
  periodWords.find(([, word]) => word.test(form))?.[0] ?? null;

/** What is so many in a month or in a day. */
export const flows: ReadonlySet<ScaleUnit> = new Set([
  'orders',
  'visitors',
  'projects',
  'pupils',
  'units_a_day',
  'flats',
  'tonnes',
  'hectolitres',
  'bottles',
  'litres',
  'kilograms',
  'meals',
  'lessons',
  'calls',
  'hours',
  'pallets',
  'containers',
  'square_metres',
  'cubic_metres',
  'megawatt_hours',
]);

/** So many days is a business of this kind open in a month. */
const daysOf = ({ volumes }: Kind): number => volumes[0]?.inputs.days?.typical ?? periods.day;

/** Of a month there are so many in it, for a business of this kind. */
export const inMonth = (period: Period, kind: Kind): number =>
  period === 'day' ? daysOf(kind) : periods[period];

/** How often a kind counts what its size is; null where that does not come again. */
export function periodOfScale({ scale: { name } }: Kind): Period | null {
  const [, period] = / a (day|month|year)\b/u.exec(name[0]) ?? [];
  return periodWords.find(([one]) => one === period)?.[0] ?? null;
}

const ofYear: ReadonlySet<ScaleUnit> = new Set(['tonnes', 'hectolitres', 'bottles', 'megawatt_hours']);
const ofDay: ReadonlySet<ScaleUnit> = new Set(['units_a_day', 'litres', 'kilograms', 'meals', 'calls']);

export const usualPeriodOf = (unit: ScaleUnit): Period => {
  if (ofYear.has(unit)) return 'year';
  return ofDay.has(unit) ? 'day' : 'month';
};

/** What a business makes or serves, however often was not said. */
export const madeOrServed: ReadonlySet<ScaleUnit> = new Set([
  'units_a_day',
  'bottles',
  'litres',
  'hectolitres',
  'kilograms',
  'tonnes',
  'meals',
  'eaters',
  'lessons',
  'calls',
]);
