// A line that asks for nothing plain changes no trade, and one that asks for the change before to go says how that is done.
import { describe, expect, test } from 'vitest';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

const refined = (text: string, line: string, answers: Answers = {}) => {
  const language = /[а-я]/u.test(text) ? ('ru' as const) : ('en' as const);
  const terms: Terms = {
    ...{ language, dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  return refine(text, line, terms, answers);
};

describe('the change before is taken back elsewhere', () => {
  test.each([
    ...['undo', 'Undo!', 'undo that', 'please undo the last change', 'revert', 'roll back', 'go back'],
    ...[
      'change it back',
      'put it back the way it was',
      'make it like it was before',
      'as it was',
      'never mind',
    ],
    ...[
      'bring everything back how it was',
      'cancel the last change',
      'take it back',
      'undo it',
      'undo the bakery',
      'ctrl+z',
    ],
  ])('%s', (line) => {
    const answers = { isOwned: true };
    const { changes, rest, remarks, ...kept } = refined('hotel in Rome, 40 rooms', line, answers);
    expect({ changes, rest, ...kept }).toEqual({
      changes: [],
      rest: [],
      answers,
      currency: null,
      isVague: false,
    });
    expect(remarks.join()).toContain('Ctrl+Z');
  });
  test.each([
    ...[
      'верни как было',
      'верни обратно',
      'верни всё назад',
      'как было',
      'отмени',
      'отмени последнее изменение',
    ],
    ...[
      'сделай как раньше',
      'верните, как было раньше',
      'отмена',
      'откати',
      'оставь как было',
      'вернуть назад',
    ],
  ])('%s', (line) => {
    const { changes, rest, remarks } = refined('отель на 30 номеров', line);
    expect({ changes, rest }).toEqual({ changes: [], rest: [] });
    expect(remarks.join()).toContain('Ctrl+Z');
  });
  test.each([
    ['hotel', 'bring back the restaurant', 'with a restaurant'],
    ['отель', 'верни ресторан', 'новое направление «Ресторан»'],
    ['отель на 30 номеров', 'как было 20 номеров', '20 номеров'],
  ])('%s: %s says something else', (text, line, changes) => {
    const found = refined(text, line);
    expect(found.changes.join(' · ')).toBe(changes);
    expect(found.remarks).toEqual([]);
  });
});

describe('dearer and cheaper ask by how much', () => {
  const inn = 'hotel in Rome, 40 rooms';
  const hotel = 'отель на 30 номеров';
  test.each([
    ...['cheaper', 'make it a bit cheaper', 'raise prices', 'higher prices', 'prices lower'].map((line) => [
      ...([inn, line, 'prices 10% lower'] as const),
    ]),
    ...['дешевле', 'сделай подороже', 'подними цены', 'цены чуть ниже', 'цены повыше'].map((line) => [
      ...([hotel, line, 'цены на 10 % ниже'] as const),
    ]),
  ])('%s: %s', (text = '', line = '', told = '') => {
    const { changes, rest, remarks } = refined(text, line);
    expect({ changes, rest }).toEqual({ changes: [], rest: [] });
    expect(remarks.join()).toContain(told);
  });
  test.each([
    [inn, '7.5% cheaper', 'all prices 7.5% lower'],
    [hotel, 'цены на 10 % ниже', 'все цены ниже на 10 %'],
  ])('%s: %s says it', (text, line, changes) => {
    expect(refined(text, line).changes).toEqual([changes]);
  });
});

describe('a trade is said by a word of trades, as it is written', () => {
  test.each([
    ['hotel in Rome, 40 rooms', 'make it better'],
    ['hotel in Rome, 40 rooms', 'make it work'],
    ['hotel in Rome, 40 rooms', 'make it shine'],
    ['hotel in Rome, 40 rooms', 'try harder'],
    ['отель на 30 номеров', 'верни'],
    ['отель на 30 номеров', 'сделай получше'],
    ['отель на 30 номеров', 'верни вернее'],
  ])('%s: %s', (text, line) => {
    const { changes, answers } = refined(text, line);
    expect({ changes, answers }).toEqual({ changes: [], answers: {} });
  });
  test.each([
    ['coffee shop', 'add a bakery', 'with a bakery'],
    ['coffee shop', 'make it a pub instead', 'without a café · now a bar or pub'],
    ['салон красоты', 'добавь барбершоп', 'новое направление «Барбершоп»'],
    ['кофейня', 'добавь пекарню', 'новое направление «Пекарня»'],
  ])('%s: %s is one', (text, line, changes) => {
    expect(refined(text, line).changes.join(' · ')).toBe(changes);
  });
});

test.each([
  ['отель на 30 номеров', 'переведи в евро', 'RU', 'валюта: EUR'],
  ['coffee shop', 'in euros', 'US', 'amounts in EUR'],
])('%s: %s changes the money and not the place', (text, line, countryId, changes) => {
  const found = refined(text, line);
  expect(found.changes).toEqual([changes]);
  expect(found.answers).toEqual({ countryId });
  expect(found.currency).toBe('EUR');
});
