// Every number of a line is a size, a part of a name, or told as not understood; none is lost without a word.
import { describe, expect, test } from 'vitest';
import { understandLine } from '../generate.ts';
import { settledSentence, spoken } from '../settled-sentence.ts';
import { understand } from './understand.ts';

const isRussian = (text: string): boolean => /[а-я]/iu.test(text);
const languageOf = (text: string) => (isRussian(text) ? 'ru' : 'en');
const sizesOf = (text: string): string =>
  understand(text, languageOf(text))
    .sizes.map(({ unit, count }) => `${count} ${unit}`)
    .join(', ');

const settledOf = (text: string) =>
  understandLine(text, {
    ...{ language: languageOf(text), dateStart: '2027-01-01', currency: null },
    ...{ periodicity: 'month', periodCount: 36 },
  });

describe('a number in a name is no size', () => {
  test.each([
    ['Three Barbers barbershop', ''],
    ['Three Barbers barbershop in Leeds, 5 chairs', '5 chairs'],
    ['three barbers', '3 people'],
    ['Three barbers in Leeds', '3 people'],
    ['barbershop, three barbers', '3 people'],
    ['3 barbers', '3 people'],
    ['Barbershop, 3 Barbers', '3 people'],
    ['7-Eleven style shop', ''],
    ['24-Room Hotel', '24 rooms'],
    ['40-seat café', '40 seats'],
    ['Studio 54', ''],
    ['Studio 54 nightclub', ''],
    ['hotel, rooms 24', '24 rooms'],
    ['24/7 gym', ''],
    ['Route 66 diner', ''],
    ['Restaurant No. 5', ''],
    ['Restaurant № 5', ''],
    ['Пятёрочка', ''],
    ['Магазин 24 часа', ''],
    ['кафе «Три повара»', ''],
    ['кафе «Три повара», 2 повара', '2 people'],
    ['кафе Три повара', ''],
    ['кафе, три повара', '3 people'],
    ['Три повара и кафе', '3 people'],
    ['кафе "Два стула" на 30 мест', '30 seats'],
    ['barbershop "Four Chairs", 6 chairs', '6 chairs'],
    ['barbershop called four chairs', ''],
    ['"café with 40 seats"', '40 seats'],
  ])('%s', (text, sizes) => {
    expect(sizesOf(text)).toBe(sizes);
  });

  test('and no watches are sold for 24 hours', () => {
    expect(understand('Магазин 24 часа', 'ru').kinds.map(({ id }) => id)).toEqual(['shop']);
  });

  test('nor is it told as not understood', () => {
    expect(understand('barbershop "Four Chairs", 6 chairs', 'en').rest).toEqual([]);
  });
});

test.each([
  ['peluquería con 4 estilistas', '4 people'],
  ['barbería con 3 barberos', '3 people'],
  ['peluquería canina con 2 peluqueras', '2 people'],
  ['taller mecánico con 3 mecánicos', '3 people'],
  ['restaurante con 4 cocineros', '4 people'],
  ['gimnasio con 4 entrenadores', '4 people'],
  ['clínica dental con 3 odontólogos', '3 people'],
  ['barbearia com 3 barbeiros', '3 people'],
  ['salon de coiffure avec 4 coiffeuses', '4 people'],
  ['Friseursalon mit 3 Friseurinnen', '3 people'],
  ['Zahnarztpraxis mit 3 Zahnärzten', '3 people'],
  ['parrucchiere con 4 parrucchiere', '4 people'],
  ['restaurant avec 3 cuisiniers', '3 people'],
  ['officina con 2 meccanici', '2 people'],
  ['mining farm with 50 ASICs', '50 machines'],
  ['майнинг-ферма на 50 асиков', '50 machines'],
  ['flying school with 3 planes', '3 vehicles'],
  ['лётная школа, 3 самолёта', '3 vehicles'],
])('%s', (text, sizes) => {
  expect(sizesOf(text)).toBe(sizes);
});

test.each([
  ['bakery with 12 unicorns', ['12 unicorns']],
  ['café with 3 baristas and 12 grey parrots', ['12 grey parrots']],
  ['bakery, 12 xylofoo in Porto', ['12 xylofoo']],
  ['hotel with 0 rooms', ['0 rooms']],
  ['trucking with -3 trucks', ['-3 trucks']],
  ['wheat farm of 2e9 hectares', ['2e9 hectares']],
  ['hotel with 1000000000000 rooms', ['1000000000000 rooms']],
  ['barbershop with 4 chairs, later 6 chairs', ['later', '6 chairs']],
])('%s is told as not understood', (text, rest) => {
  expect(understand(text, 'en').rest).toEqual(rest);
});

test.each([
  ['café with 40 seats and 3 baristas', ['people', 3]],
  ['кафе на 40 мест и 3 бариста', ['people', 3]],
])('%s: what nothing is counted in is told as not used', (text, [unit, count]) => {
  expect(settledOf(text).unusedSizes).toMatchObject([{ unit, count }]);
});

// The most is 50 times what is large: 200 rooms of a hotel, 12 chairs of a barbershop.
test.each([
  ['hotel with 1000000 rooms', '· 10,000 rooms (1,000,000 is more than we can model)'],
  ['hotel with 10,000 rooms', '· 10,000 rooms'],
  ['hotel with 1.5 rooms', '· 2 rooms (rounded from 1.5)'],
  ['barbershop with 5000 chairs', '· 600 barbers (5,000 is more than we can model)'],
  ['отель на 1000000 номеров', '· 10 000 номеров (1 000 000 — больше, чем мы можем смоделировать)'],
])('%s: the sentence says what it is made with', (text, said) => {
  expect(spoken(settledSentence(settledOf(text))).replaceAll('\u00a0', ' ')).toContain(said);
});

describe('how long, how far, how old and how much is no size', () => {
  test.each([
    ['café, 15 minutes from the station'],
    ['guest house 200 m from the sea'],
    ['гостевой дом в 200 м от моря'],
    ['гостевой дом, до моря 300 метров до пляжа'],
    ['bakery since 2010'],
    ['I am 34 and have two kids. I want to open a bakery.'],
    ['haircuts for 25 euros, barbershop'],
    ['кафе, в городе 40 тысяч человек'],
    ['dentist in a town of 20,000 people'],
  ])('%s', (text) => {
    expect(sizesOf(text)).toBe('');
  });
});
