// Tests which signs beside a number say that it is not in what the cell is in.
import { expect, it } from 'vitest';
import { foreignMark } from './foreign-mark.ts';

const inPounds = { isPercent: false, currency: 'GBP' };

it.each(['10%', ' 2.5 %', '-5%', '(5%)', '1,5\u00a0%'])(
  '[TYPING-38] is a percent where there are none: %s',
  (text) => {
    expect(foreignMark(text, inPounds)).toBe('%');
    expect(foreignMark(text, { ...inPounds, isPercent: true })).toBeNull();
  },
);

it.each([
  ['$25', '$'],
  ['25 €', '€'],
  ['-$1,200.50', '$'],
  ['($5)', '$'],
  ['1 200 руб.', 'руб.'],
  ['5 р.', 'р.'],
  ['¥7', '¥'],
])('[TYPING-38] is a currency that is not the model’s: %s', (text, mark) => {
  expect(foreignMark(text, inPounds)).toBe(mark);
});

it.each([
  ['£25', 'GBP'],
  ['$25', 'USD'],
  ['$25', 'AUD'],
  ['25 €', 'EUR'],
  ['¥7', 'JPY'],
  ['¥7', 'CNY'],
  ['5 ₽', 'RUB'],
  ['5 руб.', 'RUB'],
  ['5 ₴', 'UAH'],
  ['5 ₸', 'KZT'],
  ['$5', 'US$'],
  ['5 руб.', 'тыс. руб.'],
])('is none where it is the model’s own: %s in %s', (text, currency) => {
  expect(foreignMark(text, { isPercent: false, currency })).toBeNull();
});

it.each(['25', '1,200', '12.5k', '-5', '', 'ten', '1%5', '1$5'])(
  'is none where there is no sign: “%s”',
  (text) => {
    expect(foreignMark(text, inPounds)).toBeNull();
  },
);

it('cannot be told of a currency with a name of its own, but of one with another sign', () => {
  expect(foreignMark('$25', { isPercent: false, currency: 'shells' })).toBeNull();
  expect(foreignMark('$25', { isPercent: false, currency: '€' })).toBe('$');
  expect(foreignMark('$25', { isPercent: false, currency: 'руб.' })).toBe('$');
});
