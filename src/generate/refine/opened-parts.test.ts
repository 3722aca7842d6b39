// Tests that an opened part is added whatever its kind is called by, and that a sum in thousands is a price.
import { expect, test } from 'vitest';
import type { Terms } from '../settle.ts';
import { refine } from './refine.ts';

const refined = (text: string, line: string) => {
  const language: Terms['language'] = /[а-я]/u.test(text) ? 'ru' : 'en';
  const terms: Terms = {
    ...{ language, dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  const { changes, rest, remarks } = refine(text, line, terms);
  return {
    changes: changes.join(' · ').replaceAll('\u00a0', ' '),
    rest: rest.join(' '),
    remarks: remarks.join(' '),
  };
};

test.each([
  ['пекарня', 'открыть гостиницу на 10 номеров', 'новое направление «Отель» · 10 номеров'],
  ['пекарня', 'открыть гостиницу', 'новое направление «Отель»'],
  ['кафе', 'открыть в мае', 'открытие: май 2027'],
  ['кафе', 'открыть на 60 мест', '60 мест'],
  ['детский сад', '25 тысяч в месяц', '25 000 руб. в месяц'],
  ['детский сад', '25 000 в месяц', '25 000 руб. в месяц'],
  // A dime for a kilowatt hour.
  ['solar farm 5 MW in Texas', 'price 100 USD per MWh', '100 USD per MWh'],
  ['yoga studio in Leeds', '50 a month', '50 GBP a month'],
])('%s: %s', (text, line, changes) => {
  expect(refined(text, line)).toEqual({ changes, rest: '', remarks: '' });
});

test('what washes cars by itself is no canteen', () => {
  expect(refined('car wash', 'self service').changes).toBe('');
});

test('a pizzeria delivers already', () => {
  expect(refined('pizza place', 'with delivery')).toEqual({
    ...{ changes: '', rest: '' },
    remarks: 'That is in the model already: Pizza to go and delivered.',
  });
});
