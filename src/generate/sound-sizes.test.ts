// Tests that a size said in another unit or by period is used as it is worth, and is told where it would make an absurd business.
import { describe, expect, test } from 'vitest';
import type { Kind } from '#catalog/kind/kind.ts';
import { scale } from '#catalog/kind/rows.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { smallKind } from '#testing/generate/small-business.ts';
import { settle, type Terms } from './settle.ts';
import { settledSentence, spoken } from './settled-sentence.ts';
import { monthlySales } from './suggest/full-month.ts';
import { eachOf } from './understand/size/each-of.ts';
import { flows, inMonth, usualPeriodOf } from './understand/size/periods.ts';
import { type Size, sizeIn } from './understand/size/size-in-kind.ts';
import { findSizes } from './understand/size/sizes.ts';
import { understand } from './understand/understand.ts';
import { wordsOf } from './understand/words/words.ts';

const terms: Omit<Terms, 'language'> = {
  ...{ dateStart: '2027-03-01', currency: null, periodicity: 'month', periodCount: 36 },
};
const settledBy = (kind: Kind, sizes: readonly Size[]) =>
  settle({ ...understand('', 'en'), kinds: [kind], sizes }, {}, { ...terms, language: 'en' });
const settledOf = (kind: Kind, text: string) =>
  settledBy(
    kind,
    findSizes(wordsOf(text)).flatMap((found) => sizeIn(found, kind) ?? []),
  );
const settledLine = (text: string) => {
  const language = /[а-я]/u.test(text) ? 'ru' : 'en';
  return settle(understand(text, language), {}, { ...terms, language });
};

const bench = ['bench|benches', 'верстак|верстака|верстаков'] as const;
/** Five pieces a day from each bench; 20 days are those of a month. */
const workshop = smallKind({
  scale: scale('machines', [4, 1, 20], ['Benches', 'Верстаки'], bench, { units_a_day: 0.2 }),
});
/** The same of people. */
const crew = smallKind({
  scale: scale('people', [4, 1, 20], ['Makers', 'Мастера'], ['maker|makers', 'мастер|мастера|мастеров'], {
    units_a_day: 0.2,
  }),
});

describe('a business of a tenth of what is small, or of three times what is large, is the least and the most', () => {
  test.each([
    // 300 of 5 are 60 benches, which is 3 times 20.
    [workshop, '300 items a day', 60],
    [workshop, '301 items a day', null],
    // 11 of 20 days are 0.55 a day: 0.11 of a bench.
    [workshop, '11 items a month', 0.11],
    [workshop, '9 items a month', null],
    // A quarter of a person is 1.25 a day.
    [crew, '26 items a month', 0.26],
    [crew, '24 items a month', null],
  ] as const)('%#: %s', (kind, text, size) => {
    const { business, unusedSizes } = settledOf(kind, text);
    expect(business.head.isSizeSaid).toBe(size === null ? undefined : true);
    if (size !== null) expect(business.head.size).toBeCloseTo(size, 9);
    expect(unusedSizes.length).toBe(size === null ? 1 : 0);
  });

  test('of what is counted itself there may be any number', () => {
    expect(settledBy(workshop, [{ unit: 'machines', count: 700 }]).business.head.size).toBe(700);
  });
});

test.each([
  // 14 litres of milk a day for each tonne of cheese a year.
  ['сыроварня 6 тонн сыра в год', 'cheese_dairy', 6 * 14],
  // 500 kg a month are 500 x 12 / 360 a day, of 5 litres each.
  ['сыроварня, 500 кг сыра в месяц', 'cheese_dairy', (500 * 12 * 5) / 360],
  // A kilogram of ice cream is no piece: 1.7 litres of what could be made a day.
  ['ice cream factory 500 kg a day', 'ice_cream_making', 500 * 1.7],
])('%s is weighed, not counted', (text, kind, size) => {
  const { head } = settledLine(text).business;
  expect(head.kind.id).toBe(kind);
  expect(head.size).toBeCloseTo(size, 3);
});

test('a tonne is no pack', () => {
  const packs = smallKind({
    scale: scale(
      'units_a_day',
      [800, 100, 9000],
      ['Packs', 'Упаковки'],
      ['pack|packs', 'пачка|пачки|пачек'],
      {
        tonnes: 50,
      },
    ),
  });
  // 4 a month are 48 a year.
  expect(settledOf(packs, '4 tonnes a month').business.head.size).toBe(2400);
  expect(settledOf(packs, '900 packs').business.head.size).toBe(900);
});

test.each([
  ['комбинат питания, 1500 обедов в день для заводов', 'office_lunches', 1500],
  // 550 packs a month are a tonne a year, and 4 a month are 48.
  ['сухие завтраки и гранола, 4 тонны в месяц', 'snack_making', 26_400],
  // A worker makes 1,000 m².
  ['тротуарная плитка, 3000 м2 в месяц', 'concrete_blocks', 3],
  [
    'Собираем отработанное масло у автосервисов и сдаём на переработку, 40 тонн в месяц',
    'used_oil_collection',
    480,
  ],
  // A rack takes 5 kW.
  ['дата-центр на 100 стоек', 'data_centre', 500],
  ['data center with 100 racks', 'data_centre', 500],
  ['цех металлообработки, 6 станков с ЧПУ', 'metalworking', 6],
  // 300 lunches at 0.04 of an event a month.
  ['corporate catering 300 lunches a day', 'catering', 12],
  // Clinics, salons and studios are customers of whoever sells programs.
  ['CRM for dental clinics, 120 clinics', 'saas', 120],
  ['CRM для салонов красоты, 150 салонов', 'saas', 150],
  ['онлайн-запись, 50 студий', 'saas', 50],
  ['CRM for hotels, 80 hotels', 'saas', 80],
  ['программа для автосервисов, 70 автосервисов', 'saas', 70],
  // “50 room hotel” and “3 room clinic” count rooms.
  ['50 room hotel', 'hotel', 50],
  ['3 room clinic', 'medical_clinic', 3],
  // 10 x 0.25 crews.
  ['installers of solar panels, 10 projects a month', 'solar_installation', 2.5],
  // A loan is owed for some five weeks: 300 x 1.2 and 500 x 1.2.
  ['payday lender, 300 loans a month', 'microfinance', 360],
  ['микрозаймы, 500 займов в месяц', 'microfinance', 600],
  // 1,200 a month, of 420 at a branch: 40 x 30 x 0.0024.
  ['ломбард, 40 залогов в день', 'pawnshop', 2.88],
  // 5,000 readers an article, 15,000 plays an episode.
  ['news website, 60 articles a month', 'online_magazine', 300_000],
  ['подкаст, 8 выпусков в месяц', 'podcast', 120_000],
  ['газета тиражом 5000', 'newspaper', 5000],
  ['newspaper, circulation 8000', 'newspaper', 8000],
  // 500 x 0.35, for an advertiser has about three.
  ['job board, 500 listings', 'classifieds', 175],
  // 120,000 x 0.001: of those who look few buy, and a seller has hundreds.
  ['marketplace of handmade goods, 120000 visitors a month', 'marketplace', 120],
  // 10 x 0.2, for a crew of 4.6 has its share of the office.
  ['roofing company, 10 employees', 'roofing', 2],
  ['estate agent, 40 listings', 'estate_agency', 4],
  // 500 sets that are stored and changed, at $240 a year each, are worth 0.7 of a fitting bay that earns $170,000.
  ['хранение шин, 500 комплектов', 'tyre_service', 0.7],
  // 8 / 12 x 4 crews, for a crew builds three a year.
  ['строительство домов, 8 домов в год', 'building_contractor', 8 / 3],
  ['end of tenancy cleaning, 20 flats a month', 'cleaning_company', 1],
  // 50 x 30 x 0.00056.
  ['currency exchange, 50 customers a day', 'currency_exchange', 0.84],
  // 40 / 12 x 0.25.
  ['photographer, 40 weddings a year', 'photographer', 5 / 6],
  // 400 x 0.0125.
  ['IT support, 400 computers', 'it_support', 5],
  ['solar farm, 3000 panels', 'solar_farm', 1350],
  // Two hours of a kilowatt each.
  ['battery storage, 10 MWh', 'battery_storage', 5000],
  ['battery storage, 800 kWh', 'battery_storage', 400],
  // 1,000 / 1,400 = 0.7143 kW for each.
  ['solar farm, 7000 MWh a year', 'solar_farm', 5000.1],
  ['limo hire, 4 limos', 'taxi', 4],
  ['прокат лимузинов, 3 лимузина', 'taxi', 3],
  ['bike courier, 10 riders', 'courier', 10],
  ['temp agency, 120 temps', 'staffing', 120],
  ['billboard advertising, 30 billboards', 'screen_advertising', 30],
  // A lift costs 0.4 of what an excavator does.
  ['cherry picker hire, 5 lifts', 'building_equipment_hire', 2],
] as const)('%s is a %s of %d', (text, id, size) => {
  const { business, unusedSizes } = settledLine(text);
  expect(business.head.kind.id).toBe(id);
  expect(business.head.size).toBeCloseTo(size, 6);
  expect(business.head.isSizeSaid).toBe(true);
  expect(unusedSizes).toEqual([]);
});

test.each([
  ['smm агентство, 10 клиентов', '10 клиентов'],
  ['youtube channel, 100000 subscribers', '100,000 subscribers'],
  ['телеграм-канал, 30000 подписчиков', '30 000 подписчиков'],
  ['ломбард, 40 залогов в день', '40 залогов в день'],
  ['газета тиражом 5000', '5 000 экземпляров'],
  ['battery storage, 800 kWh', '800 kWh'],
  ['CRM for 200 locations', '200 locations'],
  ['solar installer, 10 installs a month', '10 installs a month'],
  ['demolition, 12 buildings a year', '12 buildings a year'],
  ['audit firm, 50 audits a year', '50 audits a year'],
])('%s: the sentence says %s', (text, said) => {
  const sentence = settledSentence(settledLine(text));
  expect(spoken(sentence.filter(({ part }) => part === 'size')).replaceAll('\u00a0', ' ')).toBe(said);
});

test.each([
  // 131 are usual for one.
  ['photographer, 30 shoots a year'],
  ['oil mill, 40 tonnes of oil a year'],
])('%s: what would be an absurd part of a business is told', (text) => {
  const { business, unusedSizes } = settledLine(text);
  expect(business.head.size).toBeGreaterThanOrEqual(1);
  expect(unusedSizes.length).toBe(1);
});

test.each([
  // Who comes to a studio says nothing of who listens, and nobody comes for each egg.
  ['radio station 40 visitors a day', 'radio_station', 60_000],
  ['радиостанция 40 посетителей в день', 'radio_station', 60_000],
  ['podcast with 50 guests a month', 'podcast', 250_000],
  ['poultry farm 40 visitors a day', 'poultry_farm', 5000],
  ['pig farm, 30 visitors a day', 'pig_farm', 600],
  // What is sold by the piece at some fifty dollars is no kilogram.
  ['производство 200 кг в день', 'manufacturing', 6],
  // 24 a year of 1,200 that are few.
  ['glass recycling 2 tonnes a month', 'glass_recycling', 6000],
] as const)('%s: a number that says nothing of how large it is is told as not used', (text, id, size) => {
  const { business, unusedSizes } = settledLine(text);
  expect([business.head.kind.id, business.head.size]).toEqual([id, size]);
  expect(business.head.isSizeSaid).toBeUndefined();
  expect(unusedSizes.length).toBe(1);
});

test.each([
  // A tenth of what is small: 150 orders a month, 100,000 plays.
  ['интернет-магазин 5 заказов в месяц', 'online_shop', 15],
  ['podcast, 1000 plays a month', 'podcast', 10_000],
  // As many as are said of what is there.
  ['honey, 10 hives', 'beekeeping', 10],
] as const)('%s: a %s is modelled from %d on', (text, id, size) => {
  const { head } = settledLine(text).business;
  expect([head.kind.id, head.size]).toEqual([id, size]);
});

test.each([
  ['таксопарк 30 машин сдаём водителям в Ташкенте', ['car_rental 30']],
  ['таксопарк 30 машин в Ташкенте', ['taxi 30']],
  // What stands at a place is no part of the business.
  ['прачечная на 10 машин у общежития', ['dry_cleaning 2']],
  ['кофейня на 40 мест у общежития', ['cafe 40']],
  // A beginning is of three rooms, and of two where pay is low.
  ['medical clinic in Berlin', ['medical_clinic 3']],
  ['ultrasound clinic in Kampala', ['medical_clinic 2']],
  ['вывоз строительного мусора, 3 самосвала', ['bulk_haulage 3']],
  ['кадастровый инженер', ['engineering_bureau 1']],
] as const)('%s', (text, parts) => {
  const { head, others } = settledLine(text).business;
  expect([head, ...others].map(({ kind, size }) => `${kind.id} ${Number(size.toFixed(2))}`)).toEqual(parts);
});

test('as much as is typical in any unit is used by every kind, and a thousand times more or less is not', () => {
  const wrong: string[] = [];
  for (const kind of kinds) {
    const { unit: own, typical } = kind.scale;
    for (const unit of flows) {
      const each = unit === own ? undefined : eachOf(kind, unit);
      if (each === undefined) continue;
      const sizeOf = (count: number) => settledBy(kind, [{ unit, count }]);
      const usual = sizeOf(typical / each).business.head;
      if (usual.isSizeSaid !== true || Math.abs(usual.size / typical - 1) > 0.01)
        wrong.push(`${kind.id} ${unit}`);
      for (const count of [typical / each / 10_000, (typical / each) * 10_000]) {
        const { business, unusedSizes } = sizeOf(count);
        if (business.head.isSizeSaid === true || unusedSizes.length !== 1)
          wrong.push(`${kind.id} ${unit} ${count}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

const levels = { prices: 1, pay: 1, work: 1, perDollar: 1 };
const ofWork = ['visitors', 'orders', 'lessons', 'meals', 'calls', 'hours', 'units_a_day'] as const;

test('what a kind says nothing of sells at its own prices: no dearer than 3 times its dearest, no cheaper than 0.3 of its cheapest', () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const kind of kinds) {
    const { unit: own, typical: size, also } = kind.scale;
    const priced = kind.sales.filter((sale) => sale.form === 'priced');
    const month = priced.reduce((sum, sale) => sum + monthlySales(sale, { kind, size }, levels), 0);
    const least = 0.3 * Math.min(...priced.map(({ price }) => price.low));
    const most = 3 * Math.max(...priced.map(({ price }) => price.high));
    for (const unit of ofWork) {
      const each = unit === own || also?.[unit] !== undefined ? undefined : eachOf(kind, unit, 'thing');
      if (each === undefined || priced.length === 0) continue;
      const period = usualPeriodOf(unit);
      const inPeriod = period === 'day' ? inMonth('day', kind) : 1;
      const one = month / (size / each) / inPeriod;
      checked += 1;
      if (one < least || one > most) wrong.push(`${kind.id} ${unit} ${one}`);
    }
  }
  expect(checked).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
