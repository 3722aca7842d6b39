// A number in a change is a price where it is about as much as something costs that is sold so: 99 a month, personal training 40.
import { isOfLine, lineOfPrice, nounsOf } from '../prices/line-of-price.ts';
import type { SoldLine } from '../prices/sold-lines.ts';
import { type FoundPrice, pricesIn } from '../understand/price/said-prices.ts';
import { unitsOf } from '../understand/size/unit-words.ts';
import { stemOf } from '../understand/words/stems.ts';
import { foldOf } from '../understand/words/words.ts';

/** So many times more or less than is usual it may be anything. */
const near = 5;
const isNear = (price: number, usual: number): boolean => price >= usual / near && price <= usual * near;

const number =
  '(?:\\d{1,3}(?:[ \u00a0]\\d{3})+|\\d+)(?:[.,]\\d{1,2})?(?:\\s?(?:k|thousand|тыс\\.?|тысяч(?:а|и)?)(?!\\p{L}))?';
const unit =
  '(?:(?:a|an|per|each|every|for an?|за|в)\\s+\\p{L}+|/\\s?\\p{L}+|each|monthly|weekly|daily|hourly|pcm)';
const timed = new RegExp(
  `^\\s*(?:(?:now|make it|let it be|а|пусть)\\s+)?(?:(?:the )?(?:membership|subscription|pass|fees?|tuition|абонемент\\p{L}*|подписк\\p{L}*|плата|членство)\\s+)?(${number}\\s*${unit})\\s*[.!]?\\s*$`,
  'iu',
);
const named = new RegExp(`^\\s*(\\p{L}[\\p{L} -]{2,40}?)\\s+(${number})(\\s*${unit})?\\s*[.!]?\\s*$`, 'iu');

/** What is done with a number, and no name of what is sold. */
const linked =
  /(?<!\p{L})(?:to|by|of|up|add|make|increase|reduce|number|до|на|из|добав\p{L}*|увелич\p{L}*)(?!\p{L})/iu;
/** Of “seats 40” it is how many there are; of one membership it is its price. */
const isCounted = (noun: string): boolean =>
  !/^[a-z]*[a-rt-z]$/iu.test(noun) && unitsOf({ stems: stemOf(foldOf(noun)), length: 1 }).length > 0;

function timedPrice(line: string, lines: readonly SoldLine[]): readonly FoundPrice[] {
  const [, said] = timed.exec(line) ?? [];
  const [found] = said === undefined ? [] : pricesIn(`at ${said}`);
  if (found === undefined || found.price.measured === null) return [];
  const of = lineOfPrice(found.price, lines);
  return of !== null && isNear(found.price.amount * of.times, of.line.usual) ? [found] : [];
}

function namedPrice(line: string, lines: readonly SoldLine[]): readonly FoundPrice[] {
  const [, noun = '', said, per = ''] = named.exec(line) ?? [];
  const [found] = said === undefined ? [] : pricesIn(`${noun} price ${said}${per}`);
  if (found === undefined || linked.test(noun) || noun.split(' ').some(isCounted)) return [];
  const of = isOfLine(nounsOf(found.price), lines);
  return of !== null && isNear(found.price.amount, of.usual) ? [found] : [];
}

/** Where the line says nothing else. */
export function barePrices(line: string, lines: readonly SoldLine[]): readonly FoundPrice[] {
  const ofTime = timedPrice(line, lines);
  return ofTime.length > 0 ? ofTime : namedPrice(line, lines);
}
