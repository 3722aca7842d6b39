// Tests which amounts of a line are what something costs, and which are money of another sort.
import { expect, test } from 'vitest';
import { phraseOf, phraseWith } from './said-price.ts';
import { pricesIn, withoutPrices } from './said-prices.ts';

/** The amount, its money, and what it is for. */
const told = (text: string): readonly string[] =>
  pricesIn(text)
    .filter(({ price }) => !price.isDoubtful)
    .map(({ price: { amount, currencies, measured, noun, isEach, isCheck } }) =>
      [
        ...[amount, currencies[0] ?? 'own', isCheck ? 'check' : ''],
        ...[isEach ? 'each' : '', measured?.name ?? '', noun ?? ''],
      ]
        .filter((one) => one !== '')
        .join(' '),
    );

test.each<[text: string, price: string, rest: string]>([
  ['gym $99 a month, 300 members', '99 USD month', 'gym , , 300 members'],
  ['маникюр на дому по 2000 рублей', '2000 RUB', 'маникюр на дому , '],
  ['€3 a loaf bakery', '3 EUR loaf', ',  bakery'],
  ['£3.50 per cup coffee shop in Leeds', '3.5 GBP cup', ',  coffee shop in Leeds'],
  ['app for runners, 4.99 a month', '4.99 own month', 'app for runners, , '],
  ['аренда квартир посуточно по 3500 в сутки', '3500 own sutki', 'аренда квартир посуточно , '],
  ['b&b with 6 rooms at £95 a night', '95 GBP night', 'b&b with 6 rooms , '],
  ['lawn mowing $45 per lawn', '45 USD lawn', 'lawn mowing , '],
  ['dog walking £15 a walk', '15 GBP walk', 'dog walking , '],
  ['SaaS at 49 euros per seat per month', '49 EUR month seat', 'SaaS , '],
  ['ресторан, средний чек 1200', '1200 own check', 'ресторан, , '],
  ['average check 25 euros, bar', '25 EUR check', ', , bar'],
  [
    'online shop, 200 orders a month, $45 average order',
    '45 USD check',
    'online shop, 200 orders a month, , ',
  ],
  ['онлайн-магазин, 3000 рублей средний заказ', '3000 RUB check', 'онлайн-магазин, , '],
  ['translator, hourly rate 60 euros', '60 EUR hour', 'translator, , '],
  ['репетитор, ставка 2500 руб в час', '2500 RUB hour', 'репетитор, , '],
  ['we sell honey at 12 EUR a kilo', '12 EUR kilo', 'we sell honey , '],
  ['сыр по 120 руб за 100 г', '120 RUB hundred', 'сыр , '],
  ['массаж 3 тыс рублей в час', '3000 RUB hour', 'массаж , '],
  ['квест-комната, 3500 руб с команды', '3500 RUB команду', 'квест-комната, , '],
  ['репетитор, 800 руб час', '800 RUB hour', 'репетитор, , '],
  ['motel with 20 rooms, $95 night', '95 USD night', 'motel with 20 rooms, , '],
  ['фотостудия 1,5 тыс. руб./час', '1500 RUB hour', 'фотостудия , '],
  ['€1,50 a piece bakery', '1.5 EUR', ',  bakery'],
  ['agency, €2k a month per client', '2000 EUR each month client', 'agency, , '],
  ['цена 2500 за стрижку', '2500 own стрижку', ', '],
  ['price per cup is 3.50', '3.5 own cup', ', '],
  ['€3-5 a cup', '4 EUR cup', ', '],
  ['pet hotel. A night costs 35 pounds', '35 GBP night', 'pet hotel. , '],
  ['300 members paying $40 a month', '40 USD month', '300 members , '],
  ['клиенты платят 2000 в месяц', '2000 own month', 'клиенты , '],
  ['аренда самокатов 200 руб в час', '200 RUB hour', 'аренда самокатов , '],
  ['tax consultant $100 an hour', '100 USD hour', 'tax consultant , '],
  ['массажист, 4 сеанса в день по 2500', '2500 own', 'массажист, 4 сеанса в день , '],
  ['massage, 4 sessions a day at 60', '60 own', 'massage, 4 sessions a day , '],
  ['dog walking, 20 walks a week at 15 each', '15 own', 'dog walking, 20 walks a week , '],
  ['йога-студия, абонемент 4000', '4000 own', 'йога-студия, , '],
  ['интернет-магазин, средний заказ 180к', '180000 own check', 'интернет-магазин, , '],
  ['школа английского, 1500 за урок', '1500 own урок', 'школа английского, , '],
  ['ремонт квартир, 15 тыс за метр', '15000 own metre', 'ремонт квартир, , '],
  ['daycare, tuition 1450/mo', '1450 own month', 'daycare, , '],
  ['детский сад, оплата 32000 в месяц', '32000 own month', 'детский сад, , '],
  ['маникюр, 4 клиента в день 1800', '1800 own', 'маникюр, 4 клиента в день , '],
  ['photographer, 25 weddings a year, £1,800 each', '1800 GBP', 'photographer, 25 weddings a year, , '],
  ['hotel, 12 000 руб. за ночь', '12000 RUB night', 'hotel, , '],
])('%s: %s', (text, price, rest) => {
  expect(told(text)).toEqual([price]);
  expect(withoutPrices(text, pricesIn(text))).toBe(rest);
});

test.each([
  'coffee shop with $50,000',
  'coffee shop with $50,000 investment',
  'кофейня, вложения 2 млн',
  'кофейня, 2 млн рублей вложений',
  'rent 3000 a month, bakery',
  'bakery with rent of €2000 a month',
  'аренда 100 тысяч в месяц, кофейня',
  'аренда помещения 50 т.р., кофейня',
  'revenue of $1M a year',
  'выручка 300 тысяч рублей в месяц',
  'хочу зарабатывать 200 тысяч рублей в месяц',
  'making $5000 a month from a blog',
  'salary of the barista is $3000 a month',
  'зарплата повара 60 000 руб. в месяц',
  '3 baristas at $15 an hour',
  'школа, 10 учителей по 60 000 рублей в месяц',
  'school, 10 teachers at $1500 a month',
  'loan of 50000 at 12 % a year',
  'кредит 1 млн руб. под 20% годовых',
  'budget $20k',
  'ingredients cost $2 per cup',
  'себестоимость 100 рублей за чашку',
  'we pay $20 an hour',
  'competitor charges $5 a cup',
  'wedding planner, 25 a year',
  'bakery, 200 loaves a day',
  'open 24/7 at 9',
  'группы по 10 человек',
  'школа, 20 занятий в неделю по 60 минут',
  'курсы, 5 занятий в день по 8 человек',
  'gym, 5 classes a day at 9 am',
  'gym, membership of 300',
  'gym, memberships 300',
  'кафе на 40 мест, 100 за день',
  'детский сад, оплата труда 50000',
  'CRM, 3000 в месяц',
  'hotel, 300 a night',
  'hotel with 30 rooms for 60 guests',
  'open a bakery for $2,000,000',
  'prices 10 % higher',
  'подними цены на 7,5%',
])('%s: no price', (text) => {
  expect(told(text)).toEqual([]);
});

test('what may be anything is a price only of what is sold', () => {
  const [one] = pricesIn('coffee shop with $50,000');
  expect([one?.price.isDoubtful, one?.price.nouns]).toEqual([true, []]);
  const [cut] = pricesIn('барбершоп, стрижка 1500 рублей');
  expect([cut?.price.isDoubtful, cut?.price.nouns]).toEqual([true, ['стрижка']]);
});

test.each([
  ['gym -5 $ a month', -5],
  ['gym 0 dollars a month', 0],
  ['gym $1e12 a month', 1e12],
  ['gym 1000000000000 dollars a month', 1e12],
  ['gym at $1,234.56 a month', 1234.56],
  ['gym at 1.234,56 € a month', 1234.56],
])('%s is read as it is', (text, amount) => {
  expect(pricesIn(text).map(({ price }) => price.amount)).toEqual([amount]);
});

test.each([
  'gym $99 a month',
  'маникюр на дому по 2000 рублей',
  'SaaS at 49 euros per seat per month',
  'средний чек 1200',
  'translator, hourly rate 60 euros',
  'отдельный номер 3000 рублей за ночь',
  'A night costs 35 pounds',
  'цена за чашку 250',
  '50 т.р. за сайт',
  'стрижки, 20 стрижек в день по 1500',
  '12 classes a week at $60',
  'абонемент 4000',
  'средний заказ 180к',
  '4 клиента в день 1800',
  '1500 за урок',
  '25 weddings a year, £1,800 each',
])('%s: its phrase says the same again, and may say another amount', (text) => {
  const [price] = pricesIn(text).map((one) => one.price);
  if (!price) throw new Error('no price');
  expect(pricesIn(phraseOf(price)).map((one) => one.price)).toEqual([
    expect.objectContaining({
      ...{ amount: price.amount, measured: price.measured, noun: price.noun },
      ...{ currencies: price.currencies, isCheck: price.isCheck, nouns: price.nouns },
    }),
  ]);
  expect(pricesIn(phraseWith(price.phrase, 12.5)).map((one) => one.price)).toEqual([
    expect.objectContaining({ amount: 12.5, measured: price.measured, noun: price.noun }),
  ]);
});

test('behind a price in money a list goes on in the same money', () => {
  const list = pricesIn('пекарня: хлеб 55 руб, батон 50, мест 40').map(({ price }) => price);
  expect(list.map(({ amount, currencies: [first], nouns: [noun] }) => [amount, first, noun])).toEqual([
    [55, 'RUB', 'хлеб'],
    [50, 'RUB', 'батон'],
  ]);
});
