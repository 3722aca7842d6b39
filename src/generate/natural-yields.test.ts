// Tests that what sun and soil give, and what is sold of some trades, differs between countries in a whole model.
import { expect, test } from 'vitest';
import type { Language } from '#language/language.ts';
import type { ForecastEntry } from '#template/template.ts';
import { generate } from './generate.ts';

const made = (kindId: string, countryId: string, size: number, language: Language = 'en') =>
  generate({
    ...{ text: '', language, currency: null, dateStart: '2027-01-01', periodicity: 'year', periodCount: 3 },
    ...{ uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10', timestamp: 0 },
    answers: { kindIds: [kindId], countryId, size },
  }).template;

function inputOf(
  template: ReturnType<typeof made>,
  line: string,
  variable: string,
): ForecastEntry | undefined {
  const { divisions, env, coreResources } = template.data;
  const cores = coreResources.filter(({ name }) => name === line).map(({ id }) => id);
  return [divisions[0]?.sectionResources ?? {}, env.sectionResources]
    .flatMap((sections) => Object.values(sections).flatMap((all) => all ?? []))
    .filter(({ coreResource }) => cores.includes(coreResource))
    .flatMap(({ flows }) => flows.flatMap(({ fcst }) => fcst))
    .find((entry) => entry.variable === variable);
}

test.each([
  // 1,400 kilowatt hours in the United States x 900 : 1,400, and x 1,850 : 1,400.
  ['solar_farm', 'FI', 'Energy sold', 'yield', '900', 'Our estimate by the sun of the country, 2025'],
  ['solar_farm', 'EG', 'Energy sold', 'yield', '1850', 'Our estimate by the sun of the country, 2025'],
  ['solar_farm', 'US', 'Energy sold', 'yield', '1400', 'Our estimate by the sun of the country, 2025'],
  ['grain_farm', 'KZ', 'Grain and oilseeds', 'yield', '1.3', 'Our estimate by the yields of grain'],
  ['grain_farm', 'DE', 'Grain and oilseeds', 'yield', '6.6', 'Our estimate by the yields of grain'],
  ['vegetable_farm', 'NL', 'Vegetables', 'yield', '42', 'Our estimate by the yields of vegetables'],
])('%s in %s', (kindId, countryId, line, variable, value, source) => {
  const entry = inputOf(made(kindId, countryId, 1000), line, variable);
  expect(entry?.scenarios[0]?.data).toMatch(new RegExp(`(^|;)${value.replace('.', '\\.')}$`));
  expect(entry?.provenance?.source).toContain(source);
});

test('a cow in Kenya gives 820 x 2.6 : 8.5 litres a month, twelve times that a year', () => {
  // 250.8, to three digits 251; a year is 3,012.
  const entry = inputOf(made('dairy_farm', 'KE', 100, 'ru'), 'Молоко', 'a_month');
  expect(entry?.scenarios[0]?.data).toBe('3012');
  expect(entry?.provenance?.source).toContain('Наша оценка по надоям в стране, 2025 год');
});

test('a hectare that bears less takes less seed and fertiliser', () => {
  // Dollars a hectare: 270 x 1.3 : 5.4 is 65, and 125 x 0.4907 is 61.3; x 1,000 hectares x the fourth root of 0.36 x 510 tenge.
  const template = made('grain_farm', 'KZ', 1000);
  expect(inputOf(template, 'Fertiliser and crop protection', 'amount')?.scenarios[0]?.data).toBe('26000000');
  expect(inputOf(template, 'Seeds and seedlings', 'amount')?.scenarios[0]?.data).toBe('24000000');
});

test('a dispenser sells less fuel in Russia, at a price of that country', () => {
  // 90,000 litres a month of what it can sell x 0.65; in a year twelve times that.
  expect(inputOf(made('petrol_station', 'US', 4), 'Fuel sold', 'a_month')?.scenarios[0]?.data).toBe(
    '1080000',
  );
  expect(inputOf(made('petrol_station', 'RU', 4), 'Fuel sold', 'a_month')?.scenarios[0]?.data).toBe('702000');
});
