// Chooses the kinds of business that a line names: the trade, and what it is clearly combined with.
import type { Kind } from '#catalog/kind/kind.ts';
import { isForm, termOf } from './concepts.ts';
import { type Group, groupsOf, type Line } from './groups.ts';
import { headWordOf } from './head-word.ts';
import { type KindIndex, kindIndex } from './kind-index.ts';
import { unknownTrades } from './ordinary-words.ts';
import { partOf } from './said-words.ts';
import { type Match, matchesOf, saysTrade } from './score.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

export interface Trades {
  readonly kinds: readonly Kind[];
  /** The words that say the trade. */
  readonly words: readonly number[];
}

/** Below it nothing is claimed. */
const leastScore = 0.55;
/** From there on a sentence is taken for the one that says the trade. */
const clearScore = 0.75;
const leastOfOthers = { score: 0.68, said: 0.88 };
const leastAfterAnd = { score: 0.58, said: 0.7 };
const leastAfterComma = { score: 0.85, said: 0.93 };
const mostOthers = 3;
/** Words that two parts share, such as salon in “hair and nail salon”. */
const sharedFactor = 0.97;
const sharedFrom = 0.7;
/** Two kinds of which neither was wholly said and that come this near to each other: which is meant is not known. */
const tooNear = 0.97;
/** Parts of a line that are scored; a line has fewer. */
const mostGroups = 40;

/** What comes with a trade without being one, by stem. */
const extras =
  /^(?:park|deliver|доставк|парковк|парковоч|стоянк|takeaway|takeout|terrac|террас|веранд|garden|сад|pool|бассейн|wifi|вай|wi|kitchen|кухн|breakfast|завтрак|garage|гараж|onlin|онлайн|playground|estacionamiento|terraz|entreg|livraison|lieferservic|parkplatz|otopark|balcon|балкон|склад|warehous|own|shuttl|view|вид|sea|мор|land|земл|offic|офис)/u;

interface Scored {
  readonly group: Group;
  readonly matches: readonly Match[];
}

function bestOf(group: Group, line: Line, index: KindIndex, language: string): readonly Match[] {
  const headWord = headWordOf(group, line, index);
  if (headWord === null) return [];
  return matchesOf(partOf(group, headWord), line, index, language).filter(
    (match) => saysTrade(match, line) || isWhole(match),
  );
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
  const row = groups.filter(({ sentence, rank }) => sentence === group.sentence && rank !== 'with');
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
  const row = groups.filter(({ sentence, rank }) => sentence === group.sentence && rank !== 'with');
  const isAlone = row.length < 2 || !row.some(({ rank }) => rank === 'and');
  if (isAlone || group.rank === 'with' || isClear(own[0])) return { group, matches: own };
  const shared = withSharedHead(group, groups, line, index, language);
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

/** What comes with a trade is another if it is called by its name: a café with a bakery, but not with burgers. */
function isNamed({ phrase, kind }: Match): boolean {
  const [only] = phrase.words;
  if (phrase.words.length > 1 || only === undefined) return true;
  return kind.name.some((name) => {
    const words = wordsOf(name).filter((word) => !isStopWord(word) && !isForm(termOf(word.stem)));
    return words.length === 1 && words[0]?.stem === only.stem;
  });
}

const leastOf: Readonly<Record<Group['rank'], typeof leastOfOthers>> = {
  head: leastOfOthers,
  and: leastAfterAnd,
  with: leastOfOthers,
  comma: leastAfterComma,
};

function othersOf(main: Main, all: readonly Scored[], line: Line): readonly Match[] {
  const found: Match[] = [];
  for (const one of all) {
    const { group } = one;
    if (group === main.of.group || group.sentence !== main.of.group.sentence || isExtra(one, line)) continue;
    const least = leastOf[group.rank];
    const match = decided(one, least.score);
    if (!match || match.said < least.said || !saysTrade(match, line)) continue;
    if (group.rank === 'with' && !isNamed(match)) continue;
    const isThere = [main.match, ...found].some(({ kind }) => kind === match.kind);
    const isOfMain = match.words.every((at) => main.match.words.includes(at));
    if (!isThere && !isOfMain && found.length < mostOthers) found.push(match);
  }
  return found;
}

/** Its head names a trade that the catalogue is known not to have, which the match leaves out. */
const isOfUnknownTrade = ({ match, of }: Main, { words }: Line): boolean =>
  of.group.head.some((at) => {
    const stem = words[at]?.stem ?? '';
    return unknownTrades.has(stem) && !match.phrase.words.some((word) => word.stem === stem);
  });

export function tradesOf(line: Line, language: string): Trades {
  const index = kindIndex();
  const groups = groupsOf(line, index).slice(0, mostGroups);
  const all = groups.map((group) => scored(group, groups, line, index, language));
  const main = mainOf(all);
  if (!main || isOfUnknownTrade(main, line)) return { kinds: [], words: [] };
  const matches = [main.match, ...othersOf(main, all, line)];
  return { kinds: matches.map(({ kind }) => kind), words: matches.flatMap(({ words }) => words) };
}
