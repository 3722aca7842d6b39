// Prices as they are said of a session, a visit, all of it together and on average are of the line that is so sold.
import { expect, test } from 'vitest';
import { understandLine } from '../generate.ts';

function pricesOf(text: string): readonly string[] {
  const [language, periodicity] = [/[а-я]/iu.test(text) ? 'ru' : 'en', 'month'] as const;
  const terms = { language, periodicity, dateStart: '2027-01-01', currency: null, periodCount: 36 };
  return understandLine(text, terms).prices.map(({ amount, name: [en] }) => `${amount} ${en}`);
}

test.each([
  ['психолог, сеанс 2500 рублей', ['2500 Individual sessions']],
  ['Массажный салон на 3 кабинета в Туле, сеанс 2500', ['2500 Massage, one hour']],
  ['Массажный кабинет, сеанс 2500 рублей', ['2500 Massage, one hour']],
  ['Стоматология на 3 кресла, приём 2500', ['2500 Check-ups and hygiene']],
  ['клиника, приём врача 2500 рублей', ['2500 Doctors’ visits']],
  ['clinic, consultation with a doctor costs $120', ['120 Doctors’ visits']],
  ['клиника на 5 кабинетов, врач 120000 рублей', []],
  ['Частный кабинет невролога, приём 2500', ['2500 Doctors’ visits']],
  ['автомойка, комплекс 1500', ['1500 Full wash with interior']],
  ['детейлинг, комплекс 3500', ['3500 Detailing wash']],
  ['Шиномонтаж на два поста, комплекс 3500 рублей', ['3500 Tyre change']],
  ['веб-студия, сайты от 300 тысяч', ['300000 Company sites']],
  ['bike rental at an average of €48', ['48 Bicycles']],
  ['Hotel with 20 rooms in Porto at an average of €90', ['90 Rooms']],
  ['Hair salon in Porto with 3 chairs, haircuts at an average of €28', ['28 Haircuts']],
  ['Парикмахерская в Туле, стрижка в среднем 900 рублей', ['900 Haircuts']],
  ['Hotel with 20 rooms in Porto, an average of 12 guests', []],
  ['Медицинский центр на 2500 приёмов в месяц', []],
  ['жилой комплекс 3500 квадратных метров', []],
  // What is sold is named behind the amount.
  ['Nail salon with 6 chairs $40 manicure', ['40 Manicure']],
  ['Nail salon, $40 manicures and $55 pedicures', ['40 Manicure', '55 Pedicure']],
  ['Trampoline park, 300 visitors a day, $16 entry', ['16 Jump tickets']],
  ['Bike repair shop, $65 average repair', ['65 Repairs']],
  ['Cafe in Lisbon, €3 espresso, €2 pastry', ['3 Coffee and drinks', '2 Pastry and desserts']],
  ['Кофейня на 40 мест, 250 руб капучино', ['250 Coffee and drinks']],
  ['Bakery, $50,000 oven', []],
  ['Cafe, $3 a coffee and $20,000 espresso machine', ['3 Coffee and drinks']],
  // Beside another line of the same volume, by its name.
  ['Parking lot with 120 spaces, $15 a day', ['15 Parking by the day']],
  ['Car park with 50 places, £3 an hour', ['3 Parking by the hour']],
  ['Парковка на 80 мест, 500 руб в день', ['500 Parking by the day']],
])('%s', (text, prices) => {
  expect(pricesOf(text)).toEqual(prices);
});

test('an hour of what is paid by the month is a lesson a week', () => {
  const terms = { language: 'en', periodicity: 'month', dateStart: '2027-01-01', currency: null } as const;
  const { prices } = understandLine('Piano lessons at $50 an hour', { ...terms, periodCount: 36 });
  expect(prices.map(({ lines }) => lines)).toEqual([{ 'Individual lessons': 200 }]);
});
