// Tests how a volume moves: how it fills up, grows, and goes with the seasons, in each scenario.
import { expect, test } from 'vitest';
import { each, n } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { volume } from '#catalog/kind/rows.ts';
import {
  contextOf,
  entryOf,
  smallBusiness,
  smallKind,
  templateOf,
  typedFor,
} from '#testing/generate/small-business.ts';
import type { Business } from '../business/business.ts';
import { fullness } from './movement.ts';

const filling: Partial<Kind> = { ramp: { from: n(40), months: n(6) } };
const byPeriods: Partial<Business> = { periodicity: 'quarter' };
const byYears: Partial<Business> = { periodicity: 'year', periodCount: 5 };

const useOf = (kind: Kind, scenario = 0, changed: Partial<Business> = {}) =>
  typedFor(templateOf(smallBusiness(kind, changed)), 'Whistles made', 'use', scenario);

test('a business that is full from the start, does not grow and has no seasons does not move', () => {
  expect(useOf(smallKind())).toMatchObject({ data: '50', driver: {} });
});

test('by month it fills up from where it begins; half as long again in a slow start, three quarters in a strong one', () => {
  const kind = smallKind(filling);
  expect(useOf(kind).driver?.ramp).toEqual({ from: '40', periods: '6' });
  // 40 x 0.8, 6 x 1.5
  expect(useOf(kind, 1).driver?.ramp).toEqual({ from: '32', periods: '9' });
  // 40 x 1.2, 6 x 0.75 rounded up
  expect(useOf(kind, 2).driver?.ramp).toEqual({ from: '48', periods: '5' });
});

test('by quarter and by year it begins with the average of the first period', () => {
  const kind = smallKind(filling);
  // After 3 of 6 months it is at 70 %, so that the first quarter is at (40 + 70) / 2.
  expect(useOf(kind, 0, byPeriods).driver?.ramp).toEqual({ from: '55', periods: '2' });
  // 6 months at (40 + 100) / 2 and 6 that are full.
  expect(useOf(kind, 0, byYears).driver?.ramp).toEqual({ from: '85', periods: '1' });
});

test('a slow start begins with 5 % at least', () => {
  const kind = smallKind({ ramp: { from: n(6), months: n(12) } });
  // 6 x 0.8 = 4.8
  expect(useOf(kind, 1).driver?.ramp?.from).toBe('5');
});

test('levels of the scenarios are 10 % lower and 8 % higher, never above 98 % of use', () => {
  expect([useOf(smallKind(), 1).data, useOf(smallKind(), 2).data]).toEqual(['45', '54']);
  const inputs = { capacity: each(1), a_day: n(10), days: n(20), use: n(95) };
  const full = volume('whistles', ['Whistles made', 'Свистков'], ['whistles', 'шт.'], 'daily', inputs);
  // 95 x 1.08 = 102.6
  expect(useOf(smallKind({ volumes: [full] }), 2).data).toBe('98');
  const fuller = { ...full, inputs: { ...inputs, use: n(99) } };
  expect(useOf(smallKind({ volumes: [fuller] }), 2).data).toBe('99');
});

test('the sun shines nearly as much in a slow start', () => {
  // 50 x 0.94, 50 x 1.04
  const kind = smallKind({ season: 'sun' });
  expect([useOf(kind, 1).data, useOf(kind, 2).data]).toEqual(['47', '52']);
  // And nobody is told of its customers.
  const noteOf = (changed: Partial<Kind>) =>
    JSON.stringify(entryOf(templateOf(smallBusiness(smallKind(changed))), 'Whistles made', 'use'));
  expect(noteOf({ season: 'sun' })).toContain('Slow start: a poorer year');
  expect(noteOf({ season: 'sun' })).not.toContain('customers');
  expect(noteOf({})).toContain('Slow start: fewer customers');
});

test('growth lasts for the years that are said, those of the volume first, then nothing is claimed', () => {
  const rateOf = (kind: Kind) => useOf(kind).driver?.growth;
  expect(rateOf(smallKind({ growth: [0, 4, 2.5] }))).toEqual({ rate: '0;4;2.5;0', per: 'year' });
  expect(rateOf(smallKind({ growth: [0, 0] }))).toBeUndefined();
  const [made] = smallKind().volumes;
  const own = made ? [{ ...made, growth: [7] }] : [];
  expect(rateOf(smallKind({ growth: [3], volumes: own }))).toEqual({ rate: '7;0', per: 'year' });
});

test('a kind with seasons has them as a line', () => {
  expect(useOf(smallKind({ season: 'summer' })).driver?.season).toEqual({ lookupId: 'seasonality_1' });
});

test('how full it is in the middle of a period', () => {
  const kind = smallKind(filling);
  // 40 + 60 x 0.5 / 6, 40 + 60 x 4.5 / 6, full
  expect(fullness(contextOf(smallBusiness(kind)), 0)).toBeCloseTo(0.45, 10);
  expect(fullness(contextOf(smallBusiness(kind)), 4)).toBeCloseTo(0.85, 10);
  expect(fullness(contextOf(smallBusiness(kind)), 6)).toBe(1);
  // The middle of the first quarter is 1.5 months: 40 + 60 x 1.5 / 6
  expect(fullness(contextOf(smallBusiness(kind, byPeriods)), 0)).toBeCloseTo(0.55, 10);
  expect(fullness(contextOf(smallBusiness(smallKind())), 0)).toBe(1);
});
