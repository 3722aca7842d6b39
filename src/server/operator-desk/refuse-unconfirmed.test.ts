// Tests what an operator has to type before data is destroyed in production.
import { expect, it } from 'vitest';
import { refuseUnconfirmed } from './operator-desk.ts';

const isRefused = (email: string | null, typed: string | undefined, environment: 'test' | 'production') => {
  try {
    refuseUnconfirmed({ environment }, { id: 'Cafe-7A', email }, typed);
    return false;
  } catch {
    return true;
  }
};

it.each<[string | null, string | undefined, boolean]>([
  ['ada@example.com', undefined, true],
  ['ada@example.com', 'eve@example.com', true],
  ['ada@example.com', 'Cafe-7A', true],
  ['ada@example.com', ' ADA@example.com ', false],
  // As the buyer wrote it.
  ['Ada@Example.com', 'Ada@Example.com', false],
  ['Ada@Example.com', 'ada@example.com', false],
  [null, 'cafe-7b', true],
  [null, 'Cafe-7A', false],
  [null, 'cafe-7a', false],
])('for %s, typed %s', (email, typed, refused) => {
  expect(isRefused(email, typed, 'production')).toBe(refused);
  expect(isRefused(email, typed, 'test')).toBe(false);
});
