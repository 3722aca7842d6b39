// Whoever entertains, lodges or takes people along is understood by other words than those of the catalogue, with the size.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const unknown = '-';

/** The line, and its kind; a hyphen where it is unknown. */
const leisure = `
  charter of 4 sailing yachts on Lefkada: boat_hire; laser arena for kids birthdays: laser_tag; рулетка и блэкджек для туристов: casino;
  VR zone in a mall: vr_arcade; аттракцион виртуальной реальности: vr_arcade; puzzle rooms where groups have an hour to get out: escape_room;
  трасса для картов, 15 машин: karting; singing rooms by the hour, Seoul: karaoke; playhouse with 150 seats in Edinburgh: theatre;
  камерная сцена, 80 мест: theatre; we show films in two small halls: cinema; байдарки напрокат: kayak_hire;
  manor house let for weddings: banquet_hall; тойхана на 400 человек: banquet_hall; we bring bands on tour: concert_promoter;
  jazz trio for hotels: musicians; видеооператор: videographer; распорядитель свадеб: wedding_agency; swimming baths, 8 lanes: swimming_pool;
  carp lake, 4 hectares: fishing_pond; горнолыжка, 4 подъёмника: ski_resort; учим плавать малышей: swim_school;
  bunk beds for backpackers: hostel; комнаты для отдыхающих, 8 комнат: guest_house; geodesic domes, 6 domes: glamping;
  chalets to rent in the Carpathians: recreation_base; log cabins by a lake: recreation_base; hunting cabins with guides: hunting_lodge;
  строим катера из алюминия: boat_building; чиню лодки: boat_repair; boat mechanics, 4 people: boat_repair; добыча краба: fishing_boat;
  паромная линия, 2 парома: ferry; granite memorials: memorial_stones; animal cemetery: pet_cremation; we bury people: funeral_home`;

/** Whoever makes the things or sells them does not let people in. */
const others = `
  chalet construction: building_contractor; ski shop: sports_shop; карповое хозяйство: fish_farm;
  производство батутов: manufacturing; boat sales: car_dealer / shop / - ; tent manufacturing: manufacturing; garden furniture and parasols: furniture_shop / - / shop`;

const rowsOf = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table
    .trim()
    .split(';')
    .map((row) => {
      const [text = '', kinds = ''] = row.trim().split(': ');
      return [text, kinds.split('/').map((kind) => kind.trim())];
    });

describe.each([
  ['leisure', leisure],
  ['others', others],
])('%s', (_, table) => {
  test.each(rowsOf(table))('%s', (text, wanted) => {
    const { kinds } = understand(text, /[а-я]/u.test(text) ? 'ru' : 'en');
    expect(wanted).toContain(kinds.length === 0 ? unknown : kinds.map(({ id }) => id).join('+'));
  });
});

/** Of a month or at once, by the unit of the kind. */
test.each([
  ['dance club with DJs, capacity 300', 'nightclub', 'places', 300],
  ['ночной клуб вместимостью 500', 'nightclub', 'places', 500],
  ['ночной клуб площадью 300 м²', 'nightclub', 'area', 300],
  ['turn a barn into a venue for weddings, about 24 each summer', 'banquet_hall', 'projects', 2],
  ['организация концертов, 24 в год', 'concert_promoter', 'projects', 2],
  ['small group trekking trips, 36 groups a year', 'tour_operator', 'projects', 3],
  ['hotel with 20 rooms in summer', 'hotel', 'rooms', 20],
  ['beach bar and sunbeds in Rimini, 150 loungers', 'beach_club', 'places', 150],
] as const)('%s', (text, kind, unit, monthly) => {
  const { kinds, sizes } = understand(text, /[а-я]/u.test(text) ? 'ru' : 'en');
  expect(kinds[0]?.id).toBe(kind);
  const size = sizes.find((one) => one.unit === unit);
  expect((size?.count ?? 0) * (size?.times ?? 1)).toBeCloseTo(monthly, 6);
});

/** What stands by itself is no size where it may be a price. */
test.each(['gym, 30 a month', 'SaaS for clinics, 39 a month'])('%s', (text) => {
  expect(understand(text, 'en').sizes).toEqual([]);
});
