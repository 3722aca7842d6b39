// Tests that a price that is said is the price of the line it fits in the model, and is told as a native would say it.
import { expect, test } from 'vitest';
import { frame } from '#testing/generate/small-business.ts';
import { generate, understandLine } from '../generate.ts';
import type { Answers, Terms } from '../settle.ts';
import { unusedText } from './price-text.ts';
import { understandPriced } from './understand-priced.ts';

const termsFor = (text: string): Terms => ({
  ...{ language: /[а-я]/u.test(text) ? 'ru' : 'en', currency: null, dateStart: '2027-01-01' },
  ...{ periodicity: 'month', periodCount: 36 },
});

/** By the name of each line of sales, its price in the usual course. */
function pricesIn(text: string, answers: Answers = {}, more: Partial<Terms> = {}) {
  const terms = { ...termsFor(text), ...more };
  const { template } = generate({ ...terms, text, answers, uuid: frame.uuid, timestamp: 0 });
  const names = new Map(template.data.coreResources.map(({ id, name }) => [id, name]));
  const sales = template.data.divisions[0]?.sectionResources.section_sales ?? [];
  return Object.fromEntries(
    sales.flatMap(({ coreResource, flows }) =>
      (flows[0]?.fcst ?? [])
        .filter(({ variable }) => variable === 'price')
        .map(({ scenarios }) => [names.get(coreResource) ?? '', Number(scenarios[0]?.data)]),
    ),
  );
}

const sentenceOf = (text: string, answers: Answers = {}, more: Partial<Terms> = {}): string => {
  const terms = { ...termsFor(text), ...more };
  const { sentence } = generate({ ...terms, text, answers, uuid: frame.uuid, timestamp: 0 });
  return sentence
    .filter(({ part }) => part === 'price')
    .map(({ text: said }) => said.replaceAll(/\s/gu, ' '))
    .join(' · ');
};

test.each<[text: string, kind: string, line: string, price: number, told: string]>([
  // A thing and a number is what it costs; the time before an amount is that of what is counted.
  ['барбершоп в Казани, стрижка 1500', 'barbershop', 'Мужские стрижки', 1500, 'Мужские стрижки — 1 500 руб.'],
  ['ногтевая студия, маникюр 2000', 'nail_salon', 'Маникюр', 2000, 'Маникюр — 2 000 руб.'],
  ['гостевой дом, номер 3500', 'guest_house', 'Номера', 3500, 'Номера — 3 500 руб.'],
  [
    'yoga teacher, 12 classes a week at $60',
    'class_instructor',
    'Group classes',
    60,
    'Group classes: 60 USD',
  ],
  ['gym $99 a month, 300 members', 'gym', 'Memberships', 99, '99 USD a month'],
  ['барбершоп 4 кресла стрижка 1500', 'barbershop', 'Мужские стрижки', 1500, 'Мужские стрижки — 1 500 руб.'],
  [
    'newsletter with 2,000 paid subscribers at $8 a month',
    'newsletter',
    'Monthly subscriptions',
    8,
    '8 USD a month',
  ],
  ['hotel with 20 rooms, 120 a night', 'hotel', 'Rooms', 120, '120 USD a night'],
  ['глэмпинг на 8 домиков, 7000 за ночь', 'glamping', 'Проживание', 7000, '7 000 руб. за ночь'],
  ['квест-комната, 3500 руб с команды', 'escape_room', 'Игры для команд', 3500, '3 500 руб. за команду'],
  ['yoga studio, $20 drop-in', 'yoga_studio', 'Single classes', 20, 'Single classes: 20 USD'],
  [
    'свадебный фотограф, 30 свадеб в год по 50 тыс',
    'photographer',
    'Свадебные съёмки',
    50_000,
    'Свадебные съёмки — 50 000 руб.',
  ],
  ['шиномонтаж, 2 поста, 3000 руб комплект', 'tyre_service', 'Переобувка', 3000, 'Переобувка — 3 000 руб.'],
  // Eight hours of 187.50.
  ['consulting, $1,500 a day', 'management_consulting', 'Strategy and analysis', 187.5, '1,500 USD a day'],
  ['маникюр на дому по 2000 рублей', 'nail_salon', 'Маникюр', 2000, 'Маникюр — 2 000 руб.'],
  // 4.50 is usual there, times the fourth root of 3 / 4.50; 165 x (45 / 165) ^ 0.25; 185 x (60 / 185) ^ 0.25; 13 x (5 / 13) ^ 0.25.
  ['€3 a loaf bakery', 'bakery', 'Bread', 4.07, '3 EUR a loaf (4.07 EUR a purchase)'],
  ['пекарня, хлеб 60 рублей', 'bakery', 'Хлеб', 140, 'Хлеб — 60 руб. (140 руб. за покупку)'],
  [
    'bar in Dublin, beer at 5 euros',
    'bar',
    'Beer and wine',
    10.2,
    'Beer and wine: 5 EUR (10.20 EUR for a guest)',
  ],
  // What costs no less than all that is usual is bought once.
  ['bakery in Boston, $7 a loaf', 'bakery', 'Bread', 7, '7 USD a loaf'],
  ['£3.50 per cup coffee shop in Leeds', 'cafe', 'Coffee and drinks', 3.5, '3.50 GBP a cup'],
  ['app for runners, 4.99 a month', 'mobile_app', 'Subscriptions', 4.99, '4.99 USD a month'],
  [
    'аренда квартир посуточно по 3500 в сутки',
    ...(['short_term_rental', 'Проживание', 3500, '3 500 руб. в сутки'] as const),
  ],
  ['b&b with 6 rooms at £95 a night', 'guest_house', 'Rooms', 95, '95 GBP a night'],
  [
    'lawn mowing $45 per lawn',
    ...(['landscaping', 'Care of gardens and lawns', 119, '45 USD a lawn (119 USD a visit)'] as const),
  ],
  // A pass without a time is that of a month, of eight visits; a camp's shift is three weeks.
  [
    'йога-студия, абонемент 4000',
    'yoga_studio',
    'Абонементы на занятия',
    500,
    'Абонементы на занятия — 4 000 руб.',
  ],
  ['фитнес-клуб, абонемент 3500', 'gym', 'Абонементы', 3500, 'Абонементы — 3 500 руб.'],
  ['gym memberships 29.99', 'gym', 'Memberships', 29.99, 'Memberships: 29.99 USD'],
  ['детский лагерь, путёвка 39 тысяч', 'summer_camp', 'Путёвки', 13_000, 'Путёвки — 39 000 руб.'],
  ['детский сад, оплата 60000 в месяц', 'kindergarten', 'Ежемесячная плата', 60_000, '60 000 руб. в месяц'],
  ['CRM для автосервисов, 3000 в месяц', 'saas', 'Подписки', 3000, '3 000 руб. в месяц'],
  [
    'wedding photographer, 25 weddings a year, £1,800 each',
    'photographer',
    'Weddings',
    1800,
    'Weddings: 1,800 GBP',
  ],
  ['barbershop, beard trim $25', 'barbershop', 'Beard and shaving', 25, 'Beard and shaving: 25 USD'],
  ['dog walking £15 a walk', 'dog_walking', 'Dog walks', 15, '15 GBP a walk'],
  [
    'SaaS at 49 euros per seat per month, 200 customers',
    ...(['saas', 'Basic plan', 49, '49 EUR per seat per month'] as const),
  ],
  ['обед за 350 рублей', 'office_lunches', 'Комплексные обеды', 350, 'Комплексные обеды — 350 руб.'],
  ['столовая, обед за 350 рублей', 'canteen', 'Горячие блюда', 350, 'Горячие блюда — 350 руб.'],
  ['репетитор, ставка 2500 руб в час', 'tutor', 'Индивидуальные занятия', 2500, '2 500 руб. в час'],
  [
    'we sell honey at 12 EUR a kilo',
    'greengrocer',
    'Milk, eggs and honey',
    12,
    'Milk, eggs and honey: 12 EUR a kilogram',
  ],
  ['барбершоп, стрижка 1500 рублей', 'barbershop', 'Мужские стрижки', 1500, 'Мужские стрижки — 1 500 руб.'],
  // A year is twelve months, a tonne a thousand kilograms, a hundred grams a tenth of one.
  ['gym $600 a year', 'gym', 'Memberships', 50, '600 USD a year'],
  ['сыроварня, сыр по 120 руб за 100 г', 'cheese_dairy', 'Выдержанный сыр', 1200, '120 руб. за 100 г'],
  // Eight visits by a pass of a month, four lessons a month.
  ['yoga studio in Lisbon, 120 euros a month', 'yoga_studio', 'Class passes', 15, '120 EUR a month'],
  ['music school, $40 a lesson', 'music_school', 'Individual lessons', 160, '40 USD a lesson'],
])('%s', (text, kind, line, price, told) => {
  const { business } = understandLine(text, termsFor(text));
  expect([business.head.kind.id, business.others]).toEqual([kind, []]);
  expect(pricesIn(text)[line]).toBe(price);
  expect(sentenceOf(text)).toBe(told);
});

test('other lines keep their prices, also where rules move them', () => {
  const usual = pricesIn('cafe in Zurich, 20 seats');
  expect(pricesIn('cafe in Zurich, 20 seats, coffee at 7 francs')).toEqual({
    ...usual,
    'Coffee and drinks': 7,
  });
  const lower = pricesIn('gym', { priceFactor: 0.8 });
  expect(pricesIn('gym $99 a month', { priceFactor: 0.8 })).toEqual({ ...lower, Memberships: 99 });
});

test('of an average check all that a guest buys is priced, in the usual proportion', () => {
  const prices = pricesIn('restaurant in Rome, average check 25 euros');
  // 16.11 + 75 % of the bar + 12 % of takeaway + 5 % of banquets, to the cent.
  const [dishes = 0, bar = 0, takeaway = 0, banquets = 0] = Object.values(prices);
  expect(dishes + bar * 0.75 + takeaway * 0.12 + banquets * 0.05).toBeCloseTo(25, 2);
  // As 27 is to 52 in the catalogue, but for rounding of the usual prices of the place.
  expect(Math.abs(dishes / banquets / (27 / 52) - 1)).toBeLessThan(0.03);
  expect(sentenceOf('restaurant in Rome, average check 25 euros')).toBe('average check 25 EUR');
  expect(sentenceOf('ресторан, средний чек 1200')).toBe('средний чек 1 200 руб.');
  expect(sentenceOf('restaurant in Rome, average of 25 euros')).toBe('average check: 25 EUR');
  expect(sentenceOf('hotel in Rome, average of 90 euros')).toBe('Rooms: 90 EUR');
});

test('each part of a business has its own', () => {
  const text = 'hotel in Lisbon with restaurant, rooms at 110 euros a night, average check 25 euros';
  expect(pricesIn(text).Rooms).toBe(110);
  expect(sentenceOf(text)).toBe('110 EUR a night · average check 25 EUR');
});

test('a price in other money is counted over at the rate of the model, a number alone is of that money', () => {
  // The catalogue has 0.76 pounds and 0.88 euros for a dollar: 3.50 / 0.76 x 0.88.
  const text = 'coffee shop in Lisbon, £3.50 per cup';
  expect(pricesIn(text)['Coffee and drinks']).toBe(4.05);
  expect(sentenceOf(text)).toBe('3.50 GBP a cup (4.05 EUR)');
  const other = { currency: 'EUR' };
  expect(pricesIn('app for runners, 4.99 a month', {}, other).Subscriptions).toBe(4.99);
  // A dollar is that of the country.
  expect(sentenceOf('nail salon in Toronto at $45')).toBe('Manicure: 45 CAD');
});

test.each<[text: string, periodicity: Terms['periodicity'], price: number]>([
  ['gym $99 a month', 'quarter', 99],
  ['gym $99 a month', 'year', 99],
])('%s by the %s', (text, periodicity, price) => {
  // What is sold counts the months of the period.
  expect(pricesIn(text, {}, { periodicity, periodCount: 4 }).Memberships).toBe(price);
});

test.each<[text: string, why: string]>([
  [
    'gym $3000 a month',
    'Not used: “$3000 a month”. That is more than ten times, or less than a tenth, of what is usual for the trade (Memberships: about 52 USD).',
  ],
  [
    'gym 0 dollars a month',
    'Not used: “0 dollars a month”. A price is above zero, and no more than a billion.',
  ],
  ['gym -5 $ a month', 'Not used: “-5 $ a month”. A price is above zero, and no more than a billion.'],
  ['gym $1e12 a month', 'Not used: “$1e12 a month”. A price is above zero, and no more than a billion.'],
  ['translator, hourly rate 60 euros', 'Not used: “hourly rate 60 euros”. Nothing in this model is sold so.'],
  [
    'gym $99 a month or $89 a month',
    'Not used: “$89 a month”. Another price was said for the same (Memberships).',
  ],
  ['клининг 50 руб/м2', 'Не использовано: «50 руб/м2». В этой модели ничего так не продаётся.'],
])('%s is not used as it is', (text, why) => {
  const { unusedPrices, business } = understandLine(text, termsFor(text));
  const told = unusedPrices.map((one) => unusedText(one, business.currency, business.language));
  expect(told).toEqual([why]);
  if (unusedPrices[0]?.why.because !== 'twice')
    expect(pricesIn(text)).toEqual(pricesIn(text, { prices: [] }));
});

test('what is answered stands in place of what the line says', () => {
  const answers = { prices: ['gym $120 a month'] };
  expect(pricesIn('gym $99 a month', answers).Memberships).toBe(120);
  expect(sentenceOf('gym $99 a month', { prices: [] })).toBe('');
});

test('the cover says which prices were said', () => {
  const text = 'gym $99 a month';
  const { template } = generate({ ...termsFor(text), text, uuid: frame.uuid, timestamp: 0 });
  expect(template.description).toContain('\nPrices as they were said: 99 USD a month.\n');
});

test.each([
  'hotel rooms 240',
  'отель, номера 150',
  'ресторан, мест 120',
  'yoga studio, mats 120',
  'кафе, вложения 500000',
])('how many there are, and what is put in, costs nothing: %s', (line) => {
  expect(sentenceOf(line)).toBe('');
});

test('a haircut with a beard is dearer where a haircut is, unless it has a price of its own', () => {
  const usual = pricesIn('барбершоп');
  const { 'Мужские стрижки': cut = 0, 'Стрижка и борода': both = 0 } = usual;
  const dear = pricesIn('барбершоп, стрижка 1500');
  expect(dear['Стрижка и борода']).toBeCloseTo((both * 1500) / cut, 0);
  expect(dear['Борода и бритьё']).toBe(usual['Борода и бритьё']);
  expect(dear['Косметика для бороды и волос']).toBe(usual['Косметика для бороды и волос']);
  const own = pricesIn('барбершоп', { prices: ['стрижка 1500 рублей', 'стрижка борода 2000 рублей'] });
  expect([own['Мужские стрижки'], own['Стрижка и борода']]).toEqual([1500, 2000]);
});

test.each([
  ['йога-студия, абонемент 4000'],
  ['бассейн, абонемент 5000'],
  ['gym memberships 29.99'],
  ['интернет-магазин мебели, средний заказ 180к'],
  ['ремонт квартир, 15 тыс за метр'],
  ['кухни на заказ, 60 т.р.'],
  ['пекарня, хлеб 55 руб, батон 50'],
])('what something costs counts nothing: %s', (line) => {
  expect(understandPriced(line, termsFor(line).language).sizes).toEqual([]);
});
