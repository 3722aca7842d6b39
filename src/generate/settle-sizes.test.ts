// Tests within which limits a size is held, and that one of what nothing is counted in is told.
import { expect, test } from 'vitest';
import { scale } from '#catalog/kind/rows.ts';
import { smallKind } from '#testing/generate/small-business.ts';
import { type Answers, settle } from './settle.ts';
import { type Understood, understand } from './understand/understand.ts';

const settled = (understood: Partial<Understood>, answers: Answers = {}) =>
  settle({ ...understand('', 'en'), ...understood }, answers, {
    ...{ language: 'en', dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
  });

/** 4 benches are typical; a shop has 10 of them. */
const workshop = smallKind({
  scale: scale(
    'machines',
    [4, 1, 20],
    ['Benches', 'Верстаки'],
    ['bench|benches', 'верстак|верстака|верстаков'],
    {
      shops: 10,
    },
  ),
});
const inn = smallKind({
  id: 'inn',
  scale: scale('seats', [50, 10, 200], ['Seats', 'Места'], ['seat|seats', 'место|места|мест']),
});

const sizeOf = (sizes: Understood['sizes'], answers: Answers = {}) =>
  settled({ kinds: [workshop], sizes }, answers);

test('a size is 50 times what is large in the trade at most, and what was asked for is kept', () => {
  // 20 benches are many, so 1,000 are the most.
  expect(sizeOf([], { size: 1e9 }).business.head).toMatchObject({ size: 1000, asked: 1e9 });
  expect(sizeOf([{ unit: 'machines', count: 1e12 }]).business.head).toMatchObject({
    size: 1000,
    asked: 1e12,
  });
  expect(sizeOf([{ unit: 'machines', count: 1000 }]).business.head.asked).toBeUndefined();
  // A shop has 10 benches, so 100 shops are the most.
  expect(sizeOf([{ unit: 'shops', count: 5000 }]).business.head).toMatchObject({
    size: 1000,
    asked: 5000,
    said: { count: 100 },
  });
});

test('a size of machines is a whole one, and one at least', () => {
  expect(sizeOf([{ unit: 'machines', count: 1.5 }]).business.head).toMatchObject({ size: 2, asked: 1.5 });
  expect(sizeOf([{ unit: 'machines', count: 0.2 }]).business.head).toMatchObject({ size: 1, asked: 0.2 });
});

test('a size that nothing is counted in is told', () => {
  const seats = { unit: 'seats', count: 30 } as const;
  expect(sizeOf([{ unit: 'machines', count: 7 }, seats]).unusedSizes).toEqual([seats]);
  expect(settled({ kinds: [workshop, inn], sizes: [seats] }).unusedSizes).toEqual([]);
  // The shops would be benches, but those were said.
  const shops = { unit: 'shops', count: 2 } as const;
  expect(sizeOf([{ unit: 'machines', count: 7 }, shops]).unusedSizes).toEqual([shops]);
  // What its author answers goes before.
  expect(sizeOf([shops], { size: 9 }).unusedSizes).toEqual([]);
});

test('visits that are said are as many as the people or chairs of the trade would have', () => {
  const sized = (text: string) => {
    const { business } = settled(understand(text, /[а-я]/u.test(text) ? 'ru' : 'en'));
    const { kind, size, said } = business.head;
    return [
      kind.id,
      Number(size.toFixed(2)),
      said?.unit,
      Math.round(said?.count ?? 0),
      business.way?.isAlone === true,
    ];
  };
  // A doctor’s room has 12 x 62 % = 7.44 visits a day, so 25 are 3.36 rooms.
  expect(sized('gynaecologist clinic in Dushanbe, 25 appointments a day')).toEqual([
    ...['medical_clinic', 3.36, 'visitors', 25, false],
  ]);
  // A groomer has 6 x 72 % = 4.32 dogs a day, so 4 are 0.93 of a groomer, and still one who works.
  expect(sized('стрижка собак на дому, 4 собаки в день')).toEqual(['dog_grooming', 0.93, 'orders', 4, true]);
  expect(sized('English tutor, 25 lessons a week, at home')).toMatchObject([
    'tutor',
    expect.any(Number),
    'lessons',
    25,
    true,
  ]);
});

test('bedrooms of a pub or a restaurant are a part of their own', () => {
  const parts = (text: string) => {
    const { head, others } = settled(understand(text, 'en')).business;
    return [head, ...others].map(({ kind, size }) => `${kind.id} ${size}`);
  };
  expect(parts('pub with 6 bedrooms in Yorkshire')).toEqual(['bar 60', 'guest_house 6']);
  expect(parts('restaurant with rooms, 40 seats and 5 bedrooms')).toEqual(['restaurant 40', 'guest_house 5']);
  expect(parts('restaurant with 2 private dining rooms, 40 seats')).toEqual(['restaurant 40']);
});

test.each([
  // The coach is no pupil, and twelve people in a group are no instructors.
  ['секция карате, один тренер, 45 учеников', 'martial_arts_club', 45],
  ['йога в парке, 12 человек в группе, работаю одна', 'class_instructor', 1],
  // A wedding is 26 seats’ events of a month: 30 a year are 2.5 a month, 65 seats.
  ['wedding barn, 30 weddings a year', 'banquet_hall', 65],
  ['мини-ясли на 20 малышей', 'kindergarten', 20],
  ['treehouse hotel, 5 treehouses', 'glamping', 5],
] as const)('%s is a %s of %d', (text, kindId, size) => {
  const { head } = settled(understand(text, /[а-я]/u.test(text) ? 'ru' : 'en')).business;
  expect([head.kind.id, Math.round(head.size)]).toEqual([kindId, size]);
});

test.each([
  // A chair is a hairdresser's, and a cage a place of a pet: those were used.
  ["hairdresser's in Leeds, 3 chairs", 0],
  ['солярий, 4 кабины, Омск', 0],
  ['hotel for cats, 20 rooms, Lyon', 0],
  // Eight who work are what the salon is counted in; the area beside them is nothing's.
  ['салон красоты на 120 кв м в Уфе, 8 мастеров', 1],
])('%s leaves %d sizes unused', (text, count) => {
  expect(settled(understand(text, /[а-я]/u.test(text) ? 'ru' : 'en')).unusedSizes).toHaveLength(count);
});

test.each([
  // Forty coaches would be a club of 1,600; forty who come are forty.
  ['бокс для женщин, 40 человек', 'martial_arts_club', 40],
  ['тренажёрка в подвале, 200 человек', 'gym', 200],
])('%s are those who come', (text, kindId, size) => {
  const { business, unusedSizes } = settled(understand(text, 'ru'));
  expect([business.head.kind.id, business.head.size, unusedSizes]).toEqual([kindId, size, []]);
});
