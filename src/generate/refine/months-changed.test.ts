// One line says in which months of each year a business is open, and takes it back.
import { expect, test } from 'vitest';
import { generate } from '../generate.ts';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const termsOf = (text: string): Terms => ({
  ...{ language: /[а-я]/u.test(text) ? 'ru' : 'en', dateStart: '2026-12-01', currency: null },
  ...{ periodicity: 'month', periodCount: 36 },
});
const refined = (text: string, line: string, before: Answers = {}) => {
  const { answers, changes, rest } = refine(text, line, termsOf(text), before);
  return { answers, changes: changes.join(' · '), rest: rest.join(' ') };
};

test.each<[text: string, line: string, openMonths: readonly number[], changes: string]>([
  ['hotel', 'only in summer', [6, 7, 8], 'open June to August · open from June 2027'],
  ['hotel', 'open May to September', [5, 6, 7, 8, 9], 'open May to September · open from May 2027'],
  [
    'hotel',
    'closed in winter',
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
    'closed December to February · open from March 2027',
  ],
  ['hotel in Sydney', 'only in summer', [1, 2, 12], 'open December to February'],
  ['ice cream kiosk open May to September', 'open all year', all, 'open all year · open from December 2026'],
  [
    'ice cream kiosk open May to September',
    'open April to October',
    [4, 5, 6, 7, 8, 9, 10],
    'open April to October · open from April 2027',
  ],
  ['отель', 'только летом', [6, 7, 8], 'работа: июнь — август · открытие: июнь 2027'],
  [
    'отель',
    'закрыто зимой',
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
    'закрыто: декабрь — февраль · открытие: март 2027',
  ],
  ['отель', 'работаем с мая по октябрь', [5, 6, 7, 8, 9, 10], 'работа: май — октябрь · открытие: май 2027'],
  ['глэмпинг только летом', 'круглый год', all, 'работа круглый год · открытие: декабрь 2026'],
])('%s: %s', (text, line, openMonths, changes) => {
  expect(refined(text, line)).toEqual({ answers: { openMonths }, changes, rest: '' });
});

test('a month from which it is open is an opening, and both may be said', () => {
  expect(refined('hotel', 'open from May')).toEqual({
    ...{ answers: { dateStart: '2027-05-01' }, changes: 'open from May 2027', rest: '' },
  });
  expect(refined('hotel', 'open from May 2028, only in summer')).toEqual({
    answers: { dateStart: '2028-05-01', openMonths: [6, 7, 8] },
    changes: 'open from May 2028 · open June to August',
    rest: '',
  });
  expect(refined('hotel', 'move the opening from May to June').answers.openMonths).toBeUndefined();
});

test('an opening that was said stays, whatever the months are', () => {
  expect(refined('hotel, open from December 2026', 'only in summer').changes).toBe('open June to August');
  expect(refined('hotel', 'only in summer', { dateStart: '2026-12-01' }).changes).toBe('open June to August');
});

test('what is so already changes nothing', () => {
  const text = 'ice cream kiosk open May to September';
  expect(refined(text, 'open May to September')).toEqual({ answers: {}, changes: '', rest: '' });
});

test.each([
  ['ice cream kiosk open May to September', {}, 'open May to September', 'The pitch is paid for'],
  ['summer café', {}, 'open June to August', 'The place is leased for the season'],
  ['летнее кафе', {}, 'работа: июнь — август', 'Помещение арендуется на сезон'],
  ['глэмпинг только летом', {}, 'работа: июнь — август', 'Зарплаты платятся только в месяцы работы.'],
  [
    'hotel',
    { openMonths: [4, 5, 6, 7, 8, 9, 10] },
    'open April to October',
    'whoever manages the business all year',
  ],
  [
    'hotel',
    { openMonths: [6, 7, 8], dateStart: '2027-09-01' },
    'open June to August',
    'open June to August each year, for the first time in June 2028.',
  ],
  ['отель', { openMonths: [5, 6] }, 'работа: май — июнь', 'Начало работы: май 2027.'],
])('%s: the sentence and the cover tell it', (text, answers, told, note) => {
  const terms = termsOf(text);
  const { template, sentence } = generate({
    ...{ ...terms, text, answers },
    ...{ uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
  });
  expect(sentence.filter(({ part }) => part === 'months')).toEqual([{ part: 'months', text: told }]);
  expect(template.description).toContain(note);
});
