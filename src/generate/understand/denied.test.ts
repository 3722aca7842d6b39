// What a line says that a business is not, or does not have, is not what it is; what only sounds like that still is.
import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

const understoodAs = (text: string): string => {
  const { kinds, city, sizes } = understand(text, 'en');
  const place = city?.names.en ?? '';
  const said = [...kinds.map(({ id }) => id), place, ...sizes.map(({ unit, count }) => `${count} ${unit}`)];
  return said.filter((one) => one !== '').join(' + ');
};

const each = (lines: readonly (readonly [text: string, understood: string])[]): void => {
  test.each(lines)('%s', (text, understood) => {
    expect(understoodAs(text)).toBe(understood);
  });
};

describe('what a trade does without is no part of it', () => {
  each([
    ['hotel, no restaurant', 'hotel'],
    ['hotel, no restaurant, with a spa', 'hotel + spa'],
    ['hotel, no restaurant and spa', 'hotel'],
    ['hotel, neither restaurant nor spa', 'hotel'],
    ['hotel with no restaurant', 'hotel'],
    ['hotel which has no restaurant, 30 rooms', 'hotel + 30 rooms'],
    ['hotel. No restaurant. No spa. 30 rooms.', 'hotel + 30 rooms'],
    ['we do not have a restaurant, hotel with 20 rooms', 'hotel + 20 rooms'],
    ['gym, no pool or sauna', 'gym'],
    ['restaurant (no bar)', 'restaurant'],
    ["bar, we don't serve food", 'bar'],
    ['cafe that does not serve alcohol in Lisbon', 'cafe + Lisbon'],
    ['кафе без кухни', 'cafe'],
    ['отель без ресторана и спа', 'hotel'],
    ['отель, нет ресторана', 'hotel'],
    ['отель, ни ресторана, ни спа', 'hotel'],
    ['отель, ресторана не будет', 'hotel'],
    ['отель, ресторан не нужен, 30 номеров', 'hotel + 30 rooms'],
    ['кофейня, не ресторан', 'cafe'],
  ]);
});

describe('what is said in its place is the trade', () => {
  each([
    ['not a cafe but a bar', 'bar'],
    ['not a café, a bar', 'bar'],
    ['не ресторан, а столовая', 'canteen'],
    ['хочу не кафе, а пекарню', 'bakery'],
    ['не хочу кафе, хочу бар', 'bar'],
    ['лучше не бар а кафе', 'cafe'],
    ['bakery, not in Lisbon but in Porto', 'bakery + Porto'],
    ['not in Lisbon but in Porto, bakery', 'bakery + Porto'],
  ]);
});

describe('whoever has no experience still wants a trade', () => {
  each([
    ['no experience coffee shop', 'cafe'],
    ['I have no experience, coffee shop in Lisbon', 'cafe + Lisbon'],
    ['no experience and no money, want to open a bakery', 'bakery'],
    ["I don't know how to start a bakery", 'bakery'],
    ['I am not a chef but want a restaurant', 'restaurant'],
    ['нет опыта, хочу открыть автомойку', 'car_wash'],
    ['нет опыта хочу открыть автомойку', 'car_wash'],
    ['опыта нет, хочу кофейню', 'cafe'],
    ['не работаю, хочу шиномонтаж', 'tyre_service'],
  ]);
});

describe('it may be in the name of a trade, or say the contrary', () => {
  each([
    ['never alone hostel', 'hostel'],
    ["don't panic bar", 'bar'],
    ['no kids hotel', 'hotel'],
    ['no-code platform', 'saas'],
    ['non-profit', 'non_profit'],
    ['not only a cafe but also a bakery', 'cafe + bakery'],
    ['не только кафе, но и пекарня', 'cafe + bakery'],
    ['why not a bakery', 'bakery'],
    ['cafe not far from the sea', 'cafe'],
    ['hotel of not more than 30 rooms', 'hotel + 30 rooms'],
    ['No. 1 bakery', 'bakery'],
    ['car rental without driver', 'car_rental'],
    ['аренда микроавтобусов без водителя', 'car_rental'],
  ]);
});

describe('what is left is not taken for a trade', () => {
  each([
    ['we do not sell alcohol, just coffee', ''],
    ['не продаём алкоголь, только кофе', ''],
    ['no-code agency', ''],
    ['no restaurant', ''],
    ['не ресторан', ''],
    ['hotel, not 20 rooms', 'hotel'],
    ['without', ''],
  ]);
});

test('what is denied is understood, and neither owned nor online', () => {
  expect(understand('кафе без кухни', 'ru').rest).toEqual([]);
  expect(understand('hostel, no alcohol allowed', 'en').rest).toEqual([]);
  expect(understand('кафе, не в собственном помещении', 'ru').premises).toBeNull();
  expect(understand('shoe shop, not online', 'en').isOnline).toBe(false);
});

test('in Portuguese “no” says where, before a place', () => {
  expect(understoodAs('lavandaria self-service no Porto, 12 máquinas')).toBe(
    'self_service_laundry + Porto + 12 machines',
  );
  expect(understoodAs('coffee shop no delivery in Porto')).toBe('cafe + Porto');
});

test('a month in the name of a city is no opening', () => {
  expect(understand('padaria no Rio de Janeiro', 'en')).toMatchObject({
    opening: null,
    country: { id: 'BR' },
  });
  expect(understand('bakery in Rio de Janeiro, open from May', 'en').opening).toEqual({
    month: 5,
    year: null,
  });
});
