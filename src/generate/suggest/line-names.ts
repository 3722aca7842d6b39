// Every line of every kind by its names, found by words of them; made once for each section, when first asked for.
import type { IndustryId, Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { families, kinds } from '#catalog/kinds/kinds.ts';
import { defaultLanguage } from '#language/language.ts';
import type { TradeSectionId } from '#template/sections.ts';
import { isLight } from '../understand/trade/terms.ts';
import { linkOf } from '../understand/words/links.ts';
import { isStopWord } from '../understand/words/stop-words.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';
import { type KindLine, linesOf, nameOf, typicalPart } from './kind-line.ts';

interface NamedLine {
  /** Of the first kind that has it. */
  readonly line: KindLine;
  readonly words: readonly Word[];
  /** How many kinds have it. */
  readonly count: number;
}

const fewestChars = 3;
/** Shorter ones begin too many other words: spa, spare. */
const fewestOfBeginning = 4;

function namedLinesOf(section: TradeSectionId): readonly NamedLine[] {
  const found = new Map<string, { line: KindLine; count: number }>();
  for (const kind of kinds) {
    for (const line of linesOf(typicalPart(kind), section)) {
      const name = inLanguage(nameOf(line), defaultLanguage);
      const known = found.get(name);
      if (known) known.count += 1;
      else found.set(name, { line, count: 1 });
    }
  }
  return [...found.values()].map((one) => ({ ...one, words: nameOf(one.line).flatMap(wordsOf) }));
}

const bySection = new Map<TradeSectionId, readonly NamedLine[]>();

function namedLines(section: TradeSectionId): readonly NamedLine[] {
  const made = bySection.get(section) ?? namedLinesOf(section);
  bySection.set(section, made);
  return made;
}

/** One that several trades have, such as rent, is of none of them. */
export const isOfOneKind = (line: KindLine): boolean =>
  namedLines(line.section).some((one) => one.line.line === line.line && one.count === 1);

const isTelling = (word: Word): boolean =>
  word.type === 'word' &&
  word.stem.length >= fewestChars &&
  !isStopWord(word) &&
  !isLight(word.form) &&
  linkOf(word.said) === null;

/** A whole word counts more than the beginning of one. */
const pointsFor = (wanted: Word, words: readonly Word[]): number => {
  if (words.some(({ stem }) => stem === wanted.stem)) return 3;
  const isBeginning = wanted.stem.length >= fewestOfBeginning;
  return isBeginning && words.some(({ form }) => form.startsWith(wanted.stem)) ? 2 : 0;
};

/** Those that have most of the words first, then those that most kinds have. */
export function linesNamedLike(search: string, section: TradeSectionId): readonly KindLine[] {
  const wanted = wordsOf(search).filter(isTelling);
  if (wanted.length === 0) return [];
  return namedLines(section)
    .map((one) => ({
      ...one,
      points: wanted.reduce((sum, word) => sum + pointsFor(word, one.words), 0),
    }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || other.count - one.count)
    .map(({ line }) => line);
}

interface UsualLine {
  readonly line: KindLine;
  /** How many kinds have it. */
  readonly count: number;
  /** How far down it stands in the first of them. */
  readonly row: number;
}

export interface UsualLines {
  /** Most usual first, then what stands first in its kind. */
  readonly lines: readonly UsualLine[];
  readonly kindCount: number;
}

const ofGroups = new Map<string, UsualLines>();

function usualLinesOf(group: readonly Kind[], section: TradeSectionId): UsualLines {
  const counts = new Map<string, UsualLine>();
  for (const kind of group) {
    for (const [row, line] of linesOf(typicalPart(kind), section).entries()) {
      const name = inLanguage(nameOf(line), defaultLanguage);
      const known = counts.get(name);
      counts.set(name, known ? { ...known, count: known.count + 1 } : { line, count: 1, row });
    }
  }
  const lines = [...counts.values()].sort((one, other) => other.count - one.count || one.row - other.row);
  return { lines, kindCount: group.length };
}

function knownLinesOf(key: string, group: () => readonly Kind[], section: TradeSectionId): UsualLines {
  const made = ofGroups.get(key) ?? usualLinesOf(group(), section);
  ofGroups.set(key, made);
  return made;
}

/** What the kinds of an industry have. */
export const linesOfIndustry = (industry: IndustryId, section: TradeSectionId): UsualLines =>
  knownLinesOf(
    `industry ${industry} ${section}`,
    () => kinds.filter((one) => one.industry === industry),
    section,
  );

export const familyOf = ({ id }: Kind): string | undefined =>
  Object.keys(families).find((familyId) => families[familyId]?.some((kind) => kind.id === id));

/** What the kinds of a family have, where there is such a one; of these the ones that are named like the search, if there is any. */
export function linesOfFamily(familyId: string, section: TradeSectionId, search: string): UsualLines | null {
  if (!Object.hasOwn(families, familyId)) return null;
  const all = knownLinesOf(`family ${familyId} ${section}`, () => families[familyId] ?? [], section);
  const wanted = wordsOf(search).filter(isTelling);
  if (wanted.length === 0) return all;
  const lines = all.lines
    .map((one) => {
      const words = nameOf(one.line).flatMap(wordsOf);
      return { one, points: wanted.reduce((sum, word) => sum + pointsFor(word, words), 0) };
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ one }) => one);
  return { lines, kindCount: all.kindCount };
}
