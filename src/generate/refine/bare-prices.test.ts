// Tests changes that are a number alone with its time or its thing, and sizes that stay as often as they were.
import { expect, test } from 'vitest';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

function changed(text: string, line: string): string {
  const language: Terms['language'] = /[а-я]/u.test(text) ? 'ru' : 'en';
  const terms: Terms = {
    ...{ language, dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  const answers: Answers = {};
  return refine(text, line, terms, answers)
    .changes.map((one) => one.replaceAll(/\s/gu, ' '))
    .join(' · ');
}

test.each([
  ['gym in Leeds, 300 members', '99 a month', '99 GBP a month'],
  ['gym in Leeds', 'membership 45', 'Memberships: 45 GBP'],
  ['gym in Leeds', 'personal training 40', 'Personal training: 40 GBP'],
  ['barbershop in Leeds', 'haircut 25', 'Men’s haircuts: 25 GBP'],
  ['hotel 20 rooms', 'rooms 90', '90 rooms'],
  ['фитнес-клуб в Казани', '2500 в месяц', '2 500 руб. в месяц'],
  ['yoga studio 12 classes a week', '8 classes', '8 classes a week'],
  ['yoga studio 12 classes a week', '40 classes a month', '40 classes a month'],
  // So few dollars are no price of shoots.
  ['wedding photographer', '4 a month', ''],
])('%s: %s', (text, line, told) => {
  expect(changed(text, line)).toBe(told);
});
