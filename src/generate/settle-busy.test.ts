// Tests that what is said beside a size says how busy the business is: guests a day, trips, days of a week, occupancy.
import { describe, expect, test } from 'vitest';
import { withBusy } from './business/busy.ts';
import { settle } from './settle.ts';
import { settledSentence, spoken } from './settled-sentence.ts';
import { understand } from './understand/understand.ts';

const settledLine = (text: string, language: 'en' | 'ru' = 'en') =>
  settle(
    understand(text, language),
    {},
    {
      ...{ language, dateStart: '2027-01-01', currency: null, periodicity: 'month', periodCount: 36 },
    },
  );
const inputsOf = (text: string, language: 'en' | 'ru' = 'en') =>
  withBusy(settledLine(text, language).business.head).kind.volumes[0]?.inputs ?? {};

describe('guests beside seats', () => {
  test.each([
    // 100 guests of 30 seats are 3.33 turns a day.
    ['cafe 30 seats, 100 guests a day', 'turns', 3.33],
    ['restaurant 60 seats, 2 turns a day', 'turns', 2],
    // Of 12 seats some stay free: 4 trips, six seats of ten.
    ['boat trips, 12 seats, 20 trips a month', 'turns', 0.48],
    ['boat trips in Cornwall, 12 seats, 4 trips a day', 'turns', 2.4],
    // 30 clients of 4 barbers are 7.5 each of 11 at most.
    ['barbershop 4 chairs, 30 clients a day', 'use', 68.2],
  ])('%s', (text, id, value) => {
    expect(inputsOf(text)[id]?.typical).toBe(value);
    expect(settledLine(text).unusedSizes).toEqual([]);
  });

  test('are told in the sentence', () => {
    expect(spoken(settledSentence(settledLine('cafe 30 seats, 100 guests a day, Leeds')))).toContain(
      '30 seats · 100 guests a day',
    );
  });
});

describe('days of a week', () => {
  test.each([
    ['food truck, weekends only, Austin', 'days', 8.57],
    ['cafe 30 seats open 5 days a week', 'days', 21.4],
    ['street food stall two days a week', 'days', 8.57],
    ['cafe 30 seats, weekdays only', 'days', 21.4],
  ])('%s', (text, id, value) => {
    expect(inputsOf(text)[id]?.typical).toBe(value);
    expect(settledLine(text).rest).toEqual([]);
  });

  test.each([
    ['кафе 30 мест, работаем 5 дней в неделю', 21.4],
    ['фудтрак, только по выходным', 8.57],
    ['кафе без выходных', 30],
  ])('%s', (text, value) => {
    expect(inputsOf(text, 'ru').days?.typical).toBe(value);
  });

  test('do not change what is said of a week', () => {
    const inputs = inputsOf('hairdresser 25 clients a week, 4 days a week');
    expect(inputs.days?.typical).toBe(inputsOf('hairdresser 25 clients a week').days?.typical);
  });
});

test.each([
  ['hostel 20 beds, occupancy 70%', 70],
  ['guest house 6 rooms at 65% occupancy', 65],
])('%s', (text, use) => {
  expect(inputsOf(text).use?.typical).toBe(use);
});

test('гостиница на 12 номеров, загрузка 55%', () => {
  expect(inputsOf('гостиница на 12 номеров, загрузка 55%', 'ru').use?.typical).toBe(55);
});

test('twenty nights a month are two thirds of them', () => {
  expect(inputsOf('airbnb one flat in Lisbon, 20 nights a month').use?.typical).toBe(67);
});

test('what is too little for a kitchen makes it a small one', () => {
  // Thirty orders a day are the fewest that are usual.
  expect(settledLine('готовлю еду на дом, 15 заказов в неделю', 'ru').business.head.size).toBe(30);
});

test('is no size where none is said', () => {
  expect(settledLine('photographer, 30 shoots a year').business.head.busy).toBeUndefined();
});

describe('what is counted', () => {
  const sizeOf = (text: string, language: 'en' | 'ru' = 'en') =>
    settledLine(text, language).business.head.size;

  test('of small pieces several are bought at once', () => {
    // An order of a stall is some three doughnuts.
    expect(sizeOf('пончиковая 1000 пончиков в день', 'ru')).toBeLessThan(
      sizeOf('пончиковая 1000 заказов в день', 'ru') * 0.4,
    );
  });

  test('of few orders of a tailor are large ones', () => {
    // Ten a month, a tenth of a tailor each.
    expect(sizeOf('ателье по пошиву штор, 10 заказов в месяц', 'ru')).toBe(1);
  });

  test('thirty jobs a week are the many small ones', () => {
    // 4.8 a day, 23 days, 72 % of them: 79 a month for each; 130 are those of 1.6 tailors.
    expect(sizeOf('alterations shop, 30 jobs a week, Hull')).toBeCloseTo(1.64, 1);
  });

  test('an event of a food truck is a day of its work', () => {
    // Three a week are 13 of some 22 days.
    expect(sizeOf('pizza trailer, 3 events a week')).toBeCloseTo(0.585, 2);
  });

  test('trips of ten kayaks are as many of each', () => {
    expect(inputsOf('kayak tours, 10 kayaks, two trips a day')).not.toEqual(
      inputsOf('kayak tours, 10 kayaks'),
    );
    expect(settledLine('kayak tours, 10 kayaks, two trips a day').unusedSizes).toEqual([]);
  });

  test('weddings of a host are those of the DJ', () => {
    const { business } = settledLine('тамада и диджей, 6 свадеб в месяц', 'ru');
    expect(business.others.map(({ said }) => said?.count)).toEqual([6]);
  });

  test('is done once, however often a model is made', () => {
    const { head } = settledLine('cafe 30 seats, 100 guests a day').business;
    expect(withBusy(withBusy(head))).toEqual(withBusy(head));
  });
});
