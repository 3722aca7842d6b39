// Reads whom a part of a line hires, or lets go, and from when: hire two drivers from June, one waiter fewer.
import type { BusinessFigure } from '#template/fields.ts';
import type { Part } from '../../business/business.ts';
import { isAnybody, isOfStaff, type ModelLines, staffCalled } from '../../figures/lines-called.ts';
import { monthOf } from '../../understand/opening.ts';
import { linkOf } from '../../understand/words/links.ts';
import { numberWords } from '../../understand/words/number-words.ts';
import { isStopWord } from '../../understand/words/stop-words.ts';
import { type Word, wordsOf } from '../../understand/words/words.ts';

export interface Hired {
  /** Somebody is hired in so many words; more of them may be more of anything. */
  readonly isPlain: boolean;
  /** So many more, or fewer. */
  readonly people: number;
  /** As they are called. */
  readonly who: string;
  /** The month from which, 1 to 12, and the year where it is said. */
  readonly month: number;
  readonly year: number | null;
}

/** What becomes of somebody who is hired. */
export type Hiring =
  | { readonly as: 'figure'; readonly figure: BusinessFigure; readonly isOfSize: boolean }
  /** The size of the business is counted in those who work there. */
  | { readonly as: 'size'; readonly said: string }
  /** There is no line of pay for them. */
  | { readonly as: 'nobody'; readonly who: string; readonly from?: string };

const hires =
  /^(?:hir(?:e|es|ed|ing)|recruit\w*|employ(?:s|ed|ing)?|add|adding|plus|another|more|extra|additional|taking|take|нан(?:ять|яли?|яла|иму|ими|имем|имаем|имать|имаю)|найм(?:у|и|ите|ем|ут|ом)?|наем|наемом|добав\p{L}*|возьм\p{L}*|взять|прим\p{L}*|приня\p{L}*|еще|плюс|дополнительн\p{L}*)$/u;
const hiresPlainly = /^(?:hir|recruit|employ|fire|sack|dismiss|нан|найм|наем|увол)/u;
const lets =
  /^(?:fire|fires|firing|dismiss\w*|sack|layoff|lay|let|fewer|less|minus|уволь\p{L}*|уволи\p{L}*|увольн\p{L}*|сократ\p{L}*|сокращ\p{L}*|минус|меньше)$/u;
/** With a number alone: “drop the waiters” is without them. */
const letsSome = /^(?:cut|drop|remove|lose|убер\p{L}*|убра\p{L}*|убир\p{L}*)$/u;
const beside =
  /^(?:please|we|i|ll|to|will|also|then|want|need|us|lets|should|must|going|off|go|on|new|full|part|time|experienced|good|one|of|by|for|in|from|since|starting|at|a|an|the|our|more|additional|on|year|хотим|хочу|надо|нужно|нужен|нужна|нужны|нового|новую|новых|опытного|опытную|одного|одну|одна|один|на|с|со|в|от|мы|я|и|год|года|году|с|еще)$/u;
const lastYear = 2100;
const firstYear = 1900;

const isYear = ({ type, value }: Word): boolean => type === 'number' && value > firstYear && value < lastYear;

/** How many are said; none is one. */
function countIn(words: readonly Word[]): { readonly count: number; readonly isSaid: boolean } {
  const number = words.find((word) => word.type === 'number' && !isYear(word));
  if (number) return { count: number.value, isSaid: true };
  const word = words.find(({ form }) => (numberWords[form] ?? 0) >= 1);
  return { count: word ? (numberWords[word.form] ?? 1) : 1, isSaid: word !== undefined };
}

/** Null where it says something else. */
export function hiredIn(clause: string): Hired | null {
  const words = wordsOf(clause).filter(({ type }) => type !== 'mark');
  const isLess = words.some(({ form }) => lets.test(form));
  const isSome = words.some(({ form }) => letsSome.test(form));
  const { count, isSaid } = countIn(words);
  if (!isLess && !words.some(({ form }) => hires.test(form)) && !(isSome && isSaid)) return null;
  const said = words.filter(
    (word) =>
      word.type === 'word' &&
      ![hires, lets, letsSome, beside].some((one) => one.test(word.form)) &&
      monthOf(word) === 0 &&
      linkOf(word.said) === null &&
      !isStopWord(word) &&
      !Object.hasOwn(numberWords, word.form),
  );
  if (said.length === 0 || !Number.isInteger(count) || count < 1 || count > 1000) return null;
  const month = words.map(monthOf).find((one) => one > 0) ?? 0;
  const year = words.find(isYear)?.value ?? null;
  return {
    isPlain: words.some(({ form }) => hiresPlainly.test(form)),
    people: isLess || isSome ? -count : count,
    ...{ who: said.map(({ form }) => form).join(' '), month, year: month > 0 ? year : null },
  };
}

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(({ stem }) => stem);

/** Groomers of a salon that is as large as it has groomers. */
const isSizeOf = (who: string, { kind: { scale }, said }: Part): boolean => {
  // As large as so many people make it.
  if (said?.unit === 'people') return true;
  const stems = stemsOf(who);
  const isNamed = scale.counted.some((forms) =>
    forms.split('|').some((form) => stemsOf(form).join(' ') === stems.join(' ')),
  );
  return isNamed || (scale.unit === 'people' && isAnybody(who));
};

export interface StaffAround {
  readonly lines: ModelLines;
  readonly parts: readonly Part[];
  /** yyyy-mm-01, where a month is said. */
  readonly dateOf: (month: number, year: number | null) => string;
}

/** Null where nobody is named. */
export function hiringOf(hired: Hired, { lines, parts, dateOf }: StaffAround): Hiring | null {
  const { people, who, month, year, isPlain } = hired;
  const isOfSize = parts.some((part) => isSizeOf(who, part));
  if (isOfSize && month === 0 && !isPlain) return null;
  if (isOfSize && month === 0)
    return { as: 'size', said: people > 0 ? `add ${people} ${who}` : `${-people} ${who} fewer` };
  if (isAnybody(who) && !isPlain) return null;
  const found = staffCalled(who, lines);
  const named = found ? found.line.name.flatMap(stemsOf) : [];
  const isKnown = (word: Word): boolean => isOfStaff(word.form) || named.includes(word.stem);
  const words = wordsOf(who);
  const from = month > 0 ? { from: dateOf(month, year) } : {};
  if (found && words.every(isKnown))
    return { as: 'figure', figure: { is: 'people', of: who, value: people, ...from }, isOfSize };
  return !found && words.every(({ form }) => isOfStaff(form)) ? { as: 'nobody', who, ...from } : null;
}
