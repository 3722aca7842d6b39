// Turns one line about what should be otherwise into answers: no restaurant, 30 rooms, open from May.
import { currencyName } from '#catalog/places/currency-names.ts';
import { type BusinessFigure, leastPriceFactor, mostPriceFactor } from '#template/fields.ts';
import { plainFigure } from '../figures/plain-figure.ts';
import { makeModel, unnamedFrame } from '../make-model.ts';
import { understandPriced } from '../prices/understand-priced.ts';
import type { Proposal } from '../proposal/proposal.ts';
import { unitWords } from '../said-units.ts';
import type { Answers, Settled, Terms } from '../settle.ts';
import { settleWith } from '../settle-proposed.ts';
import type { Understood } from '../understand/understand.ts';
import {
  keptPrices,
  priceChanges,
  priceRemarks,
  pricesAfter,
  pricesInOtherMoney,
  restWithout,
  wishedPrices,
  withoutMoves,
} from './changed-prices.ts';
import { changesOf } from './changes.ts';
import { inCurrency, joined, mostFigures } from './figures/joined-figures.ts';
import { thereAlready } from './figures/there-already.ts';
import { type Remark, remarkText } from './remarks.ts';
import { remarkOnLine } from './stepping-back.ts';
import { type Wished, wishedIn } from './wished.ts';
import { wishedMonths } from './wished-months.ts';

export interface Refined {
  readonly answers: Answers;
  /** As it is called in a model; null where it stays. */
  readonly currency: string | null;
  /** What is otherwise now, as it is said in the language; empty where the line changes nothing. */
  readonly changes: readonly string[];
  /** Words that were not understood, or ask for what cannot be. */
  readonly rest: readonly string[];
  /** What cannot be, and what to do instead, in sentences. */
  readonly remarks: readonly string[];
  /** It says which way and not how far, as “cheaper” does: an AI may know. */
  readonly isVague: boolean;
}

type SizesAnswered = Pick<Answers, 'size' | 'partSizes' | 'partUnits'>;

/** What sizes are said in now; one that is said anew is in other words. */
function unitsAfter(
  { partUnits = {} }: Answers,
  sizes: Wished['sizes'],
  kept: readonly string[],
): Pick<Answers, 'partUnits'> {
  const said = sizes.map(({ kind, count, said: { asked, ...said } }) => [
    kind.id,
    unitWords(kind, said, count),
  ]);
  const units = Object.entries({ ...partUnits, ...Object.fromEntries(said) }).flatMap(([id, words]) =>
    typeof words === 'string' && kept.includes(id) ? [[id, words]] : [],
  );
  return units.length > 0 ? { partUnits: Object.fromEntries(units) } : {};
}

/** What was answered of a part that is no more is forgotten; the size of a trade that is another now stays its own. */
function sizesAfter(answers: Answers, before: Settled, { kinds, sizes, isAlone }: Wished): SizesAnswered {
  const [head] = kinds;
  const trade = before.business.head.kind;
  const { size, partSizes } = answers;
  const answered = {
    ...(size === undefined ? {} : { [trade.id]: size }),
    ...partSizes,
    ...Object.fromEntries(sizes.map(({ kind, count }) => [kind.id, count])),
  };
  const isOfTrade = sizes.some(({ kind }) => kind === trade);
  const isOld = size !== undefined && head === trade && !isOfTrade && partSizes?.[trade.id] === undefined;
  // One person's business is as large as one person.
  const isOne = isAlone && !isOfTrade;
  const kept = Object.entries(answered).filter(
    ([id]) => kinds.some((kind) => kind.id === id) && !((isOld || isOne) && id === trade.id),
  );
  return {
    ...(isOld && !isAlone && { size }),
    ...(kept.length > 0 && { partSizes: Object.fromEntries(kept) }),
    ...unitsAfter(
      answers,
      sizes,
      kept.map(([id]) => id),
    ),
  };
}

function placeAfter(answers: Answers, { place }: Wished): Pick<Answers, 'countryId' | 'city'> {
  if (place) return { countryId: place.country.id, city: place.city };
  const { countryId, city } = answers;
  return { ...(countryId !== undefined && { countryId }), ...(city !== undefined && { city }) };
}

/** Who does the work and where: a size that is said of several, and premises that are said, are of no such business. */
function workAfter(answers: Answers, wished: Wished): Answers {
  const { isAlone, isAtHome } = answers;
  const [head] = wished.kinds;
  const isOfSeveral = isAlone === true && wished.sizes.some(({ kind }) => kind === head);
  const isMoved = wished.isOwned !== null && !wished.isAtHome;
  return {
    ...(isAlone !== undefined && !isOfSeveral && { isAlone }),
    ...(wished.isAlone && { isAlone: true }),
    ...(isAtHome !== undefined && !isMoved && { isAtHome }),
    ...(wished.isAtHome && { isAtHome: true }),
  };
}

/** What is said anew stands in place of what was said of the same; people and percents come on top of it. */
function figuresAfter(before: Settled, { figures: said }: Wished): Pick<Answers, 'figures'> {
  if (said.length === 0) return {};
  const { currency } = before.business;
  const all = said.reduce<readonly BusinessFigure[]>(
    (soFar, figure) => joined(soFar, inCurrency(figure, currency)),
    before.figures.map(({ asked }) => plainFigure(asked)),
  );
  return { figures: all.slice(-mostFigures) };
}

function answersAfter(answers: Answers, before: Settled, wished: Wished): Answers {
  const { kinds, dateStart, isOwned, isRentFree, isOnline } = wished;
  const {
    size: _size,
    partSizes: _sizes,
    partUnits: _units,
    countryId: _country,
    city: _city,
    ...others
  } = answers;
  const { isRentFree: _free, ...withoutPremises } = others;
  // Prices were chosen against those of the trade.
  const isSameTrade = kinds[0] === before.business.head.kind;
  const kept = isOwned === null ? others : withoutPremises;
  const { priceFactor: _prices, isAlone: _alone, isAtHome: _home, ...withoutPrices } = kept;
  return {
    ...withoutPrices,
    ...workAfter(answers, wished),
    ...(isSameTrade && others.priceFactor !== undefined && { priceFactor: others.priceFactor }),
    ...(wished.areKindsOther && { kindIds: kinds.map(({ id }) => id) }),
    ...sizesAfter(answers, before, wished),
    ...placeAfter(answers, wished),
    ...(dateStart !== null && { dateStart }),
    ...(isOwned !== null && { isOwned, ...(isRentFree && { isRentFree }) }),
    ...(isOnline !== null && { isOnline }),
    ...(wished.without !== null && { without: wished.without }),
    ...figuresAfter(before, wished),
  };
}

interface Asked {
  readonly understood: Understood;
  readonly answers: Answers;
  readonly terms: Terms;
  readonly proposal: Proposal | undefined;
}

interface FactorAfter {
  readonly answered: Pick<Answers, 'priceFactor'>;
  readonly wished: Wished;
}

/** All prices against what they are in the model as it is, held to what they may be. */
function factorAfter(asked: Asked, wished: Wished): FactorAfter {
  const { understood, answers, terms, proposal = null } = asked;
  const { pricePercent: percent } = wished;
  if (percent === null) return { answered: {}, wished };
  const { adjusted } = makeModel({ understood, answers, terms, proposal, frame: unnamedFrame });
  const { priceFactor: before } = adjusted.adjustments;
  const factor = Number((before * (1 + percent / 100)).toPrecision(6));
  const held = Math.max(leastPriceFactor, Math.min(mostPriceFactor, factor));
  if (held === factor) return { answered: { priceFactor: factor }, wished };
  const pricePercent = Math.round((held / before - 1) * 100);
  const remarks: Wished['remarks'] = [...wished.remarks, { about: 'prices' }];
  return {
    answered: held === before ? {} : { priceFactor: held },
    wished: { ...wished, pricePercent: pricePercent === 0 ? null : pricePercent, remarks },
  };
}

/** One person cannot be said to do what takes more: how many work there follows from the size. */
function heldWish(asked: Asked, before: Settled, wished: Wished): Wished {
  const { understood, answers, terms, proposal } = asked;
  if (!wished.isAlone) return wished;
  const { business } = settleWith(understood, answersAfter(answers, before, wished), terms, proposal);
  const { kind, size } = before.business.head;
  if (business.way?.isAlone === true) return wished;
  return { ...wished, isAlone: false, remarks: [...wished.remarks, { about: 'staff', kind, size }] };
}

const withRemarks = (wished: Wished, { rest, remarks }: ReturnType<typeof thereAlready>): Wished => ({
  ...{ ...wished, rest },
  remarks: [...wished.remarks, ...remarks],
});

const unchanged = (answers: Answers, remark: Remark, { language }: Terms): Refined => ({
  ...{ answers, currency: null, changes: [], rest: [] },
  remarks: [remarkText(remark, language)],
  isVague: remark.about === 'how-much' || remark.about === 'how-dear',
});

/** Where nobody said a place, amounts in other money move it nowhere. */
const stayingThere = (before: Settled, { currency, place }: Wished): Answers =>
  currency !== null && place === null && before.isPlaceAssumed ? { countryId: before.country.id } : {};

/** Of a model that was made from the text and what was answered so far. */
export function refine(
  text: string,
  line: string,
  terms: Terms,
  answers: Answers = {},
  proposal?: Proposal,
): Refined {
  const tooLittle = remarkOnLine(line);
  if (tooLittle) return unchanged(answers, tooLittle, terms);
  const asked: Asked = { understood: understandPriced(text, terms.language), answers, terms, proposal };
  const { understood } = asked;
  const before = settleWith(understood, answers, terms, proposal);
  const months = wishedMonths(line, before);
  const { prices, rest } = wishedPrices(months.rest, before);
  const wish = wishedIn(rest, before, terms);
  const held = heldWish(asked, before, withRemarks(wish, thereAlready(rest, wish.rest, before)));
  const { answered, wished } = factorAfter(asked, held);
  const priced = pricesAfter(before, prices, wished.pricePercent);
  const currency = wished.currency && currencyName(wished.currency, terms.language);
  const next = currency === null ? terms : { ...terms, currency };
  const settled = (some: Answers): Settled => settleWith(understood, some, next, proposal);
  const wanted: Answers = {
    ...{ ...answersAfter(answers, before, wished), ...answered, ...priced, ...months.answered },
    ...stayingThere(before, wished),
  };
  const said = { ...priced, ...pricesInOtherMoney(before, settled(wanted), prices) };
  const all: Answers = { ...wanted, ...said };
  const first = settled(all);
  const isSameTrade = wished.kinds[0] === before.business.head.kind;
  const isPriced = first.saidPrices.length > 0 && (said.prices !== undefined || !isSameTrade);
  const kept = isPriced ? keptPrices(all, first, isSameTrade, before.saidPrices.length > 0) : all;
  const otherwise = withoutMoves(kept, first, prices);
  const after = isPriced ? settled(otherwise) : first;
  const isOther = currency !== null && after.business.currency !== before.business.currency;
  const ofPrices = said.prices === undefined ? [] : priceChanges(before, after);
  const changes = [...changesOf(before, after, wished), ...ofPrices];
  return {
    answers: changes.length > 0 ? otherwise : answers,
    ...{ currency: isOther ? currency : null, changes, rest: restWithout(wished.rest, prices) },
    remarks: [
      ...wished.remarks.map((remark) => remarkText(remark, terms.language)),
      ...priceRemarks(prices, first),
    ],
    isVague: false,
  };
}
