// Reads what stands around an amount: what marks it as a price, and what is spoken of before it.
import { isStopWord } from '../words/stop-words.ts';

const nearly = '(?:\\s+(?:about|around|only|just|roughly|approximately|примерно|около|всего|где-то))?';
const links =
  '(?:\\s*(?:is|are|of|at|to|will be|should be|be|from|for|в|от|по|за|на|до|будет|составляет|[:=–—-]))*';
/** Words of prices themselves. */
const strong = new RegExp(
  `(?<!\\p{L})(?:(?:the|an?|average|avg\\.?|mean|typical|средн\\p{L}+|hourly|daily|nightly|weekly|monthly|yearly|annual|hour|day|night|entry|entrance|membership|subscription|почасов\\p{L}+)\\s+)*(?:prices?|priced|pricing|rates?|fees?|tariff|charg(?:e|es|ed|ing)|check|bill|ticket|basket|spend|(?<=(?:average|avg\\.?|mean|typical)\\s)(?:order(?: value)?|purchase|receipt)|цен[аыуе]|ценник|стоимость|стоит|стоят|ставк[аиу]|тариф|чек\\p{L}{0,2}|(?:о)?плата|tuition|(?<=средн\\p{L}{1,4}\\s)(?:заказ|сч[её]т|покупка))(?:\\s+(?:per|for an?|for one|of an?|за)\\s+[\\p{L}²³-]+|\\s+size)?${links}${nearly}\\s*$`,
  'iu',
);
const firm = new RegExp(
  `(?:^|(?<=[\\s,(]))(?:(?:at )?(?:an )?average (?:price )?of|(?:at|for)? ?on average|averaging|в среднем(?: по| за)?|at|@|по|costs|costing|pay(?:s|ing)?|платят)${nearly}\\s*$`,
  'iu',
);
const loose = new RegExp(`(?:^|(?<=[\\s,(]))(?:for|from|за|от|is|are|[-–—:=])${nearly}\\s*$`, 'iu');

export interface Marked {
  readonly marker: string;
  readonly is: 'strong' | 'firm' | 'loose' | 'none';
}

export function markerIn(before: string): Marked {
  for (const [is, pattern] of [
    ['strong', strong],
    ['firm', firm],
    ['loose', loose],
  ] as const) {
    const [marker] = pattern.exec(before) ?? [];
    if (marker !== undefined) return { marker, is };
  }
  return { marker: '', is: 'none' };
}

const mostBefore = 80;
const mostAfter = 60;
const marks = [',', ';', '!', '?', '\n', '(', ')', '«', '»', '"', '•', '·'];
const shortWord = /(?:тыс|руб|кв|р|sq|ул)$/u;

/** What stands before it in its clause; a stop inside a number or behind a short word ends nothing. */
export function clauseBefore(text: string, at: number): string {
  const near = text.slice(Math.max(0, at - mostBefore), at);
  const cut = Math.max(...marks.map((mark) => near.lastIndexOf(mark)));
  const stops = [...near.matchAll(/\.(?=\s)/gu)].filter(({ index }) => !shortWord.test(near.slice(0, index)));
  return near.slice(Math.max(cut, stops.at(-1)?.index ?? -1) + 1);
}

export const clauseAfter = (text: string, at: number): string =>
  text.slice(at, at + mostAfter).split(/[,;!?\n()«»"•·]|\.(?=\s|$)/u)[0] ?? '';

const mostNouns = 3;
const linkWords = /^(?:with|and|plus|including|incl|с|и|со|включая|плюс|но|а|but|at|per)$/iu;

const times = /^(?:hour|day|night|week|month|year|shift|час|день|ночь|неделю|месяц|год|сутки|смену)$/iu;

/** What is spoken of before the amount, the nearest first. */
export function nounsIn(before: string): readonly string[] {
  const words = (before.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? []).toReversed();
  const end = words.findIndex((word) => linkWords.test(word) || /^\d/u.test(word));
  return (end < 0 ? words : words.slice(0, end))
    .filter((word) => word.length > 2 && !times.test(word) && !isStopWord({ said: word.toLowerCase() }))
    .slice(0, mostNouns);
}

interface Thing {
  readonly word: string;
  /** From the amount to its end. */
  readonly length: number;
}

/** The words behind the amount, the nearest first, as far as one that links or means nothing by itself. */
export function thingsAfter(after: string): readonly Thing[] {
  const words = [...after.matchAll(/(?<=\s)[\p{L}][\p{L}-]*/gu)].slice(0, mostNouns);
  const end = words.findIndex(
    ({ 0: word, index }, at) =>
      linkWords.test(word) ||
      isStopWord({ said: word.toLowerCase() }) ||
      /\d/u.test(after.slice(0, index)) ||
      (at === 0 && after.slice(0, index).trim() !== ''),
  );
  return (end < 0 ? words : words.slice(0, end)).map(({ 0: word, index }) => ({
    word,
    length: index + word.length,
  }));
}
