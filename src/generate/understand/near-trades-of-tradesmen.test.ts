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
  ['kitchen and bath refits, 6 people, Nice', 'flat_renovation', 'people 6'],
  ['manned guarding, 60 guards, Leeds', 'security_guards', 'people 60'],
  ['tractor mechanic, 3 people, Kansas', 'farm_machinery_repair', 'people 3'],
  ['dents pulled and cars resprayed, 4 bays, Leeds', 'body_shop', 'stations 4'],
  ['load broker, 5 people, Chicago', 'freight_forwarding', 'people 5'],
];

describe('what tradesmen say they do', () => {
  test.each(rows)('%s', (line, kinds, size) => {
    const said = understand(line, /[а-я]/u.test(line) ? 'ru' : 'en');
    expect(said.kinds.map(({ id }) => id).join(' + ')).toBe(kinds);
    expect(said.sizes.map(({ unit, count }) => `${unit} ${count}`).join(', ')).toBe(size);
  });
});
