// Settles what was understood of a line, and what its author answered, to a business that a model can be made of.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById, unknownKind } from '#catalog/kinds/kinds.ts';
import { soldOnline } from '#catalog/kinds/online/sold-online.ts';
import { currencyName } from '#catalog/places/currency-names.ts';
import { leastPayOf } from '#catalog/places/least-pay.ts';
import { naturalLevelsOf } from '#catalog/places/natural-levels.ts';
import type { City, Country } from '#catalog/places/place.ts';
import { countries, countryById } from '#catalog/places/places.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import type { Periodicity } from '#template/template.ts';
import {
  type Business,
  type Levels,
  mostParts,
  type Part,
  type Rates,
  type SettledFigure,
} from './business/business.ts';
import { type FittingFigure, figuresFor } from './figures/settle-figures.ts';
import { inOrders } from './orders-a-day.ts';
import { settlePrices, type UnusedPrice, withPrices } from './prices/settle-prices.ts';
import type { SettledPrice } from './prices/settled-price.ts';
import { saidInPhrases } from './prices/understand-priced.ts';
import { busyParts } from './settle-busy.ts';
import { timesOf } from './settle-months.ts';
import { partsOf, type Sizes } from './settle-sizes.ts';
import { areFreeOfSalesTax, levelsOfWork, ratesOf, wayOf } from './settle-way.ts';
import type { SaidPrice } from './understand/price/said-price.ts';
import { flows } from './understand/size/periods.ts';
import type { Understood } from './understand/understand.ts';
import { missingLines } from './without/missing-lines.ts';

/** What its author says otherwise than it was understood. */
export type Answers = BusinessAnswers;

export interface Terms {
  readonly language: Language;
  /** yyyy-mm-dd: the first day of the forecast, unless another is said. */
  readonly dateStart: string;
  /** yyyy-mm-dd, for what is said by it, such as “in six months”; the first day of the forecast where nobody tells. */
  readonly today?: string;
  /** As its author typed it; null where the place may decide. */
  readonly currency: string | null;
  /** What the template is in so far, which holds where no place is named. */
  readonly currencySoFar?: string;
  readonly periodicity: Periodicity;
  readonly periodCount: number;
}

export interface Settled {
  readonly business: Business;
  readonly country: Country;
  readonly city: City | null;
  readonly opening: Understood['opening'];
  /** Nobody said where: the place is that of most who write in the language. */
  readonly isPlaceAssumed: boolean;
  readonly isSizeAssumed: boolean;
  /** Somebody said whether they are owned or rented. */
  readonly arePremisesSaid: boolean;
  /** Amounts in a currency that nobody knows the worth of are those of dollars. */
  readonly isCurrencyKnown: boolean;
  /** Nothing was understood of what the business does. */
  readonly isUnknown: boolean;
  /** What it does not have, as phrases that its lines may be called by. */
  readonly without: readonly string[];
  /** What is said of single numbers, as far as there is something that it is said of. */
  readonly figures: readonly FittingFigure[];
  /** Words that were understood as nothing. */
  readonly rest: readonly string[];
  /** Said of how much is done there, beside how large it is. */
  readonly busySizes: Sizes;
  /** Said of what nothing of the business is counted in. */
  readonly unusedSizes: Sizes;
  /** What was said that things cost. */
  readonly saidPrices: readonly SaidPrice[];
  /** As much of it as is so in the model. */
  readonly prices: readonly SettledPrice[];
  readonly unusedPrices: readonly UnusedPrice[];
  /** A place that was named, and is not in the catalogue. */
  readonly unknownPlace: string | null;
}

const usualCountry: Readonly<Record<Language, string>> = { en: 'US', ru: 'RU' };
/** Where a currency of several countries is at home. */
const homeOf: Readonly<Record<string, string>> = { EUR: 'DE', USD: 'US', RUB: 'RU', GBP: 'GB' };

/** A city's prices are passed on to pay in part. */
const cityPay = 0.5;
/** Those that the prices of the catalogue were thought with, in percent of pay. */
const usualPayrollTaxes = 10;

function levelsOf(country: Country, city: City | null, perDollar: number): Levels {
  const level = city?.level ?? 1;
  const pay = (country.pay / 100) * (1 + (level - 1) * cityPay);
  return {
    country: country.id,
    prices: (country.prices / 100) * level,
    pay,
    work: pay * ((100 + country.payrollTaxes) / (100 + usualPayrollTaxes)),
    leastPay: (leastPayOf(country.id) / country.perDollar) * perDollar,
    perDollar,
    natural: naturalLevelsOf(country.id, country.pay),
  };
}

/** Somebody's own currency is worth what it is at home; one that nobody knows is taken for dollars. */
function ofCurrency(name: string, language: Language): Country | null {
  const wanted = name.trim().toLowerCase();
  const isIt = (country: Country) =>
    country.currency.toLowerCase() === wanted ||
    currencyName(country.currency, language).toLowerCase() === wanted;
  const matching = countries.filter(isIt);
  const [first] = matching;
  return first ? (matching.find(({ id }) => homeOf[first.currency] === id) ?? first) : null;
}

function openingOn(dateStart: string): Understood['opening'] {
  const [year = 0, month = 1] = dateStart.split('-').map(Number);
  return { month, year };
}

export const worthOf =
  ({ language }: Pick<Terms, 'language'>) =>
  (currency: string): number | null =>
    ofCurrency(currency, language)?.perDollar ?? null;

interface SettledPlace {
  readonly country: Country;
  readonly city: City | null;
  readonly isAssumed: boolean;
}

/** One that is answered is of the country that is. */
function cityOf(country: Country, { city }: Answers, named: City | null): City | null {
  if (city === undefined) return named;
  return country.cities.find(({ names }) => names[defaultLanguage] === city) ?? null;
}

/** Where no place is named: what its author typed, then the sign of amounts, then what there is so far. */
function wantedCurrency({ currency }: Understood, terms: Terms): string | undefined {
  const said = currency === undefined ? undefined : currencyName(currency, terms.language);
  return terms.currency ?? said ?? terms.currencySoFar;
}

function placeOf(understood: Understood, answers: Answers, terms: Terms): SettledPlace {
  const answered = answers.countryId === undefined ? null : countryById(answers.countryId);
  const country = answered ?? understood.country;
  if (country) {
    const isSame = country.id === understood.country?.id;
    const named = isSame ? understood.city : null;
    return { country, city: cityOf(country, answers, named), isAssumed: false };
  }
  const wanted = wantedCurrency(understood, terms);
  const byCurrency = wanted === undefined ? null : ofCurrency(wanted, terms.language);
  const ofSpeech = countryById(understood.speech ?? '');
  const isSpoken = byCurrency === null || byCurrency.currency === ofSpeech?.currency;
  const usual = (isSpoken ? ofSpeech : null) ?? byCurrency ?? countryById(usualCountry[terms.language]);
  if (!usual) throw new Error('the usual country is in the catalogue');
  return { country: usual, city: null, isAssumed: true };
}

const usualRates = (
  { country, isAssumed }: SettledPlace,
  own: Country | null,
  parts: readonly Part[],
): Rates => ({
  incomeTax: country.incomeTax,
  salesTax: country.salesTax > 0 && !isAssumed && !areFreeOfSalesTax(parts) ? country.salesTax : null,
  payrollTaxes: country.payrollTaxes,
  // Prices and loans move as the money does that they are in.
  inflation: (own ?? country).inflation,
  interest: (own ?? country).interest,
});

/** Whoever answers that they are owned or rented says that they cost something. */
const isRentFreeOf = (understood: Understood, { isOwned, isRentFree }: Answers): boolean =>
  isOwned === undefined ? (isRentFree ?? understood.isRentFree) === true : isRentFree === true && !isOwned;

const isOfOne = ({ unit, count }: Understood['sizes'][number]): boolean => flows.has(unit) || count <= 1;

/** What is answered of one person's work stands in place of what the line says. */
function answeredWork(said: Understood, { isAlone, isAtHome, without = said.without }: Answers): Understood {
  return {
    ...said,
    ...(without && { without }),
    ...(isAlone !== undefined && { isAlone }),
    // How many there are was said of more than one; how much is done may be what one does.
    ...(isAlone === true && { sizes: said.isAlone ? said.sizes.filter(isOfOne) : [] }),
    ...(isAtHome !== undefined && { isAtHome }),
  };
}

const partWithout = (part: Part, { without = [] }: Understood): Part => {
  const missing = without.length > 0 ? missingLines(part.kind, without) : null;
  return missing ? inOrders({ ...part, missing }) : part;
};

/** A shop that was understood as one online stays so. */
const askedKinds = (understood: Understood, { kindIds = [], isOnline }: Answers): readonly Kind[] =>
  kindIds.flatMap((id) => {
    const kind = kindById(id);
    if (kind === null) return [];
    return isOnline === true || understood.kinds.includes(soldOnline(kind)) ? soldOnline(kind) : kind;
  });

/** With taxes, and what a loan costs, as they are said. */
function withFigures(business: Business, figures: readonly SettledFigure[]): Business {
  if (figures.length === 0) return business;
  const rateOf = (is: SettledFigure['is']): number | undefined =>
    figures.findLast((figure) => figure.is === is)?.value;
  const [income, sales, interest] = [rateOf('income-tax'), rateOf('sales-tax'), rateOf('loan-rate')];
  const rates: Rates = {
    ...business.rates,
    ...(income !== undefined && { incomeTax: income }),
    ...(sales !== undefined && { salesTax: sales > 0 ? sales : null }),
    ...(interest !== undefined && { interest }),
  };
  return { ...business, rates, figures };
}

/** What the line says of numbers that the business has none of. */
const unfitting = (
  { figures = [] }: Understood,
  answers: Answers,
  fitting: readonly FittingFigure[],
): readonly string[] =>
  figures
    .filter((figure) => !answers.figures && fitting.every(({ asked }) => asked !== figure))
    .map(({ said }) => said);

/** With what is answered that things cost, else with what the line says of it. */
function pricedAs(
  business: Business,
  { prices = [] }: Understood,
  answers: Answers,
  currency: string | null,
): Pick<Settled, 'business' | 'saidPrices' | 'prices' | 'unusedPrices'> {
  const saidPrices = answers.prices ? saidInPhrases(answers.prices) : prices;
  const priced = settlePrices(business, saidPrices, currency);
  return {
    business: withPrices(business, priced),
    ...{ saidPrices, prices: priced.prices, unusedPrices: priced.unused },
  };
}

export function settle(said: Understood, answers: Answers, terms: Terms): Settled {
  const understood = answeredWork(said, answers);
  const answered = askedKinds(understood, answers);
  const kinds = (answered.length > 0 ? answered : understood.kinds).slice(0, mostParts);
  const place = placeOf(understood, answers, terms);
  const { country, city } = place;
  const parts = partsOf(kinds, understood, answers, country).map((part) => partWithout(part, understood));
  const { head, others, ...told } = busyParts(parts, understood, answers);
  const wanted = place.isAssumed ? wantedCurrency(understood, terms) : (terms.currency ?? undefined);
  const own = wanted === undefined ? null : ofCurrency(wanted, terms.language);
  const way = wayOf([head, ...others], understood, answers, country);
  const isUnknownCurrency = wanted !== undefined && own === null;
  const usual: Business = {
    ...{ language: terms.language, head, others },
    levels: levelsOfWork(levelsOf(country, city, isUnknownCurrency ? 1 : (own ?? country).perDollar), way),
    rates: ratesOf(usualRates(place, own, [head, ...others]), way),
    currency: wanted ?? currencyName(country.currency, terms.language),
    isOwned: answers.isOwned ?? understood.premises === 'owned',
    isOnline: answers.isOnline ?? understood.isOnline,
    ...(way && { way }),
    ...(isRentFreeOf(understood, answers) && { isRentFree: true }),
    ...(answers.priceFactor !== undefined && { priceFactor: answers.priceFactor }),
    ...timesOf(understood, answers, terms, country.id),
    ...{ periodicity: terms.periodicity, periodCount: terms.periodCount },
  };
  const found = figuresFor(usual, answers.figures ?? understood.figures ?? [], worthOf(terms));
  const business = withFigures(usual, found.figures);
  return {
    ...pricedAs(business, understood, answers, isUnknownCurrency ? null : (own ?? country).currency),
    ...{ country, city, isPlaceAssumed: place.isAssumed },
    opening: answers.dateStart === undefined ? understood.opening : openingOn(answers.dateStart),
    isSizeAssumed: head.isSizeSaid !== true,
    arePremisesSaid:
      answers.isOwned !== undefined || understood.premises !== null || understood.isRentFree === true,
    ...{ isCurrencyKnown: !isUnknownCurrency, isUnknown: head.kind === unknownKind },
    without: understood.without ?? [],
    figures: found.fitting,
    rest: [...understood.rest, ...unfitting(understood, answers, found.fitting)],
    ...told,
    unknownPlace: place.isAssumed ? understood.unknownPlace : null,
  };
}
