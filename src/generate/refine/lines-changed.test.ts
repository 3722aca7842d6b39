// One line takes lines of the model away by their own names, with what they cost, and brings them back.
import { expect, test } from 'vitest';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

const refined = (text: string, line: string, answers: Answers = {}) => {
  const language: Terms['language'] = /[а-я]/u.test(text) ? 'ru' : 'en';
  const terms: Terms = {
    ...{ language, dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  const { changes, rest, ...other } = refine(text, line, terms, answers);
  return { answers: other.answers, changes: changes.join(' · '), rest: rest.join(' ') };
};

const hotel = 'hotel in Lisbon, 24 rooms';
const asBefore = '“Pizza to go and delivered” instead of “Pizza to go”';

test.each<[text: string, line: string, changes: string, without: readonly string[]]>([
  [hotel, 'without breakfasts', 'without “Breakfast”', ['breakfasts']],
  [hotel, 'no breakfast', 'without “Breakfast”', ['breakfast']],
  [hotel, 'no marketing', 'without “Marketing” · without “Opening campaign”', ['marketing']],
  [`${hotel}, no breakfasts`, 'add breakfasts', 'with “Breakfast” again', []],
  ['pizzeria without delivery', 'with delivery', asBefore, []],
  ['restaurant', 'no alcohol', '“Soft drinks” instead of “Bar and drinks”', ['alcohol']],
  ['кофейня в Казани', 'без выпечки', '«Десерты» вместо «Выпечка и десерты»', ['выпечки']],
  ['кофейня в Казани', 'выпечки не будет', '«Десерты» вместо «Выпечка и десерты»', ['выпечки']],
  ['кофейня без выпечки', 'добавь выпечку', '«Выпечка и десерты» вместо «Десерты»', []],
  ['кафе', 'без завтраков', '«Обеды» вместо «Завтраки и обеды»', ['завтраков']],
  [
    'пиццерия в Казани',
    'своей доставки не будет',
    '«Пицца навынос» вместо «Пицца навынос и с доставкой»',
    ['доставки'],
  ],
])('%s: %s', (text, line, changes, without) => {
  expect(refined(text, line)).toEqual({ answers: { without }, changes, rest: '' });
});

test.each([
  ['pizzeria', 'only takeaway', '“Pizza and dishes to go” instead of “Pizza and dishes”'],
  ['пиццерия', 'только навынос', '«Пицца и блюда навынос» вместо «Пицца и блюда»'],
])('%s: %s', (text, line, change) => {
  const { answers, changes, rest } = refined(text, line);
  expect(answers).toEqual({ without: ['eating in', 'delivery'] });
  expect(changes).toContain(change);
  expect(rest).toBe('');
});

test('a part goes as a whole, and a line beside it by its own name', () => {
  expect(refined('hotel with a restaurant', 'no restaurant and breakfasts')).toEqual({
    answers: { kindIds: ['hotel'], without: ['breakfasts'] },
    changes: 'without a restaurant · without “Breakfast”',
    rest: '',
  });
});

test('what is brought back was answered away before, and what is away already changes nothing', () => {
  const without = { without: ['breakfasts'] };
  expect(refined(hotel, 'add breakfasts', without)).toEqual({
    ...{ answers: { without: [] }, changes: 'with “Breakfast” again', rest: '' },
  });
  expect(refined(hotel, 'without breakfasts', without)).toEqual({ answers: without, changes: '', rest: '' });
});

test.each([
  ['hotel', 'no delivery', 'The model is without delivery already, so there is nothing to take away.'],
  [
    'hotel with a restaurant in Lisbon, 24 rooms',
    'add delivery',
    'That is in the model already: Takeaway and delivery.',
  ],
  ['магазин разливного пива', 'без доставки', 'Модель и так без доставки: убирать нечего.'],
  ['цветочный магазин', 'добавь доставку', 'Это уже есть в модели: Доставка.'],
  ['сыроварня', 'добавь дегустации', 'Это уже есть в модели: Дегустации и мастер-классы.'],
])('%s, %s: so it is already, which is told', (text, line, remark) => {
  const terms: Terms = {
    ...{ language: /[а-я]/u.test(text) ? 'ru' : 'en', dateStart: '2026-12-01' },
    ...{ currency: null, periodicity: 'month', periodCount: 36 },
  };
  expect(refine(text, line, terms)).toMatchObject({ answers: {}, changes: [], rest: [], remarks: [remark] });
});
