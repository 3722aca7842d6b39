// Tests what of a longer text the line about a business holds.
import { expect, it } from 'vitest';
import { beginningOf } from './limits.ts';

it('has the beginning of a long text up to a word for its line', () => {
  // The fifty-first letter would be inside “business”.
  expect(beginningOf('We would like to open a cafe by the sea as a small business')).toBe(
    'We would like to open a cafe by the sea as a small',
  );
  expect(beginningOf(' a\n cafe ')).toBe('a cafe');
  expect(beginningOf('x'.repeat(60))).toBe('x'.repeat(50));
});

it.each([
  ['a language school in Porto for 60 pupils, open from May', 'a language school in Porto for 60 pupils'],
  // A comma near the beginning would leave too little of it.
  [
    'a hotel, with 40 rooms by the sea and a restaurant for everybody',
    'a hotel, with 40 rooms by the sea and a restaurant',
  ],
  ['a coffee shop in the old town – 40 seats and a terrace', 'a coffee shop in the old town'],
  ['a big café beside the church of St. Peter with 40 seats', 'a big café beside the church of St. Peter'],
  ['we open a bakery in the old town. It has 1,200 customers', 'we open a bakery in the old town'],
  [
    'law firm with two partners and six associates in the City',
    'law firm with two partners and six associates',
  ],
  ['кофейня на 30 мест и пекарня рядом с метро в Казани', 'кофейня на 30 мест и пекарня рядом с метро'],
  ['барбершоп на пять кресел, три старших и два младших барбера', 'барбершоп на пять кресел, три старших'],
])('ends at the last mark that leaves half of the line: %s', (text, line) => {
  expect(beginningOf(text)).toBe(line);
});
