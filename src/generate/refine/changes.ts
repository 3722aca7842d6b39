// Says what a line changed, part by part: without a restaurant, 30 rooms, open from May 2027.
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import type { Business, Part } from '../business/business.ts';
import { openTextOf } from '../business/open-months.ts';
import { figureText } from '../figures/figure-texts.ts';
import { figuresFor } from '../figures/settle-figures.ts';
import { type Settled, worthOf } from '../settle.ts';
import { heldText, onlineText, openingText, premisesTexts, sizeText } from '../understand/sentence.ts';
import { lineChanges } from './line-changes.ts';
import type { Wished } from './wished.ts';

interface ChangeTexts {
  readonly without: (name: string) => string;
  readonly added: (name: string) => string;
  readonly trade: (name: string) => string;
  readonly currency: (name: string) => string;
  readonly alone: string;
  readonly atHome: string;
  readonly prices: (percent: string, isUp: boolean) => string;
}

/** What one has one of: names of work, such as dog walking, take no article. */
const counted =
  /(?:shop|caf\u00e9|restaurant|pizzeria|canteen|bar|brewery|truck|stall|kitchen|bakery|parlour|hotel|hostel|house|campsite|farm|orchard|vineyard|dairy|nursery|salon|studio|clinic|spa|laboratory|practice|pharmacy|optician|home|kindergarten|centre|agency|playroom|camp|school|tutor|club|academy|range|pool|gym|trainer|stable|hall|promoter|photographer|rink|track|nightclub|arcade|room|alley|park|cinema|theatre|museum|zoo|operator|company|point|station|garage|dealer|grocery|supermarket|greengrocer|brand|marketplace|application|podcast|magazine|publisher|firm|office|broker|adviser|bureau|contractor|locksmith|cleaner|laundry|sawmill|factory|plant|organisation|business|casino|hospital|hospice|planetarium|circus|gallery|marina|ferry|service|wash|developer|seller|site|platform|quarry|distillery|mill)$/;
const afterHead = /,? (?:for|of|to|with|in|on|as) .*$/;
const afterFirst = / (?:and|or) .*$/;

function withArticle(name: string): string {
  const isName = /^.[\p{Lu}\d]/u.test(name);
  const low = isName ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
  const head = low.replace(afterHead, '');
  if (!counted.test(head) && !counted.test(head.replace(afterFirst, ''))) return low;
  return `${/^[aeiou]/.test(low) ? 'an' : 'a'} ${low}`;
}

const numberText = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(Math.abs(value));

const lowered = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);

const texts: Readonly<Record<Language, ChangeTexts>> = {
  en: {
    without: (name) => `without ${withArticle(name)}`,
    added: (name) => `with ${withArticle(name)}`,
    trade: (name) => `now ${withArticle(name)}`,
    currency: (name) => `amounts in ${name}`,
    alone: 'the work of one person',
    atHome: 'at home',
    prices: (percent, isUp) => `all prices ${percent}% ${isUp ? 'higher' : 'lower'}`,
  },
  ru: {
    without: (name) => `без направления «${name}»`,
    added: (name) => `новое направление «${name}»`,
    trade: (name) => `теперь это «${name}»`,
    currency: (name) => `валюта: ${name}`,
    alone: 'работает один человек',
    atHome: 'работа дома',
    prices: (percent, isUp) => `все цены ${isUp ? 'выше' : 'ниже'} на ${percent} %`,
  },
};

const otherPremises: Pair = ['not online', 'не онлайн'];

const partsOf = ({ business, isUnknown }: Settled): readonly Part[] =>
  isUnknown ? business.others : [business.head, ...business.others];

function kindChanges(before: Settled, after: Settled): readonly string[] {
  const { language } = before.business;
  const [old, now] = [partsOf(before), partsOf(after)].map((parts) => parts.map(({ kind }) => kind));
  const { without, added, trade } = texts[language];
  const nameOf = ({ name }: Kind) => inLanguage(name, language);
  const [head] = now ?? [];
  const isNew = (kind: Kind): boolean => old?.includes(kind) !== true;
  const isOther = head !== undefined && isNew(head);
  return [
    ...(old ?? []).filter((kind) => now?.includes(kind) !== true).map((kind) => without(nameOf(kind))),
    ...(isOther ? [trade(nameOf(head))] : []),
    ...(now ?? []).filter((kind) => isNew(kind) && kind !== head).map((kind) => added(nameOf(kind))),
  ];
}

const shortSize = (size: number): number => (size >= 1 ? Math.round(size) : Number(size.toPrecision(2)));

/** As it was said: 12 tables are 48 seats; of two parts that are counted alike, which is said too. */
function sizeChanges(before: Settled, after: Settled, { sizes }: Wished): readonly string[] {
  const { language } = before.business;
  const parts = [after.business.head, ...after.business.others];
  return sizes.flatMap(({ kind, said, count }) => {
    const old = [before.business.head, ...before.business.others].find((part) => part.kind === kind);
    const part = parts.find((one) => one.kind === kind);
    const isAsBefore = old?.isSizeSaid === true && old.size === part?.size && said.asked === undefined;
    if (part === undefined || isAsBefore) return [];
    const isAlike = parts.some((one) => one !== part && one.kind.scale.unit === kind.scale.unit);
    const ofStaff = said.unit === 'people' && kind.scale.unit !== 'people';
    const own = ofStaff
      ? ` (${sizeText({ unit: kind.scale.unit, count: shortSize(count) }, kind, language)})`
      : '';
    const text = `${heldText(said, kind, language)}${own}`;
    return [isAlike ? `${text} (${lowered(inLanguage(kind.name, language))})` : text];
  });
}

function placeChanges(before: Settled, after: Settled, { place }: Wished): readonly string[] {
  const isSame = before.country === after.country && before.city === after.city;
  if (isSame && (place === null || before.isPlaceAssumed === after.isPlaceAssumed)) return [];
  return [(after.city ?? after.country).inside[before.business.language]];
}

type Premises = 'owned' | 'rented' | 'free';

const premisesOf = ({ isOwned, way, isRentFree = false }: Business): Premises => {
  if (isOwned) return 'owned';
  return way?.isWithoutPremises === true || isRentFree ? 'free' : 'rented';
};

/** What becomes of the rent, where there is any. */
const premisesChanges: Readonly<Record<Premises, Pair>> = {
  owned: [
    'own premises (bought at the start instead of paying rent)',
    'собственное помещение (покупается в начале вместо аренды)',
  ],
  rented: premisesTexts.rented,
  free: premisesTexts.free,
};

const paysRent = ({ head }: Business): boolean =>
  head.kind.overheads.some((cost) => cost.form === 'monthly' && cost.is === 'rent');

function premisesText(business: Business): string {
  const premises = premisesOf(business);
  const texts = paysRent(business) ? premisesChanges : premisesTexts;
  return inLanguage(texts[premises], business.language);
}

/** Who does the work, where, and at what prices. */
function workChanges(
  { business: old }: Settled,
  { business: now }: Settled,
  wished: Wished,
): readonly string[] {
  const { alone, atHome, prices } = texts[now.language];
  const isAlone = now.way?.isAlone === true && old.way?.isAlone !== true;
  const isAtHome =
    wished.isAtHome && now.way?.isWithoutPremises === true && old.way?.isWithoutPremises !== true;
  const { pricePercent } = wished;
  return [
    ...(isAlone ? [alone] : []),
    ...(pricePercent === null || old.priceFactor === now.priceFactor
      ? []
      : [prices(numberText(pricePercent, now.language), pricePercent > 0)]),
    ...(isAtHome ? [atHome] : []),
  ];
}

/** As they were said, in words of the lines that they are of. */
const figureChanges = ({ business }: Settled, { figures }: Wished): readonly string[] =>
  figuresFor(business, figures, worthOf(business)).fitting.map((fitting) => figureText(fitting, business));

/** With the month in which it opens then, where nobody said one. */
function monthChanges({ business: old }: Settled, { business: now, opening }: Settled): readonly string[] {
  if (String(old.openMonths) === String(now.openMonths)) return [];
  const isMoved = opening === null && old.dateStart !== now.dateStart;
  const [year = 0, month = 1] = now.dateStart.split('-').map(Number);
  return [
    openTextOf(now.openMonths, now.language),
    ...(isMoved ? [openingText({ month, year }, now.language)] : []),
  ];
}

export function changesOf(before: Settled, after: Settled, wished: Wished): readonly string[] {
  const { business: old } = before;
  const { business: now } = after;
  const { language } = old;
  const isOpening = wished.dateStart !== null && (old.dateStart !== now.dateStart || before.opening === null);
  return [
    ...kindChanges(before, after),
    ...lineChanges(before, after),
    ...sizeChanges(before, after, wished),
    ...placeChanges(before, after, wished),
    ...(wished.currency === null || old.currency === now.currency
      ? []
      : [texts[language].currency(now.currency)]),
    ...(isOpening && after.opening ? [openingText(after.opening, language)] : []),
    ...monthChanges(before, after),
    ...workChanges(before, after, wished),
    ...figureChanges(after, wished),
    ...(premisesOf(old) === premisesOf(now) ? [] : [premisesText(now)]),
    ...(old.isOnline === now.isOnline
      ? []
      : [inLanguage(now.isOnline ? onlineText : otherPremises, language)]),
  ];
}
