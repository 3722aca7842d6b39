// Finds the lines of a model that somebody calls by a word or two: rent, the cooks, coffee.
import type { Cost, Sale } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { anybody, staffNames } from '#catalog/kinds/staff-names.ts';
import { defaultLanguage } from '#language/language.ts';
import type { Business } from '../business/business.ts';
import { asDone } from '../business/one-person.ts';
import { overheadsByPart } from '../template/merge-parts.ts';
import { linkOf } from '../understand/words/links.ts';
import { isStopWord } from '../understand/words/stop-words.ts';
import { type Word, wordsOf } from '../understand/words/words.ts';

interface LineOf<Of> {
  /** Of the business, counted from 0. */
  readonly part: number;
  readonly line: Of;
}
export type SaleLine = LineOf<Sale>;
export type CostLine = LineOf<Cost>;

export interface ModelLines {
  readonly sales: readonly SaleLine[];
  /** Those of what is sold stand before overheads. */
  readonly costs: readonly CostLine[];
}

export function linesOf(business: Business): ModelLines {
  const { head, others } = asDone(business);
  const parts = [head, ...others];
  const overheads = overheadsByPart(business);
  return {
    sales: parts.flatMap(({ kind }, part) => kind.sales.map((line) => ({ part, line }))),
    costs: [
      ...parts.flatMap(({ kind }, part) => kind.costs.map((line) => ({ part, line }))),
      ...overheads.flatMap((costs, part) => costs.map((line) => ({ part, line }))),
    ],
  };
}

const telling = (text: string): readonly Word[] =>
  wordsOf(text).filter((word) => word.type === 'word' && !isStopWord(word) && linkOf(word.said) === null);

/** With each word of it among those of the name. */
const isCalled = (said: readonly Word[], name: Pair): boolean =>
  said.length > 0 &&
  name.some((text) => {
    const words = wordsOf(text);
    return said.every(({ stem }) => words.some((word) => word.stem === stem));
  });

/** The shortest name that has all the words: it says least of anything else. */
function shortest<Of extends Sale | Cost>(lines: readonly LineOf<Of>[]): LineOf<Of> | null {
  const length = ({ line }: LineOf<Of>): number => wordsOf(inLanguage(line.name, defaultLanguage)).length;
  return [...lines].sort((one, other) => length(one) - length(other))[0] ?? null;
}

/** What it is called beside the name that it has here. */
const otherNames: readonly (readonly [said: RegExp, name: RegExp])[] = [
  [/^(?:marketing|advert|ads?$|promotion|реклам|маркетинг|продвижен)/u, /^marketing$/iu],
  [
    /^(?:utilit|bills$|electricity|water|heating|energy|коммунал|свет$|электричеств|вода$|воду$|отоплен)/u,
    /^(?:utilities|(?:water|electricity|energy|heating)(?:,? .*)?)$/iu,
  ],
  [
    /^(?:materials?|raw|ingredients?|supplies|сырь|материал|закуп|продукт)/u,
    /material|ingredient|food bought|food for the kitchen|goods bought|wood|fabric|flour|boards/iu,
  ],
  [/^(?:cleaning|уборк|клининг)/u, /^cleaning$/iu],
  [/^(?:internet|phone|интернет|связ|телефон)/u, /^internet and phone$/iu],
  [/^(?:accounting|bookkeeping|accountant|бухгалтер)/u, /^accounting$/iu],
];

const hasOtherName = (said: readonly Word[], { line }: LineOf<Sale | Cost>): boolean =>
  otherNames.some(
    ([words, name]) =>
      said.length > 0 &&
      said.every(({ form }) => words.test(form)) &&
      name.test(inLanguage(line.name, defaultLanguage)),
  );

const isRent = ({ line }: CostLine): boolean => 'is' in line && line.is === 'rent';
const ofRent = /^(?:rent|rental|lease|аренд)/u;

/** Lines of which any may be meant. */
function calledIn<Of extends Sale | Cost>(
  lines: readonly LineOf<Of>[],
  said: readonly Word[],
): LineOf<Of> | null {
  return (
    shortest(lines.filter(({ line }) => isCalled(said, line.name))) ??
    lines.find((one) => hasOtherName(said, one)) ??
    null
  );
}

const ofCommission = /^(?:commission|fee|fees|rate|комисси|ставк)/u;
const commissions = /commission|management fee|margin|interest/iu;

export function saleCalled(of: string, { sales }: ModelLines): SaleLine | null {
  const said = telling(of);
  const isOfCommission = said.length > 0 && said.every(({ form }) => ofCommission.test(form));
  const own = ({ line }: SaleLine): boolean => commissions.test(inLanguage(line.name, defaultLanguage));
  return calledIn(sales, said) ?? (isOfCommission ? (sales.find(own) ?? null) : null);
}

/** All that have the words in their name: wine by the glass and by the bottle. */
export function salesCalled(of: string, lines: ModelLines): readonly SaleLine[] {
  const named = lines.sales.filter(({ line }) => isCalled(telling(of), line.name));
  const found = named.length > 0 ? null : saleCalled(of, lines);
  return found ? [found] : named;
}

/** A cost that comes again: what is paid before the opening follows, and people are called otherwise. */
export function costCalled(of: string, { costs }: ModelLines): CostLine | null {
  const said = telling(of);
  const again = costs.filter(({ line }) => line.form !== 'once' && line.form !== 'pay');
  if (said.length > 0 && said.every(({ form }) => ofRent.test(form))) return again.find(isRent) ?? null;
  return calledIn(again, said);
}

/** By its whole name, so that what is counted in a trade is no cost of it. */
export function costNamed(of: string, lines: ModelLines): CostLine | null {
  const found = costCalled(of, lines);
  if (!found) return null;
  const said = telling(of);
  const isWhole = found.line.name.some((text) => telling(text).length === said.length);
  return isWhole || isRent(found) || hasOtherName(said, found) ? found : null;
}

export const rentBefore = ({ costs }: ModelLines): CostLine | null =>
  costs.find((one) => isRent(one) && one.line.form === 'once') ?? null;

const staffIn = ({ costs }: ModelLines): readonly CostLine[] =>
  costs.filter(({ line }) => line.form === 'pay');

/** Words for people: what else is said of them, such as good, counts for nothing. */
export const isOfStaff = (form: string): boolean =>
  anybody.test(form) || staffNames.some(({ said }) => said.test(form));

export const isAnybody = (who: string): boolean => telling(who).every(({ form }) => anybody.test(form));

/** The line of pay that people are in: by its name, by what they are, or the first where anybody is meant. */
export function staffCalled(of: string, lines: ModelLines): CostLine | null {
  const staff = staffIn(lines);
  const said = telling(of);
  const named = shortest(staff.filter(({ line }) => isCalled(said, line.name)));
  if (named) return named;
  const like = staffNames.filter((name) => said.some(({ form }) => name.said.test(form)));
  const [found] = like.flatMap((name) =>
    staff.filter(({ line }) => name.lines.test(inLanguage(line.name, defaultLanguage))),
  );
  if (found) return found;
  return like.length === 0 && said.some(({ form }) => anybody.test(form)) ? (staff[0] ?? null) : null;
}

/** All of them where nobody is named. */
export const staffMeant = (of: string, lines: ModelLines): readonly CostLine[] => {
  if (of === '') return staffIn(lines);
  const found = staffCalled(of, lines);
  return found ? [found] : [];
};
