// The words of times of the year, and the months that they stand for.
import { feast, month } from '../figures/noted.ts';
import { monthNamed } from './month-names.ts';

const monthsInYear = 12;
const halfYear = 6;

/** From one month to another, and whether it is the weather that makes it. */
interface Span {
  readonly first: number;
  readonly last: number;
  readonly isOfWeather: boolean;
}

/** The months of a year in the north and half a year away from it, 1 to 12. */
export interface SaidMonths {
  readonly north: readonly number[];
  readonly south: readonly number[];
}

const months = '(?: months?| season| time)?';
const seasonWords: readonly (readonly [words: string, first: number, last: number])[] = [
  [
    `(?:spring${months}|springtime|весн(?:ой|а|у|ы)|весенн\\p{L}+ (?:сезон|месяц|период)\\p{L}*|frühling|frühjahr|printemps|primavera)`,
    3,
    5,
  ],
  [
    `(?:summers?${months}|summertime|лет(?:ом|о|а)|летн\\p{L}+ (?:сезон|месяц|период|время)\\p{L}*|sommer(?:monaten?|saison)?|été|verano)`,
    6,
    8,
  ],
  [
    `(?:autumn${months}|осен(?:ью|ь|и)|осенн\\p{L}+ (?:сезон|месяц|период)\\p{L}*|herbst|automne|otoño)`,
    9,
    11,
  ],
  [
    `(?:winters?${months}|wintertime|зим(?:ой|а|у|ы)|зимн\\p{L}+ (?:сезон|месяц|период|время)\\p{L}*|winter(?:monaten?|saison)|hiver|invierno)`,
    12,
    2,
  ],
];
export const season = `(?:${seasonWords.map(([words]) => words).join('|')})`;
/** Fall is what things do, too, so that it is a season only beside others and behind “in the”. */
const fall = '(?<=(?:the|to|till|until|-|–|and|in|during) )fall';
const part =
  '(?:(?:the )?(?:early|mid|late|start of|beginning of|end of|middle of|начала|середины|конца|начало|середину|конец)[- ]?(?:of )?)?';
export const time = `(?:the |den |les |l['’]|la |el )?${part}(?:the )?(?:${month}|${feast}|${season}|${fall})`;

const feasts: readonly (readonly [RegExp, first: number, last: number])[] = [
  [/^(?:easter|пасх)/iu, 4, 4],
  [/^christmas/iu, 12, 12],
  // To the new year, and from it on.
  [/^(?:new year|нового)/iu, 1, 12],
  [/^thanksgiving/iu, 11, 11],
  [/^(?:memorial|майск)/iu, 5, 5],
  [/^labou?r/iu, 9, 9],
];
const named = new RegExp(`(?:${month}|${feast}|${season}|fall)$`, 'iu');
const late = /(?:late|end of|конца|конец)/iu;
const early = /(?:early|start of|beginning of|начала|начало)/iu;

const moved = (at: number, by: number): number => ((at - 1 + by + monthsInYear) % monthsInYear) + 1;

function spanOf(said: string): Span | null {
  const name = named.exec(said.trim())?.[0] ?? '';
  const at = monthNamed(name);
  if (at > 0) return { first: at, last: at, isOfWeather: false };
  const ofSeason = seasonWords.find(([words]) => new RegExp(`^${words}$`, 'iu').test(name));
  if (ofSeason) return { first: ofSeason[1], last: ofSeason[2], isOfWeather: true };
  if (/^fall$/iu.test(name)) return { first: 9, last: 11, isOfWeather: true };
  const ofFeast = feasts.find(([words]) => words.test(name));
  return ofFeast ? { first: ofFeast[1], last: ofFeast[2], isOfWeather: false } : null;
}

function monthsFrom(first: number, last: number): readonly number[] {
  const count = ((last - first + monthsInYear) % monthsInYear) + 1;
  return Array.from({ length: count }, (_, at) => moved(first, at));
}

/** Of the end of May nothing is left to be open in; of the first days of September as little. */
export function monthsBetween(from: string, to: string): SaidMonths | null {
  const [one, other] = [spanOf(from), spanOf(to)];
  if (!one || !other) return null;
  const first = late.test(from) ? moved(one.first, 1) : one.first;
  const last = early.test(to) && !other.isOfWeather ? moved(other.last, -1) : other.last;
  const turned = (at: number, { isOfWeather }: Span): number => (isOfWeather ? moved(at, halfYear) : at);
  return { north: monthsFrom(first, last), south: monthsFrom(turned(first, one), turned(last, other)) };
}

export function monthsIn(list: string): SaidMonths {
  const all = [...list.matchAll(new RegExp(`(?<!\\p{L})${time}(?!\\p{L})`, 'giu'))].flatMap(
    ([said]) => monthsBetween(said, said) ?? [],
  );
  return all.reduce(joined, { north: [], south: [] });
}

const sorted = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

export const joined = (one: SaidMonths, other: SaidMonths): SaidMonths => ({
  north: sorted([...one.north, ...other.north]),
  south: sorted([...one.south, ...other.south]),
});

const all = Array.from({ length: monthsInYear }, (_, at) => at + 1);
export const allMonths: SaidMonths = { north: all, south: all };

export const without = (one: SaidMonths, other: SaidMonths): SaidMonths => ({
  north: one.north.filter((at) => !other.north.includes(at)),
  south: one.south.filter((at) => !other.south.includes(at)),
});
