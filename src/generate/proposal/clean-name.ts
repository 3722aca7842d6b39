// A name that somebody outside gave, as one line of plain text.
import { mostNameChars } from './proposal.ts';

/** What is not seen, or changes how what follows is read. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{DI}]+/gu;
/** A language has three marks on one letter at most; more reach into the lines above and below. */
const heapedMarks = /(?<=\p{M}{3})\p{M}+/gu;

/** Empty where nothing that could be read is left. */
export function cleanName(name: string): string {
  const read = name
    .slice(0, 10 * mostNameChars)
    .replaceAll(unseen, ' ')
    .replaceAll(heapedMarks, '');
  const line = read.replaceAll(/\s+/gu, ' ').trim();
  const short = Array.from(line).slice(0, mostNameChars).join('').trim();
  return /\p{L}/u.test(short) ? short : '';
}
