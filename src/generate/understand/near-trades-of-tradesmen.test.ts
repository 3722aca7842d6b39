// Tradesmen, garages and hauliers are understood by what they say they do, in whatever words, and with the size that they say.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const rows: readonly (readonly [line: string, kinds: string, size: string])[] = [
  ['ставим пластиковые окна, 3 бригады, Пенза', 'windows_and_doors', 'crews 3'],
  ['кладём асфальт во дворах, 2 бригады', 'road_paving', 'crews 2'],
  ['чиним тракторы и комбайны, 5 механиков', 'farm_machinery_repair', 'people 5'],
  ['строим бани, 2 бригады, Вологда', 'sauna_building', 'crews 2'],
  ['строим гостиницу на 20 номеров', 'hotel', 'rooms 20'],
  ['меняем батареи и стояки, двое сантехников', 'plumber', 'people 2'],
  ['травим клопов и тараканов, 3 человека, Пермь', 'pest_control', 'people 3'],
  ['вахтовые перевозки, 8 автобусов, Сургут', 'bus_company', 'vehicles 8'],
  ['заказные автобусы, 4 автобуса', 'bus_company', 'vehicles 4'],
  ['контейнеровозы из порта, 12 тягачей', 'trucking', 'vehicles 12'],
  ['эвакуируем машины, 3 эвакуатора, Тула', 'tow_truck', 'vehicles 3'],
  ['реставрация буфетов и комодов, трое', 'furniture_restoration', 'people 3'],
  ['изготовление ключей, киоск, Саратов', 'shoe_and_key_repair', ''],
  ['log cabins, 12 houses a year', 'log_houses', 'houses 12'],
  ['bespoke staircases, joinery of 6, Poland', 'custom_furniture', 'people 6'],
  ['we draw houses for private clients in Perth, 3 of us', 'architect_bureau', 'people 3'],
  ['I mend leaking taps and boilers, one man and a van, Leeds', 'plumber', 'people 1'],
  ['charter coaches for tours, 5 coaches, Vienna', 'bus_company', 'vehicles 5'],
  ['heat pump installers, 3 teams, Malmo', 'air_conditioning_installation', 'crews 3'],
  ['kitchen and bath refits, 6 people, Nice', 'kitchen_and_bathroom_fitting', 'people 6'],
  ['manned guarding, 60 guards, Leeds', 'security_guards', 'people 60'],
  ['tractor mechanic, 3 people, Kansas', 'farm_machinery_repair', 'people 3'],
  ['dents pulled and cars resprayed, 4 bays, Leeds', 'body_shop', 'stations 4'],
  ['load broker, 5 people, Chicago', 'freight_forwarding', 'people 5'],
  // What is cleaned is whose it is, and no trade beside it.
  ['уборка ресторанов и кафе', 'cleaning_company', ''],
  ['cleaning restaurants and hotels at night, 8 cleaners, Dublin', 'cleaning_company', 'people 8'],
  ['cleaning holiday lets, 3 cleaners, Cornwall', 'cleaning_company', 'people 3'],
  ['чистка вытяжек в ресторанах', 'cleaning_company', ''],
  ['отмывка после ремонта, бригада 5 человек', 'cleaning_company', 'people 5'],
  ['window washing route, Ohio', 'window_cleaning', ''],
  ['моем машины на парковке, 3 человека', 'car_wash', 'people 3'],
  ['developer, 12 flats a year, Porto', 'property_developer', 'flats 12'],
  ['сдаю комнаты, 6 комнат', 'flats_to_let', 'rooms 6'],
  ['restoring vintage radios', 'appliance_repair', ''],
  ['reupholstering chairs, home workshop', 'upholstery', ''],
  ['велоремонт, гараж, один мастер', 'bicycle_repair', 'people 1'],
  ['ремонт генераторов и стартеров', 'car_repair', ''],
  ['авторемонт на 3 поста', 'car_repair', 'stations 3'],
  ['drywall crew, 4 men, Tampa', 'painter_decorator', 'people 4'],
  ['консультирую рестораны', 'management_consulting', ''],
  ['fixing websites for small businesses', 'web_studio', ''],
  ['мы делаем игры для Steam', 'games_studio', ''],
  // What is hired out by the month, and what is made once and sold online many times.
  ['сдаю в аренду бытовки, 40 штук', 'cabin_hire', 'storage_units 40'],
  ['portable cabins hire, 60 cabins', 'cabin_hire', 'storage_units 60'],
  ['прокат строительного инструмента, 150 единиц', 'tool_hire', 'machines 150'],
  ['generator hire, 20 generators', 'tool_hire', 'machines 20'],
  ['digital planners on etsy, 200 orders a month', 'digital_goods', 'orders 200'],
  ['записанный курс по вязанию, 100 учеников в месяц', 'digital_goods', 'pupils 100'],
  ['маркетплейс фермерских продуктов, Краснодар', 'marketplace', ''],
  ['I write romance novels and sell them on Kindle', 'book_author', ''],
];

describe('what tradesmen say they do', () => {
  test.each(rows)('%s', (line, kinds, size) => {
    const said = understand(line, /[а-я]/u.test(line) ? 'ru' : 'en');
    expect(said.kinds.map(({ id }) => id).join(' + ')).toBe(kinds);
    expect(said.sizes.map(({ unit, count }) => `${unit} ${count}`).join(', ')).toBe(size);
  });
});
