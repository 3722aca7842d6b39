// Whoever cares for people, teaches or keeps animals is understood by other words than those of the trade, with its size.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const unknown = '-';

/** The line, the kind and the size. */
const told = `
  nursery for 48 childern in Swindon > kindergarten > 48 places
  babysiting agency with 12 siters in Leeds > babysitting > 12 people
  international baccalaureate school with 300 pupls > private_school > 300 pupils
  парикмахерская, 4 мстера > hair_salon > 4 people
  hair salon with 4 chiars > hair_salon > 4 chairs
  хостел на 30 кровтей > hostel > 30 beds
  группа кратковременного пребывания на 12 деток > kindergarten > 12 pupils
  French immersion camp for 40 teenagers > language_camp > 40 pupils
  массажный кабинет на 3 кушетки > massage_salon > 3 beds
  банный комплекс, 6 саун > bathhouse > 6 stations
  упряжки оленей, 20 оленей > animal_rides > 20 animals
  camel treks, 12 camels > animal_rides > 12 animals
  сдать кровь и анализы, 5 пунктов сдачи > diagnostic_laboratory > 5 shops
  women's health clinic with 4 gynaecologists > medical_clinic > 4 people
  we wash, feed and keep company with old folk, 12 carers > home_care > 12 people
  assistance to the old, 10 сиделок > home_care > 10 people
  reptile park, 3 vets > - > 3 people
  hair, nails and skin under one roof, 8 staff > nail_salon > 8 people
  разводим такс, 6 собак > pet_breeding > 6 animals
  20 stoves installed > stove_building >
`;

const acts = `
  удаляем волосы лазером > laser_hair_removal >
  лечу зубы, одно кресло > dental_clinic > 1 chairs
  лечу собак и кошек с выездом > vet_clinic >
  лечу деревья > - >
  обучаем сварщиков и крановщиков, 80 слушателей > vocational_courses > 80 pupils
  учим летать, 3 самолёта > flight_school > 3 vehicles
  гуляю с собаками > dog_walking >
  ухаживаем за лежачими больными на дому > home_care >
  катаем туристов на лошадях, 8 лошадей > animal_rides > 8 animals
  корма для животных 70 м2 > pet_shop > 70 area
  производство кормов для животных > feed_making >
`;

const rowsOf = (table: string): readonly (readonly [string, string, string])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', kind = '', size = ''] = row.split('>').map((part) => part.trim());
      return [text, kind, size];
    });

test.each(['я ветеринар, езжу по фермам Костанайской области', 'vet in Kostanay region'])('%s', (text) => {
  expect(understand(text, 'en').country?.id).toBe('KZ');
});

describe.each([
  ['sizes', told],
  ['acts', acts],
])('%s', (_, table) => {
  test.each(rowsOf(table))('%s', (text, kind, size) => {
    const { kinds, sizes } = understand(text, 'en');
    expect(kinds.length === 0 ? unknown : kinds.map(({ id }) => id).join(' + ')).toBe(kind);
    expect(sizes.map(({ unit, count }) => `${count} ${unit}`).join(', ')).toBe(size);
  });
});
