// What a search text says of the business: its kinds and how large they are, and the money of the place it names.
import { defaultLanguage, type Language } from '#language/language.ts';
import type { Business, Part } from '../business/business.ts';
import { type Settled, settle, type Terms } from '../settle.ts';
import { understand } from '../understand/understand.ts';
import type { LineContext } from './kind-line.ts';

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
function scopeOf(parts: readonly Part[], { country, city }: Settled, isLocal: boolean): string {
  const sizes = parts.flatMap(({ kind, size }) => (size === kind.scale.typical ? [] : [String(size)]));
  const kinds = parts.slice(1).map(({ kind }) => kind.id);
  const place = isLocal ? [idOf(country.id), ...(city ? [idOf(city.names[defaultLanguage])] : [])] : [];
  return [...kinds, ...sizes, ...place].map((one) => `_${one}`).join('');
}

export function settledSearch(search: string, language: Language): SettledSearch {
  const understood = understand(search, language);
  const isLocal = understood.country !== null;
  const settled = settle(understood, {}, { ...anyTime, language, currency: isLocal ? null : usualCurrency });
  const { business } = settled;
  const parts = settled.isUnknown ? [] : [business.head, ...business.others];
  const common = {
    ...{ language, isLocal, levels: business.levels, currency: business.currency },
    burden: isLocal ? business.rates.payrollTaxes : usualBurden,
  };
  return {
    ...{ business, parts },
    context: { ...common, parts, scope: scopeOf(parts, settled, isLocal) },
    contextOf: (part) => ({ ...common, parts: [part], scope: scopeOf([], settled, isLocal) }),
  };
}
