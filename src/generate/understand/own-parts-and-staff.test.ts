// What a business has for itself, whom it employs and what it sells by a line of its own are no further businesses.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const languageOf = (text: string) => (/[а-я]/iu.test(text) ? 'ru' : 'en');
const understood = (text: string) => understand(text, languageOf(text));
const kindsOf = (text: string): readonly string[] => understood(text).kinds.map(({ id }) => id);

test.each([
  ['Стоматология в Казани на 5 кресел, своя зуботехническая лаборатория', ['dental_clinic']],
  [
    'Салон красоты и стоматология в Самаре, своя зуботехническая лаборатория',
    ['beauty_salon', 'dental_clinic'],
  ],
  ['Dental clinic with 4 chairs in Austin with our own dental lab', ['dental_clinic']],
  ['Dental clinic and a dental laboratory for other clinics', ['dental_clinic', 'dental_laboratory']],
  ['Отель на 40 номеров, своя прачечная и ресторан на 60 мест', ['hotel', 'restaurant']],
  ['Construction company building houses, with its own carpentry workshop', ['building_contractor']],
])('a part of its own: %s', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});

test.each([
  ['Wedding agency in Lisbon, two photographers and a florist on staff', ['wedding_agency']],
  ['Wedding agency and a florist', ['wedding_agency', 'flower_shop']],
  ['Kindergarten for 40 children with a cook and a speech therapist on staff', ['kindergarten']],
  ['Physiotherapy clinic with four physiotherapists and a massage therapist', ['physiotherapy']],
  ['Частный детский сад на 40 детей, логопед, повар и охрана', ['kindergarten']],
  ['Цветочный магазин в Туле, доставка, два флориста и курьер', ['flower_shop']],
  ['Свадебное агентство, ведущий и фотограф в штате', ['wedding_agency']],
  ['Photographer and videographer in Leeds', ['photographer', 'videographer']],
  ['Услуги электрика и сантехника', ['electrician', 'plumber']],
])('staff: %s', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});

test.each([
  ['Cafe-bakery with 30 seats in Bristol, sourdough bread and pastries', ['bakery']],
  ['Кафе-пекарня на 30 мест, хлеб, круассаны и торты', ['bakery']],
  ['Кондитерская на 20 мест в Туле, торты и пирожные на заказ', ['pastry_shop']],
  ['Кофейня на 25 мест, кофе с собой, десерты и сэндвичи', ['cafe']],
  ['Gym with 1,200 members, personal trainers and a protein bar', ['gym']],
  ['Ресторан на 80 мест, живая музыка по выходным', ['restaurant']],
  ['Ветеринарная клиника, три врача, стационар и зоомагазин', ['vet_clinic', 'pet_shop']],
  ['Швейное ателье на пять швей, пошив школьной формы, ремонт одежды и шторы', ['tailor']],
  ['Мебельный цех, восемь столяров, кухни и шкафы на заказ', ['furniture_factory']],
  ['farm with 5 hectares', ['farm']],
  ['aquaponics farm', ['greenhouse']],
  ['freelance developer', ['software_outsourcing']],
  ['farm with 5 hectares of vegetables', ['vegetable_farm']],
  ['organic farm, 5 hectares of wheat', ['grain_farm']],
  ['ферма на 5 гектаров овощей', ['vegetable_farm']],
])('what it sells: %s', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});

test.each([
  ['barbershop with five chairs, three senior barbers and two junior barbers', { chairs: 5, people: 5 }],
  ['барбершоп на пять кресел, три старших барбера и два младших барбера', { chairs: 5, people: 5 }],
  ['barbershop with five chairs, three senior and two junior barbers', { chairs: 5, people: 5 }],
  ['барбершоп на пять кресел, три старших и два младших барбера', { chairs: 5, people: 5 }],
  ['barbershop with one senior, two junior barbers', { people: 3 }],
  ['law firm with 3 partners and 5 associates', { people: 8 }],
  ['law firm with 5 associates and 3 partners in Leeds', { people: 8 }],
  ['hair salon with 2 senior and 3 junior stylists', { people: 5 }],
  // Who does other work stands apart.
  ['law firm with 5 lawyers and 3 junior clerks', { people: 5 }],
  ['юридическая фирма, 2 партнёра и 4 юриста', { people: 6 }],
  ['маникюр, 2 мастера и 1 стажёр', { people: 3 }],
  ['barbershop with 3 barbers, later 5 barbers', { people: 3 }],
])('how many of one trade: %s', (text, sizes) => {
  expect(Object.fromEntries(understood(text).sizes.map(({ unit, count }) => [unit, count]))).toEqual(sizes);
});

test.each([
  ['Pastry shop in Lyon with 30 seats, pastries, cakes and coffee', []],
  ['Кофейня в Самаре на 25 мест, десерты', []],
  ['Отель на 15 номеров в Сочи, завтраки', []],
  ['Beauty salon in Leeds, nails and cosmetics', []],
  ['оптовая торговля стройматериалами', []],
  ['wholesale of building materials to contractors', []],
  ['Отель на 15 номеров в Сочи, попугаи', ['попугаи']],
])('what is not understood: %s', (text, rest) => {
  expect(understood(text).rest).toEqual(rest);
});
