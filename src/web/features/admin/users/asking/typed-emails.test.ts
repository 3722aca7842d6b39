// Tests whose email is among what was typed.
import { expect, it } from 'vitest';
import { typedFor } from './typed-emails.ts';

const users = [
  { _id: 'a-1', email: 'ada@example.com' },
  { _id: 'b-2', email: 'bo@example.com' },
  { _id: 'c-3', email: null },
];

it('finds each on a line of its own or between commas, whatever the case', () => {
  const typed = 'ADA@example.com\n c-3, somebody@example.com';
  expect([...typedFor(users, typed)]).toEqual([
    ['a-1', 'ADA@example.com'],
    ['c-3', 'c-3'],
  ]);
});

it('takes no part of one for it, and the id of nobody who has an email', () => {
  expect([...typedFor(users, 'ada@example.co b-2')]).toEqual([]);
});
