// Cuts a line into its parts: what is named, what it is for, where it is, and what comes with it.

import { isAmount } from '../size/unit-words.ts';
import { type Link, linkOf, saysMore } from '../words/links.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Word } from '../words/words.ts';
import { addedSentences } from './added-sentences.ts';
import { isForm, looseFormOf, termOf } from './concepts.ts';
import type { KindIndex } from './kind-index.ts';
import type { ReadWord } from './terms.ts';

/** How large it is says nothing of what it is. */
const ofArea = /^(?:m2|sqm|sq|sqft|ft2|qm|mq|м2|кв|квм|метр\p{L}*|квадрат\p{L}*)$/u;
const ofLand = /^(?:hectares?|ha|acres?|га|гектар\p{L}*|акр\p{L}*|сот(?:ка|ки|ок))$/u;

interface Tail {
  readonly link: Link;
  readonly words: number[];
  /** Of so many of which it is. */
  readonly isCounted?: true;
}

/** Words are named by their place in the line. */
export interface Group {
  /** How it follows what is before it. */
  rank: 'head' | 'and' | 'with' | 'comma';
  readonly sentence: number;
  head: number[];
  tails: Tail[];
}

/** Words of grammar inside a phrase of the catalogue, such as coffee to go, part nothing. */
function gluedLinks(words: readonly Word[], { wholePhrases }: KindIndex): ReadonlySet<number> {
  const stems = words.map(({ stem }) => stem);
  const present = new Set(stems);
  const glued = new Set<number>();
  for (const phrase of wholePhrases) {
    if (!phrase.every((stem) => present.has(stem))) continue;
    for (
      let start = stems.indexOf(phrase[0] ?? '');
      start >= 0;
      start = stems.indexOf(phrase[0] ?? '', start + 1)
    ) {
      if (phrase.every((stem, at) => stems[start + at] === stem)) {
        for (let at = 1; at < phrase.length; at += 1) glued.add(start + at);
      }
    }
  }
  return glued;
}

const emptyGroup = (rank: Group['rank'], sentence: number): Group => ({
  rank,
  sentence,
  head: [],
  tails: [],
});

function rankAfter({ rank }: Group, link: Link): Group['rank'] {
  if (rank === 'with' || link === 'with') return 'with';
  return link === 'and' ? 'and' : 'comma';
}

/** Adds a part to the groups; `isEmpty` says whether a group says nothing yet, `isOne` that one thing follows: a restaurant. */
function beginPart(groups: Group[], link: Link, isEmpty: (group: Group) => boolean, isOne = false): number[] {
  const last = groups.at(-1) ?? emptyGroup('head', 0);
  if (groups.length === 0) groups.push(last);
  if (link === 'back') {
    last.tails.push({ link: 'for', words: last.head });
    last.head = [];
    return last.head;
  }
  if (link === 'stop' && !groups.every(isEmpty)) groups.push(emptyGroup('head', last.sentence + 1));
  // «Платформа, соединяющая учеников и учителей» is one part.
  if (link === 'joins' && last.rank === 'comma' && last.head.length === 0) groups.pop();
  const current = groups.at(-1) ?? last;
  if (link === 'adds') {
    const added = emptyGroup(groups.every(isEmpty) ? 'head' : 'and', current.sentence);
    groups.push(added);
    return added.head;
  }
  if (link === 'with' && isEmpty(current) && current.rank === 'comma') current.rank = 'with';
  if (link === 'stop' || (isEmpty(current) && link !== 'not')) return current.head;
  const tail = current.tails.at(-1);
  if (link === 'but' && tail?.link === 'not') {
    const next = emptyGroup('head', current.sentence);
    groups.push(next);
    return next.head;
  }
  if (link === 'with' && tail?.link === 'joins') return tail.words;
  const continues = link === 'and' || link === 'comma' || link === 'but';
  const isBesideSold = isOne && link === 'and' && tail?.link === 'that';
  if (continues && tail && !isBesideSold && ['for', 'that', 'joins', 'not'].includes(tail.link))
    return tail.words;
  if (continues || link === 'with') {
    const next = emptyGroup(rankAfter(current, link), current.sentence);
    groups.push(next);
    return next.head;
  }
  const added: Tail = { link, words: [] };
  current.tails.push(added);
  return added.words;
}

/** Words of grammar belong to no part; what is done without belongs to a phrase that says so. */
function belongs({ said }: Word, isGlued: boolean): boolean {
  const link = linkOf(said);
  if (link !== null) return saysMore(said) || (isGlued && link === 'not');
  return !isStopWord({ said });
}

export interface Line {
  readonly words: readonly Word[];
  readonly read: readonly ReadWord[];
  /** What a word was taken for already. */
  readonly taken: ReadonlyMap<number, 'place' | 'size' | 'other'>;
}

/** In “cheese making classes” making tells of what the classes are, not what somebody makes; carpet making is what is done. */
function isInName({ words, read, taken }: Line, at: number): boolean {
  if (at === 0 || !saysMore(words[at]?.said ?? '')) return false;
  const [next, after] = [words[at + 1], words[at + 2]];
  const isEnd = (word: Word | undefined): boolean => word?.type !== 'word' || linkOf(word.said) !== null;
  const isNamed = words[at - 1]?.type === 'word' && read[at - 1]?.isTelling === true;
  if (words[at]?.said === 'making' && isNamed && (isEnd(next) || taken.get(at + 1) === 'place')) return true;
  const isOfForm =
    read[at + 1]?.terms.some(({ term }) => isForm(term)) === true ||
    looseFormOf(next?.stem ?? '') === 'maker';
  return isEnd(after) && isOfForm;
}

/** What there is so much of: in «сыроварня, 100 литров молока» the milk is no trade of its own. */
function thingOf(groups: readonly Group[], isEmpty: (group: Group) => boolean): number[] | null {
  const main = groups.findLast((group) => !isEmpty(group));
  if (main === undefined) return null;
  const added: Tail = { link: 'of', words: [] };
  main.tails.push(added);
  return added.words;
}

/** «Киоск с шаурмой» sells it: it is no kiosk that has one besides. */
const standings =
  /^(?:киоск|ларек|ларька|палатка|павильон|тележка|лоток|островок|точка|точку|прилавок|stall|kiosk|cart|stand)$/u;

/** «На 10 машин у общежития», “10 machines, near a hostel”. */
const isAfterSize = ({ words, taken }: Line, at: number): boolean =>
  taken.get(words[at - 1]?.said === ',' ? at - 2 : at - 1) === 'size';

/** Where what was told of is; null where nothing was yet. */
function placeOf(groups: readonly Group[], isEmpty: (group: Group) => boolean): number[] | null {
  const words: number[] = [];
  const told = groups.findLast((group) => !isEmpty(group));
  told?.tails.push({ link: 'in', words });
  return told ? words : null;
}

/** What a bakery with 30 seats sells is more of the bakery, not of its seats; null where it is said of another. */
function soldOf(groups: Group[], isEmpty: (group: Group) => boolean): number[] | null {
  const told = groups.findLastIndex((group) => !isEmpty(group));
  const last = groups.at(-1);
  const isBeside = last !== groups[told] && (last?.rank === 'with' || last?.rank === 'comma');
  if (!isBeside || groups[told]?.sentence !== last.sentence) return null;
  groups.splice(told + 1);
  const words: number[] = [];
  groups[told]?.tails.push({ link: 'that', words });
  return words;
}

/** How much room or land there is; of olive oil, hectares say that olives are grown. */
const isSizeAlone = ({ form }: Word, told: Group | undefined, { words }: Line): boolean =>
  ofArea.test(form) ||
  (ofLand.test(form) && told?.head.every((at) => termOf(words[at]?.stem ?? '') === '=farm') === true);

export function groupsOf(line: Line, index: KindIndex): readonly Group[] {
  const { words, read, taken } = line;
  const glued = gluedLinks(words, index);
  const added = addedSentences(words);
  const groups: Group[] = [];
  const tells = (at: number): boolean => read[at]?.isTelling === true;
  const isEmpty = (group: Group): boolean => !group.head.some(tells);
  let part = beginPart(groups, 'stop', isEmpty);
  words.forEach((word, at) => {
    const mark = taken.get(at);
    if (mark === 'size') {
      // What is counted may say more of the trade, but never what it is: a farm of a hundred cows.
      const told = groups.findLast((group) => !isEmpty(group));
      if (word.type === 'word' && !isSizeAlone(word, told, line))
        told?.tails.unshift({ link: 'of', words: [at], isCounted: true });
      part = (isAmount(word.form) && thingOf(groups, isEmpty)) || beginPart(groups, 'comma', isEmpty);
    }
    if (mark !== undefined) return;
    // «2 медицинских пункта» are no medical centre beside a laboratory.
    const isOfCounted =
      words[at - 1]?.type === 'number' && taken.get(at - 1) === 'size' && /(?:ых|их)$/u.test(word.form);
    if (isOfCounted && groups.some((group) => !isEmpty(group))) return;
    const isSold = linkOf(word.said) === 'with' && standings.test(words[at - 1]?.form ?? '');
    const isGlued = glued.has(at) || isSold || isInName(line, at);
    const own = isGlued ? null : linkOf(word.said);
    // “Also a car wash.” is as if it were said in the sentence before it.
    const link = own === 'stop' && added.has(at) ? 'adds' : own;
    const isInside = word.said === '.' && words[at + 1]?.isGlued === true;
    if (link !== null && !isInside)
      part =
        (link === 'in' && isAfterSize(line, at) && placeOf(groups, isEmpty)) ||
        (link === 'that' && soldOf(groups, isEmpty)) ||
        beginPart(groups, link, isEmpty, /^an?$/u.test(words[at + 1]?.said ?? ''));
    if (word.type === 'word' && !isSold && belongs(word, glued.has(at))) part.push(at);
  });
  for (const group of groups) withObject(group, words, tells);
  return groups.filter((group) => group.head.length > 0);
}

/** «Цех по производству пельменей» is of what is made there. */
function withObject(group: Group, words: readonly Word[], tells: (at: number) => boolean): void {
  const tail = group.tails.find(({ isCounted }) => isCounted !== true);
  const isCyrillic = /^[а-я]/u.test(words[group.head[0] ?? 0]?.form ?? '');
  const stemAt = (at: number): string => words[at]?.stem ?? '';
  const isFarm = (at: number): boolean => termOf(stemAt(at)) === '=farm';
  const telling = group.head.filter(tells);
  const isOfForms = telling.every((at) => looseFormOf(stemAt(at)) !== null);
  const isFarmOf = telling.every(isFarm) && tail?.words.some(isFarm) === true;
  if (tail?.link !== 'of' || !isCyrillic || !(isOfForms || isFarmOf)) return;
  // «Ферма по разведению перепелов» says twice that it is one.
  group.head = isFarmOf ? tail.words : [...group.head, ...tail.words];
  group.tails.splice(group.tails.indexOf(tail), 1);
}
