// A kitchen without guests is sized by its orders a day, and what is read or heard lives on what is left of its income.
import { expect, test } from 'vitest';
import { generate, understandLine } from './generate.ts';
import { refine } from './refine/refine.ts';
import type { Answers, Terms } from './settle.ts';
import { settledSentence, spoken } from './settled-sentence.ts';

const termsFor = (text: string): Terms => ({
  language: /[а-я]/u.test(text) ? 'ru' : 'en',
  ...{ dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
});
const sentenceOf = (text: string, answers: Answers = {}): string =>
  spoken(settledSentence(understandLine(text, termsFor(text), answers))).replaceAll('\u00a0', ' ');

const namesIn = (text: string, answers: Answers = {}): readonly string[] =>
  generate({ ...termsFor(text), text, answers, uuid: 'u', timestamp: 0 }).template.data.coreResources.map(
    ({ name }) => name,
  );

test.each([
  // 40 seats x 1.5 turns x 0.7 that buy at the counter.
  ['pizzeria, takeaway only', '42 orders a day · takeaway only'],
  ['takeaway pizzeria in Leeds', '42 orders a day · takeaway only'],
  ['пицца на вынос', '42 заказа в день · только навынос'],
  // 40 x 1.25 x 0.7, and 40 x 3.9 x 0.7.
  ['sushi to go', '35 orders a day · takeaway only'],
  ['суши навынос', '35 заказов в день · только навынос'],
  ['кафе только навынос', '109 заказов в день · только навынос'],
  ['pizzeria, takeaway only, 80 orders a day', '80 orders a day · takeaway only'],
  ['pizzeria, takeaway only, 20 seats', '20 seats · takeaway only'],
  ['pizzeria without delivery', '40 seats · without delivery'],
  ['пиццерия без доставки', '40 мест · без доставки'],
  ['pizzeria, delivery only', 'Delivery kitchen · United States · 100 orders a day'],
  ['пиццерия только на доставку', 'Кухня доставки · Россия · 100 заказов в день'],
])('%s', (text, said) => {
  expect(sentenceOf(text)).toContain(said);
});

test.each([
  ['pizzeria, takeaway only', 'Waiters', 'Tables, chairs and tableware'],
  ['пицца на вынос', 'Официанты', 'Столы, стулья и посуда'],
])('%s has nobody and nothing for guests', (text, waiters, tables) => {
  const names = namesIn(text);
  expect(names).not.toContain(waiters);
  expect(names).not.toContain(tables);
});

test.each([
  ['café in Porto', 'only delivery', 'without a café · now a delivery kitchen', ['dark_kitchen']],
  [
    'кафе в Казани',
    'только доставка',
    'без направления «Кафе» · теперь это «Кухня доставки»',
    ['dark_kitchen'],
  ],
])('%s: %s', (text, line, changes, kindIds) => {
  const refined = refine(text, line, termsFor(text));
  expect([refined.changes.join(' · '), refined.answers]).toEqual([changes, { kindIds }]);
});

test('what only a kitchen does is told elsewhere', () => {
  const { changes, rest } = refine('gym', 'only delivery', termsFor('gym'));
  expect([changes, rest]).toEqual([[], ['delivery']]);
});

test.each([
  ['magazine without ads', 'Subscriptions', 'Banners and networks'],
  ['podcast paid by its members', 'Paid subscribers', 'Advertising in episodes'],
  ['подкаст за счёт подписчиков', 'Платные подписчики', 'Реклама в выпусках'],
  ['free mobile app with ads', 'Advertising in the app', 'Subscriptions'],
  ['podcast, free with ads', 'Advertising in episodes', 'Paid subscribers'],
  ['онлайн-журнал за счёт рекламы', 'Баннеры и рекламные сети', 'Подписки'],
])('%s', (text, kept, gone) => {
  const names = namesIn(text);
  expect(names).toContain(kept);
  expect(names).not.toContain(gone);
});

test('a café without ads has customers all the same', () => {
  expect(sentenceOf('café without ads')).toContain('without marketing');
});
