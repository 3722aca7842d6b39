// Tests what a business is settled to be: its kinds and sizes, place, money, taxes and first day.
import { describe, expect, test } from 'vitest';
import { scale } from '#catalog/kind/rows.ts';
import { countryById } from '#catalog/places/places.ts';
import { smallKind } from '#testing/generate/small-business.ts';
import { type Answers, settle, type Terms } from './settle.ts';
import type { Understood } from './understand/understand.ts';

const nothing: Understood = {
  ...{
    kinds: [],
    country: null,
    city: null,
    sizes: [],
    premises: null,
    isOnline: false,
    opening: null,
    rest: [],
    unknownPlace: null,
    isAlone: false,
  },
};
const terms: Terms = {
  ...{ language: 'en', dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
};
const settled = (understood: Partial<Understood>, changed: Partial<Terms> = {}, answers: Answers = {}) =>
  settle({ ...nothing, ...understood }, answers, { ...terms, ...changed });
const portugal = countryById('PT');
const lisbon = portugal?.cities.find(({ names }) => names.en === 'Lisbon') ?? null;

/** 4 benches are typical; a shop has 10 of them. */
const workshop = smallKind({
  scale: scale(
    'machines',
    [4, 1, 20],
    ['Benches', 'Верстаки'],
    ['bench|benches', 'верстак|верстака|верстаков'],
    {
      shops: 10,
    },
  ),
});
const inn = smallKind({
  id: 'inn',
  scale: scale('seats', [50, 10, 200], ['Seats', 'Места'], ['seat|seats', 'место|места|мест']),
});

describe('the size', () => {
  const sizeOf = (sizes: Understood['sizes'], answers: Answers = {}) =>
    settled({ kinds: [workshop], sizes }, {}, answers);

  test('is the one that was said, in whatever it was said', () => {
    expect(sizeOf([{ unit: 'machines', count: 7 }]).business.head.size).toBe(7);
    expect(sizeOf([{ unit: 'shops', count: 2 }]).business.head.size).toBe(20);
    expect(sizeOf([{ unit: 'machines', count: 7 }]).isSizeAssumed).toBe(false);
  });

  test('of land may be one and a half hectares, of people it is whole', () => {
    const orchard = smallKind({
      scale: scale('hectares', [8, 1, 60], ['Hectares', 'Гектары'], ['ha|ha', 'га|га|га']),
    });
    const land = settled({ kinds: [orchard], sizes: [{ unit: 'hectares', count: 1.5 }] });
    expect(land.business.head).toMatchObject({ size: 1.5, isSizeSaid: true });
    expect(sizeOf([{ unit: 'machines', count: 1.5 }]).business.head.size).toBe(2);
  });

  test('in people is that of so many people, where the kind does not say what one has', () => {
    // One carver at the typical 4 benches is one person for 4.
    const people = (count: number) => sizeOf([{ unit: 'people', count }]).business.head;
    expect(people(3)).toMatchObject({ size: 12, said: { unit: 'people', count: 3, each: 4 } });
    // More than a workshop ever has are guests, or whoever else.
    expect(people(6)).toMatchObject({ size: 4 });
    expect(people(6).isSizeSaid).toBeUndefined();
  });

  test('is typical where none was said that fits', () => {
    expect(sizeOf([{ unit: 'hectares', count: 7 }])).toMatchObject({
      isSizeAssumed: true,
      business: { head: { size: 4 } },
    });
  });

  test('is what its author answers', () => {
    const answered = sizeOf([{ unit: 'machines', count: 7 }], { size: 9 });
    expect(answered).toMatchObject({ isSizeAssumed: false, business: { head: { size: 9 } } });
  });

  test('of each part is what its author answers, in what that part is counted in', () => {
    const kindIds = ['cafe', 'bakery'];
    const sized = (answers: Answers) => {
      const { head, others } = settled({ sizes: [{ unit: 'seats', count: 30 }] }, {}, answers).business;
      return [head, ...others].map(({ size, isSizeSaid = false }) => [size, isSizeSaid]);
    };
    expect(sized({ kindIds, partSizes: { cafe: 55, bakery: 7 } })).toEqual([
      [55, true],
      [7, true],
    ]);
    // What is said of the trade by its id goes before what earlier programs stored; nothing is no size.
    expect(sized({ kindIds, size: 44, partSizes: { cafe: 55 } })[0]).toEqual([55, true]);
    expect(sized({ kindIds, size: 44 })[0]).toEqual([44, true]);
    expect(sized({ kindIds, partSizes: { cafe: 0 } })[0]).toEqual([30, true]);
    expect(sized({ kindIds, partSizes: { hotel: 9 } })[1]?.[1]).toBe(false);
  });

  test('of what it is combined with follows the trade, and is smaller than on its own', () => {
    const second = (count: number) =>
      settled({ kinds: [workshop, inn], sizes: [{ unit: 'machines', count }] }).business.others[0]?.size;
    // 50 x 0.6, for the typical 4; twice as many for 16, the root of which is twice that of 4.
    expect(second(4)).toBe(30);
    expect(second(16)).toBe(60);
    // 50 x 0.6 x 0.5 for 1, and 3 times at most.
    expect(second(1)).toBe(15);
    expect(second(20_000)).toBe(90);
    const said = settled({ kinds: [workshop, inn], sizes: [{ unit: 'seats', count: 80 }] });
    expect([said.business.head.size, said.business.others[0]?.size]).toEqual([4, 80]);
  });
});

test('a kind that is answered is asked for by its id; one that nobody knows is not', () => {
  expect(settled({ kinds: [workshop] }, {}, { kindIds: ['cafe'] }).business.head.kind.id).toBe('cafe');
  expect(settled({ kinds: [workshop] }, {}, { kindIds: ['no_such'] }).business.head.kind.id).toBe('whistles');
  expect(settled({})).toMatchObject({
    isUnknown: true,
    business: { head: { kind: { id: 'any_business' } } },
  });
});

describe('the place', () => {
  test('decides on money, prices, pay and taxes', () => {
    // Portugal: 0.88 euros to the dollar, prices 60, pay 36, contributions 23.75 where 10 are usual.
    expect(settled({ kinds: [workshop], country: portugal })).toMatchObject({
      isPlaceAssumed: false,
      business: {
        currency: 'EUR',
        levels: {
          perDollar: 0.88,
          prices: 0.6,
          pay: 0.36,
          work: expect.closeTo((0.36 * 123.75) / 110, 10),
        },
        rates: { incomeTax: 19, salesTax: 23, payrollTaxes: 23.75, inflation: 2.2, interest: 5.5 },
      },
    });
  });

  test('has prices of its city, which are passed on to pay by half', () => {
    // Lisbon is 25 % dearer: 60 x 1.25, 36 x 1.125.
    const { levels } = settled({ country: portugal, city: lisbon }).business;
    expect(levels.prices).toBeCloseTo(0.75, 10);
    expect(levels.pay).toBeCloseTo(0.405, 10);
  });

  test('is that of most who write in the language where none was named, and nothing is said of sales tax', () => {
    expect(settled({})).toMatchObject({ isPlaceAssumed: true, country: { id: 'US' } });
    const russian = settled({}, { language: 'ru' });
    expect(russian).toMatchObject({ isPlaceAssumed: true, country: { id: 'RU' } });
    expect(russian.business).toMatchObject({ currency: 'руб.', rates: { salesTax: null } });
    // There is no sales tax of the whole United States.
    expect(settled({ country: countryById('US') }).business.rates.salesTax).toBeNull();
  });

  test('is the home of the currency that was typed', () => {
    expect(settled({}, { currency: 'eur' })).toMatchObject({
      country: { id: 'DE' },
      business: { currency: 'eur', levels: { perDollar: 0.88 } },
    });
  });

  test('is not changed by a currency, which is worth there what it is at home', () => {
    const inDollars = settled({ country: portugal }, { currency: 'USD' });
    expect(inDollars).toMatchObject({
      isCurrencyKnown: true,
      country: { id: 'PT' },
      business: { currency: 'USD', levels: { perDollar: 1, prices: 0.6 } },
    });
  });

  test('moves with prices and loans of the money that was typed, not of the place', () => {
    const turkey = countryById('TR');
    const germany = countryById('DE');
    const { rates } = settled({ country: turkey }, { currency: 'EUR' }).business;
    expect([rates.inflation, rates.interest]).toEqual([germany?.inflation, germany?.interest]);
    expect(rates.incomeTax).toBe(turkey?.incomeTax);
  });

  test('is in what the template has so far, unless a place is named', () => {
    const soFar = { currencySoFar: 'EUR' };
    expect(settled({}, soFar).business.currency).toBe('EUR');
    expect(settled({ country: countryById('GB') }, soFar).business.currency).toBe('GBP');
    expect(settled({ country: countryById('GB') }, { ...soFar, currency: 'USD' }).business.currency).toBe(
      'USD',
    );
  });

  test('has amounts in dollars where nobody knows the currency', () => {
    expect(settled({ country: portugal }, { currency: 'doubloons' })).toMatchObject({
      isCurrencyKnown: false,
      business: { currency: 'doubloons', levels: { perDollar: 1 } },
    });
  });

  test('is what its author answers, without the city of another country', () => {
    const answers: Answers = { countryId: 'AU' };
    const moved = settled({ country: portugal, city: lisbon }, {}, answers);
    expect(moved).toMatchObject({ city: null, country: { id: 'AU' }, business: { isSouthern: true } });
    expect(settled({ country: portugal, city: lisbon }, {}, { countryId: 'PT' }).city).toBe(lisbon);
    expect(settled({ country: portugal }).business.isSouthern).toBe(false);
  });

  test('is the city that its author answers, with its prices', () => {
    // Portugal's prices are 60, and Lisbon is 25 % dearer.
    const lisbonPrices = expect.closeTo(0.75, 10);
    const answered: Answers = { countryId: 'PT', city: 'Lisbon' };
    const moved = { city: lisbon, business: { levels: { prices: lisbonPrices } } };
    expect(settled({}, {}, answered)).toMatchObject({ isPlaceAssumed: false, ...moved });
    expect(settled({ country: portugal }, {}, { city: 'Lisbon' })).toMatchObject(moved);
    const whole = settled({ country: portugal, city: lisbon }, {}, { city: null });
    expect(whole).toMatchObject({ city: null, business: { levels: { prices: 0.6 } } });
  });

  test('is without a city that is not of the country', () => {
    expect(settled({}, {}, { countryId: 'ES', city: 'Lisbon' })).toMatchObject({
      city: null,
      country: { id: 'ES' },
    });
  });
});

describe('the first day', () => {
  const startOf = (opening: Understood['opening'], answers: Answers = {}) =>
    settled({ opening }, {}, answers).business.dateStart;

  test('is that of the forecast where nothing was said', () => {
    expect(startOf(null)).toBe('2027-03-01');
  });

  test('is the first of the month that was said, which may be next year', () => {
    expect(startOf({ month: 3, year: null })).toBe('2027-03-01');
    expect(startOf({ month: 9, year: null })).toBe('2027-09-01');
    expect(startOf({ month: 2, year: null })).toBe('2028-02-01');
    expect(startOf({ month: 11, year: 2029 })).toBe('2029-11-01');
  });

  test('is in the first month in which it is open, unless another was said', () => {
    const opening = (openMonths: number[], changed: Partial<Terms> = {}, answers: Answers = {}) =>
      settled({}, changed, { openMonths, ...answers }).business.dateStart;
    expect(opening([5, 6, 7, 8, 9])).toBe('2027-05-01');
    expect(opening([1, 2])).toBe('2028-01-01');
    expect(opening([3, 10])).toBe('2027-03-01');
    expect(opening([12], { dateStart: '2026-12-01' })).toBe('2026-12-01');
    // The first quarter has May in it, and any year has.
    expect(opening([5, 6, 7], { periodicity: 'quarter' })).toBe('2027-03-01');
    expect(opening([6, 7, 8], { periodicity: 'quarter' })).toBe('2027-06-01');
    expect(opening([1, 2], { periodicity: 'year' })).toBe('2027-03-01');
    expect(opening([5, 6, 7], {}, { dateStart: '2027-04-01' })).toBe('2027-04-01');
    const summer = { north: [6, 7, 8], south: [1, 2, 12] };
    const dayOf = (understood: Partial<Understood>) =>
      settled({ open: summer, ...understood }).business.dateStart;
    expect(dayOf({})).toBe('2027-06-01');
    expect(dayOf({ country: countryById('AU') })).toBe('2027-12-01');
    expect(dayOf({ opening: { month: 4, year: null } })).toBe('2027-04-01');
  });

  test('is what its author answers', () => {
    const answers: Answers = { dateStart: '2031-05-01' };
    expect(startOf({ month: 9, year: null }, answers)).toBe('2031-05-01');
    expect(settled({ opening: { month: 9, year: null } }, {}, answers).opening).toEqual({
      ...{ month: 5, year: 2031 },
    });
  });
});

test('a place that is not in the catalogue is told until another is answered', () => {
  expect(settled({ unknownPlace: 'Havana' })).toMatchObject({ unknownPlace: 'Havana', isPlaceAssumed: true });
  expect(settled({ unknownPlace: 'Havana' }, {}, { countryId: 'ES' }).unknownPlace).toBeNull();
});

test('premises are as they were said, unless they are answered otherwise', () => {
  expect(settled({ premises: 'owned', isOnline: true }).business).toMatchObject({
    ...{ isOwned: true, isOnline: true },
  });
  const answers: Answers = { isOwned: false, isOnline: false };
  expect(settled({ premises: 'owned', isOnline: true }, {}, answers).business).toMatchObject(answers);
});

test('a size that was said is that of one part, the trade first', () => {
  const rooms = (id: string, typical: number) =>
    smallKind({
      id,
      scale: scale('rooms', [typical, 1, 200], ['Rooms', 'Номера'], ['room|rooms', 'номер|номера|номеров']),
    });
  const { head, others } = settled({
    kinds: [rooms('hotel_like', 30), rooms('spa_like', 6)],
    sizes: [{ unit: 'rooms', count: 30 }],
  }).business;
  expect(head.size).toBe(30);
  // As large as is usual beside a trade of the typical size: 6 x 0.6.
  expect(others.map(({ size }) => size)).toEqual([4]);
});
