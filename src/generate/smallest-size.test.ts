// Makes a model of every kind that is counted in people at its smallest size: as many are one person's work.
import { expect, test } from 'vitest';
import { kinds, unknownKind } from '#catalog/kinds/kinds.ts';
import { peopleIn, staffOf } from './business/size.ts';
import { adjust } from './check/adjust.ts';
import { healthFindings, percentOf, settledYear } from './check/health.ts';
import { understandLine } from './generate.ts';
import type { Terms } from './settle.ts';

const terms: Terms = {
  ...{ language: 'en', dateStart: '2027-01-01', currency: 'USD' },
  ...{ periodicity: 'month', periodCount: 36 },
};
const ofPeople = [...kinds, unknownKind].filter(({ scale }) => scale.unit === 'people');
/** For what is added up in floating point. */
const leastCent = 0.01;

// Judged by what a banker would stop at, not by what the models give.
/** Percent of sales that are left to whoever is paid for the work besides. */
const mostMargin = 40;
/** Percent of sales that are paid to people: above it nothing is left for a place, tools and customers. */
const mostPayroll = 82;
/** What is put in, in yearly sales: more is a factory. */
const mostFunding = 1.5;
/** Of the yearly sales it will have; whoever loses more in the first year does not get to the second. */
const mostFirstLoss = 35;

test.each(ofPeople)('$id is believable at its smallest', (kind) => {
  const { business } = understandLine('', terms, { kindIds: [kind.id], size: kind.scale.low });
  const { measured, adjustments } = adjust(business, {
    uuid: '3f1a3f0e-8f55-4c52-9c0e-6a5c1b2d7e10',
    ...{ timestamp: 0, name: kind.name[0], description: '' },
  });
  const year = settledYear(measured);
  if (!year) throw new Error('a model without years');
  const findings = healthFindings(kind, measured, 1);
  expect(measured.scenarios[0]?.lowestCash).toBeGreaterThan(-leastCent);
  // Profitable, or the note says what is wrong.
  expect(year.ebitda > 0 || findings.length > 0).toBe(true);
  expect(percentOf(year.ebitda, year.revenue)).toBeLessThan(mostMargin);
  expect(percentOf(year.payroll, year.revenue)).toBeLessThan(mostPayroll);
  expect(year.payroll > 0).toBe(staffOf(business) > 0);
  expect(adjustments.equity + adjustments.loan).toBeLessThan(year.revenue * mostFunding);
  const firstYear = measured.scenarios[0]?.years[0];
  expect(firstYear?.ebitda ?? 0).toBeGreaterThan((-mostFirstLoss / 100) * year.revenue);
});

test.each(ofPeople.filter(({ scale }) => scale.low === 1))(
  '$id of one person has no manager beside its owner',
  (kind) => {
    const managers = kind.overheads.flatMap((cost) =>
      cost.form === 'pay' && /manager|director/iu.test(cost.name[0]) && peopleIn({ kind, size: 1 }, cost) > 0
        ? cost.name[0]
        : [],
    );
    expect(managers).toEqual([]);
  },
);
