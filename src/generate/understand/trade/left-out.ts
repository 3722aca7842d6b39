// Whether a phrase leaves out what the act of a line is done to: apartment furniture rental lets no apartments.
import { isForm } from './concepts.ts';
import { isAdjective } from './head-word.ts';
import type { Said } from './said-words.ts';

const leftOutFactor = 0.5;
const leastOfObject = 1;

const isOfForm = ({ terms }: Said): boolean => terms.some(({ term }) => isForm(term));

/**
 * In English it stands before the act or ends what follows an “of”, in Russian it is the first noun behind it:
 * «производство счётчиков воды» makes no water.
 */
function objectOf(said: readonly Said[], { at, terms }: Said): Said | undefined {
  if (/^[a-z]/u.test(terms[0]?.form ?? ''))
    return (
      said.findLast((one) => one.isInHead && one.at < at && one.weight > 0 && !isOfForm(one)) ??
      said.findLast((one) => one.isObject && one.weight > 0 && !isOfForm(one))
    );
  if (!/^[а-я]/u.test(terms[0]?.form ?? '')) return undefined;
  return said.find(
    (one) => one.isInHead && one.at > at && one.weight > 0 && !isOfForm(one) && !isAdjective(one.form),
  );
}

/** What is let, made, sold or taught is named next to the word that says so. */
export function leftOutOf(
  said: readonly Said[],
  headWord: number,
  isKnown: (one: Said) => boolean,
  isFound: (one: Said) => boolean,
): number {
  const head = said.find(({ at }) => at === headWord);
  if (head === undefined || !isOfForm(head) || !isFound(head)) return 1;
  const object = objectOf(said, head);
  const isOfMore = said.some((one) => one.at !== headWord && isFound(one) && !isOfForm(one));
  if (object === undefined || !isOfMore || object.weight < leastOfObject) return 1;
  return isKnown(object) ? 1 : leftOutFactor;
}
