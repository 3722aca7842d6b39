// Checks how inputs move in the oracle on small cases worked out by hand from its specification.
import { expect, test } from 'vitest';
import { numbersOf } from './line.ts';
import { oracle } from './oracle.ts';
import { flow, moving, resource, type SmallTemplateOptions, smallTemplate } from './small-template.ts';
import type { DriverJson, ScenarioJson } from './template-json.ts';

const rounded = (value: number): number => Math.round(value * 1e9) / 1e9;

/** Revenue of a service whose one amount has these scenarios, periods 1 to N. */
function revenue(scenarios: readonly ScenarioJson[], words: SmallTemplateOptions = {}, scenario = 1) {
  const sections = { ...words.sections, section_sales: [moving('s', scenarios)] };
  const figure = oracle(smallTemplate({ ...words, sections }), scenario).is_revenue;
  if (!Array.isArray(figure)) throw new Error('Revenue is not a line.');
  return numbersOf(figure.slice(1)).map(rounded);
}

const moved = (data: string, driver: DriverJson, words: SmallTemplateOptions = {}) =>
  revenue([{ data, driver }], words);

const quarters = { periodicity: 'quarter', n: 6, start: '2027-07-01' };

test('numbers by year: each stands in every period of its fiscal year, whole or split', () => {
  // The third and fourth quarter of 2027 are the first year, the four of 2028 the second.
  expect(moved('10;20', { by: 'year' }, quarters)).toEqual([10, 10, 20, 20, 20, 20]);
  expect(moved('10;20', { by: 'year-split' }, quarters)).toEqual([2.5, 2.5, 5, 5, 5, 5]);
  expect(moved('10;20', { by: 'period' }, quarters)).toEqual([10, 20, 20, 20, 20, 20]);
  expect(moved('10;20', { by: 'year' }, { n: 2, periodicity: 'year' })).toEqual([10, 20]);
});

test('growth a period: the rate of its own period, from the second on', () => {
  // 100, * 1.1 (the rate of period 2), * 1.2 and * 1.2; the 50 % of period 1 are never used.
  expect(moved('100', { growth: { rate: '50;10;20' } }, { n: 4 })).toEqual([100, 110, 132, 158.4]);
  expect(moved('100', { growth: { rate: '-100', per: 'period' } })).toEqual([100, 0, 0]);
  // What is typed by period grows too: 100, 200 * 1.1, 200 * 1.21.
  expect(moved('100;200', { growth: { rate: '10' } })).toEqual([100, 220, 242]);
});

test('growth a year: the root of the rate of the fiscal year in each period', () => {
  // Quarters 2027 Q3, Q4 (21 %), 2028 Q1 ... Q4 (46.41 %, of which the fourth root is 1.1).
  const q = 1.21 ** 0.25;
  const line = moved('100', { growth: { rate: '21;46.41', per: 'year' } }, quarters);
  expect(line).toEqual([100, q * 100, q * 110, q * 121, q * 133.1, q * 146.41].map(rounded));
});

test('growth by steps: in the first period of each fiscal year after the start, nothing between', () => {
  const step = { rate: '50;10;20', per: 'step' };
  expect(moved('100', { growth: step }, { ...quarters, n: 7 })).toEqual([100, 100, 110, 110, 110, 110, 132]);
  // Started in 2028 Q1, where k0 does not grow: the next step is that of 2029.
  expect(moved('100', { start: '2028-01-01', growth: step }, { ...quarters, n: 7 })).toEqual([
    ...[0, 0, 100, 100, 100, 100, 120],
  ]);
});

test('from start to end: growth begins with the first active period', () => {
  // January ends on the 31st, so a start on the 31st is January's and one on the 1st is February's.
  const growth = { rate: '10' };
  expect(moved('100', { start: '2027-01-31', growth })).toEqual([100, 110, 121]);
  expect(moved('100', { start: '2027-02-01', growth })).toEqual([0, 100, 110]);
  expect(moved('100', { start: '1999-02-01', growth })).toEqual([100, 110, 121]);
  // No period ends on the 1st of April or later: never.
  expect(moved('100', { start: '2027-04-01', growth })).toEqual([0, 0, 0]);
  // A period is in if it starts no later than the last day.
  expect(moved('100', { end: '2027-02-01' })).toEqual([100, 100, 0]);
  expect(moved('100', { end: '2027-01-31' })).toEqual([100, 0, 0]);
  expect(moved('100', { end: '2026-12-31' })).toEqual([0, 0, 0]);
  expect(moved('100', { start: '2027-02-14', end: '2027-02-14' })).toEqual([0, 100, 0]);
  expect(moved('100', { start: '2027-03-01', end: '2027-02-14' })).toEqual([0, 0, 0]);
});

test('in every third period from the start on; growth goes on between', () => {
  expect(moved('100', { every: 3, growth: { rate: '100' } }, { n: 5 })).toEqual([100, 0, 0, 800, 0]);
  expect(moved('100', { every: 2, start: '2027-02-10' }, { n: 5 })).toEqual([0, 100, 0, 100, 0]);
  expect(moved('1;2;3', { every: 60 })).toEqual([1, 0, 0]);
});

test('a ramp: in equal steps from its share at the start to all of it', () => {
  // 20 % + 80 % * 0/4, 1/4, 2/4 ...
  expect(moved('100', { ramp: { from: '20', periods: '4' } }, { n: 6 })).toEqual([20, 40, 60, 80, 100, 100]);
  expect(moved('100', { start: '2027-02-01', ramp: { periods: '2' } }, { n: 5 })).toEqual([
    ...[0, 0, 50, 100, 100],
  ]);
  // Down to 100 % from 150 %; without periods there is no ramp.
  expect(moved('100', { ramp: { from: '150', periods: '1' } })).toEqual([150, 100, 100]);
  expect(moved('100', { ramp: { from: '20' } })).toEqual([100, 100, 100]);
});

const seasons = (weights: string): SmallTemplateOptions => ({
  sections: { section_seasonality: [resource('y', [flow('twelve_months', { weights })])] },
});

test('a season: the weights of the months of a period over those of a year', () => {
  const season = { lookupId: 'y' };
  // 6 in January and 0 from March on: weights 6, 3, 0 ... have a mean of 9/12 = 0.75.
  expect(moved('1', { season }, seasons('6;3;0'))).toEqual([8, 4, 0]);
  // From December on: 0, then January again.
  expect(moved('1', { season }, { ...seasons('6;3;0'), start: '2027-12-31' })).toEqual([0, 8, 4]);
  // The quarter that starts in December has 0, 6 and 3: 3 of 0.75; the next ones nothing.
  const quarterly = { ...seasons('6;3;0'), start: '2027-12-01', periodicity: 'quarter' };
  expect(moved('1', { season }, quarterly)).toEqual([4, 0, 0]);
  expect(moved('1', { season }, { ...seasons('6;3;0'), start: '2027-12-01', periodicity: 'year' })).toEqual([
    ...[1, 1, 1],
  ]);
});

test('no season where the resource is missing, its section off or its weights nothing on average', () => {
  expect(moved('5', { season: { lookupId: 'z' } }, seasons('6;3;0'))).toEqual([5, 5, 5]);
  const off = { ...seasons('6;3;0'), off: ['section_seasonality'] };
  expect(moved('5', { season: { lookupId: 'y' } }, off)).toEqual([5, 5, 5]);
  expect(moved('5', { season: { lookupId: 'y' } }, seasons('0'))).toEqual([5, 5, 5]);
  expect(moved('5', { season: { lookupId: 'y' } }, seasons(''))).toEqual([5, 5, 5]);
});

test('all parts together are multiplied', () => {
  // The weights have a mean of 1.
  const words = { ...seasons('0;2;1;3;1;1;1;1;1;1;0;0'), n: 5 };
  const driver = {
    ...{ start: '2027-02-01', end: '2027-04-30', growth: { rate: '10' }, season: { lookupId: 'y' } },
    ramp: { from: '50', periods: '2' },
  };
  // February 100*1*2*0.5, March 100*1.1*1*0.75, April 100*1.21*3*1, May after the end.
  expect(moved('100', driver, words)).toEqual([0, 100, 82.5, 363, 0]);
});

test('scenarios: the structure of the first that names it, numbers of the picked one', () => {
  const scenarios = [
    { data: '100;200', driver: { by: 'year', growth: { rate: '10' } } },
    {
      data: '1000',
      driver: { by: 'period', every: 2, growth: { rate: '100', per: 'step' }, end: '2028-01-31' },
    },
    { data: '7;8' },
    { data: '', driver: { growth: { rate: '20' } } },
    { data: null },
  ];
  // By year, growing in steps, in every second month, for all of them; only the second one ends.
  const words = { n: 5, start: '2027-11-01' };
  const line = (scenario: number) => revenue(scenarios, words, scenario);
  // November 100, January 200 * 1.1, March the same.
  expect(line(1)).toEqual([100, 0, 220, 0, 220]);
  // November 1000, January 1000 * 2; the second month after it has ended.
  expect(line(2)).toEqual([1000, 0, 2000, 0, 0]);
  // Data without a driver: no growth, but by year and every second month.
  expect(line(3)).toEqual([7, 0, 8, 0, 8]);
  // A driver without data: the first one's data.
  expect(line(4)).toEqual([100, 0, 240, 0, 240]);
  // Neither, or not there at all: the first wholly.
  expect(line(5)).toEqual(line(1));
  expect(line(6)).toEqual(line(1));
});

test('a part that only another scenario has is neutral; a driver of nothing but blanks is none', () => {
  const first = { data: '100', driver: { start: '2027-02-01', ramp: { from: '0', periods: '2' } } };
  const blank = { by: '', start: null, every: '' as const, growth: { rate: '', per: null }, ramp: null };
  expect(revenue([first, { data: '50' }], {}, 2)).toEqual([50, 50, 50]);
  expect(revenue([first, { data: '', driver: { growth: { rate: '10' } } }], {}, 2)).toEqual([100, 110, 121]);
  expect(revenue([first, { data: '', driver: blank }], {}, 2)).toEqual([0, 0, 50]);
  expect(revenue([{ data: '3;4', driver: blank }])).toEqual([3, 4, 4]);
});

test('tax rates and inflation move too, and inflation multiplies what has moved', () => {
  const rates = (driver: DriverJson) => [
    resource('i', [{ formula: 'rate', fcst: [{ variable: 'rate', scenarios: [{ data: '10', driver }] }] }]),
  ];
  // In force from 2028 on: prices 1, 1.1, 1.21; growth 1, 2, 4.
  const words = { periodicity: 'year', sections: { section_inflation: rates({ start: '2028-01-01' }) } };
  expect(moved('100', { growth: { rate: '100' } }, words)).toEqual([100, 220, 484]);
  const taxed = oracle(
    smallTemplate({
      sections: {
        section_sales: [moving('s', [{ data: '100' }])],
        section_taxes: rates({ growth: { rate: '100' } }),
      },
      rels: { i: 'taxincome' },
    }),
    1,
  );
  expect(taxed.is_tax).toEqual([0, 10, 20, 40]);
});
