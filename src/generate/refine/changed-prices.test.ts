// Tests lines that say what something is to cost.
import { expect, test } from 'vitest';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

function refined(text: string, lines: readonly string[]) {
  const language: Terms['language'] = /[а-я]/u.test(text) ? 'ru' : 'en';
  const terms: Terms = {
    ...{ language, dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  let answers: Answers = {};
  let last = refine(text, '', terms, answers);
  for (const line of lines) {
    last = refine(text, line, terms, answers);
    answers = last.answers;
  }
  const changes = last.changes.map((one) => one.replaceAll(/\s/gu, ' ')).join(' · ');
  return {
    prices: answers.prices,
    figures: answers.figures,
    changes,
    rest: last.rest.join(', '),
    remarks: last.remarks,
  };
}

const said = (prices: readonly string[], changes: string, rest = '') => ({
  ...{ prices, changes, rest },
  ...{ figures: undefined, remarks: [] },
});

test.each<[text: string, lines: readonly string[], prices: readonly string[], changes: string]>([
  ['gym $99 a month', ['price 120 a month'], ['price 120 a month'], '120 USD a month'],
  ['coffee shop in Leeds', ['£5 a cup'], ['£5 a cup'], '5 GBP a cup'],
  ['coffee shop in Leeds, £3 a cup', ['£5 a cup'], ['£5 a cup'], '5 GBP a cup'],
  ['ресторан', ['чек 1500'], ['чек 1500'], 'средний чек 1 500 руб.'],
  ['барбершоп', ['цена 2500 за стрижку'], ['цена 2500 за стрижку'], '2 500 руб. за стрижку'],
  ['b&b', ['rooms at 95 a night, 8 rooms'], ['rooms at 95 a night'], '8 rooms · 95 USD a night'],
  [
    'хостел',
    ['койка 900 рублей, отдельный номер 3000 рублей за ночь'],
    ['койка 900 рублей', 'отдельный номер 3000 рублей за ночь'],
    'Места в общих комнатах — 900 руб. · Отдельные номера — 3 000 руб. за ночь',
  ],
  // All of them are moved by a line that says so: 120 x 1.1.
  [
    'gym $99 a month',
    ['price 120 a month', 'all prices 10% higher'],
    ['price 132 a month'],
    'all prices 10% higher · 132 USD a month',
  ],
  [
    'gym $99 a month',
    ['all prices 10% higher'],
    ['gym $108.9 a month'],
    'all prices 10% higher · 108.90 USD a month',
  ],
])('%s: %j', (text, lines, prices, changes) => {
  expect(refined(text, lines)).toEqual(said(prices, changes));
});

test('one that is no price of the trade changes nothing, and is told', () => {
  expect(refined('gym $99 a month', ['price 3000 a month'])).toEqual({
    ...{ prices: undefined, figures: undefined, changes: '', rest: '' },
    remarks: [expect.stringContaining('Not used: “price 3000 a month”.')],
  });
});

test('another trade keeps only what a word says to be of it', () => {
  expect(refined('gym $99 a month', ['a hostel instead']).prices).toEqual([]);
  expect(refined('bar, cocktail at 12 dollars', ['café instead']).prices).toEqual([]);
  expect(refined('кафе, кофе по 250 рублей', ['не кафе, а пекарня']).prices).toEqual(['кофе по 250 рублей']);
});

test('a price that is said anew stands as it is, however it was moved before', () => {
  const moved = refined('cafe', ['coffee prices 20 % higher', '$5 a cup']);
  expect([moved.prices, moved.figures]).toEqual([['$5 a cup'], []]);
});

test.each([
  ['cafe', 'rent 3000 a month'],
  ['cafe', 'loan 50000'],
  ['cafe', 'budget $20k'],
  ['кафе', 'зарплата бариста 60000 рублей'],
])('%s, %s: no price', (text, line) => {
  expect(refined(text, [line]).prices).toBe(undefined);
});

test.each([
  ['guest house in Leeds, 6 rooms at 95 a night', ['in Lisbon'], 'rooms at 95 GBP a night', '95 GBP a night'],
  [
    'барбершоп в Казани',
    ['стрижка 1500', 'в Берлине'],
    'стрижка 1500 руб.',
    'Мужские стрижки — 1 500 руб. (',
  ],
  // What is said of the new place is in its money.
  [
    'барбершоп в Казани',
    ['стрижка 1500', 'в Берлине', 'стрижка 35 евро'],
    'стрижка 35 евро',
    'Мужские стрижки — 35 EUR',
  ],
])('%s, %j: a price stays in the money that it was said in', (text, lines, price, change) => {
  const { prices, changes } = refined(text, lines);
  expect(prices).toEqual([price]);
  expect(changes).toContain(change);
});
