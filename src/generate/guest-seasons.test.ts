// Where people stay the year has its peak in summer, not in December, and a full August is never fuller than full.
import { describe, expect, test } from 'vitest';
import { typedFor } from '#testing/generate/small-business.ts';
import { adjust } from './check/adjust.ts';
import { understandLine } from './generate.ts';
import type { Terms } from './settle.ts';

const terms: Terms = {
  ...{ language: 'en', dateStart: '2027-01-01', currency: 'EUR' },
  ...{ periodicity: 'month', periodCount: 36 },
};

const templateOf = (text: string) =>
  adjust(understandLine(text, terms).business, {
    uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
    ...{ timestamp: 0, name: text, description: '' },
  }).template;

const weightsIn = (text: string): string | null =>
  typedFor(templateOf(text), 'As guests travel', 'weights').data;

const north = '0.72;0.78;0.92;1;1.07;1.15;1.22;1.25;1.13;1.04;0.86;0.86';
const south = '1.22;1.25;1.13;1.04;0.86;0.86;0.72;0.78;0.92;1;1.07;1.15';

describe.each([
  'hotel, 30 rooms',
  'hostel, 45 beds',
  'short-term rental, 8 apartments',
  'spa hotel, 80 rooms',
  'short-let management, 25 apartments',
])('%s', (line) => {
  test('is fullest in August in the north, and in February in the south', () => {
    expect(weightsIn(`${line} in Lisbon`)).toBe(north);
    expect(weightsIn(`${line} in Sydney`)).toBe(south);
  });
});

test.each([
  // Use x growth of three years x strong start x the best month.
  ['hotel, 30 rooms in Lisbon', 66 * 1.04 * 1.03 * 1.02 * 1.08 * 1.25],
  ['hostel, 45 beds in Lisbon', 60 * 1.04 * 1.03 * 1.02 * 1.08 * 1.25],
  ['short-term rental, 8 apartments in Lisbon', 67 * 1.04 * 1.03 * 1.02 * 1.08 * 1.25],
  ['spa hotel, 80 rooms in Lisbon', 62 * 1.05 * 1.04 * 1.03 * 1.08 * 1.25],
])('%s has no month above full', (line, fullest) => {
  const template = templateOf(line);
  const [room] = understandLine(line, terms).business.head.kind.volumes;
  const start = Number(typedFor(template, room?.name[0] ?? '', 'use', 2).data);
  const growth = understandLine(line, terms).business.head.kind.growth;
  const grown = growth.reduce((level, rate) => level * (1 + rate / 100), start);
  expect(grown * 1.25).toBeLessThan(100);
  expect(grown * 1.25).toBeCloseTo(fullest, 0);
});
