// One line changes single numbers of a model: who works there, pay, rent, loans, taxes and prices.
import { expect, test } from 'vitest';
import type { BusinessFigure } from '#template/fields.ts';
import type { Answers, Terms } from '../../settle.ts';
import { refine } from '../refine.ts';

const refined = (text: string, line: string, before: Answers = {}) => {
  const language: Terms['language'] = /[а-я]/u.test(text) ? 'ru' : 'en';
  const terms: Terms = {
    ...{ language, dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  const { answers, changes, rest, remarks } = refine(text, line, terms, before);
  return { answers, changes: changes.join(' · ').replaceAll('\u00a0', ' '), rest: rest.join(' · '), remarks };
};

const café = 'café in Porto, 40 seats';
const coffee = 'кофейня в Казани, 40 мест';
const dentist = 'dental clinic in Leeds, 3 chairs';

const people = (of: string, value: number, from?: string): BusinessFigure => ({
  ...{ is: 'people', of, value },
  ...(from !== undefined && { from }),
});

test.each<[text: string, line: string, figures: readonly BusinessFigure[], changes: string]>([
  [café, 'add a barista', [people('barista', 1)], '1 more person (Baristas)'],
  [café, 'one more cook', [people('cook', 1)], '1 more person (Kitchen staff)'],
  [
    café,
    'hire 2 more people from June',
    [people('people', 2, '2027-06-01')],
    '2 more people (Baristas) from June 2027',
  ],
  [
    café,
    'hire a cook in March',
    [people('cook', 1, '2027-03-01')],
    '1 more person (Kitchen staff) from March 2027',
  ],
  [
    café,
    '2 cooks hired from June 2028',
    [people('cooks', 2, '2028-06-01')],
    '2 more people (Kitchen staff) from June 2028',
  ],
  [
    café,
    'in March, hire a cook',
    [people('cook', 1, '2027-03-01')],
    '1 more person (Kitchen staff) from March 2027',
  ],
  [café, 'fire a barista', [people('barista', -1)], '1 person fewer (Baristas)'],
  ['taxi company in Leeds', 'hire two drivers', [people('drivers', 2)], '2 more people (Drivers)'],
  [coffee, 'добавь бариста', [people('бариста', 1)], 'ещё 1 человек (Бариста)'],
  [coffee, 'наймём ещё двух мастеров', [people('мастеров', 2)], 'ещё 2 человека (Бариста)'],
  [
    coffee,
    'нанять двух барист с июня',
    [people('барист', 2, '2027-06-01')],
    'ещё 2 человека (Бариста) с июня 2027',
  ],
  [coffee, 'уволь одного повара', [people('повара', -1)], 'меньше на 1 человека (Повара)'],
])('%s: %s', (text, line, figures, changes) => {
  expect(refined(text, line)).toEqual({ answers: { figures }, changes, rest: '', remarks: [] });
});

test('who is hired together is hired in the same month', () => {
  expect(refined('restaurant in Porto', 'hire a cook and a waiter in March').answers).toEqual({
    figures: [people('cook', 1, '2027-03-01'), people('waiter', 1, '2027-03-01')],
  });
});

test('whoever has no line of pay is told, with the lines that there are', () => {
  const { answers, remarks } = refined(café, 'hire an accountant');
  expect(answers).toEqual({});
  expect(remarks).toEqual([
    'None of the lines of pay fits “accountant”. There are: Baristas, Kitchen staff, Manager. Name one of them, or add a line among the costs.',
  ]);
  expect(refined(coffee, 'добавь водителя').remarks).toEqual([
    'Ни к одной строке зарплаты не подходит «водителя». Есть такие: Бариста, Повара, Управляющий. Назовите одну из них или добавьте строку в расходы.',
  ]);
});

test('where the size is who works there, hiring is a larger size, and from a month on their pay alone', () => {
  const grooming = 'dog grooming in Lisbon, 3 groomers';
  expect(refined(grooming, 'hire two groomers').answers).toEqual({ partSizes: { dog_grooming: 5 } });
  const later = refined(grooming, 'hire a groomer from June');
  expect(later.answers).toEqual({ figures: [people('groomer', 1, '2027-06-01')] });
  expect(later.remarks).toEqual([expect.stringContaining('Their pay is added')]);
});

test('one more and one fewer are none', () => {
  const { answers } = refined(café, 'one barista fewer', { figures: [people('barista', 1)] });
  expect(answers).toEqual({ figures: [] });
});

const amount = (of: string, value: number, currency: string, per?: 'month' | 'year'): BusinessFigure => ({
  ...{ is: 'amount', of, value, currency },
  ...(per && { per }),
});

test.each<[text: string, line: string, answers: Answers, changes: string]>([
  [
    café,
    'rent 3000 a month',
    { isOwned: false, figures: [amount('rent', 3000, 'EUR', 'month')] },
    'rent 3,000 EUR a month',
  ],
  [
    coffee,
    'аренда 150 тысяч в месяц',
    { isOwned: false, figures: [amount('rent', 150_000, 'руб.', 'month')] },
    'аренда 150 000 руб. в месяц',
  ],
  [
    café,
    'utilities 900 a month',
    { figures: [amount('utilities', 900, 'EUR', 'month')] },
    '“Utilities” 900 EUR a month',
  ],
  [
    café,
    'salary of a cook 2500 a month',
    { figures: [{ is: 'pay', of: 'cook', value: 2500, per: 'month', currency: 'EUR' }] },
    'pay (Kitchen staff) 2,500 EUR a month',
  ],
  // 80,000 is nearer the usual pay of a month than that of a year.
  [
    coffee,
    'зарплата повара 80 тысяч',
    { figures: [{ is: 'pay', of: 'повара', value: 80_000, currency: 'руб.' }] },
    'зарплата (Повара) 80 000 руб. в месяц',
  ],
  [
    dentist,
    'salaries 15% lower',
    { figures: [{ is: 'pay-times', of: '', value: 0.85 }] },
    'all pay 15% lower',
  ],
  [
    coffee,
    'зарплаты на 15% ниже',
    { figures: [{ is: 'pay-times', of: '', value: 0.85 }] },
    'все зарплаты ниже на 15 %',
  ],
  [café, 'no loan', { figures: [{ is: 'loan', of: '', value: 0 }] }, 'no loan'],
  [coffee, 'без кредита', { figures: [{ is: 'loan', of: '', value: 0 }] }, 'без кредита'],
  [
    café,
    'add a loan of 50000',
    { figures: [{ is: 'loan', of: '', value: 50_000, currency: 'EUR' }] },
    'loan of 50,000 EUR',
  ],
  [
    coffee,
    'кредит 2 млн',
    { figures: [{ is: 'loan', of: '', value: 2_000_000, currency: 'руб.' }] },
    'кредит 2 000 000 руб.',
  ],
  [café, 'tax 15 %', { figures: [{ is: 'income-tax', of: '', value: 15 }] }, 'tax on profit 15%'],
  [coffee, 'налог 15 %', { figures: [{ is: 'income-tax', of: '', value: 15 }] }, 'налог на прибыль 15 %'],
  [
    café,
    'marketing 5 % of sales',
    { figures: [{ is: 'share', of: 'marketing', value: 5 }] },
    '“Marketing” 5%',
  ],
  [café, 'growth 20 % a year', { figures: [{ is: 'growth', of: '', value: 20 }] }, 'growth of 20% a year'],
  [coffee, 'рост 20 % в год', { figures: [{ is: 'growth', of: '', value: 20 }] }, 'рост 20 % в год'],
  [café, 'halve the rent', { figures: [{ is: 'times', of: 'rent', value: 0.5 }] }, '“Rent” 50% lower'],
  [
    café,
    'raise coffee price by 10 %',
    { figures: [{ is: 'times', of: 'coffee', value: 1.1 }] },
    '“Coffee and drinks” 10% higher',
  ],
  [
    coffee,
    'кофе на десять процентов дороже',
    { figures: [{ is: 'times', of: 'кофе', value: 1.1 }] },
    '«Кофе и напитки» выше на 10 %',
  ],
])('%s: %s', (text, line, answers, changes) => {
  expect(refined(text, line)).toEqual({ answers, changes, rest: '', remarks: [] });
});

test.each<[text: string, line: string, changes: string]>([
  ['furniture factory', 'sales tax 8 %', 'sales tax 8%'],
  ['law firm in Boston, 5 lawyers', 'lawyer salary 120000 a year', 'pay (Lawyers) 120,000 USD a year'],
  ['web studio', 'developers 6000 a month', 'pay (Developers and designers) 6,000 USD a month'],
  ['частный детский сад', 'плата на 10 % выше', 'все цены выше на 10 %'],
  // A cost by its own name goes before what is sold under a like one.
  ['trucking, 5 trucks', 'fuel 10 % higher', '“Fuel” 10% higher'],
  [
    'ферма 50 коров',
    'цена молока на 15 процентов выше',
    '«Молоко на завод, Молоко и молочное напрямую» выше на 15 %',
  ],
  ['real estate agency', 'commission 4 %', '“Commission on sales” 4%'],
  ['бар в Туле', 'аренда 90 тыс. руб.', 'аренда 90 000 руб. в месяц'],
  ['food truck', 'second truck', '2 trucks'],
  ['шаурма', 'вторая точка', '2 точки'],
])('%s: %s is said', (text, line, changes) => {
  expect(refined(text, line)).toMatchObject({ changes, rest: '', remarks: [] });
});

test.each([
  ['hotel', 'tax 150 %'],
  ['hotel', 'marketing 500 %'],
  ['car wash in Austin', 'utilities 900 a month'],
  ['квест', 'как у Иванова'],
  ['автосервис', 'нормо-час дороже на 10 %'],
])('%s: %s is told', (text, line) => {
  const { answers, changes, rest } = refined(text, line);
  expect([answers, changes]).toEqual([{}, '']);
  expect(rest.replaceAll(' · ', ' ')).toContain(line.split(' ')[0]);
});

test('nobody is hired where one person does the work', () => {
  const { answers, remarks } = refined('photo studio', 'hire an assistant', { isAlone: true });
  expect(answers).toEqual({ isAlone: true });
  expect(remarks).toEqual([expect.stringContaining('the work of one person')]);
});

test('a rent that was said is moved itself, and one that is said anew stands in its place', () => {
  const before = refined(café, 'rent 3000 a month').answers;
  const half = refined(café, 'halve the rent', before).answers;
  expect(half.figures).toEqual([amount('rent', 1500, 'EUR', 'month')]);
  expect(refined(café, 'rent 2000 a month', half).answers.figures).toEqual([
    amount('rent', 2000, 'EUR', 'month'),
  ]);
});

test.each<[text: string, line: string, factor: number]>([
  [café, 'double the prices', 2],
  [café, 'raise prices by ten percent', 1.1],
  [coffee, 'подними цены на десять процентов', 1.1],
  [coffee, 'удвой цены', 2],
])('%s: %s', (text, line, priceFactor) => {
  expect(refined(text, line, { priceFactor: 1 }).answers).toEqual({ priceFactor });
});

test('of money that is turned over the rate is the price', () => {
  const { answers, changes } = refined('real estate agency', 'all prices 10% higher', { priceFactor: 1 });
  expect([answers, changes]).toEqual([{ priceFactor: 1.1 }, 'all prices 10% higher']);
});

test.each([
  ['hotel in Lisbon', '0 rooms', 'size of 0'],
  ['отель в Казани', '0 номеров', 'размером 0'],
])('%s: %s is told to be nothing', (text, line, told) => {
  const { answers, rest, remarks } = refined(text, line);
  expect([answers, rest]).toEqual([{}, '']);
  expect(remarks).toEqual([expect.stringContaining(told)]);
});

const both = 'hotel with a restaurant in Lisbon, 24 rooms';
test.each([
  'close the restaurant',
  'drop the restaurant',
  'shut the restaurant',
  'get rid of the restaurant',
  'stop the restaurant',
  'give up the restaurant',
])('%s', (line) => {
  expect(refined(both, line)).toEqual({
    ...{ answers: { kindIds: ['hotel'] }, changes: 'without a restaurant', rest: '', remarks: [] },
  });
});
test.each(['закрой ресторан', 'убери ресторан', 'откажись от ресторана'])('%s', (line) => {
  expect(refined('гостиница с рестораном в Казани', line)).toEqual({
    ...{ answers: { kindIds: ['hotel'] }, changes: 'без направления «Ресторан»', rest: '', remarks: [] },
  });
});
