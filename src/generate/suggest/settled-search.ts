// What a search text says of the business: its kinds and how large they are, and the money of the place it names.
import { currencyName } from '#catalog/places/currency-names.ts';
import { countryById } from '#catalog/places/places.ts';
import { defaultLanguage, type Language } from '#language/language.ts';
import type { Business, Part } from '../business/business.ts';
import { type Settled, settle, type Terms } from '../settle.ts';
import { understand } from '../understand/understand.ts';
import type { LineContext } from './kind-line.ts';

/** The template that resources are suggested for; what the search says of kind and place comes first. */
export interface SearchContext {
  /** What the template is about. */
  readonly about?: string | undefined;
  /** As its author typed it. */
  readonly currency?: string | undefined;
  /** Of the catalogue; one that is not counts for nothing. */
  readonly countryId?: string | undefined;
}

/** Where no place is named. */
const usualCurrency = 'USD';
const usualBurden = 10;

/** Suggested numbers are those of a month, whenever it is. */
const anyTime: Omit<Terms, 'language' | 'currency'> = {
  dateStart: '2025-01-01',
  periodicity: 'month',
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

export function settledSearch(
  search: string,
  language: Language,
  { about = '', currency = '', countryId = '' }: SearchContext = {},
): SettledSearch {
  const said = understand(search, language);
  const understood = said.kinds.length > 0 || about === '' ? said : understand(about, language);
  const answers = understood.country === null && countryById(countryId) !== null ? { countryId } : {};
  const own = currency.trim() === '' ? null : currency.trim();
  const hasPlace = understood.country !== null || 'countryId' in answers;
  const isLocal = hasPlace || own !== null;
  const terms = { ...anyTime, language, currency: own ?? (isLocal ? null : usualCurrency) };
  const settled = settle(understood, answers, terms);
  const { business } = settled;
  const isOtherMoney = own !== null && own !== currencyName(settled.country.currency, language);
  const parts = settled.isUnknown ? [] : [business.head, ...business.others];
  const common = {
    ...{ language, isLocal, levels: business.levels, currency: business.currency },
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
