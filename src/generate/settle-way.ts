// Settles whether a business is one person's work, where it is done, and how that is taxed.

import { eachPerson } from '#catalog/kind/each-person.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { freeOfSalesTax } from '#catalog/kinds/free-of-sales-tax.ts';
import {
  deskKinds,
  isOfHome,
  madeAtHome,
  ofOneByNature,
  outsideKinds,
  ownRates,
} from '#catalog/kinds/one-person.ts';
import type { Country } from '#catalog/places/place.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import type { Levels, Part, Rates, SaidSize, WayOfWork } from './business/business.ts';
import type { Understood } from './understand/understand.ts';

/** What one person has one of. */
const ofEach: ReadonlySet<string> = new Set('vehicles machines stations rooms chairs'.split(' '));
/** Of a crew or of projects, one person's part. */
const inParts: ReadonlySet<string> = new Set(['crews', 'projects']);

/** One person, in what the trade is counted in; null where it is not counted by those who work. */
export function oneIn(kind: Kind): SaidSize | null {
  const { unit, also, low } = kind.scale;
  // An agency's list is of those who work for it now and then.
  const paid = kind.costs.find(({ form }) => form === 'pay');
  const part = paid?.form === 'pay' && paid.people.scaling === 'each' ? paid.people.typical : 1;
  const each = part < 1 ? Number((1 / part).toPrecision(2)) : 1;
  if (unit === 'people') return { unit, each, count: 1 };
  if (ofEach.has(unit) && low <= 1) return { unit, each: 1, count: 1 };
  const crew = also?.people;
  const isInParts = inParts.has(unit) || madeAtHome.has(kind.id);
  if (isInParts && crew !== undefined) return { unit: 'people', each: crew, count: 1 };
  // A bakery is worked by several, and may be worked by one.
  const share = unit === 'shops' && isOfHome(kind.id) ? eachPerson(kind, 1) : undefined;
  return share === undefined ? null : { unit: 'people', each: share, count: 1 };
}

const done: ReadonlySet<string> = new Set(
  'visitors orders lessons projects calls pupils customers'.split(' '),
);
/** Whoever says how many customers come may be busier than most, or less so. */
const mostOfOne = 2;
const isBusyOne = ({ size, said }: Part, one: SaidSize): boolean =>
  said !== undefined && done.has(said.unit) && size <= one.each * one.count * mostOfOne;

export function wayOf(
  [head, ...others]: readonly Part[],
  understood: Understood,
  answers: BusinessAnswers,
  { id }: Country,
): WayOfWork | undefined {
  if (!head) return undefined;
  const { kind } = head;
  const one = oneIn(kind);
  const isOneSize =
    one !== null && (Math.abs(head.size - one.each * one.count) < 0.01 || isBusyOne(head, one));
  const isOne = understood.isAlone || ofOneByNature.has(kind.id);
  const isAlone = isOne && isOneSize && others.length === 0;
  const arePremisesAnswered =
    answers.isAtHome !== true && (answers.isOwned !== undefined || understood.premises !== null);
  const isVisiting = understood.isVisiting === true && !arePremisesAnswered;
  const isUsual = deskKinds.has(kind.id) || outsideKinds.has(kind.id) || understood.isOnline;
  const isWithout = isVisiting || understood.isAtHome === true || (isAlone && isUsual);
  const isWithoutPremises = isWithout && !arePremisesAnswered;
  if (!isAlone && !isWithoutPremises) return undefined;
  return { isAlone, isWithoutPremises, isVisiting, countryId: id };
}

/** Whoever sells anything that is taxed beside it is taxed. */
export const areFreeOfSalesTax = (parts: readonly Part[]): boolean =>
  parts.every(({ kind }) => freeOfSalesTax.has(kind.id));

/** Nobody employs the owner; whoever pays a part of sales pays no tax on profit. */
export function ratesOf(rates: Rates, way: WayOfWork | undefined): Rates {
  if (way?.isAlone !== true) return rates;
  const isOnSales = ownRates[way.countryId] !== undefined;
  return { ...rates, payrollTaxes: 0, ...(isOnSales && { incomeTax: 0, salesTax: null }) };
}

/** The law lets the owner earn as little as there is. */
export function levelsOfWork(levels: Levels, way: WayOfWork | undefined): Levels {
  return way?.isAlone === true ? { ...levels, leastPay: 0 } : levels;
}
