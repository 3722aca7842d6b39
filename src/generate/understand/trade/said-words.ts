// How much each word of a part of a line weighs: the rarer, the more, and most of all the head.
import { isForm, looseFormOf } from './concepts.ts';
import type { Group, Line } from './groups.ts';
import type { KindIndex } from './kind-index.ts';
import type { Term } from './terms.ts';

/** An unknown word in the middle, at the head, and one that is probably a name. */
const unknownWeights = { beside: 1.2, after: 3, ofForm: 4, head: 4.5, name: 0.3 };
const headFactor = 1.6;
/** A word is two in one at most. */
const mostParts = 2;

export interface Said {
  /** Of the word, and of the part of a word that is two in one. */
  readonly id: number;
  readonly at: number;
  readonly form: string;
  readonly terms: readonly Term[];
  readonly weight: number;
  readonly isInHead: boolean;
  /** Behind an “of”: what the act is done to. */
  readonly isObject: boolean;
  /** Behind so many of them. */
  readonly isCounted: boolean;
}

export interface Part {
  readonly head: readonly number[];
  readonly tails: readonly number[];
  readonly objects?: readonly number[];
  /** The word that says what it is. */
  readonly headWord: number;
  /** Of what there are so many. */
  readonly counted?: readonly number[];
}

export const partOf = ({ head, tails }: Group, headWord: number): Part => ({
  head,
  tails: tails.filter(({ link }) => link !== 'not').flatMap((tail) => tail.words),
  counted: tails.flatMap(({ words, isCounted }) => (isCounted === true ? words : [])),
  objects: tails.find(({ link, isCounted }) => link === 'of' && isCounted !== true)?.words ?? [],
  headWord,
});

function unknownWeight({ words }: Line, at: number, isHead: boolean, beside: number): number {
  const isName =
    words[at]?.isCapital === true && words.some((word, index) => index < at && word.type === 'word');
  if (isName && words.some(({ type, isCapital }) => type === 'word' && !isCapital))
    return unknownWeights.name;
  return isHead ? unknownWeights.head : beside;
}

/** What a shop or a school is of decides what it is. */
function unknownBeside({ read, words }: Line, at: number, headWord: number): number {
  if (read[headWord]?.terms.some(({ term, stem }) => isForm(term) || looseFormOf(stem) !== null))
    return unknownWeights.ofForm;
  const isLatin = /^[a-z]/u.test(words[headWord]?.form ?? '');
  return isLatin && at > headWord ? unknownWeights.after : unknownWeights.beside;
}

function weightOfWord(
  line: Line,
  at: number,
  terms: readonly Term[],
  headWord: number,
  index: KindIndex,
): number {
  const isHead = at === headWord;
  if (terms.length === 0) return unknownWeight(line, at, isHead, unknownBeside(line, at, headWord));
  const weight = Math.max(...terms.map(({ term }) => index.weightOf(term)));
  return weight * (isHead ? headFactor : 1);
}

export function saidIn(part: Part, line: Line, index: KindIndex): readonly Said[] {
  const saidAt = (isInHead: boolean) => (at: number) => {
    const { terms = [], isTelling = false, isTwo = false } = line.read[at] ?? {};
    const parts = isTwo ? terms.map((term) => [term]) : [terms];
    return parts.map((of, nth): Said => {
      const weight = isTelling ? weightOfWord(line, at, of, part.headWord, index) : 0;
      const form = line.words[at]?.form ?? '';
      return {
        id: at * mostParts + nth,
        at,
        form,
        terms: of,
        weight,
        isInHead,
        isObject: part.objects?.includes(at) === true,
        isCounted: part.counted?.includes(at) === true,
      };
    });
  };
  return [...part.head.flatMap(saidAt(true)), ...part.tails.flatMap(saidAt(false))];
}
