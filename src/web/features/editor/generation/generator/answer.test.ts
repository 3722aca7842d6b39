// Tests what the page is told of a line, part by part, and of a line that changes it.
import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import type { LineQuestion, RefinedLine, UnderstoodLine } from './protocol.ts';

const question: LineQuestion = {
  text: 'hotel with a restaurant in Lisbon, 24 rooms, zxqv',
  answers: {},
  terms: {
    ...{ language: 'en', dateStart: '2026-12-01', currency: null },
    ...{ periodicity: 'month', periodCount: 36 },
  },
};

test('each part is told with its size, and each place with its facts', () => {
  const { answer: told } = answer({ ...question, ask: 'understand', id: 7 });
  const understood = told as UnderstoodLine;
  expect(understood).toMatchObject({
    kindId: 'hotel',
    parts: [
      { kindId: 'hotel', name: 'Hotel', size: 24, sizeName: 'Rooms', isSizeAssumed: false },
      { kindId: 'restaurant', name: 'Restaurant', sizeName: 'Seats', isSizeAssumed: true },
    ],
    ...{ countryId: 'PT', cityId: 'Lisbon', isPlaceAssumed: false, currency: 'EUR' },
    // Prices in Portugal are 60, pay 36; Lisbon is 25 % dearer, half of which is passed on to pay: 75 and 40.5.
    place: { inside: 'in Lisbon', currency: 'EUR', prices: 75, pay: 41, salesTax: 23, payrollTaxes: 23.75 },
    ...{ rest: ['zxqv'], unknownPlace: null },
  });
  const names = understood.cities.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Lisbon', 'Porto']));
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});

test('in Russian a city is named in Russian and answered by its English name', () => {
  const asked: LineQuestion = { ...question, terms: { ...question.terms, language: 'ru' } };
  const { answer: told } = answer({ ...asked, ask: 'understand', id: 1 });
  expect((told as UnderstoodLine).cities).toContainEqual({ id: 'Lisbon', name: 'Лиссабон' });
});

test('a line that changes it is answered with all answers, what changed and what it is now', () => {
  const line = 'no restaurant, 30 rooms, in Porto, xqzv';
  const { id, answer: told } = answer({
    ...question,
    answers: { isOwned: true },
    ask: 'refine',
    line,
    id: 8,
  });
  expect(id).toBe(8);
  const refined = told as RefinedLine;
  expect(refined).toMatchObject({
    answers: { kindIds: ['hotel'], partSizes: { hotel: 30 }, countryId: 'PT', city: 'Porto', isOwned: true },
    changes: ['without a restaurant', '30 rooms', 'in Porto'],
    rest: ['xqzv'],
  });
  expect(refined.understood.parts).toMatchObject([{ kindId: 'hotel', size: 30, isSizeAssumed: false }]);
  expect(refined.understood.sentence).toBe('Hotel · Porto · 30 rooms · own premises · EUR');
});

test('a size is shown in the words in which it was said, and one that cannot be is told', () => {
  const told = (text: string, answers = {}): UnderstoodLine =>
    answer({ ...question, text, answers, ask: 'understand', id: 3 }).answer as UnderstoodLine;
  const [gin] = told('craft gin distillery, 12000 bottles a year').parts;
  expect(gin).toMatchObject({ size: 12000, sizeName: 'Bottles a year', unitWords: 'bottles a year' });
  const changed = {
    partSizes: { distillery: 20000 * (gin?.each ?? 0) },
    partUnits: { distillery: 'bottles a year' },
  };
  expect(told('craft gin distillery', changed).parts).toMatchObject([
    { size: 20000, sizeName: 'Bottles a year', isSizeAssumed: false },
  ]);
  expect(told('hotel with -5 rooms, zxqv')).toMatchObject({ wrongSizes: ['-5 rooms'], rest: ['zxqv'] });
  expect(told('hotel with 1e9 rooms')).toMatchObject({ wrongSizes: ['1e9 rooms'], rest: [] });
});

test('a price is shown as it was said, each to be typed otherwise, and one that is not used says why', () => {
  const told = (text: string, answers = {}): UnderstoodLine =>
    answer({ ...question, text, answers, ask: 'understand', id: 4 }).answer as UnderstoodLine;
  const gym = told('gym in Leeds, £40 a month, £50 a haircut');
  expect(gym).toMatchObject({
    prices: [{ name: 'Memberships, GBP a month', amount: 40, at: 0, phrase: ['£', ' a month'] }],
    pricePhrases: ['£40 a month', '£50 a haircut'],
    unusedPrices: ['Not used: “£50 a haircut”. Nothing in this model is sold so.'],
  });
  const changed = told('gym in Leeds, £40 a month', { prices: ['£55 a month'] });
  expect(changed.sentence).toBe('Gym · Leeds · 1,000 members · 55 GBP a month');
  // What is being typed keeps its field, however little it is.
  const typed = told('gym in Leeds, £40 a month', { prices: ['£1 a month'] });
  expect(typed.prices).toMatchObject([{ name: 'Memberships, GBP a month', amount: 1 }]);
  expect(typed.unusedPrices).toHaveLength(1);
});
