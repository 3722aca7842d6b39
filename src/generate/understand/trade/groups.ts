// Cuts a line into its parts: what is named, what it is for, where it is, and what comes with it.

import { isAmount } from '../size/unit-words.ts';
import { type Link, linkOf, saysMore } from '../words/links.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Word } from '../words/words.ts';
import { isForm, looseFormOf } from './concepts.ts';
import type { KindIndex } from './kind-index.ts';
import type { ReadWord } from './terms.ts';

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

/** Adds a part to the groups; `isEmpty` says whether a group says nothing yet. */
function beginPart(groups: Group[], link: Link, isEmpty: (group: Group) => boolean): number[] {
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
  if (link === 'stop' || (isEmpty(current) && link !== 'not')) return current.head;
  const tail = current.tails.at(-1);
  if (link === 'but' && tail?.link === 'not') {
    const next = emptyGroup('head', current.sentence);
    groups.push(next);
    return next.head;
  }
  if (link === 'with' && tail?.link === 'joins') return tail.words;
  const continues = link === 'and' || link === 'comma' || link === 'but';
  if (continues && tail && ['for', 'that', 'joins', 'not'].includes(tail.link)) return tail.words;
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

/** In “cheese making classes” making tells of what the classes are, not what somebody makes. */
function isInName(words: readonly Word[], read: readonly ReadWord[], at: number): boolean {
  const after = words[at + 2];
  const isLast = after?.type !== 'word' || linkOf(after.said) !== null;
  const isOfForm = read[at + 1]?.terms.some(({ term }) => isForm(term)) === true;
  return at > 0 && isLast && isOfForm && saysMore(words[at]?.said ?? '');
}

/** What there is so much of: in «сыроварня, 100 литров молока» the milk is no trade of its own. */
function thingOf(groups: readonly Group[], isEmpty: (group: Group) => boolean): number[] | null {
  const main = groups.findLast((group) => !isEmpty(group));
  if (main === undefined) return null;
  const added: Tail = { link: 'of', words: [] };
  main.tails.push(added);
  return added.words;
}

export function groupsOf({ words, read, taken }: Line, index: KindIndex): readonly Group[] {
  const glued = gluedLinks(words, index);
  const groups: Group[] = [];
  const tells = (at: number): boolean => read[at]?.isTelling === true;
  const isEmpty = (group: Group): boolean => !group.head.some(tells);
  let part = beginPart(groups, 'stop', isEmpty);
  words.forEach((word, at) => {
    const mark = taken.get(at);
    if (mark === 'size') {
      // What is counted may say more of the trade, but never what it is: a farm of a hundred cows.
      if (word.type === 'word')
        groups
          .findLast((group) => !isEmpty(group))
          ?.tails.unshift({ link: 'of', words: [at], isCounted: true });
      part = (isAmount(word.form) && thingOf(groups, isEmpty)) || beginPart(groups, 'comma', isEmpty);
    }
    if (mark !== undefined) return;
    const link = glued.has(at) || isInName(words, read, at) ? null : linkOf(word.said);
    const isInside = word.said === '.' && words[at + 1]?.isGlued === true;
    if (link !== null && !isInside) part = beginPart(groups, link, isEmpty);
    if (word.type === 'word' && belongs(word, glued.has(at))) part.push(at);
  });
  for (const group of groups) withObject(group, words, tells);
  return groups.filter((group) => group.head.length > 0);
}

/** «Цех по производству пельменей» is of what is made there. */
function withObject(group: Group, words: readonly Word[], tells: (at: number) => boolean): void {
  const [tail] = group.tails;
  const isCyrillic = /^[а-я]/u.test(words[group.head[0] ?? 0]?.form ?? '');
  const isOfForms = group.head.every((at) => !tells(at) || looseFormOf(words[at]?.stem ?? '') !== null);
  if (tail?.link !== 'of' || tail.isCounted || !isCyrillic || !isOfForms) return;
  group.head.push(...tail.words);
  group.tails.shift();
}
