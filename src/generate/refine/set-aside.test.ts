// What no line changes is told and changes nothing, whatever month or number it is said with: closing once, costs of which there is no line.
import { expect, test } from 'vitest';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

const refined = (text: string, line: string) => {
  const language: Terms['language'] = /[а-я]/u.test(text) ? 'ru' : 'en';
  const terms: Terms = {
    ...{ language, dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  const { answers, changes, rest } = refine(text, line, terms);
  return { answers, changes: changes.join(' · '), rest: rest.join(' · ') };
};

const café = 'café in Porto, 40 seats';
const coffee = 'кофейня в Казани, 40 мест';
const dentist = 'dental clinic in Leeds, 3 chairs';

test.each<[text: string, line: string]>([
  [coffee, 'закроемся в августе'],
  [dentist, 'hire a juggler in June'],
  [dentist, 'costs 15% lower'],
])('%s: %s', (text, line) => {
  expect(refined(text, line)).toEqual({ answers: {}, changes: '', rest: line });
});

test.each<[text: string, line: string, answers: Answers, changes: string, rest: string]>([
  [
    café,
    'open from May and closed in August',
    { dateStart: '2027-05-01', openMonths: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12] },
    'open from May 2027 · closed in August',
    '',
  ],
  [café, 'closed on Mondays in August', {}, '', 'closed on Mondays in August'],
  ['такси в Казани, 10 машин', 'машины в лизинг', {}, '', 'машины · лизинг'],
  [café, 'buy an oven in March', {}, '', 'oven · march'],
  [dentist, 'add an orthodontist', {}, '', 'orthodontist'],
  ['стоматология в Казани, 3 кресла', 'добавь ортодонта', {}, '', 'ортодонта'],
  [dentist, 'add an orthodontist, 5 chairs', { partSizes: { dental_clinic: 5 } }, '5 chairs', 'orthodontist'],
])('%s: %s beside it', (text, line, answers, changes, rest) => {
  expect(refined(text, line)).toEqual({ answers, changes, rest });
});
