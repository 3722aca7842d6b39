// Says what a business is without: without delivery, takeaway only.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { onlyTakeaway } from '#catalog/kinds/denied-lines.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { Business } from '../business/business.ts';
import { missingLines, topicName } from './missing-lines.ts';

interface WithoutTexts {
  readonly without: (what: string) => string;
  /** By the name of a line. */
  readonly withoutLine: (name: string) => string;
}

const texts: Readonly<Record<Language, WithoutTexts>> = {
  en: { without: (what) => `without ${what}`, withoutLine: (name) => `without “${name}”` },
  ru: { without: (what) => `без ${what}`, withoutLine: (name) => `без строки «${name}»` },
};
const takeawayOnly: Pair = ['takeaway only', 'только навынос'];

type Line = Pick<Kind['sales'][number], 'name'>;

interface Gone {
  readonly kind: Kind;
  /** Of the line. */
  readonly name: Pair;
}

/** What is gone of a kind by a phrase, or is less, as its line is called. */
function goneBy(phrase: string, kinds: readonly Kind[]): Gone | null {
  for (const kind of kinds) {
    const missing = missingLines(kind, [phrase]);
    const names = missing ? [...missing.gone, ...Object.keys(missing.less)] : [];
    const lines: readonly Line[] = [...kind.sales, ...kind.costs, ...kind.overheads, ...kind.assets];
    const line = lines.find(({ name }) => names.includes(inLanguage(name, defaultLanguage)));
    if (line) return { kind, name: line.name };
  }
  return null;
}

export interface WithoutText {
  readonly text: string;
  /** What says it. */
  readonly phrases: readonly string[];
}

/** Each with the phrases that say it, as far as the business would have it. */
export function withoutsIn(
  phrases: readonly string[],
  { head, others, language }: Business,
): readonly WithoutText[] {
  const kinds = [head, ...others].map(({ kind }) => kind);
  const { without, withoutLine } = texts[language];
  const isTakeaway = onlyTakeaway.every((phrase) => phrases.includes(phrase));
  const isThere = kinds.some((kind) => missingLines(kind, onlyTakeaway) !== null);
  const ofTakeaway = isTakeaway && isThere;
  const rest = ofTakeaway ? phrases.filter((phrase) => !onlyTakeaway.includes(phrase)) : phrases;
  const told = rest.flatMap((phrase) => {
    const gone = goneBy(phrase, kinds);
    if (gone === null) return [];
    const topic = topicName(phrase, gone.kind);
    const text = topic ? without(inLanguage(topic, language)) : withoutLine(inLanguage(gone.name, language));
    return [{ text, phrases: [phrase] }];
  });
  return ofTakeaway ? [{ text: inLanguage(takeawayOnly, language), phrases: onlyTakeaway }, ...told] : told;
}

export const withoutTexts = (phrases: readonly string[], business: Business): readonly string[] => [
  ...new Set(withoutsIn(phrases, business).map(({ text }) => text)),
];
