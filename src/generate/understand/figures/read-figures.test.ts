// What the first line says of single numbers is in the model, in its sentence, and may be taken back; what is no such number stays what it is.
import { expect, test } from 'vitest';
import { generate, understandLine } from '../../generate.ts';
import type { Answers, Terms } from '../../settle.ts';
import { settledSentence, spoken } from '../../settled-sentence.ts';

const termsFor = (text: string): Terms => ({
  language: /[а-я]/u.test(text) ? 'ru' : 'en',
  ...{ dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
});
const sentenceOf = (text: string, answers: Answers = {}): string =>
  spoken(settledSentence(understandLine(text, termsFor(text), answers))).replaceAll('\u00a0', ' ');

test.each([
  [
    'café in Leeds, rent £3,000 a month, no loan',
    'Café · Leeds · 40 seats · rent 3,000 GBP a month · no loan · GBP',
  ],
  [
    'coffee shop in Austin, $4000 rent a month, funded by founders',
    'Café · Austin · 40 seats · rent 4,000 USD a month · no loan · USD',
  ],
  [
    'we pay 2,000 EUR rent per month for our bakery in Porto',
    'Bakery · Porto · 1 bakery · rent 2,000 EUR a month · EUR',
  ],
  [
    'хочу открыть пекарню, аренда 80000 в месяц, зарплата пекаря 70 тысяч, кредит 1,5 млн',
    'Пекарня · Россия · 1 пекарня · аренда 80 000 руб. в месяц · зарплата (Пекари) 70 000 руб. в месяц · кредит 1 500 000 руб. · руб.',
  ],
  [
    'consulting firm, marketing 10 % of sales',
    'Management consulting · United States · 3 consultants · “Marketing” 10% · USD',
  ],
  [
    'автосервис в Самаре без кредита, налог 6%',
    'Автосервис · Самара · 4 поста · без кредита · налог на прибыль 6 % · руб.',
  ],
])('%s', (text, sentence) => {
  expect(sentenceOf(text)).toBe(sentence);
});

test.each([
  'car rental, rent 40 a day',
  'bike rental in Porto, rent 40 bikes',
  'payday loans of $500',
  'сдаём квартиры посуточно 3000 в сутки',
  'микрозаймы без кредитной истории',
  'ипотечный брокер, кредиты на жильё',
])('%s says nothing of the rent or the money of the business', (text) => {
  expect(understandLine(text, termsFor(text)).figures).toEqual([]);
});

test('what there is no line for is told', () => {
  expect(understandLine('café in Leeds, tax 120 %', termsFor('')).rest).toEqual(['tax 120 %']);
});

test('an answer stands in place of what the line says', () => {
  expect(sentenceOf('café in Leeds, rent 3000 a month', { figures: [] })).toBe(
    'Café · Leeds · 40 seats · GBP',
  );
});

const inputOf = (text: string, name: string, variable: string, answers: Answers = {}) => {
  const { template } = generate({ ...termsFor(text), text, answers, uuid: 'u', timestamp: 0 });
  const id = template.data.coreResources.find((one) => one.name === name)?.id;
  const resources = Object.values(template.data.divisions[0]?.sectionResources ?? {}).flat();
  const found = resources.find((one) => one?.coreResource === id);
  return found?.flows[0]?.fcst.find((one) => one.variable === variable)?.scenarios[0]?.data;
};

test('the model has the number as it was said', () => {
  const text = 'café in Leeds';
  expect(inputOf(`${text}, rent 3000 a month`, 'Rent', 'amount')).toBe('3000');
  // Pay is that of a year.
  expect(inputOf(`${text}, salary of a barista 2500 a month`, 'Baristas', 'salary')).toBe('30000');
  expect(inputOf(`${text}, marketing 5 % of sales`, 'Marketing', 'share')).toBe('5');
  expect(inputOf(`${text}, loan of 50000`, 'Bank loan', 'amount')).toBe('50000');
  expect(inputOf(`${text}, no loan`, 'Bank loan', 'amount')).toBeUndefined();
});

test('who is hired is there from the month that was said', () => {
  const text = 'café in Leeds';
  const before = Number(inputOf(text, 'Manager', 'people'));
  const hired: Answers = { figures: [{ is: 'people', of: 'manager', value: 2, from: '2027-03-01' }] };
  // The fourth month of a forecast from December.
  expect(inputOf(text, 'Manager', 'people', hired)).toBe(`${before};${before};${before};${before + 2}`);
});

test('rules move no prices for what somebody says', () => {
  const priceIn = (text: string) => inputOf(text, 'Coffee and drinks', 'price');
  expect(priceIn('café in Leeds, rent 9000 a month')).toBe(priceIn('café in Leeds'));
});
