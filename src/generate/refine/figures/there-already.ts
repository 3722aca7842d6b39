// Tells where a line adds what the model has, or takes away what it has not: so it is already, and nothing of it was misunderstood.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';
import type { Settled } from '../../settle.ts';
import { wordsOf } from '../../understand/words/words.ts';
import { missingLines, topicName } from '../../without/missing-lines.ts';

export type SoAlready =
  /** What is to be added is there. */
  | { readonly about: 'there'; readonly names: readonly Pair[] }
  /** What is to be taken away is not. */
  | { readonly about: 'absent'; readonly what: Pair };

interface ThereAlready {
  readonly rest: readonly string[];
  readonly remarks: readonly SoAlready[];
}

const clauses = /[;!\n,.]|(?<= )(?:and|but|и|но|а) /u;
const adds =
  /^\s*(?:please |пожалуйста |давай(?:те)? )?(?:add(?:ing)?|plus|include|also|offer|with|со?(?= )|добав(?:ь|ьте|ить|им|ляем)|плюс|ещё|еще|включи(?:те)?)(?: (?:an?|the|some|our|и|ещё|еще))? /iu;
const denies =
  /^\s*(?:please |пожалуйста |давай(?:те)? )?(?:no|without(?: any)?|drop|remove|skip|cut|без|убер(?:и|ите|ём|ем)|убрать|исключи(?:те)?|нет)(?: (?:the|our|any))? /iu;

/** A word that fits more lines means none of them: a hall. */
const mostMeant = 2;

/** What a kind sells first is never taken away, but it is there as well. */
const firstLast = ({ sales: [first, ...others], ...kind }: Kind): Kind => ({
  ...kind,
  sales: first === undefined ? others : [...others, first],
});

/** Riding lessons of a riding stable are its lessons. */
function withoutName(phrase: string, { name }: Kind): string {
  const stems = new Set(name.flatMap((said) => wordsOf(said).map(({ stem }) => stem)));
  return wordsOf(phrase)
    .filter(({ stem }) => !stems.has(stem))
    .map(({ said }) => said)
    .join(' ');
}

/** The lines of a kind that a phrase means. */
function linesMeant(kind: Kind, phrase: string): readonly Pair[] {
  const phrases = [phrase, withoutName(phrase, kind)].filter((one) => one !== '');
  const kinds = [kind, firstLast(kind)];
  const meant = phrases
    .flatMap((one) => kinds.map((of) => missingLines(of, [one])))
    .find((lines) => lines !== null);
  if (!meant) return [];
  const ids = [...meant.gone, ...Object.keys(meant.less)];
  return kind.sales.flatMap(({ name }) => (ids.includes(inLanguage(name, defaultLanguage)) ? [name] : []));
}

function remarkOn(clause: string, phrase: string, kinds: readonly Kind[]): SoAlready | null {
  const lines = kinds.flatMap((kind) => linesMeant(kind, phrase));
  if (adds.test(clause))
    return lines.length > 0 && lines.length <= mostMeant ? { about: 'there', names: lines } : null;
  const topic = kinds.map((kind) => topicName(phrase, kind)).find((name) => name !== null);
  return denies.test(clause) && topic && lines.length === 0 ? { about: 'absent', what: topic } : null;
}

/** Of what was not understood of a line. */
export function thereAlready(
  line: string,
  rest: readonly string[],
  { business, isUnknown }: Settled,
): ThereAlready {
  if (rest.length === 0 || isUnknown) return { rest, remarks: [] };
  const kinds = [business.head, ...business.others].map(({ kind }) => kind);
  const found = line.split(clauses).flatMap((clause) => {
    const said = clause.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
    const left = said.filter((word) => rest.includes(word));
    const isSize = /\d/u.test(clause);
    const remark = left.length > 0 && !isSize ? remarkOn(clause, left.join(' '), kinds) : null;
    return remark === null ? [] : [{ left, remark }];
  });
  const told = new Set(found.flatMap(({ left }) => left));
  return { rest: rest.filter((word) => !told.has(word)), remarks: found.map(({ remark }) => remark) };
}
