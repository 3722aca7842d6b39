// Settles what was said that things cost: to the line of sales that each is of, in the money of the model.
import type { Pair } from '#catalog/kind/pair.ts';
import { countries } from '#catalog/places/places.ts';
import { leastPriceFactor, mostPriceFactor } from '#template/fields.ts';
import type { Business, Part } from '../business/business.ts';
import { finelyRounded, rounded } from '../business/money.ts';
import { asDone } from '../business/one-person.ts';
import type { SaidPrice } from '../understand/price/said-price.ts';
import { checkLines, checkOf, pricesOfCheck } from './average-check.ts';
import { buyerOf, ofPieces } from './items.ts';
import { lineOfPrice, nounsOf } from './line-of-price.ts';
import { asPass, isOfLesson, isSoldToEach, timesOfLesson, timesOfShift } from './price-in-line.ts';
import { onNextPlan, withOnePlan } from './prices-of-plans.ts';
import type { SettledPrice } from './settled-price.ts';
import { siblingPrices } from './siblings.ts';
import { type SoldLine, soldLines } from './sold-lines.ts';

type WhyUnused =
  /** Neither zero nor less, nor more than anybody asks. */
  | { readonly because: 'impossible' }
  /** So many times what is usual, or a small part of it. */
  | { readonly because: 'unusual'; readonly usual: number; readonly name: Pair }
  /** Nothing is sold by the hour, by the month. */
  | { readonly because: 'unit' }
  /** Another price of the same line was said before. */
  | { readonly because: 'twice'; readonly name: Pair };

export interface UnusedPrice {
  readonly said: SaidPrice;
  readonly why: WhyUnused;
}

interface SettledPrices {
  readonly prices: readonly SettledPrice[];
  readonly unused: readonly UnusedPrice[];
}

const mostPrice = 1_000_000_000;
const homes: Readonly<Record<string, string>> = { EUR: 'DE', USD: 'US', RUB: 'RU', GBP: 'GB' };

/** Units of it for a dollar. */
function perDollar(code: string): number | null {
  const own = countries.filter(({ currency }) => currency === code);
  return (own.find(({ id }) => id === homes[code]) ?? own[0])?.perDollar ?? null;
}

/** Whether it was said in other money than that of the model. */
const isForeign = ({ currencies }: SaidPrice, code: string | null): boolean =>
  code !== null && currencies.length > 0 && !currencies.includes(code);

/** In the money of the model, by the rates that all else is counted with; a number alone is of that money. */
function inModel(said: SaidPrice, code: string | null): number {
  const rate = isForeign(said, code) ? perDollar(said.currencies[0] ?? '') : null;
  const own = rate === null || code === null ? null : perDollar(code);
  return rate === null || own === null ? said.amount : finelyRounded((said.amount / rate) * own);
}

const isUsual = (price: number, usual: number): boolean =>
  price >= usual * leastPriceFactor && price <= usual * mostPriceFactor;

const digits = 12;
const exact = (price: number): number => Number(price.toPrecision(digits));

type Settled = SettledPrice | WhyUnused;

function ofCheck(said: SaidPrice, amount: number, lines: readonly SoldLine[]): Settled {
  const usual = checkOf(lines);
  const [line] = lines;
  if (!line) return { because: 'unit' };
  const name: Pair = ['average check', 'средний чек'];
  if (!isUsual(amount, usual)) return { because: 'unusual', usual: finelyRounded(usual), name };
  const prices = pricesOfCheck(lines, amount);
  return {
    ...{ said, amount, name, part: line.part, lines: prices, siblings: {} },
    ...{ isNamed: true, isMain: true, whole: null },
  };
}

function settledPrice(said: SaidPrice, lines: readonly SoldLine[], code: string | null): Settled {
  const amount = inModel(said, code);
  if (!(amount > 0 && amount <= mostPrice)) return { because: 'impossible' };
  const ofOne = checkLines(said, lines);
  if (ofOne.length > 0) return ofCheck(said, amount, ofOne);
  const nouns = nounsOf(said);
  const pass = asPass(said, nouns);
  const found = (pass === null ? null : lineOfPrice(pass, lines)) ?? lineOfPrice(said, lines);
  if (!found) return { because: 'unit' };
  const { line, times, isNamed } = found;
  const counted = amount * times * (said.measured === null ? timesOfShift(line, nouns) : 1);
  if (said.isEach && said.measured === null && !isSoldToEach(line, counted)) return { because: 'unit' };
  const one = exact(counted * timesOfLesson(line, isOfLesson(said, nouns), counted));
  if (!isUsual(one, line.usual))
    return { because: 'unusual', usual: finelyRounded(line.usual / times), name: line.name };
  const buyer = said.measured === null && !said.isEach ? buyerOf(line, nouns) : null;
  const price = buyer === null ? one : ofPieces(one, line.usual);
  const isMain = lines.find(({ part }) => part === line.part) === line;
  return {
    ...{ said, amount, name: line.name, part: line.part, isNamed, isMain },
    ...{
      lines: { [line.id]: price },
      siblings: buyer === null ? siblingPrices(line, price, nouns, lines) : {},
    },
    whole: buyer !== null && price !== one ? { price, buyer } : null,
  };
}

/** Of two prices of a line the first is taken. */
export function settlePrices(
  business: Business,
  said: readonly SaidPrice[],
  code: string | null,
): SettledPrices {
  const lines = said.length > 0 ? soldLines(asDone(business)) : [];
  const plansOf = (part: number) => [business.head, ...business.others][part]?.kind.plans ?? [];
  const prices: SettledPrice[] = [];
  const unused: UnusedPrice[] = [];
  for (const one of said) {
    const settled = settledPrice(one, lines, code);
    const isTaken = (other: SettledPrice): boolean =>
      !('because' in settled) &&
      other.part === settled.part &&
      Object.keys(settled.lines).some((id) => id in other.lines);
    const next = 'because' in settled ? null : onNextPlan(settled, lines, prices, plansOf);
    if ('because' in settled) unused.push({ said: one, why: settled });
    else if (next !== null) prices.push(next);
    else if (prices.some(isTaken)) unused.push({ said: one, why: { because: 'twice', name: settled.name } });
    else prices.push(settled);
  }
  return { prices: withOnePlan(prices, lines, plansOf), unused };
}

/** A size that was said stays as it was said. */
function withCustomers(part: Part, times: number): Part {
  if (part.isSizeSaid === true || part.isSizeProposed === true) return { ...part, plansTimes: 1 };
  const size = rounded(part.size * times);
  return { ...part, size, plansTimes: size / part.size };
}

const partWith = (part: Part, at: number, prices: readonly SettledPrice[]): Part => {
  const own = prices.filter((price) => price.part === at);
  if (own.length === 0) return part;
  const said = [...own.map(({ siblings }) => siblings), ...own.map(({ lines }) => lines)];
  const priced = { ...part, prices: Object.assign({}, ...said) };
  const times = own.find(({ plansTimes }) => plansTimes !== undefined)?.plansTimes;
  return times === undefined ? priced : withCustomers(priced, times);
};

export const withPrices = (business: Business, { prices }: SettledPrices): Business =>
  prices.length === 0
    ? business
    : {
        ...business,
        head: partWith(business.head, 0, prices),
        others: business.others.map((part, at) => partWith(part, at + 1, prices)),
      };
