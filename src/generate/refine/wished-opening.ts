// Reads the month from which a line wishes the business to be open.
import type { Settled, Terms } from '../settle.ts';
import { startOf } from '../settle-months.ts';
import { findOpening, monthOf } from '../understand/opening.ts';
import { isSilent } from '../understand/understand.ts';
import type { Word } from '../understand/words/words.ts';
import { isOfOpening, nextYearBeside, relativeOpening } from './relative-opening.ts';

export interface WishedOpening {
  /** yyyy-mm-01 */
  readonly date: string;
  /** The words of the line that say it. */
  readonly words: readonly number[];
}

/** “May please”: nothing but a month. */
function monthAlone(
  words: readonly Word[],
): { readonly month: number; readonly year: null; readonly words: readonly number[] } | null {
  const at = words.findIndex((word) => monthOf(word) > 0);
  const isAlone = words.every((word, place) => place === at || isSilent(word));
  return at >= 0 && isAlone ? { month: monthOf(words[at]), year: null, words: [at] } : null;
}

const since = /^(?:from|since|starting|beginning|с|со)$/u;

/** An oven that is bought in March opens nothing: the month is said of the opening, or of nothing else. */
const saysOpening = (words: readonly Word[], month: readonly number[]): boolean =>
  since.test(words[month[0] ?? 0]?.said ?? '') || isOfOpening(words, month);

/** Of an opening that was said before it is the year that holds, else the first such month to come. */
function monthIn(words: readonly Word[], before: Settled, terms: Terms, today: string): WishedOpening | null {
  const named = findOpening(words);
  const next = named?.year === null ? nextYearBeside(words, { today }) : null;
  const isSaid = named !== null && saysOpening(words, [...named.words, ...(next?.words ?? [])]);
  const found = isSaid ? named : monthAlone(words);
  if (!found) return null;
  if (next)
    return { date: startOf('', { ...found, year: next.year }), words: [...found.words, ...next.words] };
  const from = before.opening === null ? terms.dateStart : `${before.business.dateStart.slice(0, 4)}-01-01`;
  return { date: startOf(from, found), words: found.words };
}

export function openingIn(words: readonly Word[], before: Settled, terms: Terms): WishedOpening | null {
  const { dateStart, isSouthern } = before.business;
  const today = terms.today ?? terms.dateStart;
  return (
    monthIn(words, before, terms, today) ??
    relativeOpening(words, { today, opening: dateStart, isSouthern }) ??
    yearIn(words, terms)
  );
}

const opens = /^(?:open|start|launch|begin|откр|старт|запус|начина)/u;
const yearWords = /^(?:год[ау]?|г|году)$/u;
const lastYear = 2100;

/** “Open in 2028”: from its first month. */
function yearIn(words: readonly Word[], terms: Terms): WishedOpening | null {
  const first = Number(terms.dateStart.slice(0, 4));
  const at = words.findIndex(
    ({ type, value, said }) => type === 'number' && said.length === 4 && value >= first && value <= lastYear,
  );
  const behind = words[at + 1];
  const isYear =
    at > 0 && (yearWords.test(behind?.form ?? '') || words.slice(0, at).some(({ form }) => opens.test(form)));
  if (!isYear || words[at - 1]?.type === 'number') return null;
  const isWord = yearWords.test(behind?.form ?? '');
  return { date: `${words[at]?.value}-01-01`, words: isWord ? [at, at + 1] : [at] };
}
