// Reads what a line wishes that things cost, and what becomes of the prices that were said before.

import { inLanguage } from '#catalog/kind/pair.ts';
import { defaultLanguage } from '#language/language.ts';
import type { SettledFigure } from '../business/business.ts';
import { finelyRounded } from '../business/money.ts';
import { asDone } from '../business/one-person.ts';
import { plainFigure } from '../figures/plain-figure.ts';
import { isOfLine, lineOfPrice, nounsOf } from '../prices/line-of-price.ts';
import { priceText, unusedText } from '../prices/price-text.ts';
import { type SoldLine, soldLines } from '../prices/sold-lines.ts';
import type { Answers, Settled } from '../settle.ts';
import { phraseOf, phraseWith, type SaidPrice } from '../understand/price/said-price.ts';
import { pricesIn, withoutPrices } from '../understand/price/said-prices.ts';
import { barePrices } from './bare-prices.ts';

export interface WishedPrices {
  readonly prices: readonly SaidPrice[];
  /** The line without them. */
  readonly rest: string;
}

/** The one price that was said before is meant by one that is of nothing: price 42 pounds. */
function ofTheSame(
  price: SaidPrice,
  { prices: [only, ...others] }: Settled,
  lines: readonly SoldLine[],
): SaidPrice {
  const own = lineOfPrice(price, lines);
  if (only === undefined || own === null || own.line.id in only.lines) return price;
  if (others.length > 0 || nounsOf(price).length > 0 || price.isCheck) return price;
  const { said } = only;
  const isInOther =
    price.currencies.length > 0 && !price.currencies.some((code) => said.currencies.includes(code));
  if (isInOther || price.measured?.name !== said.measured?.name || said.isCheck) return price;
  return pricesIn(phraseWith(said.phrase, price.amount))[0]?.price ?? price;
}

/** An amount that may be anything is a price where it is that of something which is sold. */
export function wishedPrices(line: string, settled: Settled): WishedPrices {
  const found = pricesIn(line);
  const lines = soldLines(asDone(settled.business));
  const sure = found.filter(
    ({ price }) => !price.isDoubtful || isOfLine(nounsOf(price).slice(0, 1), lines) !== null,
  );
  const bare = sure.length === 0 ? barePrices(line, lines) : [];
  if (bare.length > 0) return { prices: bare.map(({ price }) => price), rest: '' };
  if (found.length === 0) return { prices: [], rest: line };
  const rest = withoutPrices(line, sure).replace(/^[\s,]+|[\s,]+$/gu, '');
  return { prices: sure.map(({ price }) => ofTheSame(price, settled, lines)), rest };
}

const isUsed = ({ prices }: Settled, said: SaidPrice): boolean =>
  prices.some((one) => phraseOf(one.said) === phraseOf(said));

/** What was said now comes first, so that it stands in place of what was said of the same before. */
export function pricesAfter(
  before: Settled,
  wished: readonly SaidPrice[],
  percent: number | null,
): Pick<Answers, 'prices'> {
  if (wished.length === 0 && (percent === null || before.saidPrices.length === 0)) return {};
  const moved = (said: SaidPrice): string =>
    percent === null
      ? phraseOf(said)
      : phraseWith(said.phrase, finelyRounded(said.amount * (1 + percent / 100)));
  return { prices: [...wished.map(phraseOf), ...before.saidPrices.map(moved)] };
}

/** In other money an amount that was said without any is still of the money that the model was in. */
export function pricesInOtherMoney(
  before: Settled,
  after: Settled,
  wished: readonly SaidPrice[],
): Pick<Answers, 'prices'> {
  const { currency } = before.business;
  const fresh = new Set(wished.map(phraseOf));
  const isOld = (said: SaidPrice): boolean => said.currencies.length === 0 && !fresh.has(phraseOf(said));
  if (after.business.currency === currency || !after.saidPrices.some(isOld)) return {};
  const named = ([first, number, last]: SaidPrice['phrase']): string =>
    `${first}${number} ${currency}${last}`.trim();
  return { prices: after.saidPrices.map((said) => (isOld(said) ? named(said.phrase) : phraseOf(said))) };
}

/** Without those that another has taken the place of; what is of another trade now is kept where a word says what it is of. */
export function keptPrices(
  answers: Answers,
  after: Settled,
  isSameTrade: boolean,
  wasSaid: boolean,
): Answers {
  const isKept = (said: SaidPrice): boolean => {
    const settled = after.prices.find((one) => phraseOf(one.said) === phraseOf(said));
    return settled !== undefined && (isSameTrade || settled.isNamed);
  };
  const { prices: _prices, ...others } = answers;
  const prices = after.saidPrices.filter(isKept).map(phraseOf);
  return prices.length > 0 || wasSaid ? { ...others, prices } : others;
}

/** A price that is said anew forgets by how much that of its line was moved before. */
export function withoutMoves(answers: Answers, after: Settled, wished: readonly SaidPrice[]): Answers {
  const phrases = wished.map(phraseOf);
  const priced = after.prices.filter(({ said }) => phrases.includes(phraseOf(said)));
  const isOfPriced = ({ is, line }: SettledFigure): boolean =>
    is === 'times' &&
    line !== null &&
    priced.some(({ part, lines }) => part === line.part && inLanguage(line.name, defaultLanguage) in lines);
  const kept = after.figures.filter(({ found }) => !found.some(isOfPriced));
  if (kept.length === after.figures.length) return answers;
  return { ...answers, figures: kept.map(({ asked }) => plainFigure(asked)) };
}

/** As they are told, those that were said and those that were moved. */
export const priceChanges = (before: Settled, after: Settled): readonly string[] => {
  const { language, currency } = after.business;
  const told = ({ prices, business }: Settled): readonly string[] =>
    prices.map((price) => priceText(price, business.currency, language));
  const old = told({ ...before, business: { ...before.business, currency } });
  return told(after).filter((text) => !old.includes(text));
};

/** What is not understood, without what the prices are of. */
export const restWithout = (rest: readonly string[], wished: readonly SaidPrice[]): readonly string[] => {
  const nouns = new Set(wished.flatMap((price) => nounsOf(price).map((noun) => noun.toLowerCase())));
  return rest.filter((word) => !nouns.has(word.toLowerCase()));
};

/** Why what was said now is not used. */
export const priceRemarks = (wished: readonly SaidPrice[], after: Settled): readonly string[] =>
  after.unusedPrices
    .filter(({ said }) => wished.some((one) => phraseOf(one) === phraseOf(said)) && !isUsed(after, said))
    .map((unused) => unusedText(unused, after.business.currency, after.business.language));
