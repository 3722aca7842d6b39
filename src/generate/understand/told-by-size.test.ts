// Tests trades that are told by what they count, and the words that trades of the street and of the home are counted in.
import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const rows = `
  прачечная 300 кг в день > industrial_laundry > 300 kilograms
  laundry 300 kg a day > industrial_laundry > 300 kilograms
  dry cleaner, 30 kg a day > dry_cleaning > 30 units_a_day
  Продаю яйца, 200 яиц в день > poultry_farm > 200 units_a_day
  selling eggs, 200 eggs a day > poultry_farm > 200 units_a_day
  home baker in Swansea, 6 cakes a week > custom_cakes > 6 units_a_day
  market stall with socks and underwear > market_stall >
  прилавок на рынке с обувью > market_stall >
  singing lessons, 18 lessons a week > music_teacher > 18 lessons
  music school, 18 lessons a week > music_school > 18 lessons
  toy shop, 1500 SKUs > toy_shop > 1500 titles
  bouncy castle hire, 12 hires a weekend > party_hire > 12 orders
  chocolate boxes, 80 boxes a week > chocolate_making > 80 units_a_day
  рыболовная база на 20 мест > hunting_lodge > 20 beds
  домашний уход за пожилыми, 10 сиделок > home_care > 10 people
  сухофрукты и орехи, точка на рынке > nuts_and_spices > 1 kiosks
  silent disco equipment hire, 8 events a month > sound_and_light_hire > 8 projects
  акушерка, 4 родов в месяц > midwives > 4 projects
  underwear brand > clothing_brand >
  заводчик корги, 2 помёта в год > pet_breeding > 2 projects
  банный комплекс 4 парных > bathhouse > 4 rooms
  kennels with 30 runs > pet_hotel > 30 places
  pottery classes, 3 classes a week of 8 people > art_school > 3 pupils
  language school, 8 groups of 6 > language_school > 8 pupils
  yoga studio, 12 classes a week of 8 people > yoga_studio > 12 lessons
  walking tours in York, 3 tours a day up to 15 people > guided_tours > 3 units_a_day, 15 places
  дом посуточно под Питером > short_term_rental >
  I cook lunches for offices, 60 portions a day > office_lunches > 60 meals
`;

test.each(
  rows
    .trim()
    .split('\n')
    .map((row) => row.split('>').map((cell) => cell.trim())),
)('%s', (text = '', kind, sizes) => {
  const { kinds, sizes: said } = understand(text, /[а-я]/u.test(text) ? 'ru' : 'en');
  expect(kinds[0]?.id ?? '-').toBe(kind);
  expect(said.map(({ count, unit }) => `${count} ${unit}`).join(', ')).toBe(sizes);
});
