// Says what of a line cannot be, and what to do instead: the last part of a business stays.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import type { Language } from '#language/language.ts';
import { mostParts } from '../business/business.ts';
import { linesOf, staffMeant } from '../figures/lines-called.ts';
import type { Settled } from '../settle.ts';
import { sizeText } from '../understand/sentence.ts';
import type { SaidNumbers } from './figures/said-numbers.ts';
import type { SoAlready } from './figures/there-already.ts';

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
  | { readonly about: 'prices' }
  /** None of the lines of pay is theirs. */
  | { readonly about: 'nobody'; readonly who: string; readonly names: readonly Pair[] }
  /** Sales follow how many there are from the opening on, and not those who come later. */
  | { readonly about: 'pay-alone' }
  /** One person does the work, and nobody is hired. */
  | { readonly about: 'of-one' }
  /** A part of nothing is no part. */
  | { readonly about: 'nothing' }
  /** The change before is to be taken back. */
  | { readonly about: 'back' }
  | SoAlready
  /** Larger or smaller, and nobody says by how much. */
  | { readonly about: 'how-much' }
  /** Dearer or cheaper, just so. */
  | { readonly about: 'how-dear' };

export const isRemark = (value: object): value is Remark => 'about' in value;

interface RemarkTexts {
  readonly last: (name: string) => string;
  readonly most: (names: readonly string[]) => string;
  readonly staff: (size: string) => string;
  readonly tooFew: (size: string) => string;
  readonly prices: string;
  readonly nobody: (who: string, names: string) => string;
  readonly payAlone: string;
  readonly nothing: string;
  readonly ofOne: string;
  readonly back: string;
  readonly howMuch: string;
  readonly howDear: string;
  readonly there: (names: string) => string;
  readonly absent: (what: string) => string;
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
    nobody: (who, names) =>
      names === ''
        ? `There is no line of pay in this model that “${who}” fits. Add one among the costs.`
        : `None of the lines of pay fits “${who}”. There are: ${names}. Name one of them, or add a line among the costs.`,
    payAlone:
      'Their pay is added from then on. What is sold follows the size: change that too if they bring more sales.',
    ofOne:
      'So far this is the work of one person. Say how large the business is, for example “3 people”, and people can be hired.',
    nothing:
      'With a size of 0 there would be no business, so it stays as it was. To leave a part out, say for example “without the bar”.',
    there: (names) => `That is in the model already: ${names}.`,
    absent: (what) => `The model is without ${what} already, so there is nothing to take away.`,
    howMuch: 'Say by how much, for example “twice as large”, “20% smaller” or “60 seats”.',
    howDear:
      'Say by how much, for example “prices 10% lower” or “prices 5% higher”, or name a price of your own.',
    back: 'A line changes the model further and takes nothing back. To undo the last change, press Ctrl+Z or the undo arrow at the top; more presses go further back.',
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
    nobody: (who, names) =>
      names === ''
        ? `В модели нет строки зарплаты, к которой подходит «${who}». Добавьте её в расходы.`
        : `Ни к одной строке зарплаты не подходит «${who}». Есть такие: ${names}. Назовите одну из них или добавьте строку в расходы.`,
    payAlone:
      'Добавлена только их зарплата с этого месяца. Продажи зависят от размера: измените и его, если продаж станет больше.',
    ofOne:
      'Пока это работа одного человека. Напишите, какого размера бизнес, например «3 человека», и можно будет нанимать.',
    nothing:
      'С размером 0 бизнеса не было бы, поэтому размер остался прежним. Чтобы убрать направление, напишите, например, «без бара».',
    there: (names) => `Это уже есть в модели: ${names}.`,
    absent: (what) => `Модель и так без ${what}: убирать нечего.`,
    howMuch: 'Напишите, насколько: например, «в два раза больше», «на 20 % меньше» или «60 мест».',
    howDear:
      'Напишите, насколько: например, «цены на 10 % ниже» или «цены на 5 % выше», либо назовите свою цену.',
    back: 'Строка только вносит новые изменения. Чтобы отменить последнее, нажмите Ctrl+Z или стрелку «Отменить» вверху; так можно вернуться на несколько шагов.',
  },
};

export function remarkText(remark: Remark, language: Language): string {
  const { last, most, staff, tooFew, prices, nobody, payAlone, nothing, ofOne, back, howMuch, howDear } =
    texts[language];
  const nameOf = ({ name }: Kind) => inLanguage(name, language);
  if (remark.about === 'last') return last(nameOf(remark.kind));
  if (remark.about === 'most') return most(remark.kinds.map(nameOf));
  if (remark.about === 'prices') return prices;
  if (remark.about === 'pay-alone') return payAlone;
  if (remark.about === 'nothing') return nothing;
  if (remark.about === 'of-one') return ofOne;
  if (remark.about === 'back') return back;
  if (remark.about === 'how-much') return howMuch;
  if (remark.about === 'how-dear') return howDear;
  if (remark.about === 'absent') return texts[language].absent(inLanguage(remark.what, language));
  if (remark.about === 'there')
    return texts[language].there(remark.names.map((name) => inLanguage(name, language)).join(', '));
  if (remark.about === 'nobody')
    return nobody(remark.who, remark.names.map((name) => inLanguage(name, language)).join(', '));
  const { kind, size } = remark;
  const said = sizeText({ unit: kind.scale.unit, count: Number(size.toPrecision(3)) }, kind, language);
  return remark.about === 'staff' ? staff(said) : tooFew(said);
}

/** Beyond the most, or the last that there is. */
export function refusedRemarks(refused: readonly Kind[], kinds: readonly Kind[]): readonly Remark[] {
  const [kind] = refused;
  if (!kind) return [];
  return kinds.includes(kind) ? [{ about: 'last', kind }] : [{ about: 'most', kinds: refused }];
}

/** Who cannot be hired, and what hiring does not do. */
export function remarksOf(
  {
    nobody,
    isPayAlone,
    isNothing,
    isOfOne,
  }: Pick<SaidNumbers, 'nobody' | 'isPayAlone' | 'isNothing' | 'isOfOne'>,
  { business }: Settled,
): readonly Remark[] {
  const names = nobody.length > 0 ? staffMeant('', linesOf(business)).map(({ line }) => line.name) : [];
  return [
    ...nobody.map((who): Remark => ({ about: 'nobody', who, names })),
    ...(isPayAlone ? [{ about: 'pay-alone' } as const] : []),
    ...(isOfOne ? [{ about: 'of-one' } as const] : []),
    ...(isNothing ? [{ about: 'nothing' } as const] : []),
  ];
}
