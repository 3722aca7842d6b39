// An agency of which nobody says what it does is one of services, and its sentence says so.
import { kindById } from '#catalog/kinds/kinds.ts';
import { linkOf } from '../words/links.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Line } from './groups.ts';
import type { Trades } from './trades.ts';

const agency = /^(?:agency|агентств[оа]|agencia|agentur|agence|agenzia|ajans)$/u;
const none: Trades = { kinds: [], words: [] };

/** Whatever else is said of it would be its trade, and is none that is known. */
export function anyAgency({ words, read, taken }: Line): Trades {
  const kind = kindById('services_agency');
  const at = words.findIndex(({ form }, one) => !taken.has(one) && agency.test(form));
  const isNamed = words.some((word, one) => {
    const isTelling = word.type === 'word' && read[one]?.isTelling === true && !isStopWord(word);
    return one !== at && isTelling && !taken.has(one) && linkOf(word.said) === null;
  });
  return kind === null || at < 0 || isNamed ? none : { kinds: [kind], words: [at] };
}
