// Turns one line about what should be otherwise into answers: no restaurant, 30 rooms, open from May.
import { currencyName } from '#catalog/places/currency-names.ts';
import type { Proposal } from '../proposal/proposal.ts';
import type { Answers, Settled, Terms } from '../settle.ts';
import { settleWith } from '../settle-proposed.ts';
import { understand } from '../understand/understand.ts';
import { changesOf } from './changes.ts';
import { remarkText } from './remarks.ts';
import { type Wished, wishedIn } from './wished.ts';

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
}

type SizesAnswered = Pick<Answers, 'size' | 'partSizes'>;

/** What was answered of a part that is no more is forgotten; the size of a trade that is another now stays its own. */
function sizesAfter(answers: Answers, before: Settled, { kinds, sizes }: Wished): SizesAnswered {
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
  const kept = Object.entries(answered).filter(
    ([id]) => kinds.some((kind) => kind.id === id) && !(isOld && id === trade.id),
  );
  return {
    ...(isOld && { size }),
    ...(kept.length > 0 && { partSizes: Object.fromEntries(kept) }),
  };
}

function placeAfter(answers: Answers, { place }: Wished): Pick<Answers, 'countryId' | 'city'> {
  if (place) return { countryId: place.country.id, city: place.city };
  const { countryId, city } = answers;
  return { ...(countryId !== undefined && { countryId }), ...(city !== undefined && { city }) };
}

function answersAfter(answers: Answers, before: Settled, wished: Wished): Answers {
  const { kinds, dateStart, isOwned, isRentFree, isOnline } = wished;
  const { size: _size, partSizes: _sizes, countryId: _country, city: _city, ...others } = answers;
  const { isRentFree: _free, ...withoutPremises } = others;
  // Prices were chosen against those of the trade.
  const isSameTrade = kinds[0] === before.business.head.kind;
  const { priceFactor: _prices, ...withoutPrices } = isOwned === null ? others : withoutPremises;
  return {
    ...withoutPrices,
    ...(isSameTrade && others.priceFactor !== undefined && { priceFactor: others.priceFactor }),
    ...(wished.areKindsOther && { kindIds: kinds.map(({ id }) => id) }),
    ...sizesAfter(answers, before, wished),
    ...placeAfter(answers, wished),
    ...(dateStart !== null && { dateStart }),
    ...(isOwned !== null && { isOwned, ...(isRentFree && { isRentFree }) }),
    ...(isOnline !== null && { isOnline }),
  };
}

/** Of a model that was made from the text and what was answered so far. */
export function refine(
  text: string,
  line: string,
  terms: Terms,
  answers: Answers = {},
  proposal?: Proposal,
): Refined {
  const understood = understand(text, terms.language);
  const before = settleWith(understood, answers, terms, proposal);
  const wished = wishedIn(line, before, terms);
  const otherwise = answersAfter(answers, before, wished);
  const currency = wished.currency && currencyName(wished.currency, terms.language);
  const next = currency === null ? terms : { ...terms, currency };
  const after = settleWith(understood, otherwise, next, proposal);
  const isOther = currency !== null && after.business.currency !== before.business.currency;
  const changes = changesOf(before, after, wished);
  return {
    answers: changes.length > 0 ? otherwise : answers,
    ...{ currency: isOther ? currency : null, changes, rest: wished.rest },
    remarks: wished.remarks.map((remark) => remarkText(remark, terms.language)),
  };
}
