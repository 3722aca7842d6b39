// Tests what sun and soil give in a country over what they do in the United States.
import { expect, test } from 'vitest';
import { naturalLevelsOf } from './natural-levels.ts';
import { countries } from './places.ts';

test('the United States are where the numbers are from', () => {
  expect(naturalLevelsOf('US')).toEqual({
    sun: 1,
    grain: 1,
    vegetables: 1,
    milk: 1,
    fields: 1,
    fodder: 1,
    care: 1,
  });
});

test('Finland has less sun than Egypt', () => {
  // 900 and 1,850 kilowatt hours of a kilowatt, against 1,400.
  expect(naturalLevelsOf('FI').sun).toBeCloseTo(0.642857, 6);
  expect(naturalLevelsOf('EG').sun).toBeCloseTo(1.321429, 6);
});

test('what is put into a field differs by the square root of what it bears', () => {
  // 1.35 of 5.4 tonnes would be a quarter; Kazakhstan has 1.3.
  expect(naturalLevelsOf('KZ').grain).toBeCloseTo(1.3 / 5.4, 9);
  expect(naturalLevelsOf('KZ').fields).toBeCloseTo(0.490653, 5);
});

test('fewer look after people where they earn little, but never fewer than a quarter as many', () => {
  expect([naturalLevelsOf('DE', 84).care, naturalLevelsOf('RU', 28).care]).toEqual([0.84, 0.28]);
  expect([naturalLevelsOf('IN', 13).care, naturalLevelsOf('CH', 120).care]).toEqual([0.25, 1]);
});

test('where nothing is known it is as in the world', () => {
  expect(naturalLevelsOf('QQ').milk).toBeCloseTo(3 / 8.5, 9);
  expect(naturalLevelsOf('QQ').sun).toBeCloseTo(1450 / 1400, 9);
});

test('no country is beyond what there is on Earth', () => {
  const wrong = countries.filter(({ id }) => {
    const { sun, grain, vegetables, milk } = naturalLevelsOf(id);
    return sun < 0.5 || sun > 1.4 || grain < 0.1 || grain > 1.5 || vegetables > 1.3 || milk > 1.35;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
