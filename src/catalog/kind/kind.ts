// A kind of business: what it sells, spends and buys, how it starts and moves, and what is usual for it.
import type { Language } from '#language/language.ts';
import type { Figure } from './figure.ts';
import type { Pair } from './pair.ts';
import type { SeasonId } from './seasons.ts';
import type { VolumeFormulaId } from './volume-formulas.ts';

export const industryIds = [
  'retail',
  'hospitality',
  'entertainment',
  'healthcare',
  'construction',
  'real_estate',
  'renewal_energy',
  'online_business',
  'fashion',
  'transportation',
  'consulting',
] as const;
/** The industries of the gallery. */
export type IndustryId = (typeof industryIds)[number];

/**
 * What the size of a business is counted in; the words that people use for each are those of `scale-units.ts`. Tonnes and
 * hectolitres are those of a year; orders, projects, visitors and pupils those of a month where they come again.
 */
export type ScaleUnit =
  | 'people'
  | 'seats'
  | 'tables'
  | 'rooms'
  | 'beds'
  | 'chairs'
  | 'places'
  | 'pupils'
  | 'members'
  | 'customers'
  | 'vehicles'
  | 'boats'
  | 'machines'
  | 'stations'
  | 'courts'
  | 'lanes'
  | 'screens'
  | 'shops'
  | 'kiosks'
  | 'area'
  | 'hectares'
  | 'animals'
  | 'hives'
  | 'kilowatts'
  | 'flats'
  | 'houses'
  | 'orders'
  | 'projects'
  | 'visitors'
  | 'units_a_day'
  | 'bikes'
  | 'crews'
  | 'titles'
  | 'storage_units'
  | 'turbines'
  | 'tonnes_an_hour'
  | 'megawatt_hours'
  | 'tonnes'
  | 'hectolitres'
  /** Of a year. */
  | 'bottles'
  /** Of a day. */
  | 'litres'
  /** Of a day. */
  | 'kilograms'
  /** Of a day. */
  | 'meals'
  /** People of a client that somebody feeds. */
  | 'eaters'
  /** Of a month. */
  | 'lessons'
  /** Of a day. */
  | 'calls'
  /** Of a month. */
  | 'hours'
  /** Schools, offices and buildings that are served. */
  | 'sites'
  | 'lifts'
  /** Places for them, or those of a month. */
  | 'pallets'
  /** Places for them, or those of a month. */
  | 'containers'
  | 'tills'
  /** Made in a month. */
  | 'square_metres'
  /** Made in a month. */
  | 'cubic_metres';

export interface Scale {
  readonly unit: ScaleUnit;
  readonly typical: number;
  readonly low: number;
  readonly high: number;
  /** As the name of a row: Groomers. */
  readonly name: Pair;
  /** As it is counted: "groomer|groomers", "грумер|грумера|грумеров". */
  readonly counted: Pair;
  /** Other words of size: a table is four seats. What comes again is that of the unit's usual time: see `ScaleUnit`. */
  readonly also?: Readonly<Partial<Record<ScaleUnit, number>>>;
}

/** What the business does so many times: visits, nights, orders. Sales and costs follow it. */
export interface Volume {
  readonly id: string;
  readonly name: Pair;
  readonly units: Pair;
  readonly formula: VolumeFormulaId;
  /** By variable of the formula; those of a month. */
  readonly inputs: Readonly<Record<string, Figure>>;
  /** Percent a year of each of the first years, then nothing; those of the kind if nothing is said. */
  readonly growth?: readonly number[];
}

export type Sale =
  /** A part of a volume, in percent, at a price. */
  | {
      readonly form: 'priced';
      readonly name: Pair;
      readonly of: string;
      readonly part: Figure;
      readonly price: Figure;
    }
  /** A percent of a volume of money, or of another line of sales. */
  | { readonly form: 'share'; readonly name: Pair; readonly of: string; readonly share: Figure }
  /** New customers a month, of whom a percent leave each month, and what one pays a month. */
  | {
      readonly form: 'subscription';
      readonly name: Pair;
      readonly customers: Figure;
      readonly churn: Figure;
      readonly price: Figure;
    }
  /** So much a month. */
  | { readonly form: 'amount'; readonly name: Pair; readonly amount: Figure };

export type Cost =
  /** A percent of all sales, or of one line of them. */
  | { readonly form: 'share'; readonly name: Pair; readonly share: Figure; readonly of: string | null }
  /** For each unit of a volume. */
  | { readonly form: 'unit'; readonly name: Pair; readonly cost: Figure; readonly of: string }
  /** People, and the pay of one a year before the employer's contributions. */
  | {
      readonly form: 'pay';
      readonly name: Pair;
      readonly people: Figure;
      readonly salary: Figure;
      /** Some come only as the business fills up. */
      readonly isGradual?: boolean;
      /** Paid by the lesson or the shift, so that a half of one is usual, as of teachers. */
      readonly isPartTime?: boolean;
      /** As many as are said, also a quarter of one. */
      readonly isCounted?: boolean;
      /** More people each year, of each hundred. */
      readonly hires?: number;
    }
  /** So much a month. */
  | { readonly form: 'monthly'; readonly name: Pair; readonly amount: Figure; readonly is?: CostPart }
  /** So much once a year. */
  | { readonly form: 'yearly'; readonly name: Pair; readonly amount: Figure }
  /** Before the first customer, once. */
  | { readonly form: 'once'; readonly name: Pair; readonly amount: Figure; readonly is?: CostPart };

/** Given up where premises are owned, at home or none, since the business is online; hiring where nobody is hired. */
export type CostPart = 'rent' | 'utilities' | 'hiring';

export interface Asset {
  readonly name: Pair;
  readonly amount: Figure;
  /** In years. */
  readonly life: number;
  /** Cheaper makes of it are bought where all is cheaper. */
  readonly isTraded?: boolean;
  /** Of premises that customers come to: what sells online alone has none of it. */
  readonly isForVisitors?: boolean;
}

/** What a trade's own pay, and all its other amounts, are over what the levels of a country say, and how much is sold. */
export interface OwnLevel {
  readonly prices: number;
  readonly pay: number;
  /** What each unit of size sells over what it does in the United States. */
  readonly volumes?: number;
}

/** Low to high. */
export type Range = readonly [low: number, high: number];

/** What most businesses of the kind are like once they are full: all in percent of sales but the last. */
export interface Health {
  readonly gross: Range;
  readonly payroll: Range;
  readonly ebitda: Range;
  /** Months until what was put in has come back. */
  readonly payback: Range;
}

export interface Kind {
  readonly id: string;
  /** Where the gallery would show it; null where none fits. */
  readonly industry: IndustryId | null;
  readonly name: Pair;
  /** Phrases that people type for it, separated by commas. */
  readonly words: Words;
  readonly scale: Scale;
  readonly volumes: readonly Volume[];
  readonly sales: readonly Sale[];
  /** English names of the sales of which each customer has one, such as plans of a subscription. */
  readonly plans?: readonly string[];
  readonly costs: readonly Cost[];
  readonly overheads: readonly Cost[];
  readonly assets: readonly Asset[];
  /** In days; stock is that of costs of sales. */
  readonly terms: { readonly receivable: number; readonly stock: number; readonly payable: number };
  readonly season: SeasonId;
  /** Starts with so many percent of what it is once it is full, and is full after so many months. */
  readonly ramp: { readonly from: Figure; readonly months: Figure };
  /** Percent a year of each of the first years, then nothing. */
  readonly growth: readonly number[];
  /** The usual part of the money needed that is borrowed, in percent. */
  readonly borrowed: Figure;
  readonly health: Health;
  /** Sold at about the same price everywhere, such as software. */
  readonly isWorldwide?: boolean;
  /** Traded between countries, such as grain or scrap, so that prices differ less than others do. */
  readonly isTraded?: boolean;
  /** By two letters of a country where far less or more is paid for it than for other things. */
  readonly ownLevels?: Readonly<Record<string, OwnLevel>>;
}

/** Languages that people type the name of a business in, beside those of the product. */
type TypedLanguage = 'es' | 'de' | 'fr' | 'it' | 'pt' | 'tr';

/** In the languages of the product, and the common names in others. */
export type Words = Readonly<Record<Language | TypedLanguage, string>>;
