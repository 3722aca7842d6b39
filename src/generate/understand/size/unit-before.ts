// Finds what a number counts where that is said before it: seats: 40, «мест 40», a team of 5.
import { stemOf } from '../words/stems.ts';
import type { Word } from '../words/words.ts';
import { isSetApart } from './bare-numbers.ts';
import { countedIn, type UnitWord, unitAt } from './unit-words.ts';

export interface Placed {
  readonly unit: UnitWord;
  readonly start: number;
}

const isMark = (word: Word | undefined, marks: string): boolean =>
  word?.type === 'mark' && marks.includes(word.said);

const people = stemOf('people');
const teams = new Set(
  'team crew staff office studio firm company agency practice команда коллектив штат'.split(' ').map(stemOf),
);

const masses = /^(?:seating|capacity|circulation|staff|area|team|crew|people|m2|sqm)$/u;

const isOneInEnglish = (word: Word | undefined): boolean =>
  word !== undefined && /^[a-z]+$/u.test(word.form) && !word.form.endsWith('s') && !masses.test(word.form);

/** “Seats: 40”, «мест 40», “a team of 5”. */
const guests = new Set(
  'visitor guest visit patient passenger tourist посетитель гость посещение пациент пассажир турист'
    .split(' ')
    .map(stemOf),
);

/** Skis before a number are jet skis. */
function unitEnding(words: readonly Word[], end: number): Placed | null {
  const two = words[end - 1]?.type === 'word' ? unitAt(words, end - 1) : null;
  if (two?.length === 2) return { unit: two, start: end - 1 };
  const unit = unitAt(words, end);
  return unit && { unit, start: end };
}

/** «Снимаю свадьбы один»: whoever does it is one. */
const whoDoes = /^(?:один|одна|сам|сама)$/u;

/** Of people who are named before their number. */
const most = 1000;

export function unitBefore(words: readonly Word[], at: number): Placed | null {
  if (whoDoes.test(words[at]?.form ?? '') && words[at - 1]?.type === 'word') return null;
  const isJoined =
    (isSetApart(words, at) && !isOneInEnglish(words[at - 2])) ||
    isMark(words[at - 1], ':-–—=') ||
    ['of', 'из'].includes(words[at - 1]?.said ?? '');
  const end = isJoined ? at - 2 : at - 1;
  const before = end >= 0 ? unitEnding(words.slice(0, end + 1), end) : null;
  const named = before?.unit ?? null;
  // A team of five is five people.
  const unit = named !== null && isJoined && teams.has(named.stems) ? { ...named, stems: people } : named;
  // A bakery before a number is no count of bakeries.
  const isTrade = unit !== null && !isJoined && countedIn(unit, null)?.unit === 'shops';
  // Studio 54 and Pier 39 are names; rooms 24 and «метров 40» are sizes.
  const isOne = !isJoined && isOneInEnglish(words[end]);
  // «Стрижка 400» is a price.
  const isPriced = unit !== null && !guests.has(unit.stems) && countedIn(unit, null)?.unit === 'visitors';
  // «Приём врача 5000» is one too.
  const isPaid = unit !== null && countedIn(unit, null)?.unit === 'people' && (words[at]?.value ?? 0) >= most;
  return unit === null || isTrade || isOne || isPriced || isPaid
    ? null
    : { unit, start: before?.start ?? end };
}
