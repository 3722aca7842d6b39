// The words that say what an answered size is counted in, where that is otherwise than its kind is: bottles a year.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';
import type { SaidSize } from './business/business.ts';
import { eachIn, sizeIn } from './understand/size/size-in-kind.ts';
import { findSizes } from './understand/size/sizes.ts';
import { unitNames } from './understand/size/unit-names.ts';
import { wordsOf } from './understand/words/words.ts';

/** Understood anew, so that they hold as long as the kind knows them; null where it does not. */
export function saidIn(kind: Kind, words: string, size: number): SaidSize | null {
  const [found] = findSizes(wordsOf(`2 ${words}`));
  const said = found ? sizeIn(found, kind) : null;
  const each = said ? eachIn(kind, said) : undefined;
  if (!said || each === undefined || (each === 1 && !said.counted)) return null;
  const { unit, counted } = said;
  return { unit, each, count: Number((size / each).toPrecision(9)), ...(counted && { counted }) };
}

/** Null where a size in them would be another one. */
export function unitWords(
  kind: Kind,
  { unit, counted, count }: Pick<SaidSize, 'unit' | 'counted' | 'count'>,
  size: number,
): string | null {
  if (unit === kind.scale.unit && !counted) return null;
  const words =
    inLanguage(counted ?? unitNames[unit], defaultLanguage)
      .split('|')
      .at(-1) ?? '';
  const said = saidIn(kind, words, size);
  return said && Math.abs(said.count / count - 1) < 0.001 ? words : null;
}
