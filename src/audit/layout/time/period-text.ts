// Parses the ways in which headers write a period as text, in English and in Russian.
import type { PeriodMark } from './period-mark.ts';

const months: readonly (readonly string[])[] = [
  ['jan', 'january', 'янв', 'январь', 'января'],
  ['feb', 'february', 'фев', 'февр', 'февраль', 'февраля'],
  ['mar', 'march', 'мар', 'март', 'марта'],
  ['apr', 'april', 'апр', 'апрель', 'апреля'],
  ['may', 'май', 'мая'],
  ['jun', 'june', 'июн', 'июнь', 'июня'],
  ['jul', 'july', 'июл', 'июль', 'июля'],
  ['aug', 'august', 'авг', 'август', 'августа'],
  ['sep', 'sept', 'september', 'сен', 'сент', 'сентябрь', 'сентября'],
  ['oct', 'october', 'окт', 'октябрь', 'октября'],
  ['nov', 'november', 'ноя', 'нояб', 'ноябрь', 'ноября'],
  ['dec', 'december', 'дек', 'декабрь', 'декабря'],
];
const monthOf = new Map(months.flatMap((names, index) => names.map((name) => [name, index] as const)));
const romanQuarters = new Map([
  ['i', 1],
  ['ii', 2],
  ['iii', 3],
  ['iv', 4],
]);
const stepOf = new Map<string, PeriodMark['step']>([
  ...['month', 'mth', 'm', 'месяц', 'мес'].map((word) => [word, 'month'] as const),
  ...['year', 'yr', 'y', 'год'].map((word) => [word, 'year'] as const),
  ...['quarter', 'q', 'квартал', 'кв'].map((word) => [word, 'quarter'] as const),
  ...['week', 'wk', 'w', 'неделя', 'нед'].map((word) => [word, 'week'] as const),
  ...['day', 'd', 'день'].map((word) => [word, 'day'] as const),
  ...['period', 'per', 'p', 't', 'период'].map((word) => [word, 'unknown'] as const),
]);

/** What says that a period is past or forecast, or closes a Russian year. */
const tail =
  '(?:a|e|f|b|p|act|actual|est|fcst|forecast|budget|plan|факт|прогноз|план|бюджет|оценка|г|год|года)?';
const yearText = new RegExp(`^(?:fy|cy|year|год)?\\s?((?:19|20|21)\\d\\d)\\s?${tail}$`);
const shortYearText = new RegExp(`^fy\\s?(\\d\\d)\\s?${tail}$`);
const quarterFirst = new RegExp(
  `^(?:q|кв|квартал)\\s?([1-4])(?:\\s?(?:fy)?\\s?(\\d{4}|\\d\\d))?\\s?${tail}$`,
);
const quarterLast = new RegExp(
  `^([1-4]|i|ii|iii|iv)\\s?(?:q|й кв|кв|квартал|й квартал)(?:\\s?(?:fy)?\\s?(\\d{4}|\\d\\d))?\\s?${tail}$`,
);
const quarterAfterYear = /^(\d{4})\s?(?:q|кв)\s?([1-4])$/;
const monthText = new RegExp(`^(\\p{L}{3,9})(?:\\s?(\\d{4}|\\d\\d))?\\s?${tail}$`, 'u');
const monthAfterYear = /^(\d{4})\s(\p{L}{3,9})$/u;
const wordNumber = /^(\p{L}{1,8})\s?(\d{1,3})$/u;
const numberWord = /^(\d{1,3})\s?(?:st|nd|rd|th|й)?\s?(\p{L}{3,8})$/u;

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

function quarterMark(quarter: number, year: string | undefined): PeriodMark {
  return year === undefined
    ? { kind: 'numbered', at: quarter, step: 'quarter' }
    : { kind: 'quarter', at: fullYear(year) * 4 + quarter - 1, step: 'quarter' };
}

function monthMark(month: number, year: string | undefined): PeriodMark {
  return year === undefined
    ? { kind: 'numbered', at: month + 1, step: 'month' }
    : { kind: 'month', at: fullYear(year) * 12 + month, step: 'month' };
}

function asYear(text: string): PeriodMark | null {
  const year = yearText.exec(text)?.[1] ?? shortYearText.exec(text)?.[1];
  return year === undefined ? null : { kind: 'year', at: fullYear(year), step: 'year' };
}

function asQuarter(text: string): PeriodMark | null {
  const plain = quarterFirst.exec(text) ?? quarterLast.exec(text);
  if (plain?.[1] !== undefined) return quarterMark(romanQuarters.get(plain[1]) ?? Number(plain[1]), plain[2]);
  const turned = quarterAfterYear.exec(text);
  return turned ? quarterMark(Number(turned[2]), turned[1]) : null;
}

function figureMonth(month: string | undefined, year: string | undefined): PeriodMark | null {
  const number = Number(month);
  return number >= 1 && number <= 12 ? monthMark(number - 1, year) : null;
}

function asMonth(text: string): PeriodMark | null {
  const lines = /^(20\d\d) (\d\d)$/.exec(text);
  const turnedFigures = lines ? null : /^(\d\d) (20\d\d)$/.exec(text);
  if (lines) return figureMonth(lines[2], lines[1]);
  if (turnedFigures) return figureMonth(turnedFigures[1], turnedFigures[2]);
  const plain = monthText.exec(text);
  const turned = plain ? null : monthAfterYear.exec(text);
  const month = monthOf.get(plain?.[1] ?? turned?.[2] ?? '');
  return month === undefined ? null : monthMark(month, plain ? plain[2] : turned?.[1]);
}

function asNumbered(text: string): PeriodMark | null {
  const ahead = wordNumber.exec(text);
  const behind = ahead ? null : numberWord.exec(text);
  const step = stepOf.get(ahead?.[1] ?? behind?.[2] ?? '');
  return step === undefined ? null : { kind: 'numbered', at: Number(ahead?.[2] ?? behind?.[1]), step };
}

const longestHeader = 24;

export function textMark(text: string): PeriodMark | null {
  if (text.length > longestHeader) return null;
  const plain = text
    .toLowerCase()
    .replaceAll(/[\s_.,'’/–—-]+/g, ' ')
    .trim();
  return asYear(plain) ?? asQuarter(plain) ?? asMonth(plain) ?? asNumbered(plain);
}
