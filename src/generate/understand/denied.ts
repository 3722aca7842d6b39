// Finds what a line says that the business is not or does not have, so that it is not taken for what it is.
import { findPlace } from './place/find-place.ts';
import { linkOf } from './words/links.ts';
import { attributes, isStopWord, plainWords } from './words/stop-words.ts';
import type { Word } from './words/words.ts';

export interface Denial {
  /** All its words, those that deny included. */
  readonly words: readonly number[];
  /** What is denied: no RESTAURANT. */
  readonly what: readonly number[];
}

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Before a noun. */
const no = setOf('no нет ни никакой никакого никаких никакие neither nor kein keine keinen keinem keiner');
const not = setOf('not не isnt arent wasnt nicht');
/** Before a verb. */
const doNot = setOf('dont doesnt didnt wont wouldnt cant cannot shouldnt havent hasnt never никогда');
const auxiliaries = setOf('do does did will would can could should shall have has');
/** Links to what is missing. */
export const withoutWords = setOf('without без sans sin sem senza ohne bez except кроме');
const articles = setOf(
  `a an the any our my its own of such в во на у in at on near to yet really actually longer need even is are be
  наш наша свой своя своем нашем никакой никакого никакая никаких больше к от`,
);
/** Not only a café is a café. */
const only = setOf('only just simply merely solely только просто лишь');
const whys = setOf('why почему бы');
/** What they say is no more than themselves: not far from the sea, no experience. */
const alone = setOf(
  `far sure bad so too very more less over under fewer bigger smaller larger later earlier than yet here there
  experience money idea ideas time budget capital savings knowledge skills problem problems doubt matter way one clue stress limits
  далеко очень более менее больше меньше позже раньше позднее дальше дорого плохо так там здесь сразу уверен уверена
  опыта денег времени знаний образования навыков капитала бюджета накоплений идей идеи опыт`,
);
/** What follows them is denied too: not selling alcohol. */
const withObject =
  /^(?:sell|serve|offer|have|need|make|cook|bake|provide|want|include|use|produce|open|run|do|be|plan|own|rent|accept|keep|прода|торг|хоч|хот|планир|буд|нуж|надо|дела|готов|печ|пек|обслуж|предлаг|име|счита|сда|стро|откры|включа|держ|остав|добавл|оказыва|треб|явля|арендуе)/u;
const verb =
  /(?:[аяеиую]ю|[аяеёи]м|[аяеи]ешь|[аяеи][ею]т|[аяеио]ть|ться|юсь|емся|имся|[аяеи]л[аи]?|хочу|могу|иду|буду)$/u;
/** After what is denied. */
const needed = /^(?:needed|wanted|required|necessary|included|planned)$/u;
const russianNeeded = /^(?:буд|нуж|надо|хоч|хот|планир|треб|понадоб|предусмотр|предполаг)/u;
const openings =
  /^(?:want|wants|would|like|wish|plan|planning|looking|opening|starting|add|добав|open|opens|start|starts|хоч|хот|планир|откры|запус|стартуе)/u;
const or = setOf('or nor или ни либо');

const isWord = (word: Word | undefined): word is Word => word?.type === 'word';

/** Neither grammar nor plans nor praise. */
const isTelling = (word: Word | undefined): boolean =>
  isWord(word) &&
  !isStopWord(word) &&
  linkOf(word.said) === null &&
  !plainWords.has(word.form) &&
  !attributes.has(word.form);

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index);

const isMarker = (word: Word | undefined): boolean =>
  isWord(word) &&
  (no.has(word.form) || not.has(word.form) || doNot.has(word.form) || withoutWords.has(word.form));

/** What is said goes on: neither a link to something else nor what the business is opened for. */
function goesOn(words: readonly Word[], at: number, isFirst: boolean): boolean {
  const word = words[at];
  if (word === undefined || isMarker(word) || openings.test(word.form)) return false;
  if (word.type === 'number') return isFirst;
  const link = linkOf(word.said);
  return word.type === 'word' && (link === null || link === 'of');
}

/** No restaurant and spa are two things that there are not; no food and a stage are not. */
function isOneMore(words: readonly Word[], at: number): boolean {
  const isKnown = /^(?:the|our)$/u.test(words[at]?.form ?? '');
  return isTelling(words[isKnown ? at + 1 : at]) && goesOn(words, isKnown ? at + 1 : at, false);
}

interface Phrase {
  /** The first word that is denied itself. */
  readonly start: number;
  readonly end: number;
}

/** No more restaurant, but not no more than 30 rooms. */
const isAnyMore = (words: readonly Word[], at: number): boolean =>
  /^(?:more|longer|больше)$/u.test(words[at]?.form ?? '') &&
  isWord(words[at + 1]) &&
  !/^(?:than|чем)$/u.test(words[at + 1]?.form ?? '');

function phraseFrom(words: readonly Word[], from: number): Phrase {
  let start = from;
  while (articles.has(words[start]?.form ?? '') || isAnyMore(words, start)) start += 1;
  let end = start;
  while (goesOn(words, end, end === start)) end += 1;
  return { start, end };
}

/** Other things that are denied with the first: no restaurant or spa. */
function withOthers(words: readonly Word[], first: Phrase, isAndToo: boolean): Phrase {
  let { end } = first;
  for (;;) {
    const link = words[end]?.said ?? '';
    const isAnd = isAndToo && linkOf(link) === 'and';
    if (!(or.has(link) || isAnd) || !isOneMore(words, end + 1)) return { ...first, end };
    end = phraseFrom(words, end + 1).end;
  }
}

/** Whether something is said before that a denial may follow: hotel, no restaurant. */
const isSaidBefore = (words: readonly Word[], at: number, taken: ReadonlySet<number>): boolean =>
  words.slice(0, at).some((word, index) => isTelling(word) && !taken.has(index));

/** Whether anything else is said after it that a trade may be: not a café but a bar. */
const isSaidAfter = (words: readonly Word[], end: number): boolean =>
  words.some((word, at) => {
    const before = words[at - 1];
    const isPlace = linkOf(before?.said ?? '') === 'in' && word.isCapital;
    return at > end && isTelling(word) && before?.type !== 'number' && !isPlace;
  });

/** How a line is read that is not the first about a business. */
interface Further {
  /** Words that take something away, as “without” does. */
  readonly taking: ReadonlySet<string>;
  /** There is a trade: whatever is denied is denied as far as it goes. */
  readonly isOfTrade: boolean;
}

interface Reading extends Further {
  readonly words: readonly Word[];
  readonly taken: ReadonlySet<number>;
}

const denial = (from: number, { start, end }: Phrase): Denial => ({
  words: range(from, end),
  what: range(start, end),
});

/** Where nothing else is the trade, only the first word is denied: no experience coffee shop. */
function nounsAfter({ words, taken, isOfTrade }: Reading, from: number, next: number): Denial | null {
  const phrase = phraseFrom(words, next);
  const { start, end } = phrase;
  if (end === start) return null;
  const one = { start, end: start + 1 };
  if (alone.has(words[start]?.form ?? '')) return denial(from, one);
  const isBefore = isOfTrade || isSaidBefore(words, from, taken);
  if (!isBefore && !isSaidAfter(words, end)) return denial(from, one);
  return denial(from, withOthers(words, phrase, isBefore));
}

function verbAfter(reading: Reading, from: number, next: number): Denial | null {
  const { words } = reading;
  let at = next;
  while (articles.has(words[at]?.form ?? '') || only.has(words[at]?.form ?? '')) at += 1;
  const said = words[at];
  if (!isWord(said)) return null;
  if (!withObject.test(said.form)) return denial(from, { start: at, end: at + 1 });
  const phrase = phraseFrom(words, at + 1);
  if (phrase.start === phrase.end) return denial(from, { start: at, end: at + 1 });
  if (alone.has(words[phrase.start]?.form ?? ''))
    return denial(from, { start: phrase.start, end: phrase.start + 1 });
  return denial(from, withOthers(words, phrase, true));
}

const isEnd = (word: Word | undefined): boolean => word === undefined || linkOf(word.said) !== null;

/** «Ресторан не нужен», «опыта нет», restaurant not needed. */
function before({ words, taken, taking }: Reading, at: number): Denial | null {
  const [word, next] = [words[at], words[at + 1]];
  if (!isWord(word)) return null;
  const isNone = word.form === 'нет' && isEnd(next);
  const isUnneeded = word.form === 'не' && russianNeeded.test(next?.form ?? '') && isEnd(words[at + 2]);
  const isNotNeeded = word.form === 'not' && needed.test(next?.form ?? '');
  const isTaken = taking.has(word.form) && !withoutWords.has(word.form) && next === undefined;
  if (!isNone && !isUnneeded && !isNotNeeded && !isTaken) return null;
  let start = at;
  while (
    start > 0 &&
    !taken.has(start - 1) &&
    isWord(words[start - 1]) &&
    linkOf(words[start - 1]?.said ?? '') === null
  )
    start -= 1;
  const end = isNone || isTaken ? at + 1 : at + 2;
  return start === at ? null : { words: range(start, end), what: range(start, at) };
}

function notAfter(reading: Reading, at: number): Denial | null {
  const { words } = reading;
  const next = words[at + 1];
  if (only.has(next?.form ?? '')) return denial(at, { start: at + 2, end: at + 2 });
  if (whys.has(words[at - 1]?.form ?? '')) return denial(at, { start: at + 1, end: at + 1 });
  if (next?.form === 'for') return null;
  const isVerb =
    words[at]?.form === 'не' && isWord(next) && (verb.test(next.form) || withObject.test(next.form));
  return isVerb ? verbAfter(reading, at, at + 1) : nounsAfter(reading, at, at + 1);
}

/** No. 1 is neither a denial nor a size. */
function rankAt(words: readonly Word[], at: number): Denial | null {
  const number = words[at + 1]?.said === '.' ? at + 2 : at + 1;
  const isRank = words[at]?.form === 'no' && words[number]?.type === 'number';
  return isRank ? denial(at, { start: number + 1, end: number + 1 }) : null;
}

const mostNameWords = 3;

/** In Portuguese “no Porto” says where. */
function isInPlace(words: readonly Word[], at: number): boolean {
  const name = words.slice(at + 1, at + 1 + mostNameWords);
  if (words[at]?.form !== 'no' || name[0]?.isCapital !== true) return false;
  return findPlace(name)?.words.includes(0) === true;
}

function denialAt(reading: Reading, at: number): Denial | null {
  const { words } = reading;
  const word = words[at];
  const next = words[at + 1];
  if (!isWord(word) || next?.isHyphened === true) return null;
  const behind = before(reading, at);
  if (behind) return behind;
  if (doNot.has(word.form)) return verbAfter(reading, at, at + 1);
  if (auxiliaries.has(word.form) && next?.form === 'not') return verbAfter(reading, at, at + 2);
  if (not.has(word.form)) return notAfter(reading, at);
  if (isInPlace(words, at)) return null;
  if (no.has(word.form)) return rankAt(words, at) ?? nounsAfter(reading, at, at + 1);
  if (!reading.taking.has(word.form)) return null;
  const phrase = phraseFrom(words, at + 1);
  return phrase.start === phrase.end ? null : denial(at, withOthers(words, phrase, true));
}

/** What a business is without stays where it is when trades are chosen: rental without a driver is called so. */
const first: Further = { taking: new Set(), isOfTrade: false };

export function denialsIn(words: readonly Word[], further: Partial<Further> = {}): readonly Denial[] {
  const found: Denial[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < words.length; at += 1) {
    const denied = taken.has(at) ? null : denialAt({ ...first, ...further, words, taken }, at);
    if (!denied) continue;
    found.push(denied);
    for (const one of denied.words) taken.add(one);
  }
  return found;
}

/** The line without what it denies, with commas in its place. */
export function withoutDenied(words: readonly Word[], commas: readonly Word[]): readonly Word[] {
  const denials = denialsIn(words);
  const isDenied = new Set(denials.flatMap((one) => one.words));
  const firsts = new Set(denials.map((one) => one.words[0]));
  return words.flatMap((word, at) => {
    if (!isDenied.has(at)) return [word];
    return firsts.has(at) ? commas : [];
  });
}
