// Leaves out of a line what its one act is done to: in “wholesale of toys and books” the books are no shop.
import { isForm } from './concepts.ts';
import type { Group, Line } from './groups.ts';
import { kindOfHeadWord } from './head-word.ts';
import type { KindIndex } from './kind-index.ts';
import type { Match, Scored } from './score.ts';

/** Kinds that do the same to whatever is named. */
export const ofAnything: ReadonlySet<string> = new Set([
  'wholesale',
  'manufacturing',
  'insurance_broker',
  'saas',
  'clothing_factory',
]);

const makes = ({ kind }: Match, { kindsByTerm }: KindIndex): boolean =>
  kindsByTerm.get('=factory')?.has(kind) === true;

const actOf = ({ group, matches }: Scored, { words }: Line): string | null => {
  const isSaid = group.head.some((at) => kindOfHeadWord(words[at]?.stem ?? '') === matches[0]?.kind.id);
  const id = matches[0]?.kind.id ?? '';
  return isSaid && ofAnything.has(id) ? id : null;
};

/** Neither a form of its own, such as a shop, nor what others do for any trade. */
const isThingAlone = ({ head }: Group, { words, read }: Line): boolean =>
  !head.some(
    (at) =>
      kindOfHeadWord(words[at]?.stem ?? '') !== null || read[at]?.terms.some(({ term }) => isForm(term)),
  );

const isRussian = ({ head }: Group, { words }: Line): boolean =>
  /^[а-я]/u.test(words[head[0] ?? -1]?.form ?? '');

/** In English the act stands last or has an “of”, in Russian it stands first. */
export function ofOneAct(all: readonly Scored[], line: Line, index: KindIndex): readonly Scored[] {
  const acts = new Map<Scored, string>();
  for (const [nth, one] of all.entries()) {
    const act = actOf(one, line);
    if (act === null) continue;
    const isFirst = isRussian(one.group, line) || one.group.tails.some(({ link }) => link === 'of');
    const others: Scored[] = [];
    if (isFirst) for (let at = nth + 1; all[at]?.group.rank === 'and'; at += 1) others.push(all[at] ?? one);
    else for (let at = nth; at > 0 && all[at]?.group.rank === 'and'; at -= 1) others.push(all[at - 1] ?? one);
    for (const other of others)
      if (other.group.sentence === one.group.sentence && isThingAlone(other.group, line))
        acts.set(other, act);
  }
  return all.map((one) => {
    const act = acts.get(one);
    if (act === undefined) return one;
    return {
      ...one,
      matches: one.matches.filter((match) => act === 'manufacturing' && isMaker(match, index)),
    };
  });
}

const isMaker = (match: Match, index: KindIndex): boolean =>
  makes(match, index) && !ofAnything.has(match.kind.id);

const joins = new Set(['and', '&', 'plus', 'и']);
const isFarm = ({ kind }: Match, { kindsByTerm }: KindIndex): boolean =>
  kindsByTerm.get('=farm')?.has(kind) === true;

/** Whoever makes sweets and chocolate is not called a factory of anything beside it, nor a farm of wheat any farm. */
export function withoutGeneral(
  matches: readonly Match[],
  { words }: Line,
  index: KindIndex,
): readonly Match[] {
  const [main] = matches;
  // Vegetables and eggs are those of any farm.
  const isOfOneThing = matches.length === 2 && !words.some(({ said }) => joins.has(said));
  const isKnown =
    main?.kind.id === 'manufacturing'
      ? matches.some((match) => isMaker(match, index))
      : main?.kind.id === 'farm' && isOfOneThing && matches.slice(1).some((one) => isFarm(one, index));
  return isKnown ? matches.filter(({ kind }) => kind !== main?.kind) : matches;
}

/** Parts that an “and” joins, from the first to the last of them; what is told behind a comma after that is none. */
export function rowOf({ sentence }: Group, groups: readonly Group[]): readonly Group[] {
  const row = groups.filter((one) => one.sentence === sentence && one.rank !== 'with');
  return row.slice(0, row.findLastIndex(({ rank }) => rank === 'and') + 1);
}

const sharedForms = new Set(['=shop', '=rental', '=repair']);

/** In “wine and cheese shop” the wine is sold too: it has no form of its own. */
export function hasSharedForm(group: Group, row: readonly Group[], { read }: Line): boolean {
  const formOf = ({ head }: Group): string | undefined =>
    head.flatMap((at) => read[at]?.terms ?? []).find(({ term }) => isForm(term))?.term;
  const last = row.at(-1);
  return last !== undefined && last !== group && !formOf(group) && sharedForms.has(formOf(last) ?? '');
}
