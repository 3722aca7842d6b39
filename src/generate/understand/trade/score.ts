// How well a phrase of the catalogue explains a part of a line, and is explained by it.
import type { Kind } from '#catalog/kind/kind.ts';
import { isOfCountry } from '#catalog/places/adjectives.ts';
import { stemOf } from '../words/stems.ts';
import { plainWords } from '../words/stop-words.ts';
import { isEmployed } from './beside-trade.ts';
import { isForm, type LooseForm, looseFormOf } from './concepts.ts';
import type { Group, Line } from './groups.ts';
import { romance } from './head-word.ts';
import { type Hit, hitsOf } from './hits.ts';
import { type KindIndex, type Phrase, type PhraseWord, weightInPhrase } from './kind-index.ts';
import { leftOutOf } from './left-out.ts';
import { type Part, type Said, saidIn } from './said-words.ts';
import { isLight } from './terms.ts';

export interface Match {
  readonly kind: Kind;
  readonly phrase: Phrase;
  readonly score: number;
  /** How much of the phrase was said. */
  readonly said: number;
  /** The words of the line that are of the phrase. */
  readonly words: readonly number[];
}

/** A part of a line, and the kinds that it may name. */
export interface Scored {
  readonly group: Group;
  readonly matches: readonly Match[];
}

/** A phrase that leaves the head of the line unexplained. */
const headlessFactor = 0.5;
const incompletePower = 1.5;
/** From so much of it on a phrase counts as said. */
const wholeFrom = 0.88;
const allExplained = 0.97;
const partFactor = 0.6;
const generalFactor = 0.5;
const tailBonus = 0.15;
const nameBonus = 0.02;
const languageBonus = 0.01;
/** As general as a form of business, but not left out where they stand beside one. */
const general = new Set(
  `plant workshop park station production equipment machine machinery products goods supplies accessories boutique
  завод станция оборудование техника инвентарь товары изделия аксессуары материалы`
    .split(/\s+/u)
    .map(stemOf),
);
/** Studio, centre and the like stand for each other more or less. */
const softForms = new Set([
  '=service',
  '=house',
  '=center',
  '=studio',
  '=salon',
  '=club',
  '=agency',
  '=clinic',
  '=cabinet',
]);
/** A shop stays a shop and an app an app, whatever is said beside it. */
const deciding = new Set(['=app', '=platform', '=shop']);
const besidePart = 0.6;
const missingSoftPart = 0.2;
const softPart = 0.35;
/** What country food or furniture is of says little of the trade. */
const ofCountryPart = 0.1;
/** A form in which any trade is done, and one that a kind seldom has. */
const loosePart: Readonly<Record<LooseForm, number>> = { maker: 0.01, place: 0.01, shop: 0.35 };
const shopFactor = 0.85;
const otherShopFactor = 0.7;
const akinPart = 0.25;

/** Which forms were said without being of the phrase; others of the same sort stand for them. */
interface OtherForms {
  readonly isSoft: boolean;
  readonly loose: LooseForm | null;
}

const isReplaced = ({ term, stem }: PhraseWord, { isSoft, loose }: OtherForms): boolean =>
  ((isSoft || loose === 'place') && softForms.has(term)) || (loose !== null && looseFormOf(stem) === loose);

/** How much of a phrase was said; a form that is missing hardly counts where another one is there. */
function saidOf({ phrase, words }: Hit, others: OtherForms, index: KindIndex): number {
  let weight = 0;
  let found = 0;
  for (const word of phrase.words) {
    const full = weightInPhrase(word, index.weightOf);
    const sureness = words.get(word.form)?.sureness ?? 0;
    weight += sureness === 0 && isReplaced(word, others) ? full * missingSoftPart : full;
    found += full * sureness;
  }
  return weight === 0 ? 0 : found / weight;
}

const share = (said: readonly Said[], isFound: (one: Said) => boolean): number => {
  const sum = (list: readonly Said[]): number => list.reduce((total, { weight }) => total + weight, 0);
  const all = sum(said);
  return all === 0 ? 0 : sum(said.filter(isFound)) / all;
};

const isSoft = ({ terms }: Said): boolean => terms.some(({ term }) => softForms.has(term));

/** Farm, plant or school alone: what is said beside them makes another trade of them; a shop stays a shop, and an app an app. */
const isGeneral = ({ words }: Phrase): boolean =>
  words.every(({ term, stem, form }) => isForm(term) || general.has(stem) || plainWords.has(form)) &&
  !words.some(({ term }) => deciding.has(term));

/** A part of a phrase is enough if just its form is missing, nothing else was said, and few kinds are called so. */
function partialFactor(
  hit: Hit,
  complete: number,
  explained: number,
  found: readonly Said[],
  index: KindIndex,
): number {
  if (complete >= wholeFrom) return isGeneral(hit.phrase) && explained < allExplained ? generalFactor : 1;
  const isForming = ({ form, term, stem }: PhraseWord): boolean =>
    isForm(term) || isLight(form) || looseFormOf(stem) !== null;
  if (!hit.phrase.words.every((word) => hit.words.has(word.form) || isForming(word))) return partFactor;
  const rarest = Math.max(...found.flatMap(({ terms }) => terms.map(({ term }) => index.weightOf(term))));
  return explained >= allExplained && rarest >= index.rareWeight ? 1 : partFactor;
}

/** Where what it is was said, what stands beside it matters less: a dog bakery is a bakery. Not so for a shop or a school. */
const lessened =
  (headWord: number, isFound: (one: Said) => boolean) =>
  (one: Said, _: number, all: readonly Said[]): Said => {
    const head = all.findLast(({ at }) => at === headWord);
    const decides =
      head !== undefined &&
      isFound(head) &&
      head.terms.some(({ term }) => !isForm(term) || (term !== '=shop' && deciding.has(term)));
    return decides && !isFound(one) ? { ...one, weight: one.weight * besidePart } : one;
  };

/** A form of the head that any trade may have, and that the phrase does not. */
function looseHead(
  said: readonly Said[],
  headWord: number,
  isFound: (one: Said) => boolean,
): LooseForm | null {
  const head = said.findLast(({ at }) => at === headWord);
  return head === undefined || isFound(head) ? null : looseFormOf(head.terms[0]?.stem ?? '');
}

/** A word that the kind has in another of its phrases: long haul trucking. */
const isAkin = ({ terms }: Said, kind: Kind, { kindsByTerm }: KindIndex): boolean =>
  terms.some(({ term }) => kindsByTerm.get(term)?.has(kind) === true);

function weightBeside(
  one: Said,
  loose: LooseForm | null,
  headWord: number,
  kind: Kind,
  index: KindIndex,
): number {
  if (loose !== null && one.at === headWord) return loosePart[loose];
  if (isSoft(one)) return softPart;
  if (isOfCountry(one.form)) return ofCountryPart;
  return isAkin(one, kind, index) ? akinPart : 1;
}

function scoreOf(
  hit: Hit,
  said: readonly Said[],
  headWord: number,
  index: KindIndex,
): Omit<Match, 'kind'> | null {
  const places = new Set([...hit.words.values()].map(({ at }) => at));
  const ids = new Set([...hit.words.values()].map(({ id }) => id));
  const isFound = ({ id }: Said): boolean => ids.has(id);
  const loose = looseHead(said, headWord, isFound);
  const softened = said.map((one) =>
    isFound(one)
      ? one
      : { ...one, weight: one.weight * weightBeside(one, loose, headWord, hit.phrase.kind, index) },
  );
  const head = softened.filter(({ isInHead }) => isInHead).map(lessened(headWord, isFound));
  if (!head.some(isFound)) return null;
  const explained = head.every(({ weight }) => weight === 0) ? 1 : share(head, isFound);
  const others: OtherForms = { isSoft: said.some((one) => isSoft(one) && !isFound(one)), loose };
  const complete = saidOf(hit, others, index);
  const tails = softened.filter(({ isInHead }) => !isInHead);
  const notAkin = [...head, ...tails].filter((one) => isFound(one) || !isAkin(one, hit.phrase.kind, index));
  const beside = isGeneral(hit.phrase) ? share(notAkin, isFound) : explained;
  const partial = partialFactor(hit, complete, Math.min(explained, beside), said.filter(isFound), index);
  const whole = complete ** incompletePower * explained * partial;
  const isHeadFound = said.some((one) => one.at === headWord && isFound(one));
  return {
    phrase: hit.phrase,
    score:
      whole *
      headlessOf(
        hit,
        said.findLast(({ at }) => at === headWord),
        isFound,
        loose,
        complete,
        index,
      ) *
      leftOutOf(softened, headWord, (one) => isFound(one) || isAkin(one, hit.phrase.kind, index), isFound) *
      (isSplit(hit, said) ? splitFactor : 1) *
      (1 + (isHeadFound ? tailBonus : 0) * share(tails, isFound) + orderOf(hit) + lightsOf(hit)),
    said: complete,
    words: [...places],
  };
}

const isOfSlips = ({ phrase, words }: Hit): boolean =>
  phrase.words.every(({ form, term }) => isForm(term) || words.get(form)?.isSlip !== false);

const isFactory = ({ terms }: Said): boolean => terms.some(({ term }) => term === '=factory');
const makes = (kind: Kind, { kindsByTerm }: KindIndex): boolean =>
  kindsByTerm.get('=factory')?.has(kind) === true;

const splitFactor = 0.8;

/** A food van at markets is no food market, nor a gym with two trainers a gym trainer: in English what a name ends with does not come after where it is. */
function isSplit({ phrase, words }: Hit, said: readonly Said[]): boolean {
  const [first, last] = [phrase.words[0], phrase.words.at(-1)];
  if (first === last || first === undefined || last === undefined) return false;
  if (!/^[a-z]/u.test(first.form) || romance.has(phrase.language ?? '')) return false;
  const isInHead = (form: string): boolean | undefined =>
    said.find(({ id }) => id === words.get(form)?.id)?.isInHead;
  const ids = new Set([...words.values()].map(({ id }) => id));
  const isStaff = said.some((one) => one.isCounted && ids.has(one.id) && isEmployed(one.form));
  const isNamed = !isStaff && said.every((one) => !one.isInHead || ids.has(one.id));
  return !isNamed && isInHead(first.form) === true && isInHead(last.form) === false;
}

const otherActs = new Set(['=repair', '=rental']);

/** Whoever mends umbrellas and makes keys makes no umbrellas. */
const isOfMakers = ({ kind, words }: Phrase, index: KindIndex): boolean =>
  makes(kind, index) && !words.some(({ term }) => otherActs.has(term));

/** A welding shop is where people weld, but a museum shop is no museum; a Russian «магазин» only sells. */
function isSoldBy({ terms }: Said, kind: Kind, { kindsByTerm }: KindIndex): boolean {
  const isRussian = terms.some(({ form }) => /^[а-я]/u.test(form));
  const wanted = isRussian ? ['=shop'] : ['=shop', '=repair', 'workshop'];
  return wanted.some((term) => kindsByTerm.get(term)?.has(kind) === true);
}

/** Less is sure where what the line is about is not in the phrase. */
function headlessOf(
  hit: Hit,
  head: Said | undefined,
  isFound: (one: Said) => boolean,
  loose: LooseForm | null,
  complete: number,
  index: KindIndex,
): number {
  if (head === undefined || isFound(head)) return 1;
  if (head.terms.length > 0 && isOfSlips(hit)) return 0;
  if (loose === 'maker' && isFactory(head) && !isOfMakers(hit.phrase, index)) return headlessFactor;
  if (loose === 'shop') return isSoldBy(head, hit.phrase.kind, index) ? shopFactor : headlessFactor;
  if (head.terms.some(({ term }) => term === '=shop')) return otherShopFactor;
  if (loose !== null || (isSoft(head) && complete >= wholeFrom)) return 1;
  return headlessFactor;
}

/** Praise that a phrase has says which of two it is: an organic shop. */
const lightBonus = 0.04;
/** Care home and home care. */
const orderBonus = 0.02;

function orderOf({ phrase, words }: Hit): number {
  const places = phrase.words.map(({ form }) => words.get(form)?.id ?? -1);
  return places.length > 1 && places.every((id, nth) => nth === 0 || id > (places[nth - 1] ?? 0))
    ? orderBonus
    : 0;
}

const lightsOf = ({ words }: Hit): number =>
  lightBonus * [...words.keys()].filter((form) => isLight(form)).length;

const bonusOf = ({ language: of }: Phrase, language: string): number =>
  1 + (of === null ? nameBonus : 0) + (of === language ? languageBonus : 0);

/** A form alone, such as shop, says nothing. */
export const saysTrade = ({ phrase, words }: Match, { read }: Line): boolean =>
  phrase.words.some(({ term, form }) => !isForm(term) && !isLight(form)) &&
  words.some((at) => read[at]?.terms.some(({ term }) => !isForm(term)));

/** The best phrase of each kind, the best kind first; of equals the earlier one of the catalogue. */
export function matchesOf(part: Part, line: Line, index: KindIndex, language: string): readonly Match[] {
  const said = saidIn(part, line, index);
  const best = new Map<Kind, Match>();
  for (const hit of hitsOf(said, index)) {
    const scored = scoreOf(hit, said, part.headWord, index);
    if (!scored) continue;
    const { kind } = hit.phrase;
    const score = scored.score * bonusOf(hit.phrase, language);
    if (score > (best.get(kind)?.score ?? 0)) best.set(kind, { ...scored, kind, score });
  }
  return [...best.values()].sort((one, other) => other.score - one.score || one.phrase.id - other.phrase.id);
}
