// What a founder expects of the model made from a line: what must be in it, what must not, and which amounts are believable.

/** The language of the model, which the page has, whatever the line is typed in. */
export type LineLanguage = 'en' | 'ru';

/** From the least to the most, both included. */
export type Range = readonly [low: number, high: number];

/** Beginnings of words in the model's language, of which one must begin a word in the name of some line. */
export type Stems = readonly string[];

export interface ExpectedSize {
  /** As typed in the line. */
  readonly count: number;
  /** The same size in other units (5 MW are 5,000 kW), each as good as the typed one. */
  readonly also: readonly number[];
}

export interface ExpectedPrice {
  /** What the main sale is called; none: whatever it is called. */
  readonly stems: Stems;
  /** Any of them will do: a price a kilogram or a tonne, a month or a year. */
  readonly ranges: readonly Range[];
}

export interface ExpectedModel {
  readonly line: string;
  readonly language: LineLanguage;
  /** Nobody can know this business: only a general model that says so is right. */
  readonly isUnknown: boolean;
  readonly sales: readonly Stems[];
  /** Staff and the like may be costs of sales or overheads. */
  readonly spending: readonly Stems[];
  readonly assets: readonly Stems[];
  /** Of another trade: no line of any section is called so. */
  readonly never: Stems;
  /** ISO code of the place said, null where none is. */
  readonly country: string | null;
  /** That of the place said, null where none is. */
  readonly currency: string | null;
  readonly size: ExpectedSize | null;
  /** The currency of the price and the revenue below. */
  readonly amountsIn: string;
  readonly price: ExpectedPrice | null;
  /** Of the third year, whole. */
  readonly revenue: Range | null;
  /** Whether a founder would look for growth from year to year. */
  readonly isGrowing: boolean;
  /** Whether a founder would look for a season: null, either is believable. */
  readonly isSeasonal: boolean | null;
  /** Of earnings before interest, tax and depreciation in revenue, percent, in the third year. */
  readonly margin: Range;
  /** Of pay in revenue, percent, in the third year. */
  readonly payroll: Range;
}
