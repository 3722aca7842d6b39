// What a search text says of the business: its kinds and how large they are, and the money of the place it names.
import { kindById } from '#catalog/kinds/kinds.ts';
import { currencyName } from '#catalog/places/currency-names.ts';
import { countryById } from '#catalog/places/places.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { Periodicity } from '#template/template.ts';
import type { Business, Part } from '../business/business.ts';
import { partAsDone } from '../business/one-person.ts';
import { type Answers, type Settled, settle, type Terms } from '../settle.ts';
import { type Understood, understand } from '../understand/understand.ts';
import type { LineContext } from './kind-line.ts';

/** The template that resources are suggested for; what the search says of kind and place comes first. */
export interface SearchContext {
  /** What the template is about. */
  readonly about?: string | undefined;
  /** As its author typed it. */
  readonly currency?: string | undefined;
  /** Of the catalogue; one that is not counts for nothing. */
  readonly countryId?: string | undefined;
  /** How long its periods are; months if nothing is said. */
  readonly periodicity?: Periodicity | undefined;
  /** Only the lines of this kind, as large as the search says where it is of the business. */
  readonly kindId?: string | undefined;
  /** Only the lines of this family of kinds, and of those the ones that are named like the search. */
  readonly familyId?: string | undefined;
}

/** Where no place is named. */
const usualCurrency = 'USD';
const usualBurden = 10;

/** Suggested numbers are those of one period, whenever it is. */
const anyTime: Omit<Terms, 'language' | 'currency' | 'periodicity'> = {
  dateStart: '2025-01-01',
  periodCount: 36,
};

export interface SettledSearch {
  readonly business: Business;
  /** Empty where no kind was understood. */
  readonly parts: readonly Part[];
  /** Of the lines of all parts. */
  readonly context: LineContext;
  /** Of lines that belong to another kind. */
  readonly contextOf: (part: Part) => LineContext;
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-');

/** Nothing where the size and the place are those of the usual suggestions. */
function scopeOf(
  parts: readonly Part[],
  { country, city, business }: Settled,
  { isLocal, isOtherMoney }: { readonly isLocal: boolean; readonly isOtherMoney: boolean },
): string {
  const sizes = parts.flatMap(({ kind, size }) => (size === kind.scale.typical ? [] : [String(size)]));
  const kinds = parts.slice(1).map(({ kind }) => kind.id);
  const place = isLocal ? [idOf(country.id), ...(city ? [idOf(city.names[defaultLanguage])] : [])] : [];
  const money = isOtherMoney ? [idOf(business.currency)] : [];
  return [...kinds, ...sizes, ...place, ...money].map((one) => `_${one}`).join('');
}

interface Said {
  readonly understood: Understood;
  readonly answers: Answers;
}

function saidOf(search: string, language: Language, { about = '', countryId = '' }: SearchContext): Said {
  const said = understand(search, language);
  const understood = said.kinds.length > 0 || about === '' ? said : understand(about, language);
  const isAnswered = understood.country === null && countryById(countryId) !== null;
  return { understood, answers: isAnswered ? { countryId } : {} };
}

/** A kind that the business is not of is as large as most of it are. */
function ofKind({ understood, answers }: Said, { kindId = '' }: SearchContext, language: Language): Said {
  if (kindById(kindId) === null || understood.kinds.some(({ id }) => id === kindId))
    return { understood, answers };
  const place = understood.country === null ? {} : { countryId: understood.country.id };
  return { understood: understand('', language), answers: { ...answers, ...place, kindIds: [kindId] } };
}

export function settledSearch(search: string, language: Language, given: SearchContext = {}): SettledSearch {
  const { currency = '', periodicity = 'month' } = given;
  const { understood, answers } = ofKind(saidOf(search, language, given), given, language);
  const own = currency.trim() === '' ? null : currency.trim();
  const hasPlace = understood.country !== null || 'countryId' in answers;
  const isLocal = hasPlace || own !== null;
  const terms = { ...anyTime, periodicity, language, currency: own ?? (isLocal ? null : usualCurrency) };
  const settled = settle(understood, answers, terms);
  const { business } = settled;
  const isOtherMoney = own !== null && own !== currencyName(settled.country.currency, language);
  // What the business is said to be without is not offered.
  const parts = settled.isUnknown ? [] : [business.head, ...business.others].map(partAsDone);
  const common = {
    ...{ language, periodicity, isLocal, levels: business.levels, currency: business.currency },
    burden: isLocal ? business.rates.payrollTaxes : usualBurden,
  };
  return {
    ...{ business, parts },
    context: { ...common, parts, scope: scopeOf(parts, settled, { isLocal, isOtherMoney }) },
    contextOf: (part) => ({
      ...common,
      parts: [part],
      scope: scopeOf([], settled, { isLocal, isOtherMoney }),
    }),
  };
}
