// Says what was understood of a line in parts that may each be changed: Dog grooming salon · Lisbon · 3 groomers · EUR.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import type { Opening, Premises } from './opening.ts';
import type { Size } from './size/size-in-kind.ts';
import { unitNames } from './size/unit-names.ts';
import type { Understood } from './understand.ts';

export interface SentencePart {
  readonly part:
    | 'kind'
    | 'place'
    | 'size'
    | 'price'
    | 'currency'
    | 'premises'
    | 'online'
    | 'opening'
    | 'months'
    | 'without'
    | 'figure';
  readonly text: string;
}

/** Premises may cost nothing too. */
export const premisesTexts: Readonly<Record<Premises | 'free', Pair>> = {
  free: ['no rent', 'без арендной платы'],
  owned: ['own premises', 'собственное помещение'],
  rented: ['rented premises', 'арендованное помещение'],
};
export const onlineText: Pair = ['online', 'онлайн'];
const unknownKind: Pair = ['A business of an unknown kind', 'Бизнес, вид которого не понят'];
const unknownText: Pair = ['“…” is not in the catalogue', 'места «…» нет в каталоге'];
const tooMany: Pair = ['… is more than we can model', '… — больше, чем мы можем смоделировать'];
const tooFew: Pair = ['… is less than we can model', '… — меньше, чем мы можем смоделировать'];
const rounded: Pair = ['rounded from …', 'округлено с …'];
const openFrom: Pair = ['open from', 'открытие:'];
const months: readonly Pair[] = [
  ['January', 'январь'],
  ['February', 'февраль'],
  ['March', 'март'],
  ['April', 'апрель'],
  ['May', 'май'],
  ['June', 'июнь'],
  ['July', 'июль'],
  ['August', 'август'],
  ['September', 'сентябрь'],
  ['October', 'октябрь'],
  ['November', 'ноябрь'],
  ['December', 'декабрь'],
];

/** Which of the forms a count takes: one, few, many; a language of two forms has no last. */
function formOf(forms: readonly string[], count: number, language: Language): string {
  const category = new Intl.PluralRules(locales[language]).select(count);
  const [one = '', few = one, many = few] = forms;
  if (category === 'one') return one;
  return category === 'many' ? many : few;
}

export function sizeText({ unit, count, counted }: Size, kind: Kind | undefined, language: Language): string {
  const names = counted ?? (kind?.scale.unit === unit ? kind.scale.counted : unitNames[unit]);
  const name = formOf(inLanguage(names, language).split('|'), count, language);
  return `${new Intl.NumberFormat(locales[language]).format(count)} ${name}`;
}

/** With what was said, where that is more or less than is modelled. */
export function heldText(size: Size, kind: Kind | undefined, language: Language): string {
  const { asked, count } = size;
  const text = sizeText(size, kind, language);
  if (asked === undefined) return text;
  const larger = asked > count ? tooMany : tooFew;
  const said = inLanguage(Math.abs(asked - count) < 1 ? rounded : larger, language);
  return `${text} (${said.replace('…', new Intl.NumberFormat(locales[language]).format(asked))})`;
}

function kindText(kinds: readonly Kind[], language: Language): string {
  const names = kinds.map(({ name }) => inLanguage(name, language));
  return names.length > 0 ? names.join(' + ') : inLanguage(unknownKind, language);
}

export function monthName(month: number, language: Language): string {
  const name = months[month - 1];
  return name === undefined ? '' : inLanguage(name, language);
}

export function openingText({ month, year }: Opening, language: Language): string {
  const said = [inLanguage(openFrom, language), monthName(month, language), year ?? ''];
  return said.filter((text) => text !== '').join(' ');
}

/** One that is not in the catalogue is said too, beside the one that is taken in its place. */
function placeText(
  { country, city, unknownPlace }: Pick<Understood, 'country' | 'city' | 'unknownPlace'>,
  language: Language,
): string | null {
  const name = (city ?? country)?.names[language];
  if (unknownPlace === null) return name ?? null;
  const unknown = inLanguage(unknownText, language).replace('…', () => unknownPlace);
  return name === undefined ? unknown : `${name} (${unknown})`;
}

/** What was not said is left out, but for the kind. */
export function sentenceOf(
  understood: Omit<Understood, 'premises'> & { readonly premises: Premises | 'free' | null },
  language: Language,
): readonly SentencePart[] {
  const { kinds, country, sizes, premises, isOnline, opening } = understood;
  const [kind] = kinds;
  const parts: SentencePart[] = [{ part: 'kind', text: kindText(kinds, language) }];
  const placed = placeText(understood, language);
  if (placed !== null) parts.push({ part: 'place', text: placed });
  for (const size of sizes) parts.push({ part: 'size', text: heldText(size, kind, language) });
  if (premises) parts.push({ part: 'premises', text: inLanguage(premisesTexts[premises], language) });
  if (isOnline) parts.push({ part: 'online', text: inLanguage(onlineText, language) });
  if (opening) parts.push({ part: 'opening', text: openingText(opening, language) });
  if (country) parts.push({ part: 'currency', text: country.currency });
  return parts;
}
