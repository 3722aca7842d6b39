// One line has one person do the work, at home or not, and moves all prices against what they are.
import { expect, test } from 'vitest';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

const refined = (text: string, line: string, answers: Answers = {}) => {
  const language: Terms['language'] = /[а-я]/u.test(text) ? 'ru' : 'en';
  const terms: Terms = {
    ...{ language, dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
  };
  const { changes, rest, remarks, ...other } = refine(text, line, terms, answers);
  return { answers: other.answers, changes: changes.join(' · '), rest: rest.join(' '), remarks };
};

const said = (answers: Answers, changes: string, rest = '') => ({ answers, changes, rest, remarks: [] });

const grooming = 'dog grooming in Lisbon, 3 groomers';
const atHome: Answers = { isAtHome: true, isOwned: false, isRentFree: true };

test.each<[text: string, line: string, answers: Answers, changes: string]>([
  [grooming, 'I work alone', { isAlone: true }, 'the work of one person'],
  [grooming, 'just me', { isAlone: true }, 'the work of one person'],
  // A person by the name of the trade, of whom three were said.
  ['hairdresser in Leeds, 3 chairs', 'I work alone', { isAlone: true }, 'the work of one person'],
  ['пекарня в Казани', 'работаю одна', { isAlone: true }, 'работает один человек'],
  ['bakery in Leeds, 2 bakeries', 'I work alone', { isAlone: true }, 'the work of one person'],
  ['груминг собак в Казани', 'работаю один', { isAlone: true }, 'работает один человек'],
  ['груминг собак, 3 грумера', 'без сотрудников', { isAlone: true }, 'работает один человек'],
  [grooming, 'no rent, I work at home', atHome, 'at home · no rent'],
  [grooming, 'I work from home', atHome, 'at home · no rent'],
  ['маникюр в Самаре', 'без аренды, работаю дома', atHome, 'работа дома · без арендной платы'],
  [
    'груминг собак в Казани, 3 грумера',
    'работаю одна, дома',
    { ...atHome, isAlone: true },
    'работает один человек · работа дома · без арендной платы',
  ],
])('%s: %s', (text, line, answers, changes) => {
  expect(refined(text, line)).toEqual(said(answers, changes));
});

test('one person has no size that was said of several, and several are not one', () => {
  const three = { partSizes: { dog_grooming: 3 } };
  expect(refined(grooming, 'I work alone', three).answers).toEqual({ isAlone: true });
  expect(refined(grooming, '3 groomers', { isAlone: true })).toEqual(said(three, '3 groomers'));
});

test('who works in what takes more than one follows from its size', () => {
  const { answers, changes, remarks } = refined('hotel in Lisbon, 24 rooms', 'I work alone');
  expect([answers, changes]).toEqual([{}, '']);
  expect(remarks).toEqual([expect.stringContaining('(24 rooms)')]);
});

test('whoever rents premises works at home no more', () => {
  const { answers } = refined(grooming, 'rented premises', atHome);
  expect(answers).toEqual({ isOwned: false });
});

test.each<[text: string, line: string, factor: number, changes: string]>([
  ['hotel', 'raise prices by 10 %', 1.1, 'all prices 10% higher'],
  ['hotel', 'prices 10% lower', 0.9, 'all prices 10% lower'],
  ['hotel', '7.5% cheaper', 0.925, 'all prices 7.5% lower'],
  ['hotel', 'prices +5%', 1.05, 'all prices 5% higher'],
  ['кофейня', 'цены выше на 10 %', 1.1, 'все цены выше на 10 %'],
  ['кофейня', 'сделай цены на 20% ниже', 0.8, 'все цены ниже на 20 %'],
  ['кофейня', 'подними цены на 7,5%', 1.075, 'все цены выше на 7,5 %'],
])('%s: %s', (text, line, times, changes) => {
  // Against what was chosen before.
  expect(refined(text, line, { priceFactor: 2 })).toEqual(said({ priceFactor: 2 * times }, changes));
});

test('prices that rules have moved are moved from there', () => {
  const { answers } = refined('hotel in Lisbon, 24 rooms', 'raise prices by 10 %');
  expect(answers.priceFactor).toBeCloseTo(1.1, 3);
});

test('prices are moved beside what else is said', () => {
  expect(refined('кофейня', 'подними цены на 7,5% и без выпечки', { priceFactor: 1 })).toEqual(
    said(
      { priceFactor: 1.075, without: ['выпечки'] },
      '«Десерты» вместо «Выпечка и десерты» · все цены выше на 7,5 %',
    ),
  );
  expect(refined('hotel', '30 rooms, prices +5%', { priceFactor: 1 })).toEqual(
    said({ priceFactor: 1.05, partSizes: { hotel: 30 } }, '30 rooms · all prices 5% higher'),
  );
});

test.each<[text: string, line: string, factor: number, changes: string, remark: string]>([
  ['hotel', 'prices 95% lower', 0.1, 'all prices 90% lower', 'from a tenth'],
  ['hotel', 'prices +1500%', 10, 'all prices 900% higher', 'ten times'],
  ['кофейня', 'цены на 95% ниже', 0.1, 'все цены ниже на 90 %', 'до десятикратных'],
])('%s: %s is held to what may be, and told', (text, line, priceFactor, changes, remark) => {
  expect(refined(text, line, { priceFactor: 1 })).toEqual({
    ...said({ priceFactor }, changes),
    remarks: [expect.stringContaining(remark)],
  });
});

test('prices that are as low as may be stay so, which is told', () => {
  const { changes, remarks } = refined('hotel', 'prices 20% lower', { priceFactor: 0.1 });
  expect([changes, remarks.length]).toEqual(['', 1]);
});

test('some prices alone are not all of them, and no size either', () => {
  expect(refined('hotel', 'raise the price of rooms by 10%')).toEqual(
    said({ figures: [{ is: 'times', of: 'rooms', value: 1.1 }] }, '“Rooms” 10% higher'),
  );
  expect(refined('hotel', 'raise the price of pearls by 10%')).toEqual(
    said({}, '', 'raise the price of pearls by 10%'),
  );
});
