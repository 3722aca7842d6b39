// Chooses the kinds of business that a line names: the trade, and what it is clearly combined with.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { unknownPhrases, unknownTrades } from '../words/ordinary-words.ts';
import { stemOf } from '../words/stems.ts';
import { isStopWord } from '../words/stop-words.ts';
import { wordsOf } from '../words/words.ts';
import { isNoOtherTrade, isStaff } from './beside-trade.ts';
import { isForm as isOfForm, looseFormOf, termOf } from './concepts.ts';
import { doingWord, isMeetingPlace, wholesaleWord } from './doing-word.ts';
import { generalKindOf } from './general-kind.ts';
import { type Group, groupsOf, type Line } from './groups.ts';
import { headWordOf, kindOfHeadWord } from './head-word.ts';
import { type KindIndex, kindIndex } from './kind-index.ts';
import { namedWithin } from './named-within.ts';
import { hasSharedForm, ofAnything, ofOneAct, rowOf, withoutGeneral } from './one-act.ts';
import { partOf } from './said-words.ts';
import { type Match, matchesOf, type Scored, saysTrade } from './score.ts';
import type { Term } from './terms.ts';
import { isUnheardOf } from './unheard-of.ts';

export interface Trades {
  readonly kinds: readonly Kind[];
  /** The words that say the trade. */
  readonly words: readonly number[];
  /** Those of each kind, by its id, where there are several. */
  readonly named?: ReadonlyMap<string, readonly number[]>;
}

/** Below it nothing is claimed. */
const leastScore = 0.55;
/** From there on a sentence is taken for the one that says the trade. */
const clearScore = 0.75;
const leastOfOthers = { score: 0.68, said: 0.88 };
const leastAfterAnd = { score: 0.58, said: 0.7 };
const leastAfterComma = { score: 0.85, said: 0.93 };
const mostOthers = 3;
/** What makes it is called by a kind of its own. */
const leastOfMaker = 0.6;
/** Of a word that says a trade by itself, whatever stands beside it. */
const scoreOfHead = 0.78;
/** Words that two parts share, such as salon in “hair and nail salon”. */
const sharedFactor = 0.97;
const sharedFrom = 0.7;
/** Two kinds of which neither was wholly said and that come this near to each other: which is meant is not known. */
const tooNear = 0.97;
/** Parts of a line that are scored; a line has fewer. */
const mostGroups = 40;

/** What comes with a trade without being one, by stem. */
export const extras =
  /^(?:park|deliver|доставк|парковк|парковоч|стоянк|takeaway|takeout|terrac|террас|веранд|garden|сад|pool|бассейн|wifi|вай|wi|kitchen|кухн|breakfast|завтрак|garage|гараж|onlin|онлайн|playground|estacionamiento|terraz|entreg|livraison|lieferservic|parkplatz|otopark|balcon|балкон|склад|warehous|own|shuttl|view|вид|sea|мор|land|земл|offic|офис)/u;

function bestOf(group: Group, line: Line, index: KindIndex, language: string): readonly Match[] {
  const headWord = headWordOf(group, line, index);
  if (headWord === null) return [];
  const own = matchesOf(partOf(group, headWord), line, index, language).filter(
    (match) => saysTrade(match, line) || isWhole(match),
  );
  const [best] = own;
  const isSure = best && best.score >= leastOfOthers.score && best.words.includes(headWord);
  if (isSure && !isMeetingPlace(group, line) && wholesaleWord(group, headWord, line) === null) return own;
  const whatever = ofHeadWord(group, headWord, line, index, language);
  const isMade = whatever?.kind.id === 'manufacturing' && (best?.score ?? 0) >= leastOfMaker;
  return whatever === null || isMade ? own : [whatever, ...own.filter(({ kind }) => kind !== whatever.kind)];
}

const ofTeachers = /^(?:teacher|instructor|trainer|coach|преподавател|инструктор|тренер)/u;

/** A school of kitesurfing teaches no trade: that trade is a school itself. */
const teaches = (kind: Kind, { kindsByTerm }: KindIndex): boolean =>
  kindsByTerm.get('=school')?.has(kind) === true;

/** What is done for any trade: consulting for hotels is consulting, and a school of barbers teaches a trade. */
function ofHeadWord(
  group: Group,
  headWord: number,
  line: Line,
  index: KindIndex,
  language: string,
): Match | null {
  const doing = doingWord(group, headWord, line);
  const kindOf = (id: string): Match | null => {
    const kind = kindById(id);
    const [phrase] = kind === null ? [] : index.phrasesOf(kind);
    return kind && phrase ? { kind, phrase, score: scoreOfHead, said: 1, words: [doing] } : null;
  };
  if (group.rank === 'with') return null;
  const isMeeting = isMeetingPlace(group, line);
  if (wholesaleWord(group, headWord, line) !== null) return kindOf('wholesale');
  const id = isMeeting ? 'marketplace' : kindOfHeadWord(line.words[doing]?.stem ?? '');
  if (group.rank === 'and' && !ofAnything.has(id ?? '')) return null;
  if (id !== null) return kindOf(id);
  const isSchoolAt = (at: number): boolean =>
    line.read[at]?.terms.some(({ term }) => term === '=school') === true;
  const tails = group.tails.filter(({ link }) => link === 'of').flatMap(({ words }) => words);
  const taught = [...group.head, ...tails].filter((at) => line.read[at]?.isTelling && !isSchoolAt(at));
  const last = taught.at(-1);
  if (!isSchoolAt(headWord) || last === undefined) return null;
  const part = { head: taught, tails: [], headWord: last };
  const [trade] = matchesOf(part, line, index, language);
  if (!trade || trade.score < leastScore || !saysTrade(trade, line)) return null;
  return teaches(trade.kind, index) && !group.head.some((at) => ofTeachers.test(line.words[at]?.form ?? ''))
    ? { ...trade, score: scoreOfHead, said: 1 }
    : kindOf('vocational_courses');
}

/** Words of no trade, such as “repair shop”, if a kind is called just so. */
const isWhole = ({ phrase, score, said }: Match): boolean =>
  score >= leastScore && (phrase.words.length === 1 || said >= leastOfOthers.said);

/** As if the head of the other part were said with this one too: “phone and laptop repair”, «магазин обуви и одежды». */
function withSharedHead(
  group: Group,
  groups: readonly Group[],
  line: Line,
  index: KindIndex,
  language: string,
): readonly Match[] {
  const row = rowOf(group, groups);
  const found = [row[0], row.at(-1)].flatMap((other) => {
    const shared = other === undefined || other === group ? null : headWordOf(other, line, index);
    if (shared === null) return [];
    const head = other === row[0] ? [shared, ...group.head] : [...group.head, shared];
    return matchesOf(partOf({ ...group, head }, shared), line, index, language).filter(({ words }) =>
      words.some((at) => group.head.includes(at)),
    );
  });
  return found
    .map((match) => ({ ...match, score: match.score * sharedFactor }))
    .filter((match) => saysTrade(match, line))
    .sort((one, other) => other.score - one.score);
}

const isClear = (match: Match | undefined): boolean =>
  match !== undefined && match.score >= sharedFrom && match.said >= leastOfOthers.said;

function scored(
  group: Group,
  groups: readonly Group[],
  line: Line,
  index: KindIndex,
  language: string,
): Scored {
  const own = bestOf(group, line, index, language);
  const row = rowOf(group, groups);
  const isAlone = row.length < 2 || !row.includes(group);
  if (isAlone || group.rank === 'with') return { group, matches: own };
  if (isClear(own[0]) && !hasSharedForm(group, row, line)) return { group, matches: own };
  const shared = withSharedHead(group, groups, line, index, language);
  if (isClear(own[0])) return { group, matches: isClear(shared[0]) ? shared : own };
  const whole = own.filter(({ said }) => said >= leastAfterAnd.said);
  return { group, matches: (shared[0]?.score ?? 0) > (whole[0]?.score ?? 0) ? shared : whole };
}

/** The best kind, unless another is as good and neither was wholly said. */
function decided({ matches: [best, second] }: Scored, least: number): Match | null {
  if (!best || best.score < least) return null;
  const isUnsure =
    best.said < leastOfOthers.said && second !== undefined && second.score >= best.score * tooNear;
  return isUnsure ? null : best;
}

interface Main {
  readonly match: Match;
  readonly of: Scored;
}

/** Where no head says a trade, one may be named outright beside it. */
function namedOf([of]: readonly Scored[], line: Line, index: KindIndex): Main | null {
  const named = of === undefined ? null : namedWithin(of.group, line, index);
  return named === null || of === undefined ? null : { match: { ...named, score: scoreOfHead }, of };
}

function mainOf(all: readonly Scored[]): Main | null {
  const candidates = all
    .filter(({ group }) => group.rank !== 'with')
    .flatMap((of) => {
      const match = decided(of, of.group.rank === 'comma' ? clearScore : leastScore);
      return match ? [{ match, of }] : [];
    });
  const [first] = candidates;
  if (!first) return null;
  return (
    candidates.find(({ match }) => match.score >= clearScore) ??
    candidates.reduce((best, one) => (one.match.score > best.match.score ? one : best), first)
  );
}

const isExtra = ({ group }: Scored, { words, read }: Line): boolean =>
  group.head.filter((at) => read[at]?.isTelling).every((at) => extras.test(words[at]?.stem ?? ''));

/** A place of its own, whatever else its kind is called. */
const namesOfPlaces = new Set(
  'кофейня пекарня пиццерия автомойка прачечная парикмахерская столовая чайхана bakery pizzeria'
    .split(' ')
    .map(stemOf),
);

/** What comes with a trade is another if it is called by its name: a café with a bakery, but not with burgers. */
function isNamed({ phrase, kind }: Match): boolean {
  const [only] = phrase.words;
  if (phrase.words.length > 1 || only === undefined || namesOfPlaces.has(only.stem)) return true;
  return kind.name.some((name) => {
    const words = wordsOf(name).filter((word) => !isStopWord(word) && !isOfForm(termOf(word.stem)));
    return words.length === 1 && words[0]?.stem === only.stem;
  });
}

const leastOf: Readonly<Record<Group['rank'], typeof leastOfOthers>> = {
  head: leastOfOthers,
  and: leastAfterAnd,
  with: leastOfOthers,
  comma: leastAfterComma,
};

const onlyCoffee = /^(?:coffee|кофе)$/u;

/** Flowers and coffee: what is said of many trades is one of its own beside a trade that has none of it. */
function coffeeBeside(
  { match }: Main,
  { group }: Scored,
  line: Line,
  { kindsByTerm }: KindIndex,
): Match | null {
  const { head, tails, rank } = group;
  const telling = head.filter((at) => line.read[at]?.isTelling);
  const isOnly = telling.length > 0 && telling.every((at) => onlyCoffee.test(line.words[at]?.form ?? ''));
  const isOfMain =
    kindsByTerm.get(termOf(line.words[telling[0] ?? -1]?.stem ?? ''))?.has(match.kind) === true;
  if (!isOnly || isOfMain || tails.some(({ link }) => link !== 'in') || (rank !== 'and' && rank !== 'head'))
    return null;
  const kind = kindById('coffee_to_go');
  return kind && { ...match, kind, score: scoreOfHead, said: 1, words: telling };
}

function othersOf(main: Main, all: readonly Scored[], line: Line, index: KindIndex): readonly Match[] {
  const found: Match[] = [];
  for (const one of all) {
    const { group } = one;
    if (group === main.of.group || group.sentence !== main.of.group.sentence || isExtra(one, line)) continue;
    if (isNoOtherTrade(group, line) || isStaff(group, main.of.group, line)) continue;
    const least = leastOf[group.rank];
    const coffee = coffeeBeside(main, one, line, index);
    const match = coffee ?? decided(one, least.score);
    if (!match || match.said < least.said || !saysTrade(match, line)) continue;
    if (group.rank === 'with' && !isNamed(match)) continue;
    const isThere = [main.match, ...found].some(({ kind }) => kind === match.kind);
    const isOfMain = match.words.every((at) => main.match.words.includes(at));
    if (!isThere && !isOfMain && found.length < mostOthers) found.push(match);
  }
  return found;
}

/**
 * It is said to be of a trade that the catalogue is known not to have, which the match leaves out. What is done for one
 * is known, if its head is: hospital cleaning, a church café.
 */
function isOfUnknownTrade({ match, of }: Main, line: Line, index: KindIndex): boolean {
  const { words, read } = line;
  const stemAt = (at: number): string => words[at]?.stem ?? '';
  const isSaid = (stem: string): boolean =>
    match.said >= leastOfOthers.said && match.phrase.words.some((word) => word.stem === stem);
  const headWord = doingWord(of.group, headWordOf(of.group, line, index) ?? -1, line);
  const isForm = ({ term, stem }: Term): boolean => isOfForm(term) || looseFormOf(stem) !== null;
  const isHeadKnown =
    match.words.includes(headWord) &&
    (kindOfHeadWord(stemAt(headWord)) !== null || read[headWord]?.terms.some((term) => !isForm(term)));
  const unknown = of.group.head.filter((at) => unknownTrades.has(stemAt(at)) && !isSaid(stemAt(at)));
  if (unknown.includes(headWord) || (unknown.length > 0 && isHeadKnown !== true)) return true;
  const tails = of.group.tails.filter(({ link }) => link === 'of').flatMap((tail) => tail.words);
  const stems = new Set([...of.group.head, ...tails].map(stemAt));
  return unknownPhrases.some((phrase) => phrase.every((stem) => stems.has(stem)) && !phrase.every(isSaid));
}

/** A maker of what nobody has heard of. */
const isOfNothing = ({ match, of }: Main, line: Line): boolean =>
  match.kind.id === 'manufacturing' && isUnheardOf(of.group, line, match.words);

export function tradesOf(line: Line, language: string): Trades {
  const index = kindIndex();
  const groups = groupsOf(line, index).slice(0, mostGroups);
  const all = ofOneAct(
    groups.map((group) => scored(group, groups, line, index, language)),
    line,
    index,
  );
  const main = mainOf(all) ?? namedOf(all, line, index);
  if (!main) {
    const general = generalKindOf(groups, line);
    return { kinds: general === null ? [] : [general.kind], words: general?.words ?? [] };
  }
  if (isOfUnknownTrade(main, line, index) || isOfNothing(main, line)) return { kinds: [], words: [] };
  const matches = withoutGeneral([main.match, ...othersOf(main, all, line, index)], line, index);
  return {
    kinds: matches.map(({ kind }) => kind),
    words: matches.flatMap(({ words }) => words),
    ...(matches.length > 1 && { named: new Map(matches.map(({ kind, words }) => [kind.id, words])) }),
  };
}
