// Crews, owners and buyers of a business are of the trade that they name, with the size, the place and the premises that they say.
import { expect, test } from 'vitest';
import { understandLine } from '../generate.ts';
import type { Terms } from '../settle.ts';
import { settledSentence, spoken } from '../settled-sentence.ts';
import { understand } from './understand.ts';

const languageOf = (text: string): Terms['language'] => (/[а-яё]/iu.test(text) ? 'ru' : 'en');
const kindsOf = (text: string): string =>
  understand(text, languageOf(text))
    .kinds.map(({ id }) => id)
    .join(' + ');
const sentenceOf = (text: string): string => {
  const settled = understandLine(text, {
    ...{ language: languageOf(text), dateStart: '2026-12-01', currency: null },
    ...{ periodicity: 'month', periodCount: 36 },
  });
  return spoken(settledSentence(settled)).replaceAll(/\s/gu, ' ');
};

const trades = `
  бригада плиточников: flooring; бригада монтажников натяжных потолков: stretch_ceilings; бригада грузчиков: moving_company;
  бригада отделочников: flat_renovation; строительная бригада: building_contractor; шлифовка полов: flooring;
  куплю кофейню: cafe; куплю пилораму: sawmill; буду пилить доску: sawmill; Куплю автомойку на 4 поста: car_wash;
  куплю и сдам квартиры: flats_to_let;
  axe throwing bar with 8 lanes: shooting_range; bar with 8 tables: bar; gravestone engraving workshop: memorial_stones; laser engraving: print_on_demand;
  вывоз металлолома, 2 машины: scrap_metal; вывоз мусора: waste_collection; вендинговые аппараты с кофе, 15 аппаратов: vending;
  oficina de costura em Braga: tailor; excavators rented with operators: building_equipment_hire; excavator repair: farm_machinery_repair;
  Looking to buy two excavators and rent them out with operators: building_equipment_hire; excavation company: road_paving;
  hearse rental and funeral transport: funeral_home; tennis racket shop: sports_shop; tennis club with 4 courts: tennis_padel_club;
  sign language interpreting agency, 10 freelance interpreters: translation_bureau;
  пасека 60 ульев, мед продаю сам: beekeeping; пасека и лавка фермерских продуктов: beekeeping + greengrocer;
  vending machines with healthy snacks in gyms: vending; vending machines and we make healthy snacks: vending + snack_making;
  personal chef for families, I cook at their homes: catering; колбасный цех 2 тонны в сутки: meat_plant; колбасный цех 300 кг в сутки: smokehouse;
  продаем саженцы, питомник 2 га: plant_nursery; продаем саженцы: garden_centre; salt cave wellness with 10 loungers: salt_room;
  сдаю 3 домика на Байкале: recreation_base; I rent out 3 cabins in Vermont: recreation_base; site cabins for builders: cabin_hire;
  производство домиков для кошек: manufacturing; клиниг офисов: cleaning_company; клиника: medical_clinic`;

test.each(
  trades
    .trim()
    .split(';')
    .map((row) => row.trim().split(': ')),
)('%s: %s', (text = '', kinds = '') => {
  expect(kindsOf(text)).toBe(kinds);
});

test.each([
  ['mobile knife sharpening, just me and a van', 'Sharpening · United States · 1 sharpener · USD'],
  ['mobile welding service, me and my truck, Tulsa', 'Metalworking · Tulsa · 1 worker · USD'],
  [
    'pottery studio. We rent an old bakery for 1900 a month in Ghent.',
    'Pottery studio · Ghent · 8 wheels · rent 1,900 EUR a month · EUR',
  ],
  ['knife sharpening, just me and my brother', 'Sharpening · United States · 2 sharpeners · USD'],
  ['peluquería canina en Sevilla, trabajo sola', 'Dog grooming salon · Seville · 1 groomer · EUR'],
  [
    'Self storage 300 units in Ohio, I own the land and buildings',
    'Self-storage · Ohio · 300 units · own premises · USD',
  ],
  [
    'есть свой гараж, кузовной ремонт, 12 машин в месяц',
    'Кузовной ремонт · Россия · 12 машин в месяц · собственное помещение · руб.',
  ],
  [
    'daycare for 45 kids. We rent a former church hall for 5500 a month.',
    'Kindergarten · United States · 45 kids · rent 5,500 USD a month · USD',
  ],
  [
    'пекарня, снимаем бывшую столовую за 80 000 в месяц, Курск',
    'Пекарня · Курск · 1 пекарня · аренда 80 000 руб. в месяц · руб.',
  ],
  [
    'speech therapist, one room rented for 700 euros in Dublin',
    'Speech therapy practice · Dublin · 1 speech therapist · rent 700 EUR a month · EUR',
  ],
  [
    'автомойка на 4 поста, аренда земли 50 тысяч',
    'Автомойка · Россия · 4 поста · аренда 50 000 руб. в месяц · руб.',
  ],
  ['конный клуб, Ленинградская обл.', 'Конный клуб · Ленинградская область · 14 лошадей · руб.'],
  ['пекарня, Московская обл', 'Пекарня · Московская область · 1 пекарня · руб.'],
  ['horse boarding stable with 24 stalls', 'Riding stable · United States · 24 horses · USD'],
  ['Hundepension für 20 Hunde in Bayern', 'Pet hotel · Bavaria · 20 hunde · EUR'],
  ['lavanderia a gettoni 12 lavatrici, Napoli', 'Self-service laundry · Naples · 12 lavatrici · EUR'],
  ['груминг салон 2 стола Калуга', 'Груминг-салон · Калуга · 2 грумера · руб.'],
  [
    'court reporting agency with 6 stenographers in Chicago',
    'A business of an unknown kind · Chicago · 6 people · USD',
  ],
  ['выращиваю микрозелень дома', 'Микрозелень · Россия · 12 м² · руб.'],
])('%s: %s', (text, sentence) => {
  expect(sentenceOf(text)).toBe(sentence);
});
