// Finds a trade that is named outright beside ordinary words, where the last of them says nothing: a distillery, small batch.
import { isOrdinary } from '../words/ordinary-words.ts';
import { stemOf } from '../words/stems.ts';
import { isForm, looseFormOf } from './concepts.ts';
import type { Group, Line } from './groups.ts';
import type { KindIndex, Phrase } from './kind-index.ts';
import type { Match } from './score.ts';
import { isLight } from './terms.ts';

/** How, when and for whom people work: none of it is what they do. */
const manner = new Set(
  `home house visit call patient client customer batch round boutique freelance freelancer hour evening weekend appointment
  made area based remote practice solo sole part time full night day season street door family parent bespoke custom
  route run crew gang squad lads outsourcing outsourced contract contracting gig`
    .split(/\s+/u)
    .map(stemOf),
);

/** Who does it, or where it is done, in one word. */
const named = /(?:er|or|ist|ant|ian|ery|smith)$/u;

function isHarmless(at: number, { words, read }: Line): boolean {
  const word = words[at];
  const one = read[at];
  if (word === undefined || one === undefined || !one.isTelling) return true;
  return (
    manner.has(word.stem) ||
    looseFormOf(word.stem) === 'place' ||
    (isOrdinary(word) && one.terms.length === 0)
  );
}

/** The very words stand beside each other. */
const isSaidAt = ({ words: of }: Phrase, places: readonly number[], { read }: Line): boolean =>
  places.length === of.length &&
  of.every(({ stem }, nth) =>
    (read[places[nth] ?? -1]?.terms ?? []).some((term) => term.sureness === 1 && term.stem === stem),
  );

const isName = ({ words }: Phrase): boolean =>
  words.some(({ term, form }) => !isForm(term) && !isLight(form)) &&
  (words.length > 1 || words.every(({ form }) => named.test(form)));

export function namedWithin({ head }: Group, line: Line, index: KindIndex): Omit<Match, 'score'> | null {
  const found = head.flatMap((at, start) =>
    (line.read[at]?.terms ?? []).flatMap(({ term }) =>
      (index.postings.get(term) ?? []).flatMap(({ phrase }) => {
        const places = head.slice(start, start + phrase.words.length);
        const others = head.filter((one) => !places.includes(one));
        const isThere = isName(phrase) && isSaidAt(phrase, places, line);
        return isThere && others.every((one) => isHarmless(one, line)) ? [{ phrase, places }] : [];
      }),
    ),
  );
  const longest = Math.max(...found.map(({ places }) => places.length));
  const [first, ...others] = found.filter(({ places }) => places.length === longest);
  if (first === undefined || others.some(({ phrase }) => phrase.kind !== first.phrase.kind)) return null;
  return { kind: first.phrase.kind, phrase: first.phrase, said: 1, words: first.places };
}
