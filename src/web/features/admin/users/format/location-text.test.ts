// Tests the line that says where a user was.
import { expect, it } from 'vitest';
import { locationText } from './location-text.ts';

it.each([
  ['Tomsk', 'RU', 'AS', 'Tomsk, RU, AS'],
  ['', 'DE', 'EU', '–, DE, EU'],
  ['', '', 'NA', '–, NA'],
  [null, 'FR', null, '–, FR'],
  [null, null, null, null],
  ['', '', '', null],
])('%s, %s, %s', (city, country, continent_code, text) => {
  expect(locationText({ city, country, continent_code })).toBe(text);
});
