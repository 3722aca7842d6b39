// What no line changes is told and changes nothing, whatever month or number it is said with: hiring, closing, pay.
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
  [café, 'hire 2 more people from June'],
  [café, 'hire a cook in March'],
  [café, '2 cooks hired from June'],
  [café, 'hire a cook and a waiter in March'],
  [café, 'closed in August'],
  [café, 'we close in August'],
  [coffee, 'закрыты в январе'],
  [coffee, 'закроемся в августе'],
  [coffee, 'нанять двух барист с июня'],
  [coffee, 'нанять двух барист'],
  [dentist, 'salaries 15% lower'],
  ['hotel in Lisbon, 24 rooms', 'salaries 15% lower'],
  ['стоматология в Казани, 3 кресла', 'зарплаты на 15% ниже'],
])('%s: %s', (text, line) => {
  const told = line.replace('hire a cook and', 'hire a cook ·');
  expect(refined(text, line)).toEqual({ answers: {}, changes: '', rest: told });
});

test.each<[text: string, line: string, answers: Answers, changes: string, rest: string]>([
  [café, 'in March, hire a cook', {}, '', 'hire a cook · march'],
  [
    café,
    'hire 3 people in June, open in May',
    { dateStart: '2027-05-01' },
    'open from May 2027',
    'hire 3 people in June',
  ],
  [
    café,
    'open from May and closed in August',
    { dateStart: '2027-05-01' },
    'open from May 2027',
    'closed in August',
  ],
  [
    café,
    '50 seats and hire a cook in March',
    { partSizes: { cafe: 50 } },
    '50 seats',
    'hire a cook in March',
  ],
  [
    dentist,
    '5 chairs, salaries 15% lower',
    { partSizes: { dental_clinic: 5 } },
    '5 chairs',
    'salaries 15% lower',
  ],
  [café, 'buy an oven in March', {}, '', 'oven · march'],
  [dentist, 'add an orthodontist', {}, '', 'orthodontist'],
  ['стоматология в Казани, 3 кресла', 'добавь ортодонта', {}, '', 'ортодонта'],
  [dentist, 'add an orthodontist, 5 chairs', { partSizes: { dental_clinic: 5 } }, '5 chairs', 'orthodontist'],
])('%s: %s beside it', (text, line, answers, changes, rest) => {
  expect(refined(text, line)).toEqual({ answers, changes, rest });
});
