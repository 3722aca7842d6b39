// Every phrase by which a kind of business is called, found by its words; made once, when first asked for.
import type { Kind } from '#catalog/kind/kind.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { soundOf } from '../words/latin-russian.ts';
import { linkOf, saysMore } from '../words/links.ts';
import { slipKeyOf } from '../words/stems.ts';
import { isStopWord, plainWords } from '../words/stop-words.ts';
import { type KnownWords, knownWordsOf } from '../words/typos.ts';
import { type Word, wordsOf } from '../words/words.ts';
import { dutchNames, isForm, termOf } from './concepts.ts';

export interface PhraseWord {
  /** With its accents. */
  readonly said: string;
  readonly form: string;
  readonly stem: string;
  readonly term: string;
}

export interface Phrase {
  readonly id: number;
  readonly kind: Kind;
  /** A key of the words of a kind; that of its name is null. */
  readonly language: string | null;
  readonly words: readonly PhraseWord[];
  readonly weight: number;
  /** Of words such as shop alone. */
  readonly isOfForms: boolean;
}

interface Posting {
  readonly phrase: Phrase;
  readonly word: PhraseWord;
}

export interface KindIndex {
  readonly phrasesOf: (kind: Kind) => readonly Phrase[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly kindsByTerm: ReadonlyMap<string, ReadonlySet<Kind>>;
  /** The rarer, the more. */
  readonly weightOf: (term: string) => number;
  /** What a word weighs at least that few kinds have. */
  readonly rareWeight: number;
  /** A word that stands for two neighbours of a phrase: carwash. */
  readonly joined: ReadonlyMap<string, readonly [string, string]>;
  readonly pairs: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
  readonly stemsBySound: ReadonlyMap<string, string>;
  readonly sounds: KnownWords;
  readonly slipKeys: KnownWords;
  readonly formsBySlipKey: ReadonlyMap<string, readonly string[]>;
  /** Phrases with words of grammar inside, as they stand in a line: coffee to go. */
  readonly wholePhrases: readonly (readonly string[])[];
}

/** So that words weigh about the same however many kinds there are. */
const fewestKinds = 200;
const fewKinds = 3;
const plainPart = 0.35;

const phraseWordOf = ({ said, form, stem }: Word): PhraseWord => ({
  said,
  form,
  stem,
  term: termOf(stem),
});

type Called = Pick<Phrase, 'kind' | 'language'> & { readonly said: readonly Word[] };

/** The whole list is cut into words at once, which takes a fraction of the time. */
function phrasesIn(list: string): readonly (readonly Word[])[] {
  const phrases: Word[][] = [[]];
  for (const word of wordsOf(list)) {
    if (word.said === ',') phrases.push([]);
    else phrases.at(-1)?.push(word);
  }
  return phrases;
}

function calledOf(kind: Kind): readonly Called[] {
  if (Object.values(kind.words).every((words: string) => words === '')) return [];
  const named = kind.name.map((name): Called => ({ kind, language: null, said: wordsOf(name) }));
  const others = Object.entries(kind.words).flatMap(([language, list]: readonly [string, string]) =>
    phrasesIn(list).map((said): Called => ({ kind, language, said })),
  );
  return [...named, ...others];
}

/** What is done without belongs to a phrase: «магазин без склада» is no store. */
function tellsMore({ said, type }: Word): boolean {
  const link = linkOf(said);
  if (link !== null) return link === 'not' || saysMore(said);
  return type !== 'mark' && !isStopWord({ said });
}

function kindsByTerm(called: readonly Called[]): ReadonlyMap<string, ReadonlySet<Kind>> {
  const found = new Map<string, Set<Kind>>();
  for (const { kind, said } of called) {
    for (const word of said.filter(tellsMore)) {
      const term = termOf(word.stem);
      found.set(term, (found.get(term) ?? new Set<Kind>()).add(kind));
    }
  }
  return found;
}

function phrasesOf(called: readonly Called[], weightOf: KindIndex['weightOf']): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (const { kind, language, said } of called) {
    const words = said.filter(tellsMore).map(phraseWordOf);
    if (words.length === 0) continue;
    const weight = words.reduce((sum, word) => sum + weightInPhrase(word, weightOf), 0);
    const isOfForms = words.every(({ term }) => isForm(term));
    phrases.push({ id: phrases.length, kind, language, words, weight, isOfForms });
  }
  return phrases;
}

export const weightInPhrase = ({ form, term }: PhraseWord, weightOf: KindIndex['weightOf']): number =>
  weightOf(term) * (plainWords.has(form) ? plainPart : 1);

function postingsOf(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const phrase of phrases) {
    for (const word of phrase.words) {
      const list = postings.get(word.term);
      if (list) list.push({ phrase, word });
      else postings.set(word.term, [{ phrase, word }]);
    }
  }
  return postings;
}

function joinedOf(phrases: readonly Phrase[]): KindIndex['joined'] {
  const joined = new Map<string, readonly [string, string]>(dutchNames);
  for (const { words } of phrases) {
    words.forEach(({ form }, index) => {
      const next = words[index + 1]?.form;
      if (next !== undefined && form.length + next.length > 5) joined.set(form + next, [form, next]);
    });
  }
  return joined;
}

const hasGrammar = ({ said }: Called): boolean =>
  said.length > 2 && said.some((word) => !tellsMore(word) || linkOf(word.said) !== null);

function indexOf(all: readonly Kind[]): KindIndex {
  const called = all.flatMap(calledOf);
  const byTerm = kindsByTerm(called);
  const count = Math.max(fewestKinds, all.length);
  const weightOf = (term: string): number => Math.log(1 + count / (byTerm.get(term)?.size ?? 1));
  const phrases = phrasesOf(called, weightOf);
  const words = phrases.flatMap((phrase) => phrase.words);
  const joined = joinedOf(phrases);
  const forms = new Set(words.map(({ form }) => form));
  const heard = once(() => soundsOf(words));
  const slips = once(() => slipsOf(forms));
  return {
    phrasesOf: (kind) => phrases.filter((phrase) => phrase.kind === kind),
    postings: postingsOf(phrases),
    kindsByTerm: byTerm,
    weightOf,
    rareWeight: Math.log(1 + count / fewKinds),
    joined,
    pairs: new Set([...joined.values()].map((pair) => pair.join(' '))),
    forms,
    get stemsBySound() {
      return heard().stemsBySound;
    },
    get sounds() {
      return heard().sounds;
    },
    get slipKeys() {
      return slips().slipKeys;
    },
    get formsBySlipKey() {
      return slips().formsBySlipKey;
    },
    wholePhrases: called.filter(hasGrammar).map(({ said }) => said.map(({ stem }) => stem)),
  };
}

/** Made when it is first asked for: a line of known words needs no slips. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function soundsOf(words: readonly PhraseWord[]): Pick<KindIndex, 'stemsBySound' | 'sounds'> {
  const stems = [...new Set(words.map(({ stem }) => stem))].filter((stem) => /^[а-я]{3}/u.test(stem));
  const stemsBySound = new Map(stems.map((stem) => [soundOf(stem), stem]));
  return { stemsBySound, sounds: knownWordsOf(stemsBySound.keys()) };
}

function slipsOf(forms: ReadonlySet<string>): Pick<KindIndex, 'slipKeys' | 'formsBySlipKey'> {
  const formsBySlipKey = new Map(
    [...forms].flatMap((form) => [[form, [form]] as const, [slipKeyOf(form), [form]] as const]),
  );
  return { slipKeys: knownWordsOf(formsBySlipKey.keys()), formsBySlipKey };
}

let index: KindIndex | undefined;

export function kindIndex(): KindIndex {
  index ??= indexOf(kinds);
  return index;
}

export const areOf = (term: string, kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => kindIndex().kindsByTerm.get(term)?.has(kind));
