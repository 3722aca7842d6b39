// In which months a business is open is read however it is said; days, peaks and openings are something else.
import { describe, expect, test } from 'vitest';
import { understandLine } from '../../generate.ts';
import { openMonthsIn } from './open-months.ts';

const settledOf = (text: string) =>
  understandLine(text, {
    language: /[а-я]/u.test(text) ? 'ru' : 'en',
    ...{ dateStart: '2027-01-01', currency: null, periodicity: 'month', periodCount: 36 },
  });
const monthsOf = (text: string): string => settledOf(text).business.openMonths?.join(' ') ?? 'all';

test.each([
  ['ice cream kiosk open May to September', 'ice_cream_cart', '5 6 7 8 9'],
  ['прокат лодок, работаем с мая по сентябрь', 'boat_hire', '5 6 7 8 9'],
  ['глэмпинг только летом', 'glamping', '6 7 8'],
  ['ski rental, winter only', 'ski_hire', '1 2 12'],
  ['Christmas market stall in December', 'market_stall', '12'],
  ['Christmas market stall, November to December', 'market_stall', '11 12'],
  ['новогодние ёлки', 'plant_nursery', '12'],
  ['café closed in January', 'cafe', '2 3 4 5 6 7 8 9 10 11 12'],
  ['summer café', 'cafe', '6 7 8'],
  ['летнее кафе', 'cafe', '6 7 8'],
  ['campsite from May to September each year', 'campsite', '5 6 7 8 9'],
  ['campsite in Cornwall, Easter till October', 'campsite', '4 5 6 7 8 9 10'],
  ['boat hire, April to October', 'boat_hire', '4 5 6 7 8 9 10'],
  ['ski hire, December to April', 'ski_hire', '1 2 3 4 12'],
  ['glacier à Nice, avril à octobre', 'ice_cream', '4 5 6 7 8 9 10'],
  ['Eisdiele in den Sommermonaten', 'ice_cream', '6 7 8'],
  ['прокат велосипедов май-сентябрь', 'bike_hire', '5 6 7 8 9'],
  ['bike hire May–Sep', 'bike_hire', '5 6 7 8 9'],
  ['прокат сапов с мая по октябрь', 'kayak_hire', '5 6 7 8 9 10'],
  ['прокат велосипедов, с конца мая до начала сентября', 'bike_hire', '6 7 8'],
  ['кафе, закрыто зимой', 'cafe', '3 4 5 6 7 8 9 10 11'],
  ['зимой не работаем, прокат сапов', 'kayak_hire', '3 4 5 6 7 8 9 10 11'],
  ['hotel, closed from November to March', 'hotel', '4 5 6 7 8 9 10'],
  ['café open all year except January and February', 'cafe', '3 4 5 6 7 8 9 10 11 12'],
  ['кафе, работаем летом и в декабре', 'cafe', '6 7 8 12'],
  ['прокат лодок, сезон с мая по сентябрь, открываемся в мае', 'boat_hire', '5 6 7 8 9'],
  ['café open all year', 'cafe', 'all'],
  ['кафе, работаем круглый год', 'cafe', 'all'],
])('%s: %s in %s', (text, kind, months) => {
  const { business, rest } = settledOf(text);
  expect([business.head.kind.id, monthsOf(text), rest]).toEqual([kind, months, []]);
});

describe('what is no season', () => {
  test.each([
    ['campsite open from May', 5],
    ['кафе, открываемся в мае', 5],
    ['ski hire, open from December', 12],
  ])('%s is an opening', (text, month) => {
    expect([settledOf(text).opening?.month, monthsOf(text)]).toEqual([month, 'all']);
  });

  test.each([
    'café closed on Mondays',
    'кафе, выходной — понедельник',
    'summer camp, 60 children',
    'летний лагерь на 60 детей',
    'café with a summer terrace',
    'кафе с летней верандой',
    'hotel with 20 rooms in summer',
    'winter coats shop',
    'christmas tree farm, 3 hectares',
    'guest house, rooms £120 in summer and £80 in winter',
    'café, two more waiters from May to September',
    'bakery, building works from March to June',
  ])('%s says none', (text) => {
    expect(monthsOf(text)).toBe('all');
  });
});

test('summer is half a year later in the south; months by name are what they are', () => {
  expect(monthsOf('surf school in Sydney, summer only')).toBe('1 2 12');
  expect(monthsOf('café in Buenos Aires, closed in winter')).toBe('1 2 3 4 5 9 10 11 12');
  expect(monthsOf('café in Sydney, open May to September')).toBe('5 6 7 8 9');
  // From spring, which is September there, to May.
  expect(openMonthsIn('open from spring to May').open).toEqual({
    north: [3, 4, 5],
    south: [9, 10, 11, 12, 1, 2, 3, 4, 5],
  });
});
