// Tests the template limits for each kind of account.
import { expect, test } from 'vitest';
import { isWithin, storageLimitOf, templateLimitOf } from './template-limit.ts';

const limits = {
  maxTemplatesIfNotSignedIn: 3,
  maxTemplatesPerUser: 1000,
  maxKeptTemplatesIfNotSignedIn: 100,
  maxKeptTemplatesPerUser: 10_000,
  maxKeptBytesIfNotSignedIn: 50,
  maxKeptBytesPerUser: 2000,
};

test.each([
  ['a visitor', { kind: 'anonymous', plan: null }, 3, { templates: 100, bytes: 50 }],
  ['someone signed in', { kind: 'user', plan: null }, 1000, { templates: 10_000, bytes: 2000 }],
  ['a subscriber', { kind: 'user', plan: 2 }, 1000, { templates: 10_000, bytes: 2000 }],
  ['an operator', { kind: 'user', plan: 0 }, Infinity, { templates: Infinity, bytes: Infinity }],
] as const)('%s', (_who, account, limit, space) => {
  expect(templateLimitOf(account, limits)).toBe(limit);
  expect(storageLimitOf(account, limits)).toEqual(space);
});

test('what fills the storage exactly is within the limit, in number and in size', () => {
  const limit = { templates: 10, bytes: 50 };
  expect(isWithin({ templates: 10, bytes: 50 }, limit)).toBe(true);
  expect(isWithin({ templates: 11, bytes: 1 }, limit)).toBe(false);
  expect(isWithin({ templates: 1, bytes: 51 }, limit)).toBe(false);
});
