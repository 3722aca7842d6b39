// Checks when a scenario moves as the first one does: where its own driver says nothing, however it is stored.
import { expect, it } from 'vitest';
import type { Driver } from '#template/driver.ts';
import { driverTextsOf, isInherited } from './driver-texts.ts';

const scenarios = (own: Driver | undefined) => [
  { data: '5', driver: { growth: { rate: '3' } } },
  { data: '', ...(own && { driver: own }) },
];

const saysNothing = [
  ...[undefined, {}, { growth: {} }, { growth: { rate: ' ' } }, { season: {} }],
  ...[{ ramp: {} }, { ramp: { from: '', periods: ' ' } }],
];

it.each<Driver | undefined>(saysNothing)('is so with %j', (own) => {
  expect(isInherited(scenarios(own), 1)).toBe(true);
  expect(driverTextsOf({ scenarios: scenarios(own) }, 1).rate).toBe('3');
});

const saysSomething = [
  ...[{ by: 'year' }, { growth: { per: 'year' } }, { growth: { rate: '0' } }, { ramp: { from: '0' } }],
] as const;

it.each<Driver>(saysSomething)('is not so with %j', (own) =>
  expect(isInherited(scenarios(own), 1)).toBe(false),
);
