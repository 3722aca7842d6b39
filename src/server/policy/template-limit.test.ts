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
  maxKeptBytesPerNetwork: 300,
  maxKeptBytesOfVisitors: 4000,
};

const unknown = { plan: null, role: null, is_entitled: 0, email_verified_at: null } as const;
const visitor = { ...unknown, kind: 'anonymous' } as const;
const user = { ...unknown, kind: 'user' } as const;
const shared = { networkBytes: 300, allBytes: 4000 };

test.each([
  ['a visitor', visitor, 3, { templates: 100, bytes: 50, shared }],
  [
    'what is left of an operator’s visitor',
    { ...visitor, role: 'operator' },
    3,
    { templates: 100, bytes: 50, shared },
  ],
  ['an address that is not confirmed', user, 1000, { templates: 10_000, bytes: 2000, shared }],
  [
    'a confirmed one',
    { ...user, email_verified_at: 1 },
    1000,
    { templates: 10_000, bytes: 2000, shared: null },
  ],
  ['a subscriber', { ...user, plan: 2 }, 1000, { templates: 10_000, bytes: 2000, shared: null }],
  ['an entitled user', { ...user, is_entitled: 1 }, 1000, { templates: 10_000, bytes: 2000, shared: null }],
  [
    'an operator',
    { ...user, role: 'operator' },
    Infinity,
    { templates: Infinity, bytes: Infinity, shared: null },
  ],
] as const)('%s', (_who, account, limit, space) => {
  expect(templateLimitOf(account, false, limits)).toBe(limit);
  expect(storageLimitOf(account, limits)).toEqual(space);
});

test('an active plan has no limit of models; a visitor has no plan', () => {
  expect(templateLimitOf(user, true, limits)).toBe(Infinity);
  expect(templateLimitOf(visitor, true, limits)).toBe(3);
});

test('what fills the storage exactly is within the limit, in number and in size', () => {
  const limit = { templates: 10, bytes: 50 };
  expect(isWithin({ templates: 10, bytes: 50 }, limit)).toBe(true);
  expect(isWithin({ templates: 11, bytes: 1 }, limit)).toBe(false);
  expect(isWithin({ templates: 1, bytes: 51 }, limit)).toBe(false);
});
