// Tests that a word inside a line adds no trade of its own, and that trades are found as tradesmen of several languages call them.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const kindsOf = (line: string): string =>
  understand(line, /\p{Script=Cyrillic}/u.test(line) ? 'ru' : 'en')
    .kinds.map(({ id }) => id)
    .join(' + ');

describe('a word inside a line adds no trade', () => {
  test.each([
    ['вет клиника в Екатеринбурге 150 м2, рентген и узи', 'vet_clinic'],
    ['рентген кабинет ветеринарный', 'vet_clinic'],
    ['vet clinic with x-ray and ultrasound in Leeds', 'vet_clinic'],
    ['центр МРТ и ветклиника', 'imaging_centre + vet_clinic'],
    ['центр МРТ', 'imaging_centre'],
    ['стоматология 3 кресла, оборудование в лизинг', 'dental_clinic'],
    ['cafe 40 seats, equipment on lease', 'cafe'],
    ['лизинговая компания', 'leasing_company'],
    ['спецтехника в лизинг, 3 экскаватора', 'leasing_company'],
    ['салон красоты, 3 мастера маникюра, Казань', 'beauty_salon'],
    ['салон, 3 мастера маникюра', 'nail_salon'],
    ['магазин для мастеров маникюра', 'beauty_supplies'],
    ['Швейный цех 12 машин, шьём спецодежду', 'clothing_factory'],
    ['швейный цех 8 швей, шьем на заказ', 'clothing_factory'],
    ['Швейный цех 12 машин, шьём спецодежду, ателье', 'clothing_factory + tailor'],
    ['шьём на заказ', 'tailor'],
    ['a country of my own', ''],
    ['holiday cabins in the country', 'recreation_base'],
    ['country club', 'recreation_base'],
    ['software agency Kyiv 10 developers', 'software_outsourcing'],
    ['software for agencies', 'saas'],
    ['vegetable farm 3 ha, 120 veg boxes a week', 'vegetable_farm'],
  ])('%s: %s', (line, kinds) => {
    expect(kindsOf(line)).toBe(kinds);
  });
});

describe('ordinary trades', () => {
  test.each([
    ['Бригада по ремонту квартир под ключ', 'flat_renovation'],
    ['делаем ремонты', 'flat_renovation'],
    ['делаем ремонты обуви', 'shoe_and_key_repair'],
    ['биржа репетиторов', 'marketplace'],
    ['Приложение для поиска репетиторов, комиссия 15%', 'marketplace'],
    ['app to find tutors, 15% commission', 'marketplace'],
    ['location de vélos électriques à Lyon, 40 vélos', 'bike_hire'],
    ['location de voitures', 'car_rental'],
    ['Photovoltaik Montage', 'solar_installation'],
    ['Solaranlagen-Installateur in München', 'solar_installation'],
    ['veg box scheme, 200 boxes a week', 'subscription_box'],
    ['salon, 6 chairs', 'hair_salon'],
    ['beauty salon, 4 chairs', 'beauty_salon'],
    ['nail salon 4 chairs', 'nail_salon'],
    ['микропивоварня, 5 танков', 'brewery'],
    ['2000 free range eggs', 'poultry_farm'],
    ['cake shop, 300 eggs a week', 'pastry_shop'],
    ['handmade candles, sold through Shopify', 'candles_and_soap'],
    ['handmade candles Shopify store', 'candles_and_soap'],
    ['Shopify store', 'online_shop'],
  ])('%s: %s', (line, kinds) => {
    expect(kindsOf(line)).toBe(kinds);
  });

  test.each([
    ['2000 free range eggs', 2000],
    ['2000 eggs a week', 2000],
    ['veg box scheme, 200 boxes a week', 200],
  ])('keeps the number of %j', (line, count) => {
    expect(understand(line, 'en').sizes[0]?.count).toBe(count);
  });

  test('sells candles on Shopify without premises', () => {
    expect(understand('handmade candles Shopify store', 'en').isOnline).toBe(true);
  });
});
