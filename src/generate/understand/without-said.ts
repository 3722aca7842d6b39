// Reads what a text says that the business does not have, as phrases that lines of a model may be called by.
import type { Kind } from '#catalog/kind/kind.ts';
import { eatenIn, onlyTakeaway } from '#catalog/kinds/denied-lines.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { type Denial, denialsIn, withoutWords } from './denied.ts';
import { withoutIncome } from './figures/without-income.ts';
import { linkOf } from './words/links.ts';
import { isStopWord } from './words/stop-words.ts';
import { type Word, wordsOf } from './words/words.ts';

const takeawayAlone =
  /(?<!\p{L})(?:(?:only|just|solely) (?:for )?(?:takeaway|take-away|takeout|take-out|to go|to-go)|(?:takeaway|take-away|takeout|take-out|to go|to-go),? only|только (?:навынос|на вынос|с собой)|(?:навынос|на вынос) только)(?!\p{L})/iu;
/** A pizza takeaway is called so, and has no tables. */
const food =
  '(?:pizzas?|pizzeria|sushi|burgers?|kebabs?|noodles?|curry|chinese|indian|thai|food|fish and chips?|fish & chips|chips|salads?|sandwich(?:es)?|lunch(?:es)?|chicken)';
const russianFood =
  '(?:пицц\\p{L}*|суши|ролл\\p{L}*|вок|бургер\\p{L}*|ед[аы]|обед\\p{L}*|шаурм\\p{L}*|кафе|блин\\p{L}*|пельмен\\p{L}*|столов\\p{L}*|ресторан\\p{L}*)';
const away = '(?:takeaway|take-away|takeout|take-out|to go|to-go)';
const calledTakeaway = new RegExp(
  `(?<!\\p{L})(?:${food} ${away}|(?:takeaway|take-away|takeout|take-out) (?:${food}|restaurant|kitchen)|${russianFood} (?:на вынос|навынос))(?!\\p{L})`,
  'iu',
);
/** Whoever eats there has it otherwise. */
const eatenThere =
  /(?<!\p{L})(?:seats?|seating|tables?|eat[- ]in|dine[- ]in|dining|guests|covers|мест\p{L}*|столик\p{L}*|стол(?:ов|а|ы)|зал\p{L}*|посадк\p{L}*|посадоч\p{L}*|гост\p{L}*|и с собой|и на месте)(?!\p{L})/iu;
const delivered = /(?<!\p{L})(?:deliver\p{L}*|доставк\p{L}*)(?!\p{L})/iu;
/** Which words it is said with. */
const ofTakeaway = /^(?:takeaway|takeout|take|away|out|to|go|навынос|вынос)$/u;
export const onlyDelivered =
  /(?<!\p{L})(?:(?:only|just|solely) (?:for )?(?:home )?delivery|delivery[- ]only|только (?:на |с )?доставк\p{L}+|доставка только|работаем только на доставку)(?!\p{L})/iu;
const ofDelivery = /^(?:deliver|доставк)/u;
const mostPhrases = 20;
const mostWords = 4;
/** What there is none of around it is no part of the business. */
const around =
  /^(?:there|theres|nearby|around|area|town|city|district|village|competitor|competitors|rivals|neighbourhood|nobody|рядом|поблизости|вокруг|район|районе|города|городе|поселке|конкуренты|конкурентов|соседей|никто)$/u;

const isEnd = ({ said, type }: Word): boolean => {
  const link = linkOf(said);
  return (
    type === 'mark' ||
    link === 'and' ||
    link === 'comma' ||
    link === 'stop' ||
    said === 'ни' ||
    said === 'nor'
  );
};

/** A phrase for each thing that is denied with the first: no breakfasts or delivery. */
export function phrasesOf({ what }: Denial, words: readonly Word[]): readonly string[] {
  const phrases: string[][] = [[]];
  for (const at of what) {
    const word = words[at];
    if (!word) continue;
    if (isEnd(word)) phrases.push([]);
    else if (word.type === 'word' && !isStopWord(word) && linkOf(word.said) === null)
      phrases.at(-1)?.push(word.form);
  }
  return phrases.filter(({ length }) => length > 0 && length <= mostWords).map((phrase) => phrase.join(' '));
}

/** From one end of a sentence to the next. */
function sentenceAround(words: readonly Word[], at: number): readonly Word[] {
  const isStop = (word: Word | undefined): boolean => linkOf(word?.said ?? '') === 'stop';
  const start = words.findLastIndex((word, index) => index < at && isStop(word)) + 1;
  const end = words.findIndex((word, index) => index > at && isStop(word));
  return words.slice(start, end < 0 ? words.length : end);
}

export const isTakeawayAlone = (text: string): boolean => takeawayAlone.test(text);

const isDeliveredAlone = (text: string): boolean => onlyDelivered.test(text);

/** What such a place is without; nothing where somebody may eat there. */
function withoutGuests(text: string): readonly string[] {
  if (takeawayAlone.test(text)) return onlyTakeaway;
  if (!calledTakeaway.test(text) || eatenThere.test(text)) return [];
  return delivered.test(text) ? onlyTakeaway.filter((phrase) => phrase !== 'delivery') : onlyTakeaway;
}

const coffeeShop = /(?<!\p{L})(?:coffee|espresso|кофейн\p{L}*)(?!\p{L})/iu;
const noSeats =
  /(?<!\p{L})(?:(?:no|without(?: any)?|zero) (?:seats|seating)|без (?:посадки|посадочных мест|столиков))(?!\p{L})/iu;

/** A kitchen that cooks for those who are delivered to alone is one of its own. */
function deliveredAlone(kinds: readonly Kind[], text: string): readonly Kind[] {
  const kitchen = kindById('dark_kitchen');
  const [head, ...others] = kinds;
  const isKitchen = head !== undefined && eatenIn.includes(head.id);
  return kitchen !== null && isKitchen && isDeliveredAlone(text)
    ? [kitchen, ...others.filter((kind) => kind !== kitchen)]
    : kinds;
}

/** Nobody sits down where coffee is only taken away, and nobody has lunch there. */
export function coffeeTakenAway(said: readonly Kind[], text: string): readonly Kind[] {
  const kinds = deliveredAlone(said, text);
  const toGo = kindById('coffee_to_go');
  const isTakenAway = coffeeShop.test(text) && (takeawayAlone.test(text) || noSeats.test(text));
  if (toGo === null || kinds[0]?.id !== 'cafe' || !isTakenAway) return kinds;
  return [toGo, ...kinds.slice(1).filter((kind) => kind !== toGo)];
}

/** The words that say that all is taken away, where that is said. */
export const wordsOfTakeaway = (text: string, words: readonly Word[]): readonly number[] => [
  ...(withoutGuests(text).length > 0 ? placesOf(words, ofTakeaway) : []),
  ...(isDeliveredAlone(text) ? placesOf(words, ofDelivery) : []),
];

const placesOf = (words: readonly Word[], said: RegExp): readonly number[] =>
  words.flatMap(({ form }, at) => (said.test(form) ? [at] : []));

export function withoutSaid(text: string): readonly string[] {
  const words = wordsOf(text);
  const own = denialsIn(words, { taking: withoutWords }).filter(
    ({ words: [at = 0] }) => !sentenceAround(words, at).some(({ form }) => around.test(form)),
  );
  const phrases = own.flatMap((denial) => phrasesOf(denial, words));
  return [...new Set([...withoutGuests(text), ...withoutIncome(text), ...phrases])].slice(0, mostPhrases);
}
