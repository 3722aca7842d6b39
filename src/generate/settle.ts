// Settles what was understood of a line, and what its author answered, to a business that a model can be made of.
import type { Kind } from '#catalog/kind/kind.ts';
import { kindById, unknownKind } from '#catalog/kinds/kinds.ts';
import { currencyName } from '#catalog/places/currency-names.ts';
import { leastPayOf } from '#catalog/places/least-pay.ts';
import type { City, Country } from '#catalog/places/place.ts';
import { countries, countryById } from '#catalog/places/places.ts';
import type { Language } from '#language/language.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import type { Periodicity } from '#template/template.ts';
import type { Business, Levels, Part, SaidSize } from './business/business.ts';
import type { Understood } from './understand/understand.ts';

/** What its author says otherwise than it was understood. */
export interface Answers extends BusinessAnswers {
  /** yyyy-mm-dd, the first day of the forecast. */
  readonly dateStart?: string;
}

export interface Terms {
  readonly language: Language;
  /** yyyy-mm-dd: the first day of the forecast, unless another is said. */
  readonly dateStart: string;
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
  /** Amounts in a currency that nobody knows the worth of are those of dollars. */
  readonly isCurrencyKnown: boolean;
  /** Nothing was understood of what the business does. */
  readonly isUnknown: boolean;
}

const usualCountry: Readonly<Record<Language, string>> = { en: 'US', ru: 'RU' };
const southern: ReadonlySet<string> = new Set(['AU', 'NZ', 'ZA', 'AR', 'CL', 'BR', 'PE', 'UY', 'ID']);
/** Where a currency of several countries is at home. */
const homeOf: Readonly<Record<string, string>> = { EUR: 'DE', USD: 'US', RUB: 'RU', GBP: 'GB' };

/** A city's prices are passed on to pay in part. */
const cityPay = 0.5;
/** Those that the prices of the catalogue were thought with, in percent of pay. */
const usualPayrollTaxes = 10;
const mostParts = 4;
const mostSize = 1_000_000;
/** What a business is combined with is smaller than one of its own. */
const otherPart = 0.6;
const leastRatio = 0.3;
const mostRatio = 3;

type Sizes = Understood['sizes'];

function sizeIn(kind: Kind, sizes: Sizes): SaidSize | null {
  for (const { unit, count } of sizes) {
    const each = unit === kind.scale.unit ? 1 : kind.scale.also?.[unit];
    if (each !== undefined && count > 0) return { unit, each, count: Math.min(mostSize / each, count) };
  }
  return null;
}

const whole = (size: number): number => (size >= 1 ? Math.round(size) : Number(size.toPrecision(2)));

function partOf(kind: Kind, said: SaidSize | null, otherwise: number, isAnswered = false): Part {
  if (!said) return { kind, size: whole(otherwise), ...(isAnswered && { isSizeSaid: true }) };
  const size = said.count * said.each;
  return {
    ...{ kind, size: said.each === 1 ? whole(size) : size, isSizeSaid: true },
    ...(said.each !== 1 && { said }),
  };
}

/** A size that was said is that of one part: of the trade, if it is counted so, else of the first that is. */
function partsOf(kinds: readonly Kind[], sizes: Sizes, answered: number | undefined): readonly Part[] {
  const [head = unknownKind, ...others] = kinds;
  const said = answered === undefined ? sizeIn(head, sizes) : null;
  const own = partOf(head, said, answered ?? head.scale.typical, answered !== undefined);
  const ratio = Math.max(leastRatio, Math.min(mostRatio, Math.sqrt(own.size / head.scale.typical)));
  let left = sizes.filter(({ unit }) => unit !== (said?.unit ?? head.scale.unit));
  return [
    own,
    ...others.map((kind) => {
      const size = sizeIn(kind, left);
      left = left.filter(({ unit }) => unit !== size?.unit);
      return partOf(kind, size, Math.max(kind.scale.low, kind.scale.typical * otherPart * ratio));
    }),
  ];
}

function levelsOf(country: Country, city: City | null, perDollar: number): Levels {
  const level = city?.level ?? 1;
  const pay = (country.pay / 100) * (1 + (level - 1) * cityPay);
  return {
    prices: (country.prices / 100) * level,
    pay,
    work: pay * ((100 + country.payrollTaxes) / (100 + usualPayrollTaxes)),
    leastPay: (leastPayOf(country.id) / country.perDollar) * perDollar,
    perDollar,
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

/** The first of the month that was said, not before the day on which the forecast would begin. */
function startOf(dateStart: string, opening: Understood['opening']): string {
  if (!opening) return dateStart;
  const [year = 0, month = 1] = dateStart.split('-').map(Number);
  const said = opening.year ?? (opening.month >= month ? year : year + 1);
  return `${said}-${String(opening.month).padStart(2, '0')}-01`;
}

interface SettledPlace {
  readonly country: Country;
  readonly city: City | null;
  readonly isAssumed: boolean;
}

function placeOf(understood: Understood, answers: Answers, terms: Terms): SettledPlace {
  const answered = answers.countryId === undefined ? null : countryById(answers.countryId);
  if (answered) {
    const isSame = answered.id === understood.country?.id;
    return { country: answered, city: isSame ? understood.city : null, isAssumed: false };
  }
  if (understood.country) return { country: understood.country, city: understood.city, isAssumed: false };
  const wanted = terms.currency ?? terms.currencySoFar;
  const byCurrency = wanted === undefined ? null : ofCurrency(wanted, terms.language);
  const country = byCurrency ?? countryById(usualCountry[terms.language]);
  if (!country) throw new Error('the usual country is in the catalogue');
  return { country, city: null, isAssumed: true };
}

export function settle(understood: Understood, answers: Answers, terms: Terms): Settled {
  const asked = (answers.kindIds ?? []).flatMap((id) => kindById(id) ?? []);
  const kinds = (asked.length > 0 ? asked : understood.kinds).slice(0, mostParts);
  const place = placeOf(understood, answers, terms);
  const { country, city } = place;
  const [head, ...others] = partsOf(kinds, understood.sizes, answers.size);
  if (!head) throw new Error('a business has a trade');
  const wanted = terms.currency ?? (place.isAssumed ? terms.currencySoFar : undefined);
  const own = wanted === undefined ? null : ofCurrency(wanted, terms.language);
  const isUnknownCurrency = wanted !== undefined && own === null;
  const business: Business = {
    ...{ language: terms.language, head, others },
    levels: levelsOf(country, city, isUnknownCurrency ? 1 : (own ?? country).perDollar),
    rates: {
      incomeTax: country.incomeTax,
      salesTax: country.salesTax > 0 && !place.isAssumed ? country.salesTax : null,
      payrollTaxes: country.payrollTaxes,
      // Prices and loans move as the money does that they are in.
      inflation: (own ?? country).inflation,
      interest: (own ?? country).interest,
    },
    currency: wanted ?? currencyName(country.currency, terms.language),
    isOwned: answers.isOwned ?? understood.premises === 'owned',
    isOnline: answers.isOnline ?? understood.isOnline,
    isSouthern: southern.has(country.id),
    dateStart: answers.dateStart ?? startOf(terms.dateStart, understood.opening),
    ...{ periodicity: terms.periodicity, periodCount: terms.periodCount },
  };
  return {
    ...{ business, country, city, isPlaceAssumed: place.isAssumed },
    opening: answers.dateStart === undefined ? understood.opening : null,
    isSizeAssumed: answers.size === undefined && sizeIn(head.kind, understood.sizes) === null,
    isCurrencyKnown: !isUnknownCurrency,
    isUnknown: kinds.length === 0,
  };
}
