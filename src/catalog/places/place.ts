// The countries and cities that a business may be in, and what is known of prices, pay and taxes there: our estimates.
import type { Language } from '#language/language.ts';

/** What a city or a region has too. */
export interface Place {
  readonly names: Readonly<Record<Language, string>>;
  /** As a sentence has it: “in Portugal”, «в Португалии». */
  readonly inside: Readonly<Record<Language, string>>;
  /** Other spellings that people type, with commas between: other languages, abbreviations, irregular forms. */
  readonly words: string;
}

/** A city, or a region that people name in place of one: California, Tuscany, Bali. */
export interface City extends Place {
  /** Its prices over those of its country. */
  readonly level: number;
}

export interface CountryFigures {
  /** Three letters, as in ISO 4217. */
  readonly currency: string;
  /** Units of the currency for one US dollar. */
  readonly perDollar: number;
  /** The general level of prices; that of the United States is 100. */
  readonly prices: number;
  /** What the staff of small businesses is paid; in the United States it is 100. */
  readonly pay: number;
  /** The rate of tax on the profit of a small company, in per cent. */
  readonly incomeTax: number;
  /** The standard rate of value-added or sales tax, in per cent; 0 where the country has none. */
  readonly salesTax: number;
  /** Contributions that an employer pays on top of pay, in per cent of it. */
  readonly payrollTaxes: number;
  /** Expected, in per cent a year. */
  readonly inflation: number;
  /** The usual rate of a bank loan to a small business, in per cent a year. */
  readonly interest: number;
  /** The year that these are of. */
  readonly year: number;
}

export interface Country extends Place, CountryFigures {
  /** Two letters, as in ISO 3166. */
  readonly id: string;
  readonly cities: readonly City[];
}
