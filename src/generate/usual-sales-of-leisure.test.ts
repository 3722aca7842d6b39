// Tests that leisure and lessons of a size sell about what is usual for it in their third year, by visits and prices worked out by hand.
import { expect, test } from 'vitest';
import { eachPerson } from '#catalog/kind/each-person.ts';
import { kinds } from '#catalog/kinds/kinds.ts';
import { measure } from './check/measure.ts';
import { generate } from './generate.ts';

const frame = { uuid: '11111111-1111-4111-8111-111111111111', timestamp: 0 } as const;
const terms = {
  language: 'en',
  currency: null,
  periodicity: 'month',
  periodCount: 36,
  dateStart: '2027-01-01',
  today: '2026-11-26',
} as const;

/** In thousands. */
function salesOf(kindId: string, size: number, countryId: string): number {
  const answers = { kindIds: [kindId], countryId, partSizes: { [kindId]: size } };
  const { template } = generate({ ...terms, ...frame, text: '', answers });
  return (measure(template, 12).scenarios[0]?.years[2]?.revenue ?? 0) / 1000;
}

test.each([
  // 22,000 tickets a screen a year, 11.5 each and 4.5 of the bar.
  ['cinema', 4, 'US', 1100, 2100],
  // 22,000 tickets a screen, 500 roubles each with the bar.
  ['cinema', 4, 'RU', 35_000, 70_000],
  // 4,800 to 5,600 anglers a year, 25 to 45 each.
  ['fishing_pond', 4, 'US', 110, 260],
  // 110 days of each boat, 500 to 900 a day.
  ['boat_hire', 4, 'US', 220, 420],
  // 18,000 to 20,000 guests a year, 17 to 23 each.
  ['board_game_cafe', 45, 'US', 310, 480],
  // 530 to 700 weeks of children, about 1,000 each.
  ['language_camp', 80, 'US', 440, 760],
  // 6,000 to 7,000 lessons and rides a year, 45 to 60 each, and four liveries at 9,000.
  ['riding_stable', 14, 'US', 300, 470],
  // 5,000 to 6,000 days of hire a year, 28 to 36 each.
  ['bike_hire', 60, 'US', 140, 230],
  // 30,000 examinations a year, 45 to 65 each of all sorts.
  ['medical_examinations', 2500, 'US', 1300, 2100],
] as const)('%s of %d in %s sells %d to %d thousand', (kindId, size, countryId, low, high) => {
  const sales = salesOf(kindId, size, countryId);
  expect(sales).toBeGreaterThan(low);
  expect(sales).toBeLessThan(high);
});

// Who works there and what there is of the business say the same size: 50 children have 8 who teach and 2 who do not.
test.each([
  ['kindergarten', 50, 6, 11],
  ['imaging_centre', 1, 4, 7],
  ['medical_examinations', 2500, 10, 15],
  ['online_school', 220, 5, 8],
] as const)('%s of %d has %d to %d people', (kindId, size, fewest, most) => {
  const kind = kinds.find(({ id }) => id === kindId);
  if (!kind) throw new Error(kindId);
  const each = kind.scale.also?.people ?? eachPerson(kind, 1) ?? 0;
  expect(size / each).toBeGreaterThan(fewest);
  expect(size / each).toBeLessThan(most);
});
