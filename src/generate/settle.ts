// Settles what was understood of a line, and what its author answered, to a business that a model can be made of.
import type { Kind, ScaleUnit } from '#catalog/kind/kind.ts';
import { sizeAtFirst } from '#catalog/kinds/beginnings.ts';
import { kindById, unknownKind } from '#catalog/kinds/kinds.ts';
import { currencyName } from '#catalog/places/currency-names.ts';
import { leastPayOf } from '#catalog/places/least-pay.ts';
import { naturalLevelsOf } from '#catalog/places/natural-levels.ts';
import type { City, Country } from '#catalog/places/place.ts';
import { countries, countryById } from '#catalog/places/places.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import type { Periodicity } from '#template/template.ts';
import { type Business, type Levels, mostParts, type Part, type SaidSize } from './business/business.ts';
import type { Understood } from './understand/understand.ts';

/** What its author says otherwise than it was understood. */
export type Answers = BusinessAnswers;

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
  /** Somebody said whether they are owned or rented. */
  readonly arePremisesSaid: boolean;
  /** Amounts in a currency that nobody knows the worth of are those of dollars. */
  readonly isCurrencyKnown: boolean;
  /** Nothing was understood of what the business does. */
  readonly isUnknown: boolean;
  /** Words that were understood as nothing. */
  readonly rest: readonly string[];
  /** A place that was named, and is not in the catalogue. */
  readonly unknownPlace: string | null;
}

const usualCountry: Readonly<Record<Language, string>> = { en: 'US', ru: 'RU' };
const southern: ReadonlySet<string> = new Set(
  'AU NZ ZA AR CL BR PE UY ID BO PY AO ZM ZW MZ MW BW NA LS SZ MG MU FJ VU PG'.split(' '),
);
/** Where a currency of several countries is at home. */
const homeOf: Readonly<Record<string, string>> = { EUR: 'DE', USD: 'US', RUB: 'RU', GBP: 'GB' };

/** A city's prices are passed on to pay in part. */
const cityPay = 0.5;
/** Those that the prices of the catalogue were thought with, in percent of pay. */
const usualPayrollTaxes = 10;
const mostSize = 1_000_000;
/** What a business is combined with is smaller than one of its own. */
const otherPart = 0.6;
const leastRatio = 0.3;
const mostRatio = 3;

type Sizes = Understood['sizes'];

/** How much of the business there is for each of its people, where its kind does not say: six bakers are one bakery. */
function eachPerson({ scale: { typical, high }, costs, overheads }: Kind, count: number): number | undefined {
  const people = [...costs, ...overheads].reduce(
    (sum, cost) =>
      cost.form === 'pay' ? sum + cost.people.typical * (cost.people.scaling === 'each' ? typical : 1) : sum,
    0,
  );
  const each = typical / people;
  return people >= 1 && count * each <= high ? Number(each.toPrecision(3)) : undefined;
}

function sizeIn(kind: Kind, sizes: Sizes): SaidSize | null {
  for (const { unit, count } of sizes) {
    const told = unit === kind.scale.unit ? 1 : kind.scale.also?.[unit];
    const each = told ?? (unit === 'people' ? eachPerson(kind, count) : undefined);
    if (each !== undefined && count > 0) return { unit, each, count: Math.min(mostSize / each, count) };
  }
  return null;
}

const whole = (size: number): number => (size >= 1 ? Math.round(size) : Number(size.toPrecision(2)));

/** An orchard may have one and a half of them. */
const parted: ReadonlySet<ScaleUnit> = new Set(['area', 'hectares', 'kilowatts']);

function partOf(kind: Kind, said: SaidSize | null, otherwise: number, isAnswered = false): Part {
  if (!said) return { kind, size: whole(otherwise), ...(isAnswered && { isSizeSaid: true }) };
  const size = said.count * said.each;
  return {
    ...{ kind, size: said.each === 1 && !parted.has(said.unit) ? whole(size) : size, isSizeSaid: true },
    ...(said.each !== 1 && { said }),
  };
}

/** Of a part, as it is answered; none is no size. */
function answeredSize(kind: Kind, { partSizes, size }: Answers, isHead: boolean): number | null {
  const answered = partSizes?.[kind.id] ?? (isHead ? size : undefined) ?? 0;
  return answered > 0 ? Math.min(mostSize, answered) : null;
}

/** Whoever works alone is one person, where the trade is counted so. */
const aloneIn = ({ scale: { unit, low } }: Kind): SaidSize | null =>
  unit === 'people' && low <= 1 ? { unit, each: 1, count: 1 } : null;

/** A size that was said is that of one part: of the trade, if it is counted so, else of the first that is. */
function partsOf(kinds: readonly Kind[], understood: Understood, answers: Answers): readonly Part[] {
  const { sizes, isAlone } = understood;
  const [head = unknownKind, ...others] = kinds;
  const answered = answeredSize(head, answers, true);
  const said = answered === null ? (sizeIn(head, sizes) ?? (isAlone ? aloneIn(head) : null)) : null;
  const usual = isAlone ? head.scale.low : sizeAtFirst(head);
  const own = partOf(head, said, answered ?? usual, answered !== null);
  const ratio = Math.max(leastRatio, Math.min(mostRatio, Math.sqrt(own.size / head.scale.typical)));
  let left = sizes.filter(({ unit }) => unit !== (said?.unit ?? head.scale.unit));
  return [
    own,
    ...others.map((kind) => {
      const other = answeredSize(kind, answers, false);
      if (other !== null) return partOf(kind, null, other, true);
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
    natural: naturalLevelsOf(country.id),
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
export function startOf(dateStart: string, opening: Understood['opening']): string {
  if (!opening) return dateStart;
  const [year = 0, month = 1] = dateStart.split('-').map(Number);
  const said = opening.year ?? (opening.month >= month ? year : year + 1);
  return `${said}-${String(opening.month).padStart(2, '0')}-01`;
}

function openingOn(dateStart: string): Understood['opening'] {
  const [year = 0, month = 1] = dateStart.split('-').map(Number);
  return { month, year };
}

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

function placeOf(understood: Understood, answers: Answers, terms: Terms): SettledPlace {
  const answered = answers.countryId === undefined ? null : countryById(answers.countryId);
  const country = answered ?? understood.country;
  if (country) {
    const isSame = country.id === understood.country?.id;
    const named = isSame ? understood.city : null;
    return { country, city: cityOf(country, answers, named), isAssumed: false };
  }
  const wanted = terms.currency ?? terms.currencySoFar;
  const byCurrency = wanted === undefined ? null : ofCurrency(wanted, terms.language);
  const usual = byCurrency ?? countryById(usualCountry[terms.language]);
  if (!usual) throw new Error('the usual country is in the catalogue');
  return { country: usual, city: null, isAssumed: true };
}

export function settle(understood: Understood, answers: Answers, terms: Terms): Settled {
  const asked = (answers.kindIds ?? []).flatMap((id) => kindById(id) ?? []);
  const kinds = (asked.length > 0 ? asked : understood.kinds).slice(0, mostParts);
  const place = placeOf(understood, answers, terms);
  const { country, city } = place;
  const [head, ...others] = partsOf(kinds, understood, answers);
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
    // Whoever answers whether the premises are owned has some.
    ...(understood.isAtHome === true && answers.isOwned === undefined && { isAtHome: true }),
    isSouthern: southern.has(country.id),
    dateStart: answers.dateStart ?? startOf(terms.dateStart, understood.opening),
    ...{ periodicity: terms.periodicity, periodCount: terms.periodCount },
  };
  return {
    ...{ business, country, city, isPlaceAssumed: place.isAssumed },
    opening: answers.dateStart === undefined ? understood.opening : openingOn(answers.dateStart),
    isSizeAssumed: head.isSizeSaid !== true,
    arePremisesSaid: answers.isOwned !== undefined || understood.premises !== null,
    isCurrencyKnown: !isUnknownCurrency,
    isUnknown: head.kind === unknownKind,
    rest: understood.rest,
    unknownPlace: place.isAssumed ? understood.unknownPlace : null,
  };
}
