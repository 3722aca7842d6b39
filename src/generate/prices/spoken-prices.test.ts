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
])('%s', (text, prices) => {
  expect(pricesOf(text)).toEqual(prices);
});
