// What the lines of one kind of business are made with: the business, the kind's part in it, and the adjustments so far.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { inLanguage, type Pair } from '#catalog/kind/pair.ts';
import { sources } from '#catalog/sources.ts';
import { byLanguage, defaultLanguage, type Language } from '#language/language.ts';
import { locales } from '#language/locales.ts';
import {
  type Business,
  monthsInPeriod,
  type Part,
  proposedSource,
  saidSource,
} from '../business/business.ts';
import { finelyRounded, localFigure, type MoneyClass, naturalFigure, rounded } from '../business/money.ts';
import { generatedTexts } from '../business/texts.ts';
import type { Typed } from './line.ts';

/** What is settled only once a first model has been calculated. */
export interface Adjustments {
  readonly priceFactor: number;
  /** What rules alone would multiply prices with, where their author chose another factor. */
  readonly ruledFactor?: number;
  readonly equity: number;
  readonly loan: number;
  /** It is smaller than is usual, or none, since a year's cash would not cover what is due. */
  readonly isLoanCut?: boolean;
  /** A loan of nothing has its line, so that a larger one is the same model with another number. */
  readonly isLoanKept?: boolean;
  readonly stockDays: number;
  readonly payableDays: number;
}

export interface PartContext {
  readonly business: Business;
  readonly part: Part;
  /** 0 for the trade itself, then what it is combined with. */
  readonly index: number;
  readonly adjustments: Adjustments;
}

export const lineId = (rel: string, { index }: Pick<PartContext, 'index'>, row: number): string =>
  `${rel}_${index + 1}_${row + 1}`;

export const numberText = (value: number): string => String(Number(value.toPrecision(12)));

const shownSource = (id: string, language: Language): string | null => {
  const source = sources.find((one) => one.id === id);
  if (!source) return null;
  const { publisher, title, year, address, copy } = source;
  return `${publisher}, ${title}${year === undefined ? '' : ` (${year})`}: ${copy === undefined ? address : generatedTexts[language].publicCopy}`;
};

/** As a person reads them: 1,500 and «2,5». */
const numbersIn = byLanguage(
  (language) => new Intl.NumberFormat(locales[language], { maximumSignificantDigits: 6 }),
);

/** Where a number comes from, with the range that is usual. */
export function sourceOf({ low, high, source, follows }: Figure, { business }: PartContext): string {
  const texts = generatedTexts[business.language];
  if (source === saidSource) return texts.said;
  const isProposed = source === proposedSource;
  const named = source === undefined || isProposed ? null : shownSource(source, business.language);
  const shown = (value: number): string => numbersIn[business.language].format(rounded(value));
  const usual = low < high ? `, ${texts.usual(shown(low), shown(high))}` : '';
  const estimate = follows === undefined ? texts.estimate : texts.natural[follows];
  return `${named ?? (isProposed ? texts.proposed : estimate)}${usual}`;
}

/** With the range that is usual, of a number that its author said. */
export function saidSourceOf({ low, high }: Figure, { business }: PartContext): string {
  const { said, usual } = generatedTexts[business.language];
  const shown = (value: number): string => numbersIn[business.language].format(rounded(value));
  return low < high ? `${said}, ${usual(shown(low), shown(high))}` : said;
}

export const typed = (value: number, figure: Figure, context: PartContext): Typed => ({
  data: numberText(value),
  source: sourceOf(figure, context),
});

/** An amount of the catalogue in local money. */
export const money = (figure: Figure, of: MoneyClass, { business, part }: PartContext): Figure =>
  localFigure(figure, of, business.levels, part.kind);

export const times = (figure: Figure, factor: number): Figure => ({
  ...figure,
  typical: figure.typical * factor,
  low: figure.low * factor,
  high: figure.high * factor,
});

/** What its author chose is held against the prices as they stand without it, so that each moves by the percent that is said. */
export function priceOf(figure: Figure, context: PartContext): Figure {
  const { priceFactor, ruledFactor } = context.adjustments;
  const ruled = money(times(figure, ruledFactor ?? priceFactor), 'price', context);
  if (ruledFactor === undefined) return ruled;
  const { typical, low, high } = times(ruled, priceFactor / ruledFactor);
  return { ...figure, typical: finelyRounded(typical), low: finelyRounded(low), high: finelyRounded(high) };
}

/** What its author said that a line costs, else what is usual. */
export function saidPriceOf(line: Pair, context: PartContext): number | null {
  return context.part.prices?.[inLanguage(line, defaultLanguage)] ?? null;
}

/** As much of it as sun and soil give in the place. */
export const natural = (figure: Figure, { business }: PartContext): Figure =>
  naturalFigure(figure, business.levels);

export const months = ({ business }: PartContext): number => monthsInPeriod(business);

export const kindOf = ({ part }: PartContext): Kind => part.kind;
