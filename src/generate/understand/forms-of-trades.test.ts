// A workshop, an office or a plant beside a trade makes no other trade of it, and people who do it name it.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const kindsOf = (text: string): string =>
  understand(text, 'en')
    .kinds.map(({ id }) => id)
    .join(' + ');

test.each([
  ['tyre fitting workshop in Helsinki', 'tyre_service'],
  ['architect office', 'architect_bureau'],
  ['custom furniture workshop', 'custom_furniture'],
  ['structural engineering office', 'engineering_bureau'],
  ['cardboard packaging plant', 'packaging_making'],
  ['plumbing contractor, Leeds', 'plumber'],
  ['welding shop', 'metalworking'],
  ['car wash point', 'car_wash'],
  ['мастерская шиномонтажа в Казани', 'tyre_service'],
  ['адвокатская контора в Перми', 'law_firm'],
  ['цех по производству пельменей', 'dumplings_making'],
  ['завод по производству пеллет', 'wood_pellets'],
  ['пункт приёма макулатуры', 'paper_recycling'],
  ['точка шаурмы', 'kebab'],
  ['zeppelin office', ''],
  ['submarine workshop', ''],
  ['office', ''],
  ['контора', ''],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});

test.each([
  ['3 barbers in Toronto', 'barbershop'],
  ['5 dentists', 'dental_clinic'],
  ['4 lawyers in Brno', 'law_firm'],
  ['15 vending machines in Bilbao', 'vending'],
  ['3 барбера в Москве', 'barbershop'],
  ['6 такси в Сочи', 'taxi'],
  ['5 people in Oslo', ''],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});

test.each([
  ['long haul trucking', 'trucking'],
  ['podcast about history', 'podcast'],
  ['блог про путешествия', 'video_channel'],
  ['surf school and board rental', 'surf_dive_school'],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});

test.each([
  ['food truk', 'food_truck'],
  ['nial salon', 'nail_salon'],
  ['car wsah', 'car_wash'],
  ['фуд трак', 'food_truck'],
  ['хочу много денег', ''],
  ['lots of money please', ''],
  ['people and money', ''],
  ['truk', ''],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});

test.each([
  [
    'We are two friends who want to open a fish restaurant on the harbour of Split with 64 seats',
    'restaurant',
  ],
  ['Наша семья переехала в Сочи и планирует открыть гостевой дом на 12 номеров', 'guest_house'],
  ['Avec mon frère nous voulons ouvrir une boulangerie à Lille', 'bakery'],
  ['A group of nurses is going to launch a home care agency in Leeds, 12 carers', 'home_care'],
  ['software to run restaurants', 'saas'],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});

test.each([
  ['fietsenmaker in Utrecht', 'bicycle_repair'],
  ['kapper in Amsterdam', 'hair_salon'],
  ['bakkerij in Gent', 'bakery'],
  ['tandarts', 'dental_clinic'],
  ['berber dükkanı İstanbul 5 koltuk', 'barbershop'],
])('%s', (text, kinds) => {
  expect(kindsOf(text)).toBe(kinds);
});
