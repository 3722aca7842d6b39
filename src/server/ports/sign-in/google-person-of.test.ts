// Tests what is read from a provider's claims about a person.
import { expect, test } from 'vitest';
import { googlePersonOf } from './google-person-of.ts';

const claims = { iss: 'https://accounts.example.com', sub: '7' };

test('missing claims give an empty person', () => {
  expect(googlePersonOf(claims)).toEqual({
    subject: 'https://accounts.example.com 7',
    email: null,
    isEmailVerified: false,
    displayName: '',
    givenName: '',
    familyName: '',
    photo: '',
  });
});

test.each([
  ['Ada@Example.COM', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  // A full-width letter and the Kelvin sign, which normalise to other characters.
  ['\uff41da@example.com', null],
  ['ada@\u212Aelvin.example.com', null],
  ['ada', null],
  ['a\0b@example.com', null],
  [`${'x'.repeat(300)}@example.com`, null],
  [['ada@example.com'], null],
  [7, null],
])('the address of %j is %j', (email, expected) => {
  expect(googlePersonOf({ ...claims, email }).email).toBe(expected);
});

test.each([
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [1, false],
])('a verified address given as %j: %s', (given, expected) => {
  expect(googlePersonOf({ ...claims, email_verified: given }).isEmailVerified).toBe(expected);
});

test('texts are truncated, and characters that no database stores are left out', () => {
  const { displayName, givenName } = googlePersonOf({
    ...claims,
    name: 'x'.repeat(501),
    given_name: 'A\0da',
  });
  expect(displayName).toBe('x'.repeat(500));
  expect(givenName).toBe('Ada');
});

test.each([
  'http://photos.example.com/a',
  'javascript:alert(1)',
  'a',
  `https://a.example/${'x'.repeat(500)}`,
  7,
])('%j is not a photo', (picture) => {
  expect(googlePersonOf({ ...claims, picture }).photo).toBe('');
});
