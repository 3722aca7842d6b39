// How many customers leave, how many there are so far, how large a group is and what is aimed for are told apart from the size.
import { describe, expect, test } from 'vitest';
import { generate, understandLine } from '../../generate.ts';
import { understandPriced } from '../../prices/understand-priced.ts';
import { refine } from '../../refine/refine.ts';
import type { Terms } from '../../settle.ts';
import { figuresIn } from './read-figures.ts';

const termsFor = (text: string): Terms => ({
  language: /[а-я]/u.test(text) ? 'ru' : 'en',
  ...{ dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
});
const settledOf = (text: string) => understandLine(text, termsFor(text));

describe('the size is how many there will be', () => {
  test.each([
    ['SaaS for dental clinics, 30 clinics now, $200 a month', null, '30 clinics now'],
    ['SaaS, currently 50 customers', null, 'currently 50 customers'],
    ['подписка на кофе, сейчас 20 подписчиков, цель 500', 500, 'сейчас 20 подписчиков'],
    ['SaaS for gyms, goal 500', 500, null],
    ['SaaS with 200 customers', 200, null],
    ['CRM для клиник, хотим 300 клиентов', 300, null],
    ['школа английского, группы по 6 человек, 40 учеников', 40, 'группы по 6 человек'],
    ['школа английского, 40 учеников, группы по 6 человек', 40, 'группы по 6 человек'],
    ['language school, groups of 8, 60 students', 60, 'groups of 8'],
    // Where nobody else is counted, groups are the size.
    ['language school, 4 groups of 8', 32, null],
    // A business of no software has as many as it says.
    ['gym, currently 300 members', 300, null],
  ])('%s: %s', (text, size, told) => {
    const { business, rest, isSizeAssumed } = settledOf(text);
    expect(isSizeAssumed ? null : business.head.size).toBe(size);
    if (told === null) expect(rest.join()).not.toMatch(/\d/u);
    else expect(rest).toContain(told);
  });
});

test('members are the size of a studio beside how large its classes are', () => {
  const { business, rest } = settledOf('yoga studio, classes of 12, 100 members');
  expect({ said: business.head.said?.count, rest }).toEqual({ said: 100, rest: ['classes of 12'] });
});

describe('churn', () => {
  test.each([
    ['SaaS, churn 3%', 3],
    ['SaaS, 2% churn a month', 2],
    ['SaaS, monthly churn of 2.5 %', 2.5],
    // Of a hundred, eighty are left after twelve months of 1.84 % each.
    ['SaaS, churn 20% a year', 1.84],
    ['облачный сервис, отток 5% в месяц', 5],
  ])('%s: %d', (text, value) => {
    expect(figuresIn(text).figures.map((one) => [one.is, one.value])).toEqual([['churn', value]]);
  });

  test('is in the model, from a line too, and where nobody leaves it is told', () => {
    const text = 'SaaS, churn 3%';
    const { template } = generate({ ...termsFor(text), text, answers: {}, uuid: '1', timestamp: 0 });
    const flows = Object.values(template.data.divisions[0]?.sectionResources ?? {}).flatMap((all) =>
      (all ?? []).flatMap((one) => one.flows),
    );
    const churn = flows.flatMap(({ fcst }) => fcst.filter(({ variable }) => variable === 'churn'));
    expect(churn[0]?.scenarios[0]?.data).toBe('3');
    expect(refine('SaaS', 'churn 4%', termsFor('SaaS')).changes).toEqual(['churn 4 % a month']);
    expect(refine('hotel', 'churn 4%', termsFor('hotel'))).toMatchObject({ changes: [], rest: ['churn 4%'] });
  });
});

test.each([
  ['гостевой дом на 6 номеров в Анапе, номер 4500 летом и 2500 зимой', 3500],
  ['guest house, rooms £120 in summer and £80 in winter', 100],
])('%s: the price in the middle of two seasons is %d', (text, amount) => {
  expect(understandPriced(text, termsFor(text).language).prices?.map((one) => one.amount)).toEqual([amount]);
});

test.each([
  ['café closed on Sundays', 6],
  ['кофейня, закрыто по воскресеньям', 6],
  ['café, only on Sundays', 1],
])('%s: %d days a week', (text, days) => {
  expect(understandPriced(text, termsFor(text).language).busy?.daysAWeek).toBe(days);
});

describe('a line is told as it was typed', () => {
  test.each([
    ['lawn care company, two crews', 'hire a third crew in April next year'],
    ['ремонт квартир, 2 бригады', 'наймём третью бригаду в апреле'],
    ['hotel', 'closed on Sundays'],
    ['hotel', 'churn 4%'],
    ['гостиница', 'комиссия 3 раза по 18% за 3 года'],
  ])('%s: %s', (text, line) => {
    const { changes, rest } = refine(text, line, termsFor(text));
    expect({ changes, rest }).toEqual({ changes: [], rest: [line] });
  });

  test('an area without its measure is in square metres', () => {
    expect(refine('магазин одежды', 'площадь 120', termsFor('а')).changes).toEqual(['120 м²']);
    expect(refine('clothes shop', 'area 120', termsFor('a')).changes).toEqual(['120 m²']);
  });

  test('larger is asked by how much', () => {
    expect(refine('hotel', 'make it bigger', termsFor('a')).remarks.join()).toContain('by how much');
    expect(refine('отель', 'сделай побольше', termsFor('а')).remarks.join()).toContain('насколько');
  });
});
