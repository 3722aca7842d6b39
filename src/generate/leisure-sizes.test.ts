// Tests that sizes as founders of services, schools and leisure say them are used as they were said, with values by hand.
import { expect, test } from 'vitest';
import { asDone } from './business/one-person.ts';
import { staffOf } from './business/size.ts';
import { settle } from './settle.ts';
import { settledSentence, spoken } from './settled-sentence.ts';
import { understand } from './understand/understand.ts';

const settledLine = (line: string) => {
  const language = /[а-я]/u.test(line) ? 'ru' : 'en';
  const terms = { dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 } as const;
  return { settled: settle(understand(line, language), {}, { ...terms, language }), language } as const;
};

test.each([
  // Groups of so many are one size.
  ['swimming school 4 groups of 8', 'swim_school', '4 groups of 8', 32],
  ['kindergarten 4 groups of 15', 'kindergarten', '4 groups of 15', 60],
  ['детский сад 4 группы по 15', 'kindergarten', '4 группы по 15', 60],
  ['языковая школа 10 групп по 8 человек', 'language_school', '10 групп по 8', 80],
  ['summer camp 4 groups of 12 children', 'summer_camp', '4 groups of 12', 48],
  // Two words before a number.
  ['jet skis 4 Marbella', 'water_sports_hire', '4 jet skis', 4],
  // The time stands behind a number that stands behind what it counts.
  ['pet crematorium 200 a month', 'pet_cremation', '200 cremations a month', 200],
  // A crew has 10 x 54 % events a month, so each is 0.19 of one.
  ['dj for weddings 6 a month', 'sound_and_light_hire', '6 weddings a month', 1.14],
  ['диджей на свадьбы 6 в месяц', 'sound_and_light_hire', '6 свадеб в месяц', 1.14],
  ['организация свадеб 12 в год', 'wedding_agency', '12 свадеб в год', 1],
  // 6 x 52 / 12 are 26 a month, of 27 of a guide.
  ['walking tours 6 a week 12 people each', 'guided_tours', '6 tours a week', 0.962],
  // A wedding is a quarter of what a photographer does in a month.
  ['wedding photographer 24 weddings a year', 'photographer', '24 weddings a year', 0.5],
  ['свадебный фотограф 24 свадьбы в год', 'photographer', '24 свадьбы в год', 0.5],
  ['dance school 3 halls', 'dance_school', '3 halls', 270],
  ['студия танцев 500 кв', 'dance_school', '500 м²', 550],
  ['квартиры посуточно 5 кв', 'short_term_rental', '5 квартир', 5],
  ['camping 40 tents', 'campsite', '40 tents', 40],
  // 12 x 52 / 12 are 52 classes a month, of which 112 fill 18 mats.
  ['yoga studio 12 classes a week', 'yoga_studio', '12 classes a week', 8.32],
  ['студия йоги, 12 занятий в неделю', 'yoga_studio', '12 занятий в неделю', 8.32],
  // 86.67 classes a month, of which 168 fill 14 places.
  ['pilates studio, 20 classes a week', 'fitness_studio', '20 classes a week', 7.193],
  // 86.67 x 2.1 pupils.
  ['dance studio 20 classes a week', 'dance_school', '20 classes a week', 182],
  // One user in twenty pays.
  ['app for runners by subscription, 5000 subscribers', 'mobile_app', '5,000 subscribers', 100_000],
  ['mobile app with 200000 users', 'mobile_app', '200,000 users', 200_000],
  ['кошачья гостиница на 12 мест', 'pet_hotel', '12 мест', 12],
  ['horse livery, 20 boxes', 'riding_stable', '20 boxes', 20],
  ['garage boxes to let, 40 boxes', 'garages_to_let', '40 boxes', 40],
  ['kids parties, 13 a month', 'childrens_parties', '13 orders a month', 1],
  ['barber with a single chair, Cork', 'barbershop', '1 barber', 1],
  ['a pair of food trucks in Austin', 'food_truck', '2 trucks', 2],
  ['a couple of vans for removals', 'moving_company', '2 crews', 2],
  ['апарт-отель 45 юнитов', 'hotel', '45 номеров', 45],
  ['CRM for dentists, 150 paying practices', 'saas', '150 practices', 150],
  ['car wash with four self-service bays', 'car_wash', '4 bays', 4],
  ['marquee hire 6 marquees', 'party_hire', '6 marquees', 60],
  ['студия растяжки 2 зала', 'fitness_studio', '2 зала', 28],
])('%s', (line, kindId, size, worth) => {
  const { settled } = settledLine(line);
  const { head } = settled.business;
  const said = spoken(settledSentence(settled).filter(({ part }) => part === 'size'));
  expect([head.kind.id, said.replaceAll('\u00a0', ' ')]).toEqual([kindId, size]);
  expect(head.size).toBeCloseTo(worth, 2);
  expect(settled.unusedSizes).toEqual([]);
});

// Neither people of a group nor seats of a bus are guides.
test.each([
  'экскурсии 3 в неделю по 12 человек',
  'bus tours 50 seat bus',
  'walking tours, 4 groups of 12 a month',
])('%s has no more guides than is usual', (line) => {
  expect(settledLine(line).settled.business.head.size).toBeLessThanOrEqual(4);
});

// 5 x 52 / 12 are 21.7 classes of 59.8 a month: 0.36 of a person is paid a quarter.
test.each([
  ['yoga teacher 5 classes a week', 0.25],
  ['yoga teacher 8 classes a week', 0.5],
  ['yoga teacher', 1],
])('%s: %d of a pay', (line, people) => {
  expect(staffOf(asDone(settledLine(line).settled.business))).toBe(people);
});

test('the cars that a ferry carries are no ferries', () => {
  const { head } = settledLine('ferry for 40 cars').settled.business;
  expect([head.kind.id, head.size]).toEqual(['ferry', 1]);
});
