// Tells a number of something that a business may have, but not so many of it: 0 rooms, -5 rooms, 1e12 rooms.
import { wordsOf } from '../words/words.ts';
import { saidNumber } from './numbers.ts';
import { unitAt } from './unit-words.ts';

/** Of what was understood as nothing; whatever a business can have would have been understood. */
export function isImpossibleSize(rest: string): boolean {
  const [, power = ''] = /^-?[\d.,]+(e\d+) /u.exec(rest) ?? [];
  const words = wordsOf(rest.replace(power, '')).filter(({ type }) => type !== 'mark');
  const said = saidNumber(words, 0);
  if (said === null) return false;
  const isBeyond = rest.startsWith('-') || power !== '' || said.value <= 0 || said.value > mostCounted;
  return isBeyond && unitAt(words, said.next) !== null;
}

/** More of anything than there are people on earth is no business. */
const mostCounted = 1e10;
