// A size is that of the business named last before it, or of that which it stands just before.
import { expect, test } from 'vitest';
import { understandLine } from '../generate.ts';
import { unusedOf } from '../settle-sizes.ts';
import { understand } from './understand.ts';

const languageOf = (text: string): 'en' | 'ru' => (/[а-я]/iu.test(text) ? 'ru' : 'en');

/** Those that were said, by the kind of each part. */
function sizesOf(text: string): Readonly<Record<string, number>> {
  const [language, periodicity] = [languageOf(text), 'month'] as const;
  const terms = { language, periodicity, dateStart: '2027-01-01', currency: null, periodCount: 36 };
  const { head, others } = understandLine(text, terms).business;
  const said = [head, ...others].filter(({ isSizeSaid }) => isSizeSaid === true);
  return Object.fromEntries(said.map(({ kind, size }) => [kind.id, size]));
}

test.each([
  ['rooftop bar and a restaurant with 50 seats', { restaurant: 50 }],
  ['bakery and café with 20 seats', { cafe: 20 }],
  ['playroom for children in Leeds with a café with 40 seats', { cafe: 40 }],
  ['детская игровая с кафе на 40 мест', { cafe: 40 }],
  ['бар и ресторан на 50 мест', { restaurant: 50 }],
  ['пекарня и кафе на 20 мест', { cafe: 20 }],
  ['bar with 30 seats and a restaurant with 50 seats', { bar: 30, restaurant: 50 }],
  ['30-seat bar and 50-seat restaurant', { bar: 30, restaurant: 50 }],
  ['hotel with 20 rooms and a restaurant with 60 seats', { hotel: 20, restaurant: 60 }],
  ['hotel with a restaurant with 20 rooms', { hotel: 20 }],
  ['hair and nail salon with 5 chairs', { beauty_salon: 5 }],
  ['bar and restaurant, 50 seats', { bar: 50 }],
])('%s', (text, sizes) => {
  expect(sizesOf(text)).toEqual(sizes);
});

test('the part that a size is of uses it', () => {
  const understood = understand('bar with 30 seats and a restaurant with 50 seats', 'en');
  const [bar, restaurant] = understood.kinds.map((kind) => ({ kind, size: 30, isSizeSaid: true }));
  if (!bar || !restaurant) throw new Error('no parts');
  expect(unusedOf([bar, restaurant], understood, {})).toEqual([]);
  const unsaid = { ...restaurant, isSizeSaid: false };
  expect(unusedOf([bar, unsaid], understood, {}).map(({ count }) => count)).toEqual([50]);
});
