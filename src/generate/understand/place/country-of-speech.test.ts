// Tests that a line in a language of one main country is of that country where nothing else says where.
import { expect, test } from 'vitest';
import { settle, type Terms } from '../../settle.ts';
import { understand } from '../understand.ts';
import { countryOfSpeech } from './country-of-speech.ts';

test.each([
  ['Bäckerei mit Café, 30 Plätze', 'DE'],
  ['Photovoltaik Montage, 6 Mitarbeiter', 'DE'],
  ['location de vélos électriques', 'FR'],
  ['boulangerie pâtisserie avec salon de thé, 25 m2', 'FR'],
  ['agriturismo, ristorante 40 coperti', 'IT'],
  ['restaurante con terraza 40 mesas', 'ES'],
  ['peluquería canina', 'ES'],
  ['kafe 20 masa, kira 30000 TL', 'TR'],
  ['padaria com café, 20 lugares', 'PT'],
  ['padaria com café, 20 lugares, 4 funcionários', 'BR'],
])('%s: %s', (line, country) => {
  expect(countryOfSpeech(line)).toBe(country);
});

test.each([
  'café 40 seats',
  'hotel restaurant',
  'gelato shop',
  'patisserie',
  'La Taqueria',
  'kindergarten 40 children',
  'Trattoria da Marco, 40 seats',
  'cafe de Paris with terrace',
  'le petit bistro, 30 covers',
  'yoga studio',
  'pizzeria',
  'кафе Bäckerei mit Café',
  '',
])('%j says nothing of a country', (line) => {
  expect(countryOfSpeech(line)).toBeNull();
});

const placed = (line: string, currency: string | null = null) => {
  const terms: Terms = {
    ...{ language: 'en', dateStart: '2026-12-01', currency, periodicity: 'month', periodCount: 36 },
  };
  const { country, isPlaceAssumed } = settle(understand(line, 'en'), {}, terms);
  return [country.id, isPlaceAssumed];
};

test('euros of a French line are those of France, pounds are those of Britain, and a place goes before', () => {
  expect(placed('boulangerie avec terrasse, panier moyen 8 €')).toEqual(['FR', true]);
  expect(placed('boulangerie avec terrasse')).toEqual(['FR', true]);
  expect(placed('ristorante 60 coperti, £30')).toEqual(['GB', true]);
  expect(placed('ristorante 60 coperti', 'USD')).toEqual(['US', true]);
  expect(placed('Friseursalon mit 4 Stühlen, Wien')).toEqual(['AT', false]);
  expect(placed('bakery and café')).toEqual(['US', true]);
});
