// Tests that several premises are as many businesses side by side, and that what comes again is worth what one of it brings.
import { expect, test } from 'vitest';
import { kinds } from '#catalog/kinds/kinds.ts';
import type { Part } from './business/business.ts';
import { crowding, peopleIn } from './business/size.ts';
import { understandLine } from './generate.ts';
import type { Terms } from './settle.ts';

const terms: Omit<Terms, 'language'> = {
  ...{ dateStart: '2027-01-01', today: '2027-01-01', currency: null },
  ...{ periodicity: 'month', periodCount: 36 },
};

test.each([
  // Six dispensers each.
  ['6 petrol stations in Texas', 'petrol_station', 36],
  ['сеть из 5 АЗС в Казани', 'petrol_station', 30],
  ['две автозаправки в Туле', 'petrol_station', 12],
  ['petrol station with 8 pumps', 'petrol_station', 8],
  ['заправка, 4 колонки', 'petrol_station', 4],
  // 6 trips a day x 25 days x 62 % are 93 of a vehicle a month: 300 are 3.2 vehicles.
  ['перевозка больных, 300 заказов в месяц', 'medical_transport', 3.21],
  // A container costs $4500 to $5500 to send, twice the usual shipment: 0.06 of a forwarder.
  ['freight forwarder, 140 containers a month', 'freight_forwarding', 8.4],
  // $240 a year for a set that is stored and changed twice, of a bay that earns $170,000.
  ['шиномонтаж с хранением на 2000 комплектов шин', 'tyre_service', 2.8],
] as const)('%s: %s of %d', (text, kind, size) => {
  const language = /[а-я]/u.test(text) ? 'ru' : 'en';
  const { head } = understandLine(text, { ...terms, language }).business;
  expect(head.kind.id).toBe(kind);
  expect(head.size).toBeCloseTo(size, 6);
});

const shop = kinds.find(({ id }) => id === 'shop');
const kiosks = (count: number): Part => {
  if (shop === undefined) throw new Error('there is no shop');
  return { kind: shop, size: 10 * count, said: { unit: 'kiosks', each: 10, count } };
};

test('ten kiosks see as many buyers each as one, and somebody sells in each', () => {
  const seller = shop?.costs.find(({ form }) => form === 'pay');
  if (seller?.form !== 'pay') throw new Error('nobody sells in a shop');
  // The smallest shop has 35 m², a kiosk has 10: the root of 3.5.
  expect(crowding(kiosks(1))).toBeCloseTo(1.8708, 4);
  expect(crowding(kiosks(10))).toBeCloseTo(1.8708, 4);
  expect(peopleIn(kiosks(1), seller)).toBe(1);
  expect(peopleIn(kiosks(10), seller)).toBe(10);
  const { said: _said, ...hall } = kiosks(10);
  expect(crowding(hall)).toBe(1);
  // 0.017 of a seller for each of 100 m².
  expect(peopleIn(hall, seller)).toBe(1.5);
});
