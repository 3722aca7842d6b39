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
  ['hotel', 'only in summer', [6, 7, 8], 'open June to August'],
  ['hotel', 'open May to September', [5, 6, 7, 8, 9], 'open May to September'],
  ['hotel', 'closed in winter', [3, 4, 5, 6, 7, 8, 9, 10, 11], 'closed December to February'],
  ['hotel in Sydney', 'only in summer', [1, 2, 12], 'open December to February'],
  ['ice cream kiosk open May to September', 'open all year', all, 'open all year'],
  [
    'ice cream kiosk open May to September',
    'open April to October',
    [4, 5, 6, 7, 8, 9, 10],
    'open April to October',
  ],
  ['отель', 'только летом', [6, 7, 8], 'работа: июнь — август'],
  ['отель', 'закрыто зимой', [3, 4, 5, 6, 7, 8, 9, 10, 11], 'закрыто: декабрь — февраль'],
  ['отель', 'работаем с мая по октябрь', [5, 6, 7, 8, 9, 10], 'работа: май — октябрь'],
  ['глэмпинг только летом', 'круглый год', all, 'работа круглый год'],
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

test('what is so already changes nothing', () => {
  const text = 'ice cream kiosk open May to September';
  expect(refined(text, 'open May to September')).toEqual({ answers: {}, changes: '', rest: '' });
});

test.each([
  ['ice cream kiosk open May to September', {}, 'open May to September', 'The pitch is paid for'],
  ['глэмпинг только летом', {}, 'работа: июнь — август', 'Зарплаты платятся только в месяцы работы.'],
  [
    'hotel',
    { openMonths: [4, 5, 6, 7, 8, 9, 10] },
    'open April to October',
    'whoever manages the business all year',
  ],
])('%s: the sentence and the cover tell it', (text, answers, told, note) => {
  const terms = termsOf(text);
  const { template, sentence } = generate({
    ...{ ...terms, text, answers },
    ...{ uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
  });
  expect(sentence.filter(({ part }) => part === 'months')).toEqual([{ part: 'months', text: told }]);
  expect(template.description).toContain(note);
});
