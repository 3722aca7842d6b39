// Says what of a line cannot be, and what to do instead: the last part of a business stays.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage } from '#catalog/kind/pair.ts';
import type { Language } from '#language/language.ts';
import { mostParts } from '../business/business.ts';
import { sizeText } from '../understand/sentence.ts';

export type Remark =
  /** A business has one part at least. */
  | { readonly about: 'last'; readonly kind: Kind }
  /** And so many at most. */
  | { readonly about: 'most'; readonly kinds: readonly Kind[] }
  /** Who works there follows from how large it is. */
  | { readonly about: 'staff'; readonly kind: Kind; readonly size: number }
  /** There are not as many as are taken away. */
  | { readonly about: 'too-few'; readonly kind: Kind; readonly size: number }
  /** They were held to the least or the most that may be. */
  | { readonly about: 'prices' };

export const isRemark = (value: object): value is Remark => 'about' in value;

interface RemarkTexts {
  readonly last: (name: string) => string;
  readonly most: (names: readonly string[]) => string;
  readonly staff: (size: string) => string;
  readonly tooFew: (size: string) => string;
  readonly prices: string;
}

const texts: Readonly<Record<Language, RemarkTexts>> = {
  en: {
    last: (name) =>
      `“${name}” stays, as a business has at least one part. Say what it should be instead, for example “a bakery instead”.`,
    most: (names) =>
      `A business has at most ${mostParts} parts, so ${names.length > 1 ? 'these were' : 'this was'} not added: ${names.join(', ')}.`,
    staff: (size) =>
      `How many people work there follows from the size (${size}). Change the size, or the number of people in the costs.`,
    tooFew: (size) => `There is only this much: ${size}. So that many cannot be taken away.`,
    prices: 'Prices can be from a tenth of the usual ones to ten times as high, and no further.',
  },
  ru: {
    last: (name) =>
      `«${name}» остаётся: хотя бы одно направление у бизнеса должно быть. Напишите, что открыть вместо него, например «вместо этого пекарня».`,
    most: (names) =>
      `Направлений у бизнеса может быть не больше ${mostParts}, поэтому не ${names.length > 1 ? 'добавлены' : 'добавлено'}: ${names.join(', ')}.`,
    staff: (size) =>
      `Сколько человек работает, зависит от размера (${size}). Измените размер или число людей на листе расходов.`,
    tooFew: (size) => `Столько убрать нельзя: сейчас всего ${size}.`,
    prices: 'Цены могут быть от одной десятой обычных до десятикратных, но не дальше.',
  },
};

export function remarkText(remark: Remark, language: Language): string {
  const { last, most, staff, tooFew, prices } = texts[language];
  const nameOf = ({ name }: Kind) => inLanguage(name, language);
  if (remark.about === 'last') return last(nameOf(remark.kind));
  if (remark.about === 'most') return most(remark.kinds.map(nameOf));
  if (remark.about === 'prices') return prices;
  const { kind, size } = remark;
  const said = sizeText({ unit: kind.scale.unit, count: Number(size.toPrecision(3)) }, kind, language);
  return remark.about === 'staff' ? staff(said) : tooFew(said);
}
