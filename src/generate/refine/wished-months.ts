// Reads in which months of each year a line wishes the business to be open, and takes these words out of it.
import type { Answers, Settled } from '../settle.ts';
import { openMonthsIn } from '../understand/season/open-months.ts';

export interface WishedMonths {
  readonly answered: Pick<Answers, 'openMonths'>;
  /** The line without it. */
  readonly rest: string;
}

/** Behind what changes a business this is when it opens. */
const opening =
  /(?<!\p{L})open (?:in|for) (?:the )?(?:spring|summer|autumn|winter)(?! (?:months|season|only))(?!s)/iu;

export function wishedMonths(line: string, { business: { isSouthern } }: Settled): WishedMonths {
  const { open, text } = openMonthsIn(line);
  if (!open || opening.test(line)) return { answered: {}, rest: line };
  return { answered: { openMonths: [...(isSouthern ? open.south : open.north)] }, rest: text };
}
