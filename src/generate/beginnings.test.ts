// Tests how small a business begins of which nobody says how large it is.
import { expect, test } from 'vitest';
import { sizeAtFirst } from '#catalog/kinds/beginnings.ts';
import { kindById, kinds } from '#catalog/kinds/kinds.ts';
import { adjust } from './check/adjust.ts';
import { understandLine } from './generate.ts';
import type { Terms } from './settle.ts';

const terms: Terms = {
  ...{ language: 'en', dateStart: '2027-01-01', currency: 'USD' },
  ...{ periodicity: 'month', periodCount: 36 },
};
const smaller = kinds.filter((kind) => sizeAtFirst(kind, 100) !== kind.scale.typical);

test.each([
  ['jewellery workshop', 2],
  ['jewellery workshop, 6 jewellers', 6],
  ['мыловарня', 1],
  ['пельменный цех', 80],
  ['law firm', 2],
  ['taxi company', 5],
  // As large as is usual: there is no smaller one.
  ['hair salon', 4],
] as const)('%s begins with %i', (line, size) => {
  expect(understandLine(line, terms).business.head.size).toBe(size);
});

test('a beginning is of a kind, smaller than a typical one, and no smaller than any is', () => {
  expect(smaller.length).toBeGreaterThan(50);
  for (const kind of smaller) {
    expect(sizeAtFirst(kind, 100)).toBeLessThan(kind.scale.typical);
    expect(sizeAtFirst(kind, 100)).toBeGreaterThanOrEqual(kind.scale.low);
  }
});

test.each(smaller.map(({ id }) => id))(
  '[GENERATE-6] %s has the margin and the payroll that are usual for it from its beginning',
  (id) => {
    const kind = kindById(id);
    const { business } = understandLine('', terms, { kindIds: [id] });
    const year = adjust(business, {
      uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
      ...{ timestamp: 0, name: id, description: '' },
    }).measured.scenarios[0]?.years[2];
    const margin = (100 * (year?.ebitda ?? 0)) / (year?.revenue ?? 0);
    const [low = 0, high = 0] = kind?.health.ebitda ?? [];
    expect(margin).toBeGreaterThanOrEqual(low);
    expect(margin).toBeLessThanOrEqual(high);
    const payroll = (100 * (year?.payroll ?? 0)) / (year?.revenue ?? 0);
    const [leastPay = 0, mostPay = 0] = kind?.health.payroll ?? [];
    expect(payroll).toBeGreaterThanOrEqual(leastPay);
    expect(payroll).toBeLessThanOrEqual(mostPay);
  },
);
