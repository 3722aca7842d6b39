// Reads by how much a part of a line moves a price, a pay or a cost: raise the price of coffee by 10 %, halve the rent.
import { linkOf } from '../../understand/words/links.ts';
import { isStopWord } from '../../understand/words/stop-words.ts';
import { type Word, wordsOf } from '../../understand/words/words.ts';

export interface Moved {
  /** So many times what it is. */
  readonly times: number;
  /** Of what, without words that only say how; empty where nothing is named. */
  readonly of: string;
  readonly isPrice: boolean;
  readonly isPay: boolean;
}

const percent = /([+−–-]?)\s*(\d+(?:[.,]\d+)?)\s*(?:%|percent\b|per cent\b|pct\b|процент\p{L}*)/iu;
const price =
  /^(?:prices?|charge|cheaper|dearer|expensive|fares?|fees?|commissions?|комисси\p{L}*|цен\p{L}{0,3}|ценник\p{L}*|прайс\p{L}*|дороже|дешевле|плат[аыу]|тариф\p{L}*|удорож\p{L}*|удешев\p{L}*)$/u;
const pay = /^(?:salar(?:y|ies)|wages?|pay|payroll|зарплат\p{L}*|оклад\p{L}*|зп|жаловань\p{L}*|фот)$/u;
const up =
  /^(?:rais\w*|increas\w*|lift|hike|bump|up|higher|more|dearer|expensive|plus|подн[яи]\p{L}+|повы[сш]\p{L}+|увелич\p{L}+|прибав\p{L}+|выше|больше|дороже|плюс|рост|вырас\p{L}*)$/u;
const down =
  /^(?:lower\w*|reduc\w*|cut|decreas\w*|drop|down|less|cheaper|minus|сни[зж]\p{L}+|пони[зж]\p{L}+|уменьш\p{L}+|опу[сщ]\p{L}+|урез\p{L}*|сокра\p{L}+|ниже|меньше|дешевле|минус)$/u;
/** So many times, without a percent. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:halve|half|in half|by half|наполовину|вполовину|пополам|на половину)(?!\p{L})/iu, 0.5],
  [/(?<!\p{L})(?:в полтора раза|1\.5 times|one and a half times)(?!\p{L})/iu, 1.5],
  [
    /(?<!\p{L})(?:doubl(?:e|ed|ing)|twice(?: as (?:high|much))?|two times|2x|x2|вдвое|удво\p{L}+|в два раза|в 2 раза)(?!\p{L})/iu,
    2,
  ],
  [/(?<!\p{L})(?:tripl(?:e|ed|ing)|three times|3x|x3|втрое|утро\p{L}+|в три раза|в 3 раза)(?!\p{L})/iu, 3],
];
const silent =
  /^(?:all|our|my|its|by|to|be|should|will|must|make|set|put|is|are|it|them|with|of|for|on|in|a|an|the|as|per|cent|percent|please|bring|go|let|lets|все|всё|всю|всех|на|по|за|сделай\p{L}*|сделать|сделаем|пусть|будут|будет|нужно|надо|и|но|а|процент\p{L}*|мои|наши|их|у|для|стоимость|давай\p{L}*|level|cost|high)$/u;

function timesIn(clause: string): { readonly times: number; readonly said: string } | null {
  const found = percent.exec(clause);
  const words = wordsOf(clause);
  const isUp = words.some(({ form }) => up.test(form));
  const isDown = words.some(({ form }) => down.test(form));
  if (found) {
    const [said, sign = '', digits = ''] = found;
    const isPlus = isUp || sign === '+';
    const isMinus = isDown || /[−–-]/u.test(sign);
    if (isPlus === isMinus) return null;
    const part = Number(digits.replace(',', '.')) / 100;
    return { times: isPlus ? 1 + part : Math.max(0, 1 - part), said };
  }
  for (const [pattern, factor] of multiples) {
    const said = pattern.exec(clause)?.[0];
    if (said !== undefined) return { times: isDown && factor > 1 ? 1 / factor : factor, said };
  }
  return null;
}

const isTold = (word: Word): boolean =>
  word.type === 'word' &&
  !isStopWord(word) &&
  linkOf(word.said) === null &&
  ![price, pay, up, down, silent].some((one) => one.test(word.form));

/** Null where nothing is moved, or not plainly. */
export function movedIn(clause: string): Moved | null {
  const found = timesIn(clause);
  if (!found) return null;
  const words = wordsOf(clause.replace(found.said, ' '));
  if (words.some(({ type }) => type === 'number')) return null;
  return {
    times: found.times,
    of: words
      .filter(isTold)
      .map(({ form }) => form)
      .join(' '),
    isPrice: words.some(({ form }) => price.test(form)),
    isPay: words.some(({ form }) => pay.test(form)),
  };
}
