// Holds the limits of templates to who they are for.
import { expect, test } from 'vitest';
import { templateLimitOf } from './template-limit.ts';

const limits = { maxTemplatesIfNotSignedIn: 3, maxTemplatesPerUser: 1000 };

test.each([
  ['a visitor', { kind: 'anonymous', plan: null }, 3],
  ['someone signed in', { kind: 'user', plan: null }, 1000],
  ['a subscriber', { kind: 'user', plan: 2 }, 1000],
  ['an operator', { kind: 'user', plan: 0 }, Number.POSITIVE_INFINITY],
] as const)('%s', (_who, account, limit) => {
  expect(templateLimitOf(account, limits)).toBe(limit);
});
