// Holds what is taken for an email address before the server is asked.
import { expect, it } from 'vitest';
import { isEmail } from './is-email.ts';

it.each(['ann@example.com', ' ann@example.com ', 'a.b+c@mail.example.co', 'иван@пример.рф', 'a@b.co'])(
  '[VALID-6] %s can be one',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@example.c',
  'a b@example.com',
  'a@b.c1',
  'a@b@c.com',
])('"%s" cannot', (text) => expect(isEmail(text)).toBe(false));

it('is no longer than an address can be', () => {
  expect(isEmail(`a@${'b'.repeat(250)}.com`)).toBe(false);
});
