// Says a price as a native would: 99 USD a month, 350 руб. за обед, and why one is not used.
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { currencyName } from '#catalog/places/currency-names.ts';
import type { Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import type { SaidPrice } from '../understand/price/said-price.ts';
import type { UnusedPrice } from './settle-prices.ts';
import type { SettledPrice } from './settled-price.ts';

const units: Readonly<Record<string, Pair>> = {
  hour: ['an hour', 'в час'],
  night: ['a night', 'за ночь'],
  sutki: ['a night', 'в сутки'],
  day: ['a day', 'в день'],
  week: ['a week', 'в неделю'],
  month: ['a month', 'в месяц'],
  year: ['a year', 'в год'],
  kilo: ['a kilogram', 'за кг'],
  hundred: ['per 100 g', 'за 100 г'],
  gram: ['a gram', 'за грамм'],
  pound: ['a pound', 'за фунт'],
  tonne: ['a tonne', 'за тонну'],
  litre: ['a litre', 'за литр'],
  square: ['per m²', 'за м²'],
  foot: ['per sq ft', 'за кв. фут'],
  cubic: ['per m³', 'за м³'],
  metre: ['a metre', 'за метр'],
  kilometre: ['per km', 'за км'],
  mile: ['a mile', 'за милю'],
  energy: ['per kWh', 'за кВт·ч'],
  megawatt: ['per MWh', 'за МВт·ч'],
};
const person: Pair = ['person', 'человека'];

interface PriceTexts {
  readonly check: (amount: string) => string;
  readonly line: (name: string, amount: string) => string;
  readonly of: (noun: string) => string;
  readonly eachOne: (noun: string) => string;
  readonly ofOne: (noun: string, unit: string) => string;
  readonly converted: (text: string, amount: string) => string;
  readonly impossible: (said: string) => string;
  readonly unusual: (said: string, name: string, usual: string) => string;
  readonly unit: (said: string) => string;
  readonly twice: (said: string, name: string) => string;
}

const articleOf = (noun: string): string => (/^[aeiou]/u.test(noun) ? 'an' : 'a');

const texts: Readonly<Record<Language, PriceTexts>> = {
  en: {
    check: (amount) => `average check ${amount}`,
    line: (name, amount) => `${name}: ${amount}`,
    of: (noun) => `${articleOf(noun)} ${noun}`,
    eachOne: (noun) => `per ${noun}`,
    ofOne: (noun, unit) => `per ${noun} ${unit.replace(/^an? /u, 'per ')}`,
    converted: (text, amount) => `${text} (${amount})`,
    impossible: (said) => `Not used: “${said}”. A price is above zero, and no more than a billion.`,
    unusual: (said, name, usual) =>
      `Not used: “${said}”. That is more than ten times, or less than a tenth, of what is usual for the trade (${name}: about ${usual}).`,
    unit: (said) => `Not used: “${said}”. Nothing in this model is sold so.`,
    twice: (said, name) => `Not used: “${said}”. Another price was said for the same (${name}).`,
  },
  ru: {
    check: (amount) => `средний чек ${amount}`,
    line: (name, amount) => `${name} — ${amount}`,
    of: (noun) => `за ${noun}`,
    eachOne: (noun) => `с ${noun}`,
    ofOne: (noun, unit) => `за ${noun} ${unit}`,
    converted: (text, amount) => `${text} (${amount})`,
    impossible: (said) => `Не использовано: «${said}». Цена больше нуля и не больше миллиарда.`,
    unusual: (said, name, usual) =>
      `Не использовано: «${said}». Это больше чем в десять раз отличается от обычного в этом деле (${name} — около ${usual}).`,
    unit: (said) => `Не использовано: «${said}». В этой модели ничего так не продаётся.`,
    twice: (said, name) => `Не использовано: «${said}». Для того же уже названа другая цена (${name}).`,
  },
};

/** To the cent where there are cents. */
function amountText(amount: number, currency: string, language: Language): string {
  const least = Number.isInteger(amount) ? 0 : 2;
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: least,
    maximumFractionDigits: Math.abs(amount) < 1 ? 4 : 2,
  });
  return `${format.format(amount)} ${currency}`;
}

const isOfScript = (noun: string, text: string): boolean => /[а-я]/u.test(noun) === /[а-я]/u.test(text);

/** Whoever was spoken of, as they were: per client, с гостя. */
function eachText(noun: string | null, unit: string | null, language: Language): string {
  const { eachOne, ofOne } = texts[language];
  const usual = inLanguage(person, language);
  const said = noun !== null && noun !== 'pp' && isOfScript(noun, usual) ? noun : usual;
  return unit === null ? eachOne(said) : ofOne(said, unit);
}

/** What it is for, as it stands behind an amount; null where nothing was said of that. */
function unitText({ measured, noun, isEach }: SaidPrice, language: Language): string | null {
  const { of, ofOne } = texts[language];
  const unit = measured === null ? null : inLanguage(units[measured.name] ?? ['', ''], language);
  if (isEach) return eachText(noun, unit, language);
  if (noun === null) return unit;
  return unit === null ? of(noun) : ofOne(noun, unit);
}

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** That of the model, where the word may be it. */
function saidCurrency({ currencies }: SaidPrice, currency: string, language: Language): string {
  const names = currencies.map((code) => currencyName(code, language));
  return names.includes(currency) ? currency : (names[0] ?? currency);
}

/** What is typed is shown, and beside it what that is in the money of the model. */
export function priceText(
  { said, name, amount, isMain, whole }: SettledPrice,
  currency: string,
  language: Language,
): string {
  const { check, line, converted } = texts[language];
  const isOwn = said.amount === amount;
  const own = isOwn ? currency : saidCurrency(said, currency, language);
  const shown = amountText(said.amount, own, language);
  const unit = unitText(said, language);
  const priceOfOne = unit === null ? shown : `${shown} ${unit}`;
  const isNameTold = unit === null || (!isMain && said.noun === null);
  const priced = isNameTold ? line(inLanguage(name, language), priceOfOne) : priceOfOne;
  const text = said.isCheck ? check(shown) : priced;
  const more = [
    ...(isOwn ? [] : [amountText(amount, currency, language)]),
    ...(whole === null
      ? []
      : [`${amountText(whole.price, currency, language)} ${inLanguage(whole.buyer, language)}`]),
  ];
  return more.length === 0 ? text : converted(text, more.join(', '));
}

/** The name of a field that a price is typed into: the money it was said in is that of the amount. */
export function priceName(said: SaidPrice, name: Pair, currency: string, language: Language): string {
  const unit = unitText(said, language);
  const own = saidCurrency(said, currency, language);
  return [`${capital(inLanguage(name, language))}, ${own}`, ...(unit === null ? [] : [unit])].join(' ');
}

export function unusedText({ said, why }: UnusedPrice, currency: string, language: Language): string {
  const { impossible, unusual, unit, twice } = texts[language];
  const phrase = said.told;
  switch (why.because) {
    case 'impossible':
      return impossible(phrase);
    case 'unit':
      return unit(phrase);
    case 'twice':
      return twice(phrase, inLanguage(why.name, language));
    case 'unusual':
      return unusual(phrase, inLanguage(why.name, language), amountText(why.usual, currency, language));
  }
}
