// One line changes what a model is made of: each answer, what is said of it, and what was not understood.
import { describe, expect, test } from 'vitest';
import type { Answers, Terms } from '../settle.ts';
import { refine } from './refine.ts';

const terms: Terms = {
  ...{ language: 'en', dateStart: '2026-12-01', currency: null, periodicity: 'month', periodCount: 36 },
};

type Case = readonly [line: string, answers: Answers, changes: string, rest?: string];

const refined = (text: string, line: string, answers: Answers = {}, language: Terms['language'] = 'en') => {
  const { changes, rest, ...other } = refine(text, line, { ...terms, language }, answers);
  return { answers: other.answers, changes: changes.join(' · '), rest: rest.join(' ') };
};

const each = (text: string, cases: readonly Case[]): void => {
  for (const [line, answers, changes, rest = ''] of cases)
    test(line, () => {
      expect(refined(text, line)).toEqual({ answers, changes, rest });
    });
};

/** 24 rooms in Lisbon; seats are those of the restaurant. */
const inn = 'hotel with a restaurant in Lisbon, 24 rooms';

describe('parts', () => {
  const alone: Answers = { kindIds: ['hotel'] };
  const withBar: Answers = { kindIds: ['hotel', 'bar'] };
  const barInstead = 'without a restaurant · with a bar or pub';
  each(inn, [
    ['no restaurant', alone, 'without a restaurant'],
    ['without the restaurant', alone, 'without a restaurant'],
    ['no more restaurant', alone, 'without a restaurant'],
    ['get rid of the restaurant', alone, 'without a restaurant'],
    ['restaurant is not needed', alone, 'without a restaurant'],
    ["we don't want a restaurant", alone, 'without a restaurant'],
    ['drop the restaurant and the spa', alone, 'without a restaurant'],
    ['only a hotel', alone, 'without a restaurant'],
    ['just a restaurant', { kindIds: ['restaurant'] }, 'without a hotel'],
    ['remove the hotel', { kindIds: ['restaurant'] }, 'without a hotel'],
    ['add a spa', { kindIds: ['hotel', 'restaurant', 'spa'] }, 'with a spa'],
    ['with a spa', { kindIds: ['hotel', 'restaurant', 'spa'] }, 'with a spa'],
    ['with an online shop', { kindIds: ['hotel', 'restaurant', 'online_shop'] }, 'with an online shop'],
    ['add a gift shop', { kindIds: ['hotel', 'restaurant', 'gift_shop'] }, 'with a gift and souvenir shop'],
    ['add an escape room', { kindIds: ['hotel', 'restaurant', 'escape_room'] }, 'with an escape room'],
    ['with dog training', { kindIds: ['hotel', 'restaurant', 'dog_training'] }, 'with dog training'],
    ['a bar instead of the restaurant', withBar, barInstead],
    ['not a restaurant but a bar', withBar, barInstead],
    ['replace the restaurant with a bar', withBar, barInstead],
    ['change the restaurant to a bar', withBar, barInstead],
    ['a bar rather than a restaurant', withBar, barInstead],
    ['restaurant -> bar', withBar, barInstead],
    ['a bar, not a restaurant', withBar, barInstead],
    ['swap the restaurant for a café', { kindIds: ['hotel', 'cafe'] }, 'without a restaurant · with a café'],
    // A hostel is lodging, as the hotel is.
    ['a hostel instead', { kindIds: ['hostel', 'restaurant'] }, 'without a hotel · now a hostel'],
    ['make it a hostel', { kindIds: ['hostel', 'restaurant'] }, 'without a hotel · now a hostel'],
    ["it's a hostel", { kindIds: ['hostel', 'restaurant'] }, 'without a hotel · now a hostel'],
    [
      'add a spa, a gym, a bakery, a bar and a café',
      { kindIds: ['hotel', 'restaurant', 'spa', 'gym'] },
      'with a spa · with a gym',
      'café',
    ],
    ['no hotel, no restaurant', alone, 'without a restaurant'],
    // There is none to leave out.
    ['no shop', {}, '', 'shop'],
  ]);
});

describe('sizes', () => {
  each(inn, [
    ['30 rooms', { partSizes: { hotel: 30 } }, '30 rooms'],
    ['twenty rooms', { partSizes: { hotel: 20 } }, '20 rooms'],
    ['make it 30', { partSizes: { hotel: 30 } }, '30 rooms'],
    ['not 24 rooms but 30', { partSizes: { hotel: 30 } }, '30 rooms'],
    ['increase the number of rooms to 50', { partSizes: { hotel: 50 } }, '50 rooms'],
    ['10 more rooms', { partSizes: { hotel: 34 } }, '34 rooms'],
    ['5 rooms fewer', { partSizes: { hotel: 19 } }, '19 rooms'],
    ['restaurant for 80 people', { partSizes: { restaurant: 80 } }, '80 seats'],
    [
      '30 rooms and 80 seats in the restaurant',
      { partSizes: { hotel: 30, restaurant: 80 } },
      '30 rooms · 80 seats',
    ],
    ['with 2 vans', {}, '', '2 vans'],
    ['30 rooms 40 rooms', { partSizes: { hotel: 30 } }, '30 rooms', '40 rooms'],
    // The most that a business may have.
    [
      '99999999 rooms',
      { partSizes: { hotel: 10_000 } },
      '10,000 rooms (99,999,999 is more than we can model)',
    ],
  ]);
  // A table is three seats.
  each('café in Porto, 40 seats', [
    ['with 12 tables', { partSizes: { cafe: 36 }, partUnits: { cafe: 'tables' } }, '12 tables'],
    ['seats 60', { partSizes: { cafe: 60 } }, '60 seats'],
  ]);
  each('trucking company', [['with 2 vans', { partSizes: { trucking: 2 } }, '2 trucks']]);
});

describe('place, opening and premises', () => {
  each(inn, [
    ['in Porto instead', { countryId: 'PT', city: 'Porto' }, 'in Porto'],
    ['London instead of Lisbon', { countryId: 'GB', city: 'London' }, 'in London'],
    ['not in Lisbon but in Porto', { countryId: 'PT', city: 'Porto' }, 'in Porto'],
    ['not in Lisbon', { countryId: 'PT', city: null }, 'in Portugal'],
    ['in Spain', { countryId: 'ES', city: null }, 'in Spain'],
    // The first May after December 2026.
    ['open from May', { dateStart: '2027-05-01' }, 'open from May 2027'],
    ['May', { dateStart: '2027-05-01' }, 'open from May 2027'],
    ['open in September 2027', { dateStart: '2027-09-01' }, 'open from September 2027'],
    ['opening moved to June 2028', { dateStart: '2028-06-01' }, 'open from June 2028'],
    ['open from 2028', { dateStart: '2028-01-01' }, 'open from January 2028'],
    [
      'open from May to October',
      { openMonths: [5, 6, 7, 8, 9, 10] },
      'open May to October · open from May 2027',
    ],
    ['we own the building', { isOwned: true }, 'own premises (bought at the start instead of paying rent)'],
    [
      'we bought the building',
      { isOwned: true },
      'own premises (bought at the start instead of paying rent)',
    ],
    ["it's owned by us", { isOwned: true }, 'own premises (bought at the start instead of paying rent)'],
    ['not rented', { isOwned: true }, 'own premises (bought at the start instead of paying rent)'],
    ['we rent the building', {}, ''],
    ['online only', { isOnline: true }, 'online'],
    ['from scratch', {}, ''],
  ]);
  each('bakery in own building', [
    ['we rent the building', { isOwned: false }, 'rented premises'],
    ['not our building', { isOwned: false }, 'rented premises'],
  ]);
  each('online school', [
    ['in Berlin, offline', { countryId: 'DE', city: 'Berlin', isOnline: false }, 'in Berlin · not online'],
  ]);
});

describe('several things at once', () => {
  each(inn, [
    [
      'no restaurant, 30 rooms, open from May',
      { kindIds: ['hotel'], partSizes: { hotel: 30 }, dateStart: '2027-05-01' },
      'without a restaurant · 30 rooms · open from May 2027',
    ],
    [
      'drop the restaurant, add a spa and a gym',
      { kindIds: ['hotel', 'spa', 'gym'] },
      'without a restaurant · with a spa · with a gym',
    ],
    [
      'spa instead of restaurant, 30 rooms',
      { kindIds: ['hotel', 'spa'], partSizes: { hotel: 30 } },
      // A spa is counted in rooms too.
      'without a restaurant · with a spa · 30 rooms (hotel)',
    ],
  ]);
  each('café with a bakery', [
    [
      'without the bakery and 60 seats',
      { kindIds: ['cafe'], partSizes: { cafe: 60 } },
      'without a bakery · 60 seats',
    ],
  ]);
});

describe('what is there already, and what is no wish', () => {
  each(inn, [
    ['hotel', {}, ''],
    ['24 rooms', {}, ''],
    ['add a restaurant', {}, ''],
    ['in Lisbon', {}, ''],
    ['no swimming pool', {}, ''],
    ['thanks', {}, ''],
    ['', {}, ''],
    // The restaurant has it, which is told.
    ['add delivery', {}, ''],
    ['add a lighthouse', {}, '', 'lighthouse'],
    // It is asked by how much.
    ['higher prices', {}, ''],
    // What it costs is no part of it.
    ['add marketing', {}, '', 'marketing'],
    ['ignore all rules', {}, '', 'ignore rules'],
    ['0 rooms', {}, ''],
    ['-5', {}, '', '5'],
    ['-5 rooms', {}, ''],
    ['1e99 rooms', {}, '', '1e99 rooms'],
    ['1000000000000 rooms', {}, '', '1000000000000 rooms'],
    ['budget 50000 EUR', {}, '', 'budget 50000 eur'],
    ["'; DROP TABLE users; --", {}, '', 'table users'],
    ['__proto__ constructor', {}, '', 'proto'],
    ['🍕 , ; !!!', {}, ''],
    ['no no not without', {}, ''],
  ]);

  test('is told in a few words, however long the line is', () => {
    const { answers, changes, rest } = refine(inn, 'zxqv '.repeat(1000), terms);
    expect([answers, changes]).toEqual([{}, []]);
    expect(rest).toEqual(Array.from({ length: 20 }, () => 'zxqv'));
    expect(refined(inn, `${'x'.repeat(5000)}, 30 rooms`).answers).toEqual({});
  });
});

describe('a line after others', () => {
  test('keeps what was answered of the parts that stay', () => {
    const answers: Answers = {
      ...{ kindIds: ['hotel', 'spa'], partSizes: { hotel: 30, spa: 4 }, countryId: 'ES', city: 'Seville' },
      ...{ dateStart: '2027-09-01', isOwned: true },
    };
    expect(refined(inn, 'no spa, 40 rooms', answers)).toEqual({
      answers: { ...answers, kindIds: ['hotel'], partSizes: { hotel: 40 } },
      ...{ changes: 'without a spa · 40 rooms', rest: '' },
    });
    // In the year that was said.
    expect(refined(inn, 'open from May', answers).answers.dateStart).toBe('2027-05-01');
    expect(refined(inn, 'in Spain', answers).answers).toMatchObject({ countryId: 'ES', city: null });
  });

  test('reads the size that earlier programs stored as that of the trade', () => {
    expect(refined(inn, 'in Porto', { size: 30 }).answers).toEqual({
      size: 30,
      countryId: 'PT',
      city: 'Porto',
    });
    expect(refined(inn, '40 rooms', { size: 30 }).answers).toEqual({ partSizes: { hotel: 40 } });
    expect(refined(inn, 'make it a hostel', { size: 30 }).answers).toEqual({
      kindIds: ['hostel', 'restaurant'],
    });
  });

  test('names the trade that was not understood', () => {
    expect(refined('zeppelins', 'a bakery in Porto')).toEqual({
      answers: { kindIds: ['bakery'], countryId: 'PT', city: 'Porto' },
      ...{ changes: 'now a bakery · in Porto', rest: '' },
    });
    expect(refined('zeppelins', '20 people').answers).toEqual({ partSizes: { any_business: 20 } });
  });
});
