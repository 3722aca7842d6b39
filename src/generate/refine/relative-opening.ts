// Reads an opening that is said by today, or by the one that was planned so far: in six months, a month later, next spring.
import { monthOf } from '../understand/opening.ts';
import type { Word } from '../understand/words/words.ts';
import { isAlone, numberPattern, numberSaid, type Phrase, phrase, phraseIn } from './said-phrases.ts';

interface RelativeTo {
  /** yyyy-mm-dd */
  readonly today: string;
  /** As it is planned so far. */
  readonly opening: string;
  /** Half a year away from the north. */
  readonly isSouthern: boolean;
}

interface RelativeOpening {
  /** yyyy-mm-01 */
  readonly date: string;
  readonly words: readonly number[];
}

const monthsInYear = 12;
const monthsInQuarter = 3;
const daysInMonth = 30.5;
const firstYear = 1950;
const lastYear = 2100;

/** Of each in months, by how it begins. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:month|mth|месяц)/u, 1],
  [/^(?:year|год|лет)/u, monthsInYear],
  [/^(?:half|пол)/u, monthsInYear / 2],
  [/^(?:quarter|квартал)/u, monthsInQuarter],
  [/^(?:week|недел)/u, monthsInYear / 52],
  [/^(?:day|дн|день)/u, 1 / daysInMonth],
];

const span = `(?:(?<n>${numberPattern}) (?:of )?)?(?<unit>half (?:a )?year|полгода|полугодие|months?|mths?|years?|quarters?|weeks?|days?|месяц(?:а|ев)?|год(?:а|у)?|лет|квартал(?:а|ов)?|недел[яюьи]|дн(?:я|ей)|день)`;
const delaying = '(?:delay|postpon|push|put|mov|shift|defer|отлож|отсроч|сдви|перенес|перенос|отодви)\\S*';
const gap = '(?: [^ ,]+){0,4}?';

/** From today on. */
const fromNow = [
  phrase(`(?:in|after|через) ${span}(?: from (?:now|today)| time)?`),
  phrase(`${span} from (?:now|today)`),
];
const later = [
  phrase(`(?:by )?${span} (?:later|late)`),
  phrase(`(?:later|late) by ${span}`),
  phrase(`на ${span} (?:позже|позднее|попозже|дальше|вперед)`),
  phrase(`(?:позже|позднее|попозже) на ${span}`),
  phrase(`${span} спустя`),
  phrase(`${delaying}${gap} (?:(?:by|back|off|for|на) )+${span}`),
  phrase(`(?:delay|postpon|отсроч)\\S*${gap} ${span}`),
];
const earlier = [
  phrase(`(?:by )?${span} (?:earlier|sooner)`),
  phrase(`(?:earlier|sooner) by ${span}`),
  phrase(`на ${span} (?:раньше|ранее|пораньше)`),
  phrase(`(?:раньше|пораньше) на ${span}`),
  phrase(`(?:bring|mov|pull)\\S*${gap} forward (?:by )?${span}`),
];

const from = '(?:(?:from|in|at|by|since|with|с|со|в|во|к|до) )?(?:the )?';
const coming = '(?:next|coming|following|следующ\\S*|будущ\\S*|ближайш\\S*)';
const ofYear = '(?: (?:of )?(?:(?<year>20\\d\\d)(?: год\\S*)?|(?<next>next year|следующ\\S* год\\S*)))?';
const seasons: readonly (readonly [RegExp, number])[] = [
  [/^(?:spring|вес)/u, 3],
  [/^(?:summer|лет)/u, 6],
  [/^(?:autumn|fall|осен)/u, 9],
  [/^(?:winter|зим)/u, 12],
];

const nextOnes = phrase(`${from}${coming} (?<unit>month|quarter|year|месяц\\S*|квартал\\S*|год\\S*)`);
const season = phrase(
  `${from}(?:(?:${coming}|this|early|эт\\S*|рання\\S*|ранней) )?(?<season>spring|summer|autumn|fall|winter|весн\\S*|лет(?:о|а|ом|у)|осен\\S*|зим\\S*)${ofYear}`,
);
const ordinals =
  '(?<first>first|перв\\S*|i|1)|(?<second>second|втор\\S*|ii|2)|(?<third>third|трет\\S*|iii|3)|(?<fourth>fourth|last|четверт\\S*|последн\\S*|iv|4)';
const quarter = phrase(
  `${from}(?:q(?<q>[1-4])|(?:${ordinals})(?: (?:st|nd|rd|th|м|й|го))? (?:quarter|квартал\\S*))${ofYear}`,
);
const endOfYear = phrase(
  `${from}(?:(?<end>end|конц\\S*|конец)|(?<middle>mid|middle|середин\\S*)|(?<start>start|beginning|начал\\S*)) (?:of )?(?:the )?(?:(?<next>next year|следующ\\S* год\\S*)|(?:this )?(?:year|(?:этого )?года)|(?<year>20\\d\\d)(?: год\\S*)?)`,
);

const beside =
  /^(?:open|start|launch|begin|date|month|delay|postpon|push|mov|bring|forward|later|earlier|us|it$|everything|all|only|откр|старт|запус|начал|начн|дат|срок|перен|отлож|сдви|все$|раньше|позже)/u;
const opens = /^(?:open|start|launch|begin|delay|postpon|откр|старт|запус|начин|начн|перен|отлож|сдви)/u;

/** Months since the year nought. */
const indexOf = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * monthsInYear + month - 1;
};

const dayPart = (date: string): number => (Number(date.slice(8, 10)) - 1) / daysInMonth;

function dateAt(index: number): string | null {
  const whole = Math.floor(index);
  const year = Math.floor(whole / monthsInYear);
  if (!(year >= firstYear && year <= lastYear)) return null;
  return `${year}-${String((whole % monthsInYear) + 1).padStart(2, '0')}-01`;
}

const perUnit = (unit: string | undefined): number =>
  units.find(([word]) => word.test(unit ?? ''))?.[1] ?? Number.NaN;

const spanOf = ({ groups: { n, unit } }: Phrase): number => numberSaid(n) * perUnit(unit);

const firstOf = (words: readonly Word[], patterns: readonly RegExp[]): Phrase | null => {
  for (const pattern of patterns) {
    const found = phraseIn(words, pattern);
    if (found) return found;
  }
  return null;
};

/** The first such month after today, unless the year is said. */
function monthIn(month: number, { year, next }: Phrase['groups'], today: string): number {
  const now = indexOf(today);
  const thisYear = Math.floor(now / monthsInYear);
  const said = next === undefined ? year : thisYear + 1;
  if (said !== undefined) return Number(said) * monthsInYear + month - 1;
  const index = thisYear * monthsInYear + month - 1;
  return index > now ? index : index + monthsInYear;
}

function quarterOf({ q, first, second, third }: Phrase['groups']): number {
  if (q !== undefined) return Number(q);
  if (first !== undefined) return 1;
  if (second !== undefined) return 2;
  return third === undefined ? 4 : 3;
}

function nextIndex(unit: string | undefined, today: string): number {
  const months = perUnit(unit);
  return Math.floor(indexOf(today) / months) * months + months;
}

interface FoundIndex {
  readonly found: Phrase;
  readonly index: number;
}

function partOfYear(found: Phrase, today: string): FoundIndex {
  const { end, middle, year, next } = found.groups;
  const isThis = year === undefined && next === undefined;
  const month = end === undefined ? (middle === undefined ? 1 : 7) : 12;
  const thisYear = today.slice(0, 4);
  const groups = isThis && month > 1 ? { year: thisYear } : found.groups;
  return { found, index: monthIn(month, groups, today) };
}

/** Seasons, quarters and what comes next. */
function calendarIn(words: readonly Word[], { today, isSouthern }: RelativeTo): FoundIndex | null {
  const ofYear = phraseIn(words, endOfYear);
  if (ofYear) return partOfYear(ofYear, today);
  const inQuarter = phraseIn(words, quarter);
  if (inQuarter) {
    const month = (quarterOf(inQuarter.groups) - 1) * monthsInQuarter + 1;
    return { found: inQuarter, index: monthIn(month, inQuarter.groups, today) };
  }
  const inSeason = phraseIn(words, season);
  if (inSeason) {
    const north = seasons.find(([word]) => word.test(inSeason.groups.season ?? ''))?.[1] ?? 1;
    const month = isSouthern ? ((north + 5) % monthsInYear) + 1 : north;
    return { found: inSeason, index: monthIn(month, inSeason.groups, today) };
  }
  const found = phraseIn(words, nextOnes);
  return found && { found, index: nextIndex(found.groups.unit, today) };
}

function indexIn(words: readonly Word[], to: RelativeTo): FoundIndex | null {
  const before = firstOf(words, earlier);
  if (before) return { found: before, index: indexOf(to.opening) - spanOf(before) };
  const after = firstOf(words, later);
  if (after) return { found: after, index: indexOf(to.opening) + spanOf(after) };
  const ahead = firstOf(words, fromNow);
  if (ahead) {
    const months = spanOf(ahead);
    const part = Number.isInteger(months) ? 0 : dayPart(to.today);
    return { found: ahead, index: indexOf(to.today) + part + months };
  }
  return calendarIn(words, to);
}

/** Whether a time is that of the opening: the line says so, or nothing else beside it. */
export const isOfOpening = (words: readonly Word[], time: readonly number[]): boolean =>
  words.some(({ form }) => opens.test(form)) || isAlone(words, { groups: {}, words: time }, beside);

/** Null also where the same words say something else: closed in winter. */
export function relativeOpening(words: readonly Word[], to: RelativeTo): RelativeOpening | null {
  const read = indexIn(words, to);
  if (!read) return null;
  const date = dateAt(read.index);
  return isOfOpening(words, read.found.words) && date !== null ? { date, words: read.found.words } : null;
}

const nextYear = phrase('(?:of )?(?:next year|следующ\\S* год\\S*|будущ\\S* год\\S*)');

/** “March of next year”. */
export function nextYearBeside(
  words: readonly Word[],
  { today }: Pick<RelativeTo, 'today'>,
): { readonly year: number; readonly words: readonly number[] } | null {
  const found = phraseIn(words, nextYear);
  const at = (found?.words[0] ?? 0) - 1;
  const isBeside = monthOf(words[at]) > 0 || monthOf(words[at - 1]) > 0;
  return found && isBeside ? { year: Number(today.slice(0, 4)) + 1, words: found.words } : null;
}
